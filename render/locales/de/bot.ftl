# Words of the bot: menus, buttons, refusals, notices. Short, warm, exact.

bot-thinking = { $name } denkt nach …
bot-choice = { $mark }: { $label }
bot-choice-worth = { $mark }: { $label } · { $worth }
bot-count = { $n }
bot-time = { $minutes } min { $seconds } s
bot-fact-round = Runde { $n }
bot-fact-moves = { $n ->
    [0] erster Zug
    [one] { $n } Zug
   *[other] { $n } Züge
  }

## Greeting and choosing a game

bot-hello = { $count ->
    [one] Ein Spiel aus dem Teehaus.
   *[other] { $count } Spiele aus dem Teehaus.
  }
bot-hello-now = Such dir eins aus, oder probier erst eine Lektion. Du kannst jederzeit gehen: Das Spiel wartet auf dich.
bot-play = { $game } spielen
bot-play-kind = { $game }, { $variant }
bot-play-on = Weiter: { $name }
bot-play-once-more = Noch ein Spiel: { $name }
bot-play-what = Was spielen wir?
bot-play-variant = { $game }: welches?
bot-play-for-whom = { $game }, { $variant }: für dich oder für alle hier?
bot-play-for-me = Für mich
bot-play-for-room = Für den Raum
bot-seat-everybody = Alle hier
bot-play-for-aside = Für mich, in unserem privaten Chat
bot-play-for-me-raw = Für mich, ungeprüft ausgeteilt
bot-play-for-room-raw = Für den Raum, ungeprüft ausgeteilt
bot-play-drawn = Such du eins aus
bot-play-aside = Ein Zug braucht zwei Klicks. In einer Gruppe bremst Telegram sie; in unserem privaten Chat geht es schneller.
bot-play-raw = Eine ungeprüfte Auslage kann von Anfang an verloren sein.
bot-variant-line = { $name }: { $about }
bot-start-own = { $game } selbst spielen
bot-too-many-tables = Du hast hier { $count } offene Spiele. Beende eins oder gib eins auf: /mytables zeigt sie alle.
bot-no-such-game = Ein Spiel namens „{ $words }“ kenne ich nicht. Diese kenne ich.
bot-no-such-variant = Eine Variante namens „{ $words }“ kenne ich nicht. Diese gibt es.
bot-play-words = Wörter, die /play { $game } kennt: { $words }.
bot-no-such-section = Die Regeln haben keinen Abschnitt „{ $words }“. Diese gibt es.

bot-menu-rules = Regeln
bot-menu-learn = Lektion
bot-menu-help = Hilfe
bot-menu-play = Spielen
bot-menu-about = Über
bot-menu-settings = Optionen
bot-menu-back = Zurück

## At the table

bot-button-hint = Tipp
bot-button-undo = Zug zurück
bot-button-more = Mehr
bot-button-board = Zurück
bot-button-happened = Was geschah
bot-button-text = Brett in Worten
bot-button-verify = Ist es fair?
bot-button-same = Dasselbe noch mal
bot-button-again = Neues Spiel
bot-button-resign = Aufgeben
bot-button-resign-yes = Ja, aufgeben
bot-button-resign-no = Nein, weiter
bot-button-replay = Nachspielen
bot-button-line = Gab es einen Weg?
bot-button-page = Weitere Züge ({ $page } von { $pages })

bot-sealed = Versiegelt, bevor du es sahst: { $commitment }
bot-began = { $count ->
    [one] Für den ersten Zug gab es keine Wahl; ich habe ihn für dich gemacht.
   *[other] Für die ersten { $count } Züge gab es keine Wahl; ich habe sie für dich gemacht.
  }
bot-undone = { $count ->
    [one] Zurück bis zu deiner letzten Wahl.
   *[other] Zurück bis zu deiner letzten Wahl, { $count }-mal in diesem Spiel.
  }
