/** The words of "Walk and gather" in German. */
import type { Words } from './2-walk.en.ts';

export const words: Words = {
  head: { title: 'Reisen und einsammeln', promise: 'Danach weißt du, wie du die Kranken heimholst.' },
  doctor: {
    task: 'Dein Doktor ist in Ruhnholm.',
    text: 'Deine Betten sind leer, und in Gothar sind zwei krank. Unterwegs wird niemand geheilt: Er muss hin und sie **einsammeln**.',
    why: 'Der Pestdoktor ist deine einzige Figur auf der Landkarte. Wen er einsammelt, der kommt in deine Quarantäne, und wo er steht, darfst du bauen.',
  },
  him: { name: 'Der Pestdoktor', text: 'bereist die Straßen, sammelt Kranke ein.' },
  place: {
    task: 'Setz einen Gehilfen: Reisen und Heilen.',
    text: 'Mit diesem Feld reist er jetzt, und im selben Zug darfst du **heilen**, wen er mitbringt.',
    why: 'Ein Feld gibt die Aktion über seiner Spalte und die neben seiner Zeile, in beliebiger Folge. Jedes Feld dient einmal im Jahr.',
  },
  otherRow: 'Auch mit diesem Feld reist er. Aber er bringt Kranke mit, also nimm die Zeile **Heilen** daneben.',
  otherCell: 'Das wirst du noch oft brauchen. Hier geht es um die Straße: Nimm das Feld, wo sich **Reisen** und Heilen treffen.',
  start: {
    task: 'Beginne mit Reisen.',
    text: 'Eine Reise führt ihn über Straßen bis zu **zwei** Orte weit. Jeder Ort, den er betritt, kostet einen Schritt, auch eine Ruine.',
    why: 'Für ein Wissen kommt er einen Ort weiter. Solange ein Kranker über Reisen liegt, kommt er einen Ort weniger weit.',
  },
  enhanced: 'Für ein Wissen reist er einen Ort weiter. Heute reichen zwei: **Heb es auf** und nimm die einfache Reise.',
  nobody: 'Heilen ist richtig, nur etwas früh: Deine Betten sind leer. Reise zuerst.',
  stay: 'Damit wären beide Aktionen verschenkt. Niemand hat es eilig: Reise zuerst.',
  aside: 'Das darfst du in deinem Zug jederzeit, und eines Tages hilft es. Für diese Reise brauchst du nur die Füße.',
  home: {
    task: 'Geh heim nach Hollin, das kostet nichts.',
    text: 'Dort steht deine Burg, und einen Ort mit einem **eigenen** Gebäude betrittst du umsonst. Beide Schritte bleiben dir.',
    why: 'Jedes deiner Gebäude macht deine Wege kürzer. Freie Schritte haben nur eine Grenze: keinen Ort zweimal im selben Zug.',
  },
  ruins: 'Dieser Ort ist **zerstört**: Du darfst durch, aber es kostet einen Schritt, und dort ist nichts und niemand. Geh nach Hollin.',
  keepTheCamp: 'Dein **Feldlager** sammelt alle an einem Ort ohne Nahrung ein, bleibt aber dort, bis du baust oder die Pest kommt. Heb es für eine Menge auf.',
  first: {
    task: 'Reise weiter nach Gollor.',
    text: 'Dort ist jemand krank. Vorbeigehen gilt nicht: Wer einen Ort betritt, sammelt **alle** ein, die dort krank sind.',
    why: 'Alle oder keiner. Kannst du sie weder ernähren noch dein Feldlager aufschlagen, kommst du nicht hinein.',
  },
  korrin: 'Zwei Kranke in Korrin, kein schlechter Gedanke. Aber dahinter sind alle gesund; über Gollor sammelst du **drei** ein.',
  elsewhere: 'Dorthin dürftest du. Aber am hellen Ort warten mehr Kranke auf dich. Verloren ist nichts.',
  tooEarly: 'Anhalten darfst du überall außer in der Hauptstadt. Du hast aber noch Schritte, und Betten. Reise weiter.',
  free: {
    task: 'Tritt ein: Der erste ist frei.',
    text: 'Der erste Kranke eines **Ortes** kostet nichts, jeder weitere eine Nahrung. Auf einer Straße isst schon der erste.',
    why: 'Mit dem Feldlager kämen alle ohne Nahrung mit. Für einen, der ohnehin nichts kostet, wäre es verschwendet.',
  },
  two: {
    task: 'Noch ein Schritt: Gothar.',
    text: 'Dort sind zwei krank: Der eine ist frei, der andere isst **eine Nahrung**. Du hast zwei.',
    why: 'Gothar ist eine Großstadt, die Nahrung liefert. Wo er anhält, bekommst du einen Rohstoff des Ortes: Die Mahlzeit kommt zurück.',
  },
  capital: 'Durch die **Hauptstadt** darf er umsonst, aber nie dort bleiben. Eine gute Abkürzung; heute liegt Gothar nebenan.',
  pay: {
    task: 'Zahle mit einer Nahrung.',
    text: 'Drei Wege hinein: eine Nahrung, stattdessen eine Münze, oder das **Feldlager** umsonst. Nahrung ist hier am billigsten.',
    why: 'Eine Münze ersetzt jeden Rohstoff. Das Feldlager lohnt sich am meisten, wo drei oder vier krank sind.',
  },
  keepTheCoin: 'Eine **Münze** bezahlt alles, darum gibt man sie zuletzt her. Du hast Nahrung: Zahle damit.',
  campToo: 'Das **Feldlager** spart eine Nahrung und bleibt dann hier zurück. Nahrung bekommst du hier ohnehin, also heb es für eine Menge auf.',
  stop: {
    task: 'Halte hier an und iss.',
    text: 'Die Reise endet, wo du willst. Gothar liefert Nahrung, also **bekommst du eine** fürs Anhalten.',
    why: 'Nur der Ort, an dem die Reise endet, zahlt, und nur, wenn er nicht zerstört ist. Stehen bleiben ist keine Reise und bringt nichts.',
  },
  full: {
    task: 'Drei Kranke, alle Betten belegt.',
    text: 'Die Nahrung ist auch zurück. Diese drei Betten schaden nicht; ein **vierter** Kranker läge schon im Weg. Also erst heilen, dann weiterreisen.',
    why: 'Wer kein Bett mehr findet, liegt über deinen Aktionen oder in deinem Speicher und hemmt dich dort. Davon handelt die nächste Lektion.',
  },
  end: {
    title: 'Drei heimgeholt.',
    text: 'Von Ruhnholm nach Gothar mit drei Kranken, für eine Nahrung, die zurückkam. Seine Stiefel hätten einen Orden verdient.',
  },
  known: {
    way: { name: 'Zwei Schritte, Eigenes ist frei', text: 'Deine Gebäude machen die Wege kürzer.' },
    gather: { name: 'Alle oder keiner', text: 'Der erste ist frei, jeder weitere isst.' },
    stop: { name: 'Halte, wo es sich lohnt', text: 'Du bekommst, was der letzte Ort liefert.' },
  },
};
