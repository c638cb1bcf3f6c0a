/** Titles and texts of Prescriptions, Strains and Events in German. */
import type { Strain, Title } from '../names.ts';

export interface Printed {
  readonly title: string;
  readonly text: string;
}

export const PRESCRIPTION: Readonly<Record<Title, Printed>> = {
  paralysis: {
    title: 'Lähmung',
    text: 'In ihrem nächsten Zug greift die Seuche zuerst an und geht danach: kein Schritt in der Bewegungsphase, ein verborgener Schritt nach Phase 2.',
  },
  curfew: {
    title: 'Ausgangssperre',
    text: 'Wähle einen Bezirk. Bis zum Beginn deines nächsten Zuges überquert niemand seine Grenzen, auch die Seuche nicht. Du darfst nicht zwei Züge nacheinander denselben Bezirk wählen.',
  },
  summons: {
    title: 'Vorladung',
    text: 'Bewege einen freien Schützling eines beliebigen Heilers um ein Feld. Er löst keinen Keim aus und darf in diesem Zug nicht mehr handeln.',
  },
  'emergency-powers': {
    title: 'Sondervollmacht',
    text: 'Bis zum Ende dieses Zuges darfst du Schützlinge einsetzen, die im Pakt mit anderen Heilern sind.',
  },
  'isolation-order': {
    title: 'Isolationsbefehl',
    text: 'Wenn die Seuche eine Infektion oder den Beginn einer Blockade ankündigt: Bringe vorher einen freien Schützling aus diesem Bezirk in Quarantäne.',
  },
  'thanatologists-method': {
    title: 'Methode des Thanatologen',
    text: 'Nenne einen Bezirk. Die Seuche antwortet wahrheitsgemäß und offen: dort, daneben oder weder noch.',
  },
  'wild-harvest': { title: 'Wilde Ernte', text: 'Nimm zwei Marken deiner Wahl aus dem Vorrat.' },
  'ticking-away': { title: 'Die Zeit verrinnt', text: 'Du hast in diesem Zug einen Aktionspunkt mehr (jede Figur handelt trotzdem nur einmal).' },
  shortcuts: { title: 'Schleichwege', text: 'Bis zum Ende dieses Zuges führt dein Gehen ein Feld weiter.' },
  'blood-debt': { title: 'Blutschuld', text: 'Wenn ein anderer Heiler ein Ereignis mit einem deiner Schützlinge löst: Auch du bekommst 1 Beweis.' },
  'living-panacea': {
    title: 'Lebende Arznei',
    text: 'Wenn ein Schützling eines beliebigen Heilers sterben würde: Er überlebt und kommt stattdessen in Quarantäne.',
  },
  'herb-brides-dance': {
    title: 'Tanz der Kräuterbraut',
    text: 'Tausche zwei freie Schützlinge in verschiedenen Bezirken, die beide nicht unter Ausgangssperre stehen. Sie lösen keinen Keim aus.',
  },
  no: { title: 'Nein!', text: 'Hebe die Wirkung eines Rezepts auf, das gerade ein anderer gespielt hat, oder die eines Keims, der gerade ausgelöst wurde.' },
  'have-no-fear': { title: 'Fürchte dich nicht', text: 'Wähle einen Schützling. Bis zum Beginn deines nächsten Zuges kann er nicht sterben.' },
  'laying-on-of-hands': {
    title: 'Handauflegen',
    text: 'Sieh dir einen Keim auf der Karte an. Lass ihn dann liegen, lege ihn ab oder trage ihn in einen Nachbarbezirk ohne Keim.',
  },
  'false-witness': { title: 'Falsches Zeugnis', text: 'Wenn ein anderer Heiler ein Ereignis löst: Er bekommt 1 Beweis weniger.' },
  'light-fingers': { title: 'Flinke Finger', text: 'Nimm einem anderen Heiler bis zu zwei Marken deiner Wahl.' },
  'false-kin': {
    title: 'Falsche Sippe',
    text: 'Wähle einen Schützling. Bis zum Ende dieses Zuges zählt er als dein eigener, wenn du mit ihm ein Ereignis löst.',
  },
};

export const STRAIN: Readonly<Record<Strain, Printed>> = {
  drift: { title: 'Abdrift', text: 'Die Seuche darf ein Feld weit gehen, ohne jemandem zu schaden.' },
  'shifting-hunger': {
    title: 'Wandernder Hunger',
    text: 'Die Seuche darf ein lebendes Ziel ihrer Todesliste durch einen anderen lebenden Schützling desselben Heilers ersetzen.',
  },
  collapse: { title: 'Zusammenbruch', text: 'Die unterbrochene Aktion kann nicht fortgesetzt werden.' },
  relapse: {
    title: 'Rückfall',
    text: 'Ein Heiler, der ihn ausgelöst hat, kommt in Quarantäne; ein Schützling, der ihn ausgelöst hat, kann seine Aktion nicht fortsetzen.',
  },
  'open-doors': { title: 'Offene Türen', text: 'Jeder Schützling in diesem Bezirk verlässt die Quarantäne.' },
  ague: { title: 'Schüttelfrost', text: 'Wer am Zug ist, verliert einen verbliebenen Aktionspunkt.' },
  spoilage: { title: 'Fäulnis', text: 'Wer am Zug ist, legt zwei Marken nach Wahl der Seuche in den Vorrat zurück.' },
  oblivion: { title: 'Vergessen', text: 'Wer am Zug ist, legt ein zufälliges Rezept aus der Hand ab.' },
  sporulation: { title: 'Sporenflug', text: 'Die Seuche zieht zwei Keime.' },
  'it-was-here': {
    title: 'Sie war hier',
    text: 'Ist die Seuche in diesem Bezirk, darf sie sich zeigen: Jeder freie Schützling hier stirbt, und jeder Heiler hier kommt in Quarantäne.',
  },
  stampede: {
    title: 'Panik',
    text: 'Ist die auslösende Figur frei, bewegt die Seuche sie um ein Feld. Das löst keinen Keim aus, und die unterbrochene Aktion kann nicht fortgesetzt werden.',
  },
  slander: { title: 'Verleumdung', text: 'Wer am Zug ist, verliert 1 Beweis (nie unter 1).' },
};

/** By district, 1 to 15. */
export const EVENT: Readonly<Record<number, Printed>> = {
  1: { title: 'Privataudienz', text: 'Solange es läuft, darf keine Paktmarke gelegt oder versetzt werden.' },
  2: { title: 'Eine Nacht im Stillwasser', text: 'Wer es löst, darf einen freien Heiler oder Schützling eigener Wahl in Quarantäne bringen.' },
  3: { title: 'Arche Noah', text: 'Wird es vom Haruspex oder vom Wechselbalg gelöst, ist eine Münze zusätzlich zu zahlen.' },
  4: { title: 'Flucht vor den Zügen', text: 'Jeder Schützling in Bezirk 4 und in den Bezirken daneben verlässt die Quarantäne.' },
  5: {
    title: 'Lethargie',
    text: 'Die Seuche wählt einen toten Schützling und bringt ihn frei in Bezirk 5 zurück; sein Heiler bekommt 1 Beweis wieder.',
  },
  6: { title: 'Die Destille versiegt', text: 'Wer es löst, nimmt zwei Marken eigener Wahl aus dem Vorrat.' },
  7: { title: 'Was aus der Steppe kommt', text: 'Immer wenn ein anderes Ereignis gelöst wird, zieht die Seuche einen Keim.' },
  8: { title: 'Die Schlachter wollen ihren Lohn', text: 'Statt einer Marke der verlangten Art sind zwei nötig.' },
  9: {
    title: 'Gericht der Nachbarn',
    text: 'Neben der Figur, die es löst, muss mindestens ein weiterer freier Heiler oder Schützling in Bezirk 9 sein.',
  },
  10: { title: 'Sperren in den Gärten', text: 'Solange es läuft, führt die Aktion Gehen höchstens ein Feld weit.' },
  11: { title: 'Abdrücke', text: 'Die Seuche gibt preis, wo sie gerade ist.' },
  12: { title: 'Ritt auf den Ratten', text: 'Solange es läuft, darf die Seuche in ihrer Bewegungsphase einen Schritt mehr machen.' },
  13: { title: 'Nacht der Plünderer', text: 'Jeder Heiler legt eine Marke eigener Wahl in den Vorrat zurück, wenn er eine hat.' },
  14: { title: 'Siegel des Magistrats', text: 'Wer es löst, nimmt ein zusätzliches Rezept.' },
  15: {
    title: 'Die Rathausglocke',
    text: 'Die Seuche nennt den Teil der Karte, in dem sie ist: Steinhof, Knoten, Erdland oder Steppe.',
  },
};
