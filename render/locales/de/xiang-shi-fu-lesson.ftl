# The lesson of Xiang Shi Fu, and what the pictures in its rules show.

xsf-example-goal = { $view ->
    [board] Auf dem Brett: sieben von elf sind Sätze. Ein x zeigt die anderen vier.
   *[picture] Im Bild: sieben von elf sind Sätze. Gestrichelte Rahmen zeigen die anderen vier.
}
xsf-example-moves = { $view ->
    [board] Auf dem Brett: 5-3 von Platz d ist gewählt. Darunter steht, wogegen er sich tauschen lässt.
   *[picture] Im Bild: 5-3 von Platz d ist gewählt. Gegen die umrahmten Steine lässt er sich tauschen.
}
xsf-example-dead = kein Stein des Spiels rettet sie

xsf-lesson-one = Zehn Tripel liegen um ein Paar. Gestrichelt umrahmt ist, was noch kein Satz ist. Getauscht wird zwischen zwei Plätzen: Drück 5-3 von d, dann 6-4 von f.
xsf-lesson-one-wrong = Auch das ginge. Hier geht es um 5-3 von d und 6-4 von f.
xsf-lesson-pair = Nun ist f ein voller Drache, 1 bis 6, und d weiter ein Satz: Nach einem Tausch müssen es beide sein. Das Paar gibt beide Steine für zwei eines Tripels: Drück 5-2 4-3 von a.
xsf-lesson-pair-wrong = Noch nicht. Tausch beide Steine des Paars auf einmal: 5-2 4-3 von a gegen 5-1 3-2.
xsf-lesson-detour = Zwei Sätze auf einmal gerettet. Nur e fehlt. Mit 1-1 statt 3-1 wäre es ein Satz, doch h braucht sein 1-1. Also tausch erst 6-6 von h gegen 5-5 von j: Beide bleiben gültig.
xsf-lesson-detour-wrong = Das führt anderswohin. Der Umweg ist 6-6 von h gegen 5-5 von j.
xsf-lesson-last = Nun hat h 5 5 5 und bleibt mit 3-1 ein Satz, fünf Augen. Gib es her: 3-1 von e gegen 1-1 von h.
xsf-lesson-last-wrong = Fast. Es ist 3-1 von e gegen 1-1 von h.
xsf-lesson-end = Jeder Satz ist gültig: gelöst. Eine echte Auslage braucht 6 bis 12 Tausche, und „Zug zurück“ nimmt jeden Versuch zurück.
