setup = Setting up
turn = Turn { $n }, { who }
who = merchant { $seat }
name = “{ $name }”
draws = { who } draws { $known ->
    [yes] { $seen }
   *[no] a card
 }
opens = { who } opens “{ $card }” on place { $n }
hosts = { who } hosts “{ $card }” and gets { $n }
whispers = { who } whispers “{ $card }” and takes { $n }
rests = { who } rests
earns = { who } earns { $n }
ends = The market closes; the fullest purse has { $n }
can = Legal
cannot = Not legal: { $reason }
why-over = the bazaar is closed
why-not-yet = the bazaar has not opened yet
why-asked-otherwise = another merchant is choosing now
why-not-your-turn = it is not your turn
why-not-in-hand = “{ $card }” is not in your hand
why-taken = place { $n } is taken
why-no-stall = “{ $card }” needs a stall of yours
why-not-so = that cannot be done