bot-sure = Mit diesem Zug ist das Spiel verloren.
bot-sure-again = Drück denselben Knopf noch einmal, wenn du ihn willst.
bot-resign-sure = Dieses Spiel aufgeben? Es zählt als verloren.
bot-resign-not = Gut: Das Spiel geht weiter.
bot-resign-who = Dieses Spiel gehört dem Raum: Abbrechen darf es { $whom ->
    [admins] ein Admin
   *[starter] wer es begonnen hat oder ein Admin
  }.
bot-outcome-lost-resigned = Aufgegeben.
bot-end-figures = { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
  }, { $choices ->
    [one] einer davon deiner
   *[other] { $choices } davon deine
  }; { $undos ->
    [0] nichts zurückgenommen
    [one] einer zurückgenommen
   *[other] { $undos } zurückgenommen
  }, { $hints ->
    [0] kein Tipp
    [one] ein Tipp
   *[other] { $hints } Tipps
  }.
bot-seed = Der Startwert, mit /verify zu prüfen: { $seed }
bot-figure-moves = Züge
bot-figure-choices = Davon deine
bot-figure-undos = Rücknahmen
bot-figure-hints = Tipps
bot-figure-time = Zeit

bot-hint-move = { $choice } ({ $move }). So beginnt ein Weg, der gewinnt.
bot-hint-late = Du warst schneller als mein Tipp.
bot-hint-hidden = (Ich sehe die verdeckten Steine.)
bot-proved-lost = Von hier ist es nicht zu gewinnen: Das ist bewiesen. „Zug zurück“ führt zurück.
bot-deal-unsure = Ich fand keine Auslage, die ich rechtzeitig lösen konnte: Diese kann verloren sein.
bot-replay = { $game }: das ganze Spiel, { $moves } Züge.
bot-replay-short = Es war lang; { $shown } seiner Stellungen sind zu sehen.
bot-replay-later = Nachspielen kann man, wenn das Spiel vorbei ist.
bot-replay-above = Der Film steht schon hier, ein Stück weiter oben.
bot-end-known = Kürzester bekannter Weg dieser Auslage: { $moves } Züge.
bot-hint-unsolvable = Von hier ist es nicht zu lösen: Das ist bewiesen. „Zug zurück“ führt zurück.
bot-lost-deal = Diese Auslage war von Anfang an verloren: Das ist bewiesen. „Neues Spiel“ bringt eine andere.
bot-hint-unknown = Ich fand in der Zeit keinen Weg; das beweist nichts.
bot-line-solved = Es gab einen Weg, in { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
  }: { $moves }
bot-line-unsolvable = Nein: Diese Auslage war nicht zu gewinnen. Das ist bewiesen.
bot-line-unknown = Ich fand in der Zeit keinen Weg; das beweist nichts.

bot-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
bot-nothing-happened = Es ist noch nichts geschehen.
bot-game-over = Dieses Spiel ist vorbei. „Neues Spiel“ darunter oder /play beginnt ein anderes.
bot-move-what = Schreib den Zug hinter den Befehl, zum Beispiel /move { $mark } oder /move { $example }. Siehe Regeln, Abschnitt „Züge schreiben“.
bot-game-over-daily = Dieses Spiel ist vorbei. „{ daily-button-practice }“ darunter spielt die Auslage noch einmal.
bot-read-on = Regeln: { $section }
bot-possible = Jetzt möglich: { $choices }. Schreib { $mark } oder { $example }.

## When something is in the way

bot-stale = Dieses Brett ist schon weiter; hier ist das neueste.
bot-not-yours = Das ist das Spiel von { $name }. Willst du ein eigenes?
bot-not-yours-gone = Wer das gespielt hat, hat das Teehaus verlassen. Willst du ein eigenes?
bot-no-such-table = Dieses Spiel ist hier nicht mehr da. /play beginnt ein anderes.
bot-no-table-here = Du hast hier noch kein Spiel. /play beginnt eins.
bot-unknown-button = Dieser Knopf führt nirgendwohin. /play oder /board bringt frische.
bot-unknown-link = Dieser Link führt zu nichts, was ich kenne. Diese Spiele gibt es.
bot-unknown-command = /{ $name } kenne ich nicht. /help zählt auf, was ich kann.
bot-only-admins = Das dürfen hier nur Admins entscheiden: { $kind ->
    [discord] wer diesen Server oder seine Kanäle verwalten darf
    [telegram] wer diese Gruppe verwaltet
   *[other] { $name } war zuerst in diesem Raum
  }.
bot-only-rooms = Das betrifft Gruppen und Kanäle: Dort sagt es jemand von den Admins.
bot-may-not-attach-discord = Ich darf hier keine Dateien anhängen, darum spiele ich mit Brettern in Worten. Für Bilder bitte einen Admin um „Dateien anhängen“.
bot-broken = Bei mir ist etwas kaputtgegangen. An deinem Spiel hat sich nichts geändert. Berichtscode { $report }.
bot-voice = { $name } ist ein Chat und kein Mensch: In seinem Namen kann niemand Knöpfe drücken, darum hat er keinen Platz und keine Hand. Schreib in deinem eigenen Namen, um mitzuspielen. /play eröffnet ein Spiel für alle hier.
bot-elsewhere = Das kann ich dir nur privat sagen. Öffne unseren Chat und drück Start.
bot-open-private = Unseren Chat öffnen

## Is it fair?

bot-verify-sealed = Tisch { $table } wurde mit dem SHA-256 von Startwert, Doppelpunkt und Name des Tisches versiegelt: { $commitment }
bot-verify-code = Der Code dieses Spiels ist { $table }: /void nimmt ihn.
bot-verify-later = Den Startwert sage ich, wenn das Spiel vorbei ist.
bot-verify-kept = Das Siegel hält: Genau diese Auslage kommt vom Startwert { $seed }
bot-verify-broken = Diese Auslage kommt nicht vom Startwert, bitte melde das: { $seed }
bot-verify-how = Selbst prüfen: { $command }

## Settings

bot-settings-me-title = Deine Optionen. Ein Druck ändert eine oder zeigt, was zu wählen ist. (Die einer Gruppe: /settings room, durch ihre Admins.)
bot-settings-room-title = Optionen dieses Raums, durch seine Admins. Aussehen und Spielen gelten für alle, die nichts anderes gewählt haben.
bot-settings-room = Optionen des Raums
bot-settings-mine = Meine Optionen
bot-language = Deutsch
bot-setting-locale = Sprache: { $value }
bot-setting-locale-auto = automatisch
bot-setting-theme = Farben: { $value }
bot-setting-theme-auto = wie im Browser
bot-setting-theme-dark = Nachttee (dunkel)
bot-setting-theme-light = Reispapier (hell)
bot-setting-boards = Bretter: { $value }
bot-setting-boards-pictures = Bilder
bot-setting-boards-text = in Worten
bot-setting-forced = Erzwungene Züge: { $value }
bot-setting-forced-on = gehen von selbst
bot-setting-forced-off = drücke ich
bot-setting-marks = Zeichen: { $value }
bot-setting-marks-normal = normal
bot-setting-marks-large = groß
bot-setting-turns = Wenn ich dran bin: { $value }
bot-setting-turns-line = Zeile im Raum
bot-setting-turns-private = privat sagen
bot-setting-turns-off = nicht sagen
bot-setting-lessons = Lernhilfen: { $value }
bot-setting-lessons-off = keine
bot-setting-lessons-on = was wohin passt
bot-setting-lessons-points = Punkte auf Knöpfen
bot-setting-lessons-all = was passt, und Punkte
bot-setting-computers = Computergegner: { $value }
bot-setting-computers-easy = leicht
bot-setting-computers-normal = normal
bot-setting-computers-hard = schwer
bot-setting-listed = Bestenlisten: { $value }
bot-setting-listed-on = ich stehe darauf
bot-setting-listed-off = ohne mich
bot-setting-card = Meine Karte: { $value }
bot-setting-card-closed = nur für mich
bot-setting-card-open = für alle sichtbar

## Commands

