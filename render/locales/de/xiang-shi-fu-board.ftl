# Words of the pictures of Xiang Shi Fu, their alternative texts and text boards.

ui-xsf-kind = { $variant }, { $rule }

## States of a set that is not valid

ui-xsf-invalid = kein Satz
ui-xsf-dead = toter Satz
ui-xsf-locked = gesperrt

## The same in one word

ui-xsf-short-civil = zivil
ui-xsf-short-military = Militär
ui-xsf-short-supreme = Höchstes
ui-xsf-short-invalid = kein Satz
ui-xsf-short-dead = tot
ui-xsf-short-locked = gesperrt
ui-xsf-short-mixed-dragon = Mischdrache

## The middle of the board

ui-xsf-centre = Mittelpaar
ui-xsf-won = Gelöst
ui-xsf-stuck = Fest
ui-xsf-goal-target = Ziel
ui-xsf-goal-pair = Paar
ui-xsf-goal-marriage = Zwillinge und Militär
ui-xsf-goal-gold = Gold
ui-xsf-goal-silver = Silber
ui-xsf-goal-civil = Zivilpaare
ui-xsf-goal-military = Militärpaare
ui-xsf-quartets = Die vier Paare
ui-xsf-or = oder

## In words

ui-xsf-alt = { $title }, { $kind }. { $facts }.
ui-xsf-alt-bare = { $title }, { $kind }.
ui-xsf-progress = { $n } von { $of } Sätzen.
ui-xsf-alt-goal = Ziel: { $goals }.
ui-xsf-alt-goal-either = Ziel, eins davon: { $goals }.
ui-xsf-alt-aim = { $name }: { $n } von { $of }
ui-xsf-alt-aim-there = { $name }: da
ui-xsf-alt-aim-missing = { $name }: fehlt
ui-xsf-alt-aim-tiles = { $aim } ({ $tiles })
ui-xsf-alt-last = Letzter Tausch: { $one } und { $two }.
ui-xsf-alt-set = { $set }.
ui-xsf-alt-row = { $seat }: { $tiles }, { $name }
ui-xsf-alt-side = { $seat } { $tiles }
ui-xsf-alt-picked = Gewählt: { $sides }.
ui-xsf-alt-choices = Zur Wahl: { $choices }.
ui-xsf-board-give = Zu geben:
