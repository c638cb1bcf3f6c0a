/** The words of "The action grid" in German. */
import type { Words } from './1-grid.en.ts';

export const words: Words = {
  head: { title: 'Das Raster', promise: 'Danach weißt du, wie ein Gehilfe zwei Dinge tut.' },
  goal: {
    task: 'Du führst das Haus Fuchs.',
    text: 'Nach sechs Jahren gewinnt das Haus mit dem meisten **Ruhm**. Deiner steht beim roten Siegel: noch keiner, wie bei allen.',
    why: 'Ruhm bringen Gebäude, Gesunde, Erlasse, Technologien, die Hauptstadt und Einfluss. Manches gibt es sofort, der Rest wird am Ende gezählt.',
  },
  sick: {
    task: 'Zwei deiner Personen sind krank.',
    text: 'Einer kam von dort, wo dein Doktor steht; den anderen schickte die Pest in deine Burg. Sie liegen in **Quarantäne**, bis du sie heilst.',
    why: 'Wo dein Gebäude allein steht, ohne Doktor und Feldlager, musst du die Kranken aufnehmen, die die Pest bringt. Ausweichen geht nicht, heilen schon.',
  },
  ill: { name: 'Kranke', text: 'belegen deine Betten.' },
  well: { name: 'Gesunde', text: 'arbeiten und bringen Ruhm.' },
  place: {
    task: 'Setz einen Gehilfen: Erzeugen und Heilen.',
    text: 'Jedes Feld gibt dir **zwei Aktionen**: die über seiner Spalte und die neben seiner Zeile. Nimm das Feld, wo sich Erzeugen und Heilen treffen.',
    why: 'In jedem Zug setzt du einen Gehilfen auf ein freies Feld deines eigenen Rasters. Niemand kann dir ein Feld wegnehmen.',
  },
  moveLater: '**Reisen** schickt deinen Doktor über die Straßen. Davon handelt die nächste Lektion. Nimm zuerst das Feld, wo sich Erzeugen und Heilen treffen.',
  constructLater: '**Bauen** errichtet Gebäude, und du wirst viele wollen. Heute hast du Kranke: Nimm das Feld, wo sich Erzeugen und Heilen treffen.',
  otherRow: 'Die Spalte stimmt, und jede Zeile ist erlaubt. Aber die Kranken warten, also nimm die Zeile **Heilen**.',
  aside: 'Das darfst du in deinem Zug jederzeit, und es wird noch nützlich. Gerade jetzt hilft es dir nicht; heb es dir für später auf.',
  produce: {
    task: 'Erst erzeugen.',
    text: 'Die Reihenfolge der beiden Aktionen ist frei. Deine Burg in Velmoor erzeugt einmal **Kräuter**, und mit Kräutern wird geheilt.',
    why: 'Die Burg erzeugt ganz von allein. In den meisten anderen Gebäuden muss dafür eine Person arbeiten.',
  },
  enhanced:
    'Für ein Wissen kann eine Aktion der oberen Reihe etwas mehr. Du hast nur eins: **Heb es auf** für einen besseren Tag und erzeuge ohne Verstärkung.',
  herbFirst: 'Du darfst auch zuerst heilen. Dann kämen die Kräuter aus deiner Burg aber zu spät: Erzeuge zuerst.',
  notYet: 'Du darfst eine Aktion auslassen, aber diese tut dir gut und kostet keinen weiteren Gehilfen. Das Ende des Zuges kann warten.',
  cure: {
    task: 'Drei Kräuter. Jetzt heilen.',
    text: 'Einmal Heilen reicht für **so viele**, wie du bezahlen kannst. Die Zahl auf dem freien Feld der Leiste sagt, was die nächste Heilung kostet.',
    why: 'Die Felder füllen sich von rechts nach links, und die Preise steigen dabei: am Anfang einmal Kräuter, am Ende vier.',
  },
  first: {
    task: 'Heile den ersten Kranken.',
    text: 'Das freie Feld ganz rechts nimmt ihn auf, für **einmal Kräuter**. Du kannst auch auf die Betten drücken.',
    why: 'Eine Münze ersetzt jeden Rohstoff. Zahle also mit dem Rohstoff selbst, solange du ihn hast.',
  },
  keepTheCoin: 'Eine **Münze** bezahlt alles, auch Kräuter. Gerade deshalb gibt man sie zuletzt aus: Zahle mit Kräutern.',
  goOn: 'Du könntest hier aufhören. Aber du hast Kräuter und jemanden, der krank ist, und Gesunde nützen mehr. Heile weiter.',
  second: {
    task: 'Und den zweiten.',
    text: 'Wieder einmal Kräuter. Das zweite Feld ist ein **Labor**: Wer dort steht, bringt dir bei jedem Erzeugen ein Wissen.',
    why: 'Vom dritten Feld an ist eine Person, die am Ende des Spiels dort steht, auch Ruhm wert.',
  },
  turn: {
    task: 'Beides getan. Beende deinen Zug.',
    text: 'Jetzt setzt der Reiher einen Gehilfen, dann bist du wieder dran. Jeder von euch hat vorerst **zwei** im Jahr.',
    why: 'Die Häuser setzen reihum je einen Gehilfen, bis alle gesetzt sind. Dein Zug endet, wenn du es sagst.',
  },
  again: {
    task: 'Dein zweiter Gehilfe, wohin du willst.',
    text: 'Das benutzte Feld bleibt bis **nächstes Jahr** zu, die anderen acht sind offen. Reisen und Heilen sind ein gutes Paar.',
    why: 'Im dritten Jahr bekommst du einen dritten Gehilfen, im fünften einen vierten. Das Raster wächst nie: Achte darauf, welche Paare du verbrauchst.',
  },
  end: { title: 'Zwei auf einen Streich.', text: 'Ein Gehilfe hat Kräuter besorgt und zwei Personen damit geheilt. Manche Praxis schafft weniger.' },
  known: {
    grid: { name: 'Ein Feld, zwei Aktionen', text: 'Spalte und Zeile, in beliebiger Folge, einmal im Jahr.' },
    cure: { name: 'Kräuter heilen', text: 'So viele du bezahlen kannst, von rechts.' },
    goal: { name: 'Ruhm gewinnt', text: 'Nach sechs Jahren wird er gezählt.' },
  },
};
