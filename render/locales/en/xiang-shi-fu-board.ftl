# Words of the pictures of Xiang Shi Fu, their alternative texts and text boards.

ui-xsf-kind = { $variant }, { $rule }

## States of a set that is not valid

ui-xsf-invalid = no set
ui-xsf-dead = dead set
ui-xsf-locked = locked set

## The same in one word

ui-xsf-short-civil = civil
ui-xsf-short-military = military
ui-xsf-short-supreme = supreme
ui-xsf-short-invalid = no set
ui-xsf-short-dead = dead
ui-xsf-short-locked = locked
ui-xsf-short-mixed-dragon = { xsf-type-mixed-dragon }

## The middle of the board

ui-xsf-centre = Centre pair
ui-xsf-won = Solved
ui-xsf-stuck = Stuck
ui-xsf-goal-target = target
ui-xsf-goal-pair = pair
ui-xsf-goal-marriage = twins and military
ui-xsf-goal-gold = gold ingot
ui-xsf-goal-silver = silver ingot
ui-xsf-goal-civil = civil pairs
ui-xsf-goal-military = military pairs
ui-xsf-quartets = The four pairs
ui-xsf-or = or

## In words

ui-xsf-alt = { $title }, { $kind }. { $facts }.
ui-xsf-alt-bare = { $title }, { $kind }.
ui-xsf-progress = { $n } of { $of } sets.
ui-xsf-alt-goal = Goal: { $goals }.
ui-xsf-alt-goal-either = Goal, one of these: { $goals }.
ui-xsf-alt-aim = { $name }: { $n } of { $of }
ui-xsf-alt-aim-there = { $name }: there
ui-xsf-alt-aim-missing = { $name }: missing
ui-xsf-alt-aim-tiles = { $aim } ({ $tiles })
ui-xsf-alt-last = Last exchange: { $one } and { $two }.
ui-xsf-alt-set = { $set }.
ui-xsf-alt-row = { $seat }: { $tiles }, { $name }
ui-xsf-alt-side = { $seat } { $tiles }
ui-xsf-alt-picked = Picked: { $sides }.
ui-xsf-alt-choices = Choices: { $choices }.
ui-xsf-board-give = To give:
