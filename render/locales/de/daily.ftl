# The daily challenge: one deal per game and date for the whole world.

daily-head = Tagesaufgabe { $number }: { $game }, { $variant }, { $band }.
daily-head-only = Tagesaufgabe { $number }: { $game }, { $band }.
daily-band-1 = sehr leicht
daily-band-2 = leicht
daily-band-3 = eher leicht
daily-band-4 = mittel
daily-band-5 = eher schwer
daily-band-6 = schwer
daily-band-7 = sehr schwer
daily-about = Diese Auslage ist zu lösen, { $par }.
daily-about-share = { $share } % solcher Auslagen sind zu gewinnen; diese auch, { $par }.
daily-about-points = Mit dir am Tisch: { $against }. Par: { $par } Punkte, so viele erreichte der starke Computer auf deinem Platz.
daily-against = { $count ->
    [one] ein Computer ({ $level })
   *[other] { $count } Computer ({ $level })
  }
daily-par-proved = in { $par } Zügen und nicht kürzer
daily-par-found = in { $par } Zügen
daily-of-par = { $moves } (Par { $par })

daily-nobody = Hier hat noch niemand begonnen.
daily-unsolved = Begonnen: { $count }, noch nicht gelöst.
daily-solved = Gelöst: { $solved } von { $count }. Am besten: { $name }, { $moves } Züge { $stars }.
daily-voided = Von einem Admin gestrichen: { $names }.
daily-unsolved-points = Begonnen: { $count }, noch niemand auf Par.
daily-solved-points = Auf Par: { $solved } von { $count }. Am besten: { $name }, { $moves } Punkte { $stars }.
daily-yesterday = Gestern: { $names }.
daily-name = { $name } { $stars }
daily-place = { $n }. { $name }: { $figures }
daily-codes = Für Admins, zum Streichen: { $names }.
daily-code = { $name } /void { $table }
daily-figures = { $stars } { $moves } Züge (Par { $par }), { $undone ->
    [0] nichts zurückgenommen
    [one] einer zurückgenommen
   *[other] { $undone } zurückgenommen
  }, { $hints ->
    [0] kein Tipp
    [one] ein Tipp
   *[other] { $hints } Tipps
  }, { $time }

daily-figures-points = { $stars } { $moves } Punkte (Par { $par }), { $time }

daily-button-today = Tagesaufgabe
daily-button-play = Spielen
daily-button-yesterday = Gestern
daily-button-results = Stand
daily-button-replay = Mein Spiel nachspielen
daily-button-practice = Diesen Tag üben
daily-button-share = Teilen
daily-button-archive = Frühere Tage
daily-button-calendar = Mein Monat
daily-button-rules = Wie es zählt
daily-button-older = Ältere Tage
daily-button-newer = Neuere Tage
daily-button-earlier = Monat davor
daily-button-later = Monat danach
daily-button-tell = Im Raum zeigen
daily-button-as-words = In Worten
daily-button-as-share = In Zeichen

daily-today = Tagesaufgabe: { $date }, Nummer { $number }.
daily-date = { $weekday }, { $day }. { $month } { $year }
daily-go-on = { $game } fortsetzen
daily-look = { $game } ansehen
daily-still-open = { $date } zählt noch bis { $end }, 12:00 UTC.
daily-earlier = { $game }, { $date }
daily-streak = { $count ->
    [0] Noch keine Serie
    [one] Serie: ein Tag
   *[other] Serie: { $count } Tage
  }
daily-mine-none = Nicht begonnen. { $streak }.
daily-mine-begun = Begonnen. { $streak }.
daily-mine-lost = Nicht gelöst; nimm zurück, und der Versuch geht weiter. { $streak }.
daily-mine-voided = Von einem Admin gestrichen: Dieser Versuch zählt für niemanden. { $streak }.
daily-mine-below = Unter Par: { $figures }. { $streak }.
daily-mine-solved = Gelöst: { $figures }. { $streak }.
daily-none = Für diesen Tag gibt es keine Aufgabe.
daily-unknown = „{ $words }“ kenne ich hier nicht. Nach /daily kann der Name eines Spiels stehen, oder subscribe, unsubscribe, remind, zone.
daily-unknown-archive = „{ $words }“ kenne ich hier nicht. Nach /archive können ein Spiel und ein Datum stehen: „/archive guo-wu-guan 2026-11-20“.
daily-not-begun = { $date } hat bei dir noch nicht begonnen. Deine Zeitzone steht unter /settings.
daily-before = { $date } ist zu lange her: Die erste Aufgabe war am { $first }.
daily-ended = { $date } ist überall vorbei. Zum Üben kannst du den Tag noch spielen.
daily-expired = { $date } ist überall vorbei: Dieser Versuch bleibt, wie er ist. Dieselbe Auslage kannst du üben.

daily-board-counts = Dein erster Versuch an der Tagesaufgabe: Er zählt.
daily-board-practice = Übung: Sie zählt nicht, und niemand schaut zu.
daily-end-met = { $points } Punkte, Par { $par }: geschafft { $stars }
daily-end-below = { $points } Punkte, Par { $par }: diesmal unter Par.
daily-seed-later = Den Startwert nennt /verify, sobald dieser Tag überall vorbei ist.
daily-line-later = Den Gewinnweg zeige ich, sobald dieser Tag überall vorbei ist.

daily-archive = { $game }: frühere Tage, zum Üben.
daily-archive-empty = { $game }: Noch liegt kein Tag hinter uns.
daily-past = { $date }
daily-past-solved = { $date } (gelöst)
daily-past-open = { $date } (zählt noch bis { $end }, 12:00 UTC)
daily-calendar = { $game }, { $month } { $year }. Sterne für Gelöstes, ein Kreuz für das Übrige.
daily-no-month = In jenem Monat gab es keine Aufgaben; hier ist dieser.
daily-streaks = Serie jetzt: { $now }. Längste: { $best }.

## Sharing

daily-share = Teahouse { $number } { $game } { $stars } { $moves } Züge (Par { $par }){ $helps }, Serie { $streak }
daily-share-words = Teahouse Tagesaufgabe { $number }, { $game }: { $count ->
    [one] ein Stern
   *[other] { $count } Sterne
  } von drei, { $moves } Züge, Par { $par }{ $helps }, Serie { $streak }
daily-share-points = Teahouse { $number } { $game } { $stars } { $moves } Punkte (Par { $par }), Serie { $streak }
daily-share-words-points = Teahouse Tagesaufgabe { $number }, { $game }: { $count ->
    [one] ein Stern
   *[other] { $count } Sterne
  } von drei, { $moves } Punkte, Par { $par }, Serie { $streak }
daily-share-below = Teahouse { $number } { $game }: { $points } Punkte (Par { $par })
daily-share-lost = Teahouse { $number } { $game }: nicht gelöst
daily-helps = { $undone ->
    [0] {""}
    [one] , 1 Rücknahme
   *[other] , { $undone } Rücknahmen
  }{ $hints ->
    [0] {""}
    [one] , 1 Tipp
   *[other] , { $hints } Tipps
  }
daily-share-nothing = Es gibt noch nichts zu teilen: Beende erst deinen ersten Versuch dieses Tages.
daily-share-voided = Es gibt nichts zu teilen: Ein Admin hat diesen Versuch gestrichen.
daily-told = Fertig: Gleich steht es im Raum.
daily-told-before = Es steht schon im Raum.

## Posts and reminders

daily-when = um { $time } ({ $zone })
daily-subscribed = { $game } erscheint hier jeden Tag { $when }. „/daily zone room Europe/Kyiv“ stellt die Uhr dieses Raums.
daily-subscribe-how = Sag, welches Spiel und wann: „/daily subscribe guo-wu-guan 9:00“. Spiele mit Tagesaufgabe: { $games }
daily-subscribe-game = „{ $word }“ ist kein Spiel mit Tagesaufgabe.
daily-subscribe-time = „{ $word }“ ist keine Uhrzeit wie 9:00 oder 19:30.
daily-unsubscribed = { $count ->
    [0] Hier erschien nichts.
    [one] Es erscheint hier nicht mehr.
   *[other] Die { $count } Spiele erscheinen hier nicht mehr.
  }