bot-rules-which = Die Regeln welches Spiels?
bot-rules-all = Alle Regeln
bot-rules-page = Weiterlesen ({ $page } von { $pages })
bot-lesson-which = Anderthalb Minuten für jedes Spiel, und die Züge machst du. Welches?
bot-lesson-go-on = { $game }: weiter ({ $n } von { $of })
bot-lesson-step = Lektion, Schritt { $n } von { $of }
bot-lesson-resumed = Willkommen zurück: Hier warst du stehen geblieben.
bot-lesson-on = Weiter
bot-lesson-back = Ein Schritt zurück
bot-lesson-over = Lektion geschafft: { $game } kennst du nun.
bot-lesson-first = Ein erstes echtes Spiel
bot-lesson-again = Noch einmal
bot-lesson-others = Andere Lektionen
bot-help = { $view ->
    [board] Ich teile alte Legespiele aus. Ein Brett steht in Zeichen über seinen Knöpfen; die Buchstaben auf dem Brett sind die auf den Knöpfen.
   *[picture] Ich teile alte Legespiele aus. Ein Brett hat ein Bild und Knöpfe; die Buchstaben auf dem Bild sind die auf den Knöpfen.
}
bot-channel-help = Was die Admins dieses Kanals bestellen können, indem sie es hier posten: /daily subscribe guo-wu-guan 9:00 für die Tagesaufgabe, /daily unsubscribe, /daily zone Europe/Berlin und /settings locale de für meine Sprache; /settings nennt alles andere. Zum Spielen schreib mir privat.
bot-help-command = /{ $name } – { $about }
bot-group-table = Am Tisch
bot-group-table-lead = Am Tisch:
bot-group-account = Du
bot-group-account-lead = Über dich und deine Konten:
bot-group-admin = Für Admins
bot-group-admin-lead = Für die Admins eines Raums:
bot-group-teahouse = Das Teehaus
bot-group-teahouse-lead = Über das Teehaus:
bot-command-start = Sag hallo, und ich zeige die Spiele
bot-command-play = Ein Spiel spielen
bot-command-board = Das Brett nach unten holen
bot-command-move = Einen Zug schreiben: ein Buchstabe vom Brett oder die Notation
bot-command-move-arg = Ein Buchstabe vom Brett oder die Notation
bot-command-undo = Zurück bis zu deiner letzten Wahl
bot-command-hint = Ein erster Zug, der gewinnt, wenn es einen gibt
bot-command-resign = Das Spiel aufgeben
bot-command-text = Das Brett in Worten
bot-command-rules = Die Regeln
bot-command-learn = Ein Spiel lernen: eine Lektion am echten Brett
bot-command-verify = Prüfen, ob fair ausgeteilt wurde
bot-command-import = Eine Aufzeichnung nachspielen und von jedem Zug weiterspielen
bot-command-daily = Tagesaufgabe; abonnieren, erinnern, Zeitzone
bot-command-daily-arg = subscribe SPIEL 9:00, unsubscribe, remind 19:00, zone Europe/Berlin
bot-command-archive = Frühere Tagesaufgaben zum Üben
bot-command-club = Duplikatspiel, Turniere, die Liga dieses Raums
bot-command-club-arg = duplicate, tables, tournament oder league, ein Spiel; rules; ein Code
bot-command-top = Bestenlisten: Raum, Server, Welt
bot-command-top-arg = world month points, ein Spiel, rating; digest 9:00
bot-command-me = Deine Karte: Wertung, Serien, Abzeichen
bot-command-me-arg = Der Name von jemandem, dessen Karte offen ist
bot-command-void = Ein Spiel dieses Raums für niemanden zählen lassen (Admins)
bot-command-void-arg = Der Name des Spiels, wie /verify ihn nennt
bot-command-settings = Sprache, Aussehen, Nachrichten, Sichtbarkeit
bot-command-help = Was ich kann
bot-command-about = Wer diese Spiele gemacht hat
bot-about = Teahouse teilt alte Legespiele aus. Freie Software unter der MIT-Lizenz.

## Tables of several seats

bot-play-with-whom = { $game }, { $variant }: mit wem?
bot-play-with-whom-plain = { $game }: mit wem?
bot-play-with-me = { $others ->
    [0] Gegen Computer
    [one] Gegen einen Computer
   *[other] Gegen { $others } Computer
}
bot-play-level = Spielstärke der Computer: { $level }; /settings ändert das. Ein Tisch für Leute kann beliebige setzen.
bot-play-with-room = Tisch für Leute öffnen
bot-level-easy = leicht
bot-level-normal = normal
bot-level-hard = schwer
bot-seat-free = frei
bot-seat-asked = { $name } (gefragt)
bot-seat-computer = ⚙ Computer ({ $level })
bot-seat-computers = ⚙ Computer { $n } ({ $level })
bot-fact-deal = Partie { $n } von { $of }
bot-more = Was darf es sein?
bot-button-hand = Meine Hand
bot-button-next = Nächste Partie
bot-button-rematch = Revanche
bot-button-seat-leave = Tisch verlassen
bot-button-seat-back = Platz nehmen
bot-button-seat-vote = Jemand fehlt
bot-button-seat-open = Andere hereinlassen
bot-button-seat-shut = Niemanden hereinlassen
bot-button-wish-on = { $wish }: an
bot-button-wish-off = { $wish }: aus
bot-points = { $name } { $points }
bot-points-only = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
bot-penalties = Übrig und abgezogen: { $points }.
bot-standing = { $of ->
    [one] Punkte: { $points }.
   *[other] Nach Partie { $deal } von { $of }: { $points }.
  }
bot-place = { $place }. { $name }
bot-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] Der Sieg ist geteilt: { $names }.
  }
bot-outcome-match = Die Begegnung über { $deals } Partien ist vorbei.
bot-outcome-voided = Von einem Admin gestrichen: Dieses Spiel zählt für niemanden.
bot-span-seconds = { $n } s
bot-span-minutes = { $n } min
bot-span-hours = { $n } h
bot-span-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
  }
bot-clock-line = { $time } für eine Antwort.
bot-clock-some = { $time } je Antwort
bot-clock-none = keine Uhr
bot-clocks-stood = Ich war { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  } weg; die Uhren standen still.
bot-not-at-table = { $count ->
    [0] An diesem Tisch spielen jetzt Computer.
    [one] Dieser Tisch gehört { $names }.
   *[other] Dieser Tisch gehört: { $names }.
  } Willst du einen eigenen?
bot-join-taken = An diesem Tisch ist kein Platz frei. Du kannst zusehen oder selbst anfangen.
bot-seat-offered = An diesem Tisch: { $names }. Du kannst den Platz eines Computers nehmen.
bot-seat-kept = Auf deinem Platz spielt ein Computer. Er gehört wieder dir, sobald du magst.
bot-not-asked = Du wirst gerade nichts gefragt.
bot-not-asked-hidden = Du wirst jetzt nichts mehr gefragt. Aufgedeckt wird, wenn alle geantwortet haben.
bot-order-given = Notiert: Du passt bei dieser Karte.
bot-order-nothing = Gerade gibt es nichts zu passen.
bot-wish-on = { $wish }: an.
bot-wish-off = { $wish }: aus.
bot-doors-open = Andere können hier jetzt den Platz eines Computers nehmen, mit „Meine Hand“ unter dem Brett oder mit /join { $code }.
bot-doors-shut = Niemand sonst nimmt an diesem Tisch Platz. Wer schon sitzt, bleibt.
bot-left = Du bist gegangen; ein Computer spielt für dich. „Platz nehmen“ bringt dich zurück.
bot-left-last = Du bist gegangen. Der Tisch wartet eine halbe Stunde, ob jemand zurückkommt; dann endet das Spiel und zählt als verloren.
bot-seats-away = Ein Computer spielt für: { $names }. „Platz nehmen“ bringt sie zurück.
bot-seats-given-up = Aufgegeben: { $names }. Ein Computer spielt weiter.
bot-seats-voted = Fehlt { $name }? { $count } von { $needed } Stimmen; abgestimmt wird unter „Mehr“.
bot-seat-resign-sure = Deinen Platz endgültig aufgeben? Ein Computer spielt weiter, und du landest auf dem letzten Platz.
bot-seat-resign-ends = Aufgeben? Damit endet das Spiel und zählt als verloren.
bot-voted = Deine Stimme gilt: { $name } fehlt. Ein Computer springt ein, wenn die meisten anderen zustimmen.
bot-vote-carried = Die meisten anderen sind einig: Ein Computer spielt für { $name }, bis die Person zurück ist.
bot-vote-whom = Wer fehlt? Wenn die meisten anderen zustimmen, spielt ein Computer, bis die Person zurück ist.
bot-vote-for = { $name } fehlt
bot-vote-nobody = Auf niemanden wurde lange genug gewartet.
bot-barred = Die Admins dieses Raums wollen dich nicht in ihren Spielen.
bot-blocked = Du und jemand an diesem Tisch spielt nicht miteinander.
bot-solitaires-only = Das gibt es nur allein: Zu mehreren nimmt niemand zurück und bekommt niemand einen Zug verraten.
bot-mytables = Deine Tische:
bot-mytables-none = Du sitzt an keinem Tisch. /play beginnt ein Spiel.
bot-mytables-line = { $game } ({ $table }, { $place }; Züge: { $moves }, Ruhe: { $ago }): { $turn }
bot-mytables-gathers = { $game } ({ $table }): sucht noch Leute
bot-place-discord = Discord
bot-place-telegram = Telegram
bot-place-web = die Webseite
bot-mytables-open = { $game } { $table }
bot-mytables-way = Dorthin
bot-turn-yours = du bist dran
bot-turn-yours-in = du bist dran, noch { $time }
bot-turn-open = Antworten laufen
bot-turn-of = { $name } ist dran
bot-notice-stop = In { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
 } mache ich eine kurze Pause. Eure Spiele bleiben, wie sie sind, und die Uhren stehen so lange still.
bot-notice-back = Die Pause ist vorbei, ich bin wieder da. Eure Spiele sind so, wie ihr sie verlassen habt.
bot-notice-away = Ich war eine Weile nicht zu erreichen, das tut mir leid. Jetzt bin ich wieder da; eure Spiele sind so, wie ihr sie verlassen habt, und die Uhren standen so lange still.
bot-notice-off = Die angekündigte Pause fällt aus. Spielt weiter.
bot-too-fast = Das war schneller, als ich folgen kann. Hol kurz Luft und mach in ein paar Sekunden weiter.
bot-turn-told = { $names }: In { $game } seid ihr dran.
bot-turn-claims = { $names }: In { $game } ist eine Karte noch zu haben.
bot-turn-left = { $line } Noch { $time }.
bot-turn-over = Beantwortet.
bot-join-what = Welcher Tisch? /join und die acht Zeichen seines Codes, zum Beispiel /join k3v9x2qa. Um jemanden an den Tisch zu bitten, den du gerade zusammenrufst: /invite NAME.

bot-lobby = { $game }, { $variant }. Von überall: /join { $code }
bot-lobby-plain = { $game }. Von überall: /join { $code }
bot-lobby-seats = Plätze: { $seats }. Am Tisch entscheidet { $host }.
bot-lobby-options = { $deals ->
    [one] Eine Partie, { $clock }.
   *[other] { $deals } Partien, { $clock }.
  }
bot-lobby-invited = Eingeladen: { $names }.
bot-lobby-unreached = Nicht erreicht: { $names }. Schick den Code selbst: /join { $code }
bot-lobby-invited-enough = Es sind schon { $count } eingeladen, mehr geht nicht.
bot-invite-what = Frag jemanden mit /invite und dem Namen, etwa /invite Olena. Die Person muss hier oder mit dir gespielt haben; wer mir schon geschrieben hat, wird auch über den Benutzernamen gefunden, etwa /invite @olena.
bot-invite-nowhere = Du rufst hier gerade keinen Tisch zusammen. /play öffnet einen, dann lädt /invite dazu ein.
bot-invite-nobody = Ich kenne von den Spielen hier niemanden namens „{ $name }“ und habe niemandem etwas gesagt. Schick den Code selbst: /join { $code }
bot-invite-several = Hier heißen mehrere „{ $name }“, darum habe ich niemandem etwas gesagt. Schick den Code selbst: /join { $code }
bot-invite-sits = { $name } hat an diesem Tisch schon einen Platz.
bot-invite-before = { $name } ist schon eingeladen.
bot-invite-unreached = Ich habe keinen Weg, { $name } zu schreiben. Schick den Code selbst: /join { $code }
bot-lobby-called = { $name }, { $host } lädt dich zu einer Partie { $game } ein. „Mitspielen“ nimmt einen Platz; nach /block { $host } kommt keine Einladung mehr.
bot-lobby-size = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
bot-lobby-deals = { $deals ->
    [one] Eine Partie
   *[other] { $deals } Partien
  }
bot-lobby-hands-hidden = Verdeckte Hände
bot-lobby-hands-open = Offene Hände
bot-lobby-open-hands = { $options } Offene Hände.
bot-open-hands = Offene Hände: Alle sehen alle Karten, deshalb zählt diese Partie für keine Rangliste und keine Wertung.
bot-lobby-choose = { $options } Was darf es sein?
bot-lobby-button-join = Mitspielen
bot-lobby-button-leave = Gehen
bot-lobby-button-add = Computer dazu ({ $level })
bot-lobby-button-drop = Computer weg
bot-lobby-button-options = Optionen
bot-lobby-button-start = Start
bot-lobby-button-show = Zeigen
bot-lobby-there = Du hast schon gefragt: Der Tisch ist offen und wartet.
bot-challenge-which = Was möchtest du mit { $name } spielen?
bot-challenge-done = { $name } ist gefragt. Der Tisch ist offen und wartet.
bot-lobby-expired = Eine halbe Stunde kam niemand: Dieser Tisch wurde weggeräumt.
bot-lobby-closed = Alle sind gegangen: Dieser Tisch wurde weggeräumt.
bot-lobby-stopped = Ein Admin des Raums hat diesen Tisch weggeräumt.
bot-lobby-gone = Diesen Tisch kenne ich nicht. /play öffnet einen.
bot-lobbies-enough = Du suchst hier schon für { $count } Spiele Leute. Beginne erst eines davon oder verlass es.
bot-lobby-over = Dieser Tisch wurde weggeräumt. /play öffnet einen anderen.
bot-lobby-sits = Du sitzt schon hier. Das Spiel beginnt mit „Start“ oder wenn alle Plätze besetzt sind.
bot-lobby-full = Alle Plätze sind besetzt.
bot-lobby-not-in = Du hast hier keinen Platz. „Mitspielen“ gibt dir einen.
bot-lobby-host-only = Das entscheidet an diesem Tisch { $name }.
bot-room-no-games = Die Admins dieses Raums wollen hier keine Spiele. { $kind ->
    [web] In einem anderen Raum der Seite kannst du spielen.
   *[other] In unserem privaten Chat kannst du spielen.
  }
bot-room-full = { $count ->
    [one] Ein Tisch ist hier offen, mehr sollen es auf einmal nicht sein.
   *[other] { $count } Tische sind hier offen, mehr sollen es auf einmal nicht sein.
  }
bot-command-hand = Dein eigener Blick auf den Tisch
bot-command-join = Mit dem Code an einen Tisch setzen
bot-command-join-arg = Die acht Zeichen des Codes
bot-command-leave = Den Tisch verlassen; ein Computer spielt für dich
bot-command-invite = Jemanden an deinen Tisch einladen
bot-command-invite-arg = Ein Name; davor der Code, wenn du mehrere Tische zusammenrufst
bot-command-mytables = Alle deine Tische, jeder mit einem Knopf
bot-outcome-stopped = Ein Admin des Raums hat dieses Spiel beendet.

