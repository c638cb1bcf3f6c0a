/** The words of "Build and produce" in German. */
import type { Words } from './4-build.en.ts';

export const words: Words = {
  head: { title: 'Bauen und erzeugen', promise: 'Danach weißt du, wie ein Haus zu verdienen beginnt.' },
  here: {
    task: 'Dein Doktor steht in einer Großstadt.',
    text: 'Eben hast du jemanden geheilt, Bauen steht noch aus. Du baust, **wo dein Doktor steht** oder dein Feldlager: heute also in Ruhnholm.',
    why: 'Eine Großstadt hat Platz für drei Gebäude, eine Stadt für zwei, ein Dorf für eins, und jedes Haus darf an einem Ort nur eins haben. Hier steht noch keins.',
  },
  construct: {
    task: 'Wähle Bauen.',
    text: 'Gebäude kosten **Holz und Stein**. Du hast je eins davon und zwei Münzen für das, was fehlt.',
    why: 'Für ein Wissen kostet Bauen eins weniger. Solange ein Kranker darüber liegt, kostet es eins mehr.',
  },
  enhanced: 'Für ein Wissen könnte das etwas mehr. Es ist dein einziges, und auch Technologien kosten Wissen: **Heb es auf** für einen anderen Tag.',
  stay: 'Hier ist noch etwas zu tun, das dir guttut. Lass es nicht aus; verloren ist nichts.',
  aside: 'Das darfst du in deinem Zug jederzeit. Gleich brauchst du aber alles, was du hast; heb es dir für später auf.',
  workshop: {
    task: 'Bau die Werkstatt.',
    text: 'Arbeitet dort jemand, erzeugt sie **zwei** von dem, was der Ort liefert, und Ruhnholm liefert Kräuter. Am Ende ist sie auch einen Ruhm wert.',
    why: 'Ein Viertel erzeugt eins, eine Manufaktur eins ganz allein, eine Schatzkammer eine Münze. Auf deinem Tableau stehen Preis und Ruhm dabei.',
  },
  shop: { name: 'Werkstatt', text: 'erzeugt zwei mit einer Person.' },
  factory: 'Eine **Manufaktur** läuft ohne Personen, erzeugt aber nur eins. Du hast jemanden, der arbeiten kann: Bau die Werkstatt.',
  treasury: 'Eine **Schatzkammer** bringt Münzen und würde alle deine Münzen kosten. Beginne mit der Werkstatt, sie bezahlt dir mehr.',
  district: 'Ein **Viertel** erzeugt eins, wenn jemand dort arbeitet. Die Werkstatt erzeugt zwei und braucht nicht mehr Personen: Bau sie.',
  pay: {
    task: 'Ein Holz, ein Stein, eine Münze.',
    text: 'Die Werkstatt kostet zwei Holz und einen Stein. Eine **Münze** ersetzt das Holz, das dir fehlt.',
    why: 'Eine Münze ersetzt Holz, Stein, Nahrung oder Kräuter. Zwei Rohstoffe kannst du gegen eine Münze tauschen, nie umgekehrt.',
  },
  keepTheCoin: 'Damit gäbst du **beide** Münzen aus, obwohl du den Rohstoff hast. Zahle nur mit einer Münze.',
  turn: {
    task: 'Das erste Gebäude hier: drei Einfluss.',
    text: 'Einfluss ist am Ende Ruhm wert und zahlt schon unterwegs: Eben bekamst du **eine Nahrung**. Beende deinen Zug.',
    why: 'Das erste Gebäude in einer Großstadt bringt drei Einfluss, in einer Stadt zwei, in einem Dorf einen; für jedes, das schon steht, einen weniger. Einen bekommst du immer.',
  },
  place: {
    task: 'Dein zweiter Gehilfe: Erzeugen und Entsenden.',
    text: 'Neulinge bauen und wundern sich, dass nichts kommt. Die Werkstatt ist **leer**: Ohne Person erzeugt sie nichts.',
    why: 'Nur Burg und Manufaktur erzeugen ganz allein. Ein neues Gebäude ist am Anfang immer leer.',
  },
  otherRow: 'Erzeugen stimmt. Aber wer soll dort arbeiten? Nimm die Zeile **Entsenden**, damit vorher jemand hingehen kann.',
  otherCell: 'Das willst du ein andermal. Die Werkstatt wartet auf jemanden: Nimm das Feld, wo sich Erzeugen und **Entsenden** treffen.',
  assign: {
    task: 'Zuerst entsenden.',
    text: 'Die Reihenfolge ist frei, aber nur wer beim **Erzeugen** schon an der Arbeit ist, bringt etwas.',
    why: 'Erzeugen gibt dir, was in diesem Moment alle Gebäude mit einer Person bringen, dazu Burg und Manufaktur.',
  },
  nobody: 'Jetzt würde nur deine Burg erzeugen: einen Stein. **Entsende** zuerst, dann ist die Werkstatt dabei.',
  send: {
    task: 'Schick deine Person in die Werkstatt.',
    text: 'Geheilte gehen an die Arbeit oder in die **Hauptstadt**, wo am Ende jeder Ära die Mehrheit belohnt wird. Heute: an die Arbeit.',
    why: 'Wer auf der Leiste ganz rechts steht, geht zuerst. Wer in der Hauptstadt ist, verlässt sie am Ende der Ära; wer arbeitet, bleibt.',
  },
  capital:
    'In der **Hauptstadt** gäbe es sofort ein Plättchen und vielleicht einen Preis am Ende der Ära. Aber eine leere Werkstatt bringt nichts: Schick sie an die Arbeit.',
  decree: {
    task: 'Und der Erlass ist erfüllt.',
    text: 'Das **Gebot** dieser Ära will, dass du Personen an die Arbeit schickst. Dein Marker stieg eine Stufe und brachte Einfluss, ganz von selbst.',
    why: 'Drei Erlasse sind von Anfang an bekannt, einer je Ära. Das Gebot zahlt während der Ära, die Agenda an ihrem Ende. Lies sie, bevor du planst.',
  },
  produce: {
    task: 'Jetzt erzeugen.',
    text: 'Zweimal **Kräuter** aus der Werkstatt, ein Stein aus der Burg. Jedes spätere Erzeugen bringt dasselbe noch einmal.',
    why: 'Eine Aktion bringt, was alle deine Gebäude erzeugen. Je mehr Personen arbeiten, desto mehr ist jedes Erzeugen wert.',
  },
  end: {
    title: 'Dein Haus verdient.',
    text: 'Eine Werkstatt, eine Person darin, zweimal Kräuter und ein Stein. Heute früh noch krank, fragt sie jetzt schon nach Urlaub.',
  },
  known: {
    where: { name: 'Bau, wo er steht', text: 'Großstädte bringen den meisten Einfluss.' },
    work: { name: 'Leere Gebäude bringen nichts', text: 'Erst entsenden, dann erzeugen.' },
    decree: { name: 'Lies den Erlass', text: 'Jede Ära belohnt etwas anderes.' },
  },
};