daily-remind-where = Erinnern ist eine Sache zwischen uns: Sag es mir in unserem privaten Chat.
daily-remind-where-web = Eine Webseite kann dich nicht rufen. In einem privaten Chat auf Discord oder Telegram kann ich dich erinnern.
daily-remind-how = Sag, wann: „/daily remind 19:00“ erinnert dich, solange etwas ungespielt ist, „/daily remind streak 21:00“ nur, wenn eine Serie reißen würde, „/daily remind off“ beendet es.
daily-remind-on-remind = Ich erinnere dich { $when } an Tagen, an denen du nicht gespielt hast.
daily-remind-on-streak = Ich sage dir { $when } Bescheid, wenn eine Serie zu reißen droht.
daily-remind-off = Keine Erinnerungen mehr.
daily-reminder-waits = { $game } von heute wartet noch auf dich.
daily-reminder-streak = Deine Serie von { $count } in { $game } wartet auf die heutige Auslage.
daily-zone = Deine Zeitzone: { $zone }.
daily-zone-me = Zeitzone: { $zone }. Ändern: „/daily zone Europe/Kyiv“.
daily-zone-room = Zeitzone des Raums: { $zone }. Ändern: „/daily zone room Europe/Kyiv“.
daily-zone-how = Deine Uhr ist { $zone }. Nenn eine andere so: „/daily zone Europe/Kyiv“.
daily-zone-unknown = Eine Zeitzone „{ $word }“ kenne ich nicht.
daily-zone-near = Vielleicht: { $names }.
daily-zone-set-me = Deine Tage beginnen jetzt nach { $zone }.
daily-zone-set-room = Die Tage dieses Raums beginnen jetzt nach { $zone }.
daily-note = Hier bestellt: { $what }, { $when }.
daily-note-remind = eine Erinnerung
daily-note-streak = eine Erinnerung an Serien
daily-note-digest = der Wochenrückblick
daily-note-paused = Angehalten: { $reason }. Es geht von selbst weiter, sobald mich hier jemand etwas fragt.
daily-note-unknown = Ob der Beitrag vom { $date } ankam, weiß niemand; er gilt als gesendet.
daily-paused-refused = Ich durfte hier nicht schreiben
daily-paused-gone = dieser Chat war nicht zu finden

## Rules

daily-rules-title = Die Tagesaufgabe
daily-rules-solitaires =
    Eine Auslage für jedes Spiel und Datum, für die ganze Welt dieselbe. Sie beginnt, wenn das Datum bei dir beginnt, und ist spielbar, bis es überall vorbei ist.
    Dein erster Versuch zählt, in welchem Raum du ihn auch beginnst. In einem Spiel für eine Person darfst du Züge zurücknehmen und um Tipps bitten; beides wird gezählt und gezeigt. Auch eine verlorene Stellung darfst du zurücknehmen.
    Ein Stern fürs Lösen. Zwei Sterne ohne Tipp und mit höchstens drei zurückgenommenen Zügen. Drei Sterne ganz ohne Hilfe und in nicht mehr Zügen als Par.
daily-rules-always =
    Eine Serie zählt die Tage, die du hintereinander gelöst hast. Tage, an denen ich zu lange weg war, brechen keine Serie.
    Frühere Tage sind zum Üben da: /archive.

daily-rules-points =
    In einem Spiel zu mehreren sind die anderen Computer, für alle dieselben: Spiel dasselbe, und sie antworten dasselbe. Dort wird nichts zurückgenommen, und es gibt keine Tipps. Als gelöst zählt mindestens Par: die Punkte, die der starke Computer auf deinem Platz erreichte. Ein Stern für Par, zwei für ein Zehntel mehr, drei für ein Viertel mehr.

## Calendar

daily-weekday-1 = Montag
daily-weekday-2 = Dienstag
daily-weekday-3 = Mittwoch
daily-weekday-4 = Donnerstag
daily-weekday-5 = Freitag
daily-weekday-6 = Samstag
daily-weekday-7 = Sonntag
daily-weekday-1-short = Mo
daily-weekday-2-short = Di
daily-weekday-3-short = Mi
daily-weekday-4-short = Do
daily-weekday-5-short = Fr
daily-weekday-6-short = Sa
daily-weekday-7-short = So
daily-month-1 = Januar
daily-month-2 = Februar
daily-month-3 = März
daily-month-4 = April
daily-month-5 = Mai
daily-month-6 = Juni
daily-month-7 = Juli
daily-month-8 = August
daily-month-9 = September
daily-month-10 = Oktober
daily-month-11 = November
daily-month-12 = Dezember
ui-month = { $game }, { $month } { $year }
ui-month-streaks = Serie { $now }, längste { $best }
ui-month-solved = { $day }: { $stars } von 3 Sternen
ui-month-unsolved = { $day }: nicht gelöst
