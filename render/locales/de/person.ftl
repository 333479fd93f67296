# Was von einer Person aufgehoben wird, und was neu ist.

bot-command-privacy = Was ich von dir aufhebe, in einfachen Worten
bot-command-mydata = Alles, was ich von dir aufhebe, als Datei
bot-command-forgetme = Mich für immer vergessen; fragt einmal
bot-command-news = Was neu ist
bot-privacy-title = Was ich von dir aufhebe, in einfachen Worten:
bot-privacy-kept = Aufgehoben: die Nummer deines Kontos hier, der Name, den es zeigt, und sein Benutzername; die Sprache deiner App; deine Optionen; deine Spiele, Zug für Zug mit Zeiten, und die Ergebnisse, Wertungen und Plätze daraus; wen du blockierst; was du meldest.
bot-privacy-not = Nicht aufgehoben: was Leute einander schreiben. Ich lese Befehle, Knöpfe und Züge, die mir gelten, sonst nichts. Ich kenne keine Adresse, kein Telefon, keinen Ort. Keine Werbung; nichts wird weitergegeben.
bot-privacy-seen = Andere sehen: deinen Namen an Tischen, an denen du spielst, und auf den Bestenlisten der Räume, in denen du gespielt hast; auf denen von Servern und der Welt, solange du das in /settings nicht abstellst. Deine Karte ist zu, bis du sie öffnest. Eine Hand sieht nur, wer sie spielt.
bot-privacy-long = Wie lange: bis du /forgetme sagst. Dann steht ein Strich an deiner Stelle, und die Spiele der anderen bleiben ganz. Nachrichten, die schon in einem Chat stehen, gehören dem Chat: Lösche sie dort.
bot-privacy-data = Meine Daten als Datei
bot-privacy-forget = Vergiss mich
bot-mydata = Hier ist alles, was ich von dir aufhebe (JSON). Startwerte und was andere auf der Hand haben, fehlen: Das sind Geheimnisse des Tisches.
bot-mydata-file = Datei speichern
bot-forget-sure = Dich für immer vergessen? Konten, Name, Optionen, Erinnerungen und Meldungen verschwinden, offene Spiele werden aufgegeben. In den Spielen der anderen steht ein Strich an deiner Stelle. Das lässt sich nicht zurücknehmen. /mydata gibt dir vorher eine Kopie.
bot-forget-yes = Ja, vergiss mich
bot-forget-no = Nein, ich bleibe
bot-forget-not = Gut: Nichts hat sich geändert.
bot-forget-done = Erledigt: Ich kenne dich nicht mehr. Schreibst du mir wieder, begegnen wir uns zum ersten Mal.
bot-news = Was neu ist in Teahouse { $version } (Seite { $page } von { $pages }, auf Englisch)
bot-news-entry = – { $entry }
bot-news-newer = Neuere ({ $page } von { $pages })
bot-news-older = Ältere ({ $page } von { $pages })
