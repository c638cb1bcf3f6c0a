/** What the coach says of Pest when a kind of question comes for the first time, in German. */
import type { CoachLine } from '@pesthouse/kernel';
import type { Lessons, Warned } from './coach.ts';

export const coach: Lessons = {
  castle: {
    title: 'Wo steht deine Burg?',
    text: 'Sie erzeugt den Rohstoff ihres Ortes, wann immer du erzeugst, ohne Arbeiter. Nahrung und Kräuter sind nie falsch.',
  },
  doctor: { title: 'Dein Doktor beginnt daneben.', text: 'Ein Kranker dort kommt umsonst in deine Quarantäne. Beginn, wo Straßen weiterführen.' },
  block: { title: 'Weis die Kranken ab.', text: 'Deine Technologie hält sie von diesem Ort fern. Sonst füllen sie deine Quarantäne.' },
  crate: {
    title: 'Öffne die Kiste.',
    text: 'Nimm einen Rohstoff deiner Wahl, nur keine Münze. Sieh nach, was dein nächstes Gebäude oder deine nächste Heilung kostet.',
  },
  store: { title: 'Dein Speicher ist voll.', text: 'Ein Rohstoff darf in die Vorratsfässer. Was keinen Platz findet, verfällt.' },
  lay: {
    title: 'Wohin mit den Kranken?',
    text: 'Normale Plätze schaden nicht; die anderen hemmen eine Aktion oder sperren den Speicher. Ohne Platz sterben sie, und Tote kosten in jeder Ära Ruhm.',
  },
  tidy: { title: 'Leg die Kranken um.', text: 'In deinem Zug darfst du das jederzeit. Mach den Platz über der Aktion frei, die du nutzen willst.' },
  trade: { title: 'Zwei für eine Münze.', text: 'Eine Münze ersetzt jeden Rohstoff. Das hilft, wenn einer fehlt.' },
  assistant: {
    title: 'Ein Gehilfe, zwei Aktionen.',
    text: 'Das Feld gibt die Aktion darüber und die links davon, in beliebiger Reihenfolge. Jedes Feld gilt einmal im Jahr.',
  },
  pair: {
    title: 'Spiel ein Paar noch einmal.',
    text: 'Wähle zwei Aktionen, die du in diesem Jahr schon gespielt hast. Nimm das Paar, das am meisten brachte.',
  },
  trials: { title: 'Bezahl die Versuche.', text: 'Kräuter oder Münzen, und zwei Gesunde kommen auf deine Leiste.' },
  act: {
    title: 'Welche Aktion zuerst?',
    text: 'Die Reihenfolge ist egal, und du darfst eine weglassen. Mit 1 Wissen verstärkst du Reisen, Bauen oder Erzeugen.',
  },
  move: {
    title: 'Schick deinen Doktor los.',
    text: 'Unterwegs musst du Kranke einsammeln; wo du bleibst, bekommst du den Rohstoff. Ein zerstörter Ort gibt nichts.',
  },
  settle: {
    title: 'Wie kommst du hinein?',
    text: 'Der erste Kranke ist umsonst, jeder weitere kostet 1 Nahrung. Dein Feldlager zahlt für alle, und dort darfst du später bauen.',
  },
  construct: {
    title: 'Bau, wo du stehst.',
    text: 'Beim Doktor und beim Feldlager, je ein Gebäude. Eine Großstadt bringt den meisten Einfluss, eine volle Reihe Gebäude bringt Ruhm.',
  },
  pay: { title: 'Bezahl es.', text: 'Münzen ersetzen, was fehlt. Behalt, was du für die nächste Heilung brauchst.' },
  more: { title: 'Ein Rohstoff mehr.', text: 'Du hast die Aktion verstärkt. Nimm, was am knappsten ist.' },
  less: {
    title: 'Ein Rohstoff geht verloren.',
    text: 'Über Erzeugen liegt ein Kranker. Verzichte auf das, was du am wenigsten brauchst, und mach den Platz bald frei.',
  },
  research: { title: 'Kauf eine Technologie.', text: 'Du hast drei Plätze, und jede Karte bringt am Ende Ruhm. Kauf früh, was jedes Jahr wirkt.' },
  mobile: { title: 'Was soll sie erzeugen?', text: 'Es bleibt das ganze Spiel so. Nimm, was deine Burg nicht erzeugt.' },
  cure: {
    title: 'Kräuter machen gesund.',
    text: 'Je weiter links das Feld, desto teurer und desto mehr Ruhm. Geheilte können arbeiten, und ihr Platz ist wieder frei.',
  },
  assign: {
    title: 'Schick Personen zur Arbeit.',
    text: 'Ein Gebäude ohne Arbeiter erzeugt nichts. In der Hauptstadt bringen sie ein Plättchen und am Ende der Ära eine Belohnung.',
  },
  token: {
    title: 'Nimm ein Plättchen.',
    text: 'Eines für die Personen, die du in die Hauptstadt geschickt hast. Es liegt dann verdeckt bis zum Ende der Ära.',
  },
  prize: { title: 'Du führst in der Hauptstadt.', text: 'Der erste Platz sucht sich noch eine Belohnung aus.' },
};

export const warn = (f: Warned): CoachLine => ({
  title: f.n === 1 ? 'Das füllt noch ein Grab.' : `Das füllt noch ${f.n} Gräber.`,
  text: 'In deiner Quarantäne ist kein Platz. Jeder Tote kostet am Ende jeder Ära wieder Ruhm.',
});
