# Words of the pictures of Xiang Shi Fu, their alternative texts and text boards.

ui-xsf-kind = { $variant }, { $rule }

## States of a set that is not valid

ui-xsf-invalid = не група
ui-xsf-dead = мертва
ui-xsf-locked = замкнена

## The same in one word

ui-xsf-short-civil = цивільна
ui-xsf-short-military = військова
ui-xsf-short-supreme = найвища
ui-xsf-short-invalid = не група
ui-xsf-short-dead = мертва
ui-xsf-short-locked = замкнена
ui-xsf-short-mixed-dragon = зміш. дракон

## The middle of the board

ui-xsf-centre = Пара в центрі
ui-xsf-won = Розв’язано
ui-xsf-stuck = Глухий кут
ui-xsf-goal-target = ціль
ui-xsf-goal-pair = пара
ui-xsf-goal-marriage = близнюки й вояк
ui-xsf-goal-gold = золото
ui-xsf-goal-silver = срібло
ui-xsf-goal-civil = цивільні пари
ui-xsf-goal-military = військові пари
ui-xsf-quartets = Чотири пари
ui-xsf-or = або

## In words

ui-xsf-alt = { $title }, { $kind }. { $facts }.
ui-xsf-alt-bare = { $title }, { $kind }.
ui-xsf-progress = Груп: { $n } з { $of }.
ui-xsf-alt-goal = Мета: { $goals }.
ui-xsf-alt-goal-either = Мета, одне з: { $goals }.
ui-xsf-alt-aim = { $name }: { $n } з { $of }
ui-xsf-alt-aim-there = { $name }: є
ui-xsf-alt-aim-missing = { $name }: немає
ui-xsf-alt-aim-tiles = { $aim } ({ $tiles })
ui-xsf-alt-last = Останній обмін: { $one } і { $two }.
ui-xsf-alt-set = { $set }.
ui-xsf-alt-row = { $seat }: { $tiles }, { $name }
ui-xsf-alt-side = { $seat } { $tiles }
ui-xsf-alt-picked = Обрано: { $sides }.
ui-xsf-alt-choices = На вибір: { $choices }.
ui-xsf-board-give = Можна віддати:
