# The lesson of Xiang Shi Fu, and what the pictures in its rules show.

xsf-example-goal = { $view ->
    [board] The board: seven of eleven are sets. An x marks the other four.
   *[picture] The picture: seven of eleven are sets. Dashed frames mark the other four.
}
xsf-example-moves = { $view ->
    [board] The board: 5-3 of seat d is picked. Below stand the exchanges that are open to it.
   *[picture] The picture: 5-3 of seat d is picked. The framed tiles are those it can be exchanged for.
}
xsf-example-dead = no tile of the set repairs it

xsf-lesson-one = Ten triplets lie around a pair. A dashed frame marks what is no set yet. Tiles are exchanged between two seats: press 5-3 of d, then 6-4 of f.
xsf-lesson-one-wrong = That can be done as well. Here we look at 5-3 of d and 6-4 of f.
xsf-lesson-pair = Now f is a full dragon, 1 to 6, and d is a set as before: after an exchange both must be. The pair gives both its tiles for two of a triplet: press 5-2 4-3 of a.
xsf-lesson-pair-wrong = Not yet. Give both tiles of the pair at once: 5-2 4-3 of a for 5-1 3-2.
xsf-lesson-detour = Two sets repaired at once. Only e is left. With 1-1 instead of 3-1 it would be a set, but h cannot spare its 1-1. So first exchange 6-6 of h for 5-5 of j: both stay valid.
xsf-lesson-detour-wrong = That leads elsewhere. The detour is 6-6 of h for 5-5 of j.
xsf-lesson-last = Now h has 5 5 5, and with 3-1 it stays a set, five points. So give it: 3-1 of e for 1-1 of h.
xsf-lesson-last-wrong = Nearly. It is 3-1 of e for 1-1 of h.
xsf-lesson-end = Every set is valid: solved. A real deal takes 6 to 12 exchanges, and Undo takes back whatever you try.