bot-command-room = Über Spiele hier entscheiden (Admins)
bot-command-room-arg = stop CODE, bar NAME, allow NAME, games on, off oder here, tables 5
bot-command-block = Mit jemandem nicht spielen, oder doch wieder
bot-command-block-arg = Ein Name
bot-command-link = Deine Konten zweier Plattformen verbinden
bot-command-link-arg = Der Code aus dem anderen Chat; leer lassen, um einen zu bekommen
bot-command-unlink = Dieses Konto wieder lösen
bot-command-report = Etwas melden, das schiefging
bot-command-report-arg = Was schiefging, wenn du magst
bot-room-help = So änderst du es: /room stop CODE, /room bar NAME, /room allow NAME, /room games off, /room games here (in keinem anderen Kanal oder Thema), /room tables 5.
bot-room-games-on = Hier dürfen Spiele eröffnet werden.
bot-room-games-off = Hier werden keine Spiele eröffnet.
bot-room-games-here = Spiele werden hier eröffnet, und in anderen Kanälen oder Themen nur, wenn es dort auch gesagt wird.
bot-room-games-elsewhere = Spiele werden hier in einem anderen Kanal oder Thema eröffnet; so wünschen es die Admins.
bot-room-games-too = Damit sie auch hier eröffnet werden: /room games here.
bot-room-games-how = Sag /room games on, /room games off oder /room games here (in keinem anderen Kanal oder Thema).
bot-room-tables = { $count ->
    [one] Ein Tisch zu mehreren auf einmal.
   *[other] Bis zu { $count } Tische zu mehreren auf einmal.
  }
bot-room-tables-how = Wie viele Tische zu mehreren dürfen hier auf einmal offen sein? Von 1 bis { $most }, zum Beispiel /room tables 5. Gar keine: /room games off.
bot-room-unknown = Was /room { $words } tun soll, weiß ich nicht.
bot-room-open = { $count ->
    [0] Hier ist kein Tisch zu mehreren offen.
   *[other] Offen sind hier: { $codes }. /room stop und ein Code beendet einen.
  }
bot-room-no-table = In diesem Raum ist kein Tisch zu mehreren namens „{ $code }“ offen.
bot-room-stopped = Tisch { $table } ist beendet.
bot-room-bar = { $name } spielt in diesem Raum nicht mehr mit. /room allow { $name } nimmt es zurück.
bot-room-allow = { $name } darf in diesem Raum wieder mitspielen.
bot-room-whom = Wen? Sag den Namen dazu: /room { $verb } NAME. Ich kenne alle, die hier gespielt haben.
bot-block-whom = Mit wem willst du nicht spielen? Sag den Namen dazu: /block NAME. Ich kenne alle, mit denen du an einem Tisch saßt oder die dich an einen gerufen haben.
bot-nobody-called = Ich kenne von den Tischen hier niemanden namens „{ $name }“.
bot-now-blocked = Du und { $name } sitzt nicht mehr an einem Tisch. Derselbe Befehl nimmt es zurück.
bot-block-out = Am Tisch { $table }, den du gerade zusammenrufst, ist der Platz wieder frei.
bot-block-left = Du hast den Tisch { $table } verlassen, an dem ihr beide auf das Spiel gewartet habt.
bot-block-leave = { $game } { $table } verlassen
bot-unblocked = Du und { $name } könnt wieder an einem Tisch sitzen.
bot-reported = Danke. Es ist mit dem jetzigen Brett unter dem Code { $report } aufgehoben.
bot-reported-words = Danke. Es ist unter dem Code { $report } aufgehoben.
bot-link-private = Nur in unserem privaten Chat: Schreib mir dort.
bot-link-code = Dein Code ist { $code }. Schreib mir binnen zehn Minuten /link { $code } von deinem anderen Konto. Er gilt einmal.
bot-link-joined = Fertig: Beide Konten bist jetzt du.
bot-link-unknown = Diesen Code kenne ich nicht. Er gilt zehn Minuten und nur einmal.
bot-link-same = Das ist dein eigener Code: Schreib ihn vom anderen Konto.
bot-link-table = Ihr sitzt beide an einem offenen Tisch. Beende erst dieses Spiel.
bot-link-guesses = Zu viele falsche Codes. Versuch es in zehn Minuten wieder.
bot-unlink-done = Fertig: Dieses Konto fängt neu an, alles andere bleibt beim anderen. /link verbindet die beiden wieder.
bot-unlink-alone = Dieses Konto ist mit keinem anderen verbunden.
