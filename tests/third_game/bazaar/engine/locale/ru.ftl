setup = Подготовка
turn = Ход { $n }, { who }
who = купец { $seat }
name = «{ $name }»
draws = { who } берёт { $known ->
    [yes] { $seen }
   *[no] карту
 }
opens = { who } открывает на месте { $n } «{ $card }»
hosts = { who } принимает карту «{ $card }» и получает { $n }
whispers = { who } пускает слух «{ $card }» и забирает { $n }
rests = { who } отдыхает
earns = { who } зарабатывает { $n }
ends = Базар закрыт; в самом полном кошельке { $n }
can = можно
cannot = Нельзя: { $reason }
why-over = базар закрыт
why-not-yet = базар ещё не открылся
why-asked-otherwise = сейчас выбирает другой купец
why-not-your-turn = сейчас не ваш ход
why-not-in-hand = карты «{ $card }» нет у вас в руке
why-taken = место { $n } занято
why-no-stall = для карты «{ $card }» нужна ваша лавка
why-not-so = так не делается
