/** The names of people, places and cards in German with their cases, and what the cards of a table say. */
import { capital, listed, some } from '@pesthouse/kernel';
import type { Tables } from '../data/tables.ts';
import { HEALERS, type Healer, type Piece, type Resource, type Role, type StrainFace, type Taking, type Title, type TitleFace, type Window } from '../names.ts';
import { EVENT, PRESCRIPTION, STRAIN } from './cards.de.ts';
import type { Names } from './names.en.ts';
import { type Reading, reading } from './reading.ts';

/** Who acts, whom it strikes, with whom, and whose. */
export type Case = 'nom' | 'acc' | 'dat' | 'gen';
type Forms = Readonly<Record<Case, string>>;

const ROLES: Readonly<Record<Role, Forms & { readonly short: string }>> = {
  bachelor: { short: 'Magister', nom: 'der Magister', acc: 'den Magister', dat: 'dem Magister', gen: 'des Magisters' },
  haruspex: { short: 'Haruspex', nom: 'der Haruspex', acc: 'den Haruspex', dat: 'dem Haruspex', gen: 'des Haruspex' },
  changeling: { short: 'Wechselbalg', nom: 'der Wechselbalg', acc: 'den Wechselbalg', dat: 'dem Wechselbalg', gen: 'des Wechselbalgs' },
  plague: { short: 'Seuche', nom: 'die Seuche', acc: 'die Seuche', dat: 'der Seuche', gen: 'der Seuche' },
};
export const role = (id: Role, how: Case): string => ROLES[id][how];
/** Without its article. */
export const shortRole = (id: Role): string => ROLES[id].short;

/** Most people are called the same in every case. */
const named = (short: string, whole = short): Forms & { readonly short: string } => ({ short, nom: whole, acc: whole, dat: whole, gen: `${whole}s` });
const WARD: { readonly [ward: string]: Forms & { readonly short: string } } = {
  andrey: named('Andrej', 'Andrej Stamatin'),
  maria: named('Maria', 'Maria Kaina'),
  vlad: { short: 'Vlad', nom: 'Vlad der Jüngere', acc: 'Vlad den Jüngeren', dat: 'Vlad dem Jüngeren', gen: 'Vlads des Jüngeren' },
  capella: named('Capella'),
  notkin: named('Notkin'),
  sticky: named('Hölzchen'),
  saburov: named('Saburow', 'Alexander Saburow'),
  aspity: named('Aspity'),
  rubin: named('Rubin', 'Stanislaw Rubin'),
};
export const ward = (id: string, how: Case): string => WARD[id]?.[how] ?? id;
const isHealer = (id: string): id is Healer => HEALERS.some((h) => h === id);
export const piece = (id: Piece, how: Case): string => (isHealer(id) ? role(id, how) : ward(id, how));
export const shortPiece = (id: Piece): string => (isHealer(id) ? shortRole(id) : (WARD[id]?.short ?? id));

interface Place {
  readonly nom: string;
  readonly acc: string;
  /** Where somebody is, where one goes, where one comes from. */
  readonly at: string;
  readonly to: string;
  readonly from: string;
}
const PLACES: readonly Place[] = [
  { nom: 'die Steppe', acc: 'die Steppe', at: 'in der Steppe', to: 'in die Steppe', from: 'aus der Steppe' },
  { nom: 'der Brückenplatz', acc: 'den Brückenplatz', at: 'auf dem Brückenplatz', to: 'auf den Brückenplatz', from: 'vom Brückenplatz' },
  { nom: 'das Atrium', acc: 'das Atrium', at: 'im Atrium', to: 'ins Atrium', from: 'aus dem Atrium' },
  { nom: 'die Milz', acc: 'die Milz', at: 'in der Milz', to: 'in die Milz', from: 'aus der Milz' },
  { nom: 'der Schlund', acc: 'den Schlund', at: 'im Schlund', to: 'in den Schlund', from: 'aus dem Schlund' },
  { nom: 'die Speicher', acc: 'die Speicher', at: 'in den Speichern', to: 'in die Speicher', from: 'aus den Speichern' },
  { nom: 'die Fabrik', acc: 'die Fabrik', at: 'in der Fabrik', to: 'in die Fabrik', from: 'aus der Fabrik' },
  { nom: 'die Rohbauten', acc: 'die Rohbauten', at: 'in den Rohbauten', to: 'in die Rohbauten', from: 'aus den Rohbauten' },
  { nom: 'die Abdecker', acc: 'die Abdecker', at: 'bei den Abdeckern', to: 'zu den Abdeckern', from: 'von den Abdeckern' },
  { nom: 'die Flanke', acc: 'die Flanke', at: 'in der Flanke', to: 'in die Flanke', from: 'aus der Flanke' },
  { nom: 'der Kamm', acc: 'den Kamm', at: 'auf dem Kamm', to: 'auf den Kamm', from: 'vom Kamm' },
  { nom: 'das Mark', acc: 'das Mark', at: 'im Mark', to: 'ins Mark', from: 'aus dem Mark' },
  { nom: 'der Darm', acc: 'den Darm', at: 'im Darm', to: 'in den Darm', from: 'aus dem Darm' },
  { nom: 'die Hinterhand', acc: 'die Hinterhand', at: 'in der Hinterhand', to: 'in die Hinterhand', from: 'aus der Hinterhand' },
  { nom: 'die Gerber', acc: 'die Gerber', at: 'bei den Gerbern', to: 'zu den Gerbern', from: 'von den Gerbern' },
  { nom: 'das Rückgrat', acc: 'das Rückgrat', at: 'im Rückgrat', to: 'ins Rückgrat', from: 'aus dem Rückgrat' },
];
const NOWHERE: Place = { nom: 'irgendwo', acc: 'einen Ort', at: 'irgendwo', to: 'irgendwohin', from: 'von irgendwo' };
/** A place in one of its forms; a district with its number. */
export const place = (d: number, how: keyof Place): string => {
  const words = (PLACES[d] ?? NOWHERE)[how];
  return d > 0 && d < PLACES.length ? `${words} (${d})` : words;
};

export const RESOURCE: Readonly<Record<Taking, string>> = { coin: 'Münze', secret: 'Geheimnis', key: 'Schlüssel', none: 'nichts' };
const A_RESOURCE: Readonly<Record<Resource, string>> = { coin: 'eine Münze', secret: 'ein Geheimnis', key: 'einen Schlüssel' };
const RESOURCES: Readonly<Record<Resource, string>> = { coin: 'Münzen', secret: 'Geheimnisse', key: 'Schlüssel' };
/** Whom or what: `einen Schlüssel`. */
export const aResource = (r: Resource): string => A_RESOURCE[r];
export const someResource = (n: number, r: Resource): string => some(n, RESOURCE[r], RESOURCES[r]);

export const titleText = (id: TitleFace): string => (id === 'back' ? 'ein Rezept' : PRESCRIPTION[id].title);
export const strainText = (id: StrainFace): string => (id === 'back' ? 'ein Keim' : STRAIN[id].title);
/** The same as what is laid, drawn or set off. */
export const strainAcc = (id: StrainFace): string => (id === 'back' ? 'einen Keim' : STRAIN[id].title);
export const eventTitle = (at: number): string => EVENT[at]?.title ?? 'ein Ereignis';

export const join = (list: readonly string[]): string => listed(list, 'und');
export const either = (list: readonly string[]): string => listed(list, 'oder');
/** Ends a sentence; a name that ends in a mark of its own needs no full stop. */
export const stop = (words: string): string => (/[.!?](\*\*)?$/.test(words) ? words : `${words}.`);
export const evidence = (n: number): string => some(n, 'Beweis', 'Beweise');
/** Small numbers in words, as a sentence has them; one has a gender and is told with its noun. */
const COUNT = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'] as const;
const inWords = (n: number): string => COUNT[n] ?? String(n);
/** A number in words with what is counted: none of it, one of it, or so many. */
export const someWords = (n: number, none: string, one: string, many: string): string => (n === 0 ? none : n === 1 ? one : `${inWords(n)} ${many}`);
export const points = (n: number): string => someWords(n, 'keinen Aktionspunkt', 'einen Aktionspunkt', 'Aktionspunkte');
export const strains = (n: number): string => someWords(n, 'keinen Keim', 'einen Keim', 'Keime');
export const marks = (n: number): string => someWords(n, 'keine Marke', 'eine Marke', 'Marken');
export const spaces = (n: number): string => someWords(n, 'kein Feld', 'ein Feld', 'Felder');

export const WINDOW: Readonly<Record<Window, string>> = {
  'W-INF': 'Ein anderer Heiler beginnt seinen Zug: Spielst du eine Einflusskarte?',
  'W-RX': 'Ein Rezept wurde gespielt: Hältst du es auf?',
  'W-STR': 'Ein Keim wurde ausgelöst: Hältst du ihn auf?',
  'W-ATK': 'Die Seuche greift an: Bringst du einen Schützling in Quarantäne?',
  'W-DIE': 'Ein Schützling ist in Todesgefahr: Rettest du ihn?',
  'W-RES': 'Ein Ereignis wurde gelöst: Reagierst du?',
};

/** PATH-OPT-03: the one card whose text an option changes. */
const FULL_PARALYSIS = 'In ihrem nächsten Zug macht die Seuche keinen einzigen Schritt, weder in der Bewegungsphase noch nach einem Angriff.';

/** The cards whose text has a number of the rules in it. */
const cardRules = (n: Reading['times']): { readonly [T in Title]?: string } => ({
  'ticking-away': `Du hast in diesem Zug ${points(n('ticking-away'))} mehr (jede Figur handelt trotzdem nur einmal).`,
  shortcuts: `Bis zum Ende dieses Zuges führt dein Gehen ${spaces(n('shortcuts'))} weiter.`,
  'blood-debt': `Wenn ein anderer Heiler ein Ereignis mit einem deiner Schützlinge löst: Auch du bekommst ${evidence(n('blood-debt'))}.`,
  'false-witness': `Wenn ein anderer Heiler ein Ereignis löst: Er bekommt ${evidence(n('false-witness'))} weniger.`,
});
const strainRules = (n: Reading['strength'], least: number): { readonly [X in StrainFace]?: string } => ({
  ague: `Wer am Zug ist, verliert ${someWords(n('ague'), 'keinen', 'einen verbliebenen', 'verbliebene')} ${n('ague') > 1 ? 'Aktionspunkte' : 'Aktionspunkt'}.`,
  spoilage: `Wer am Zug ist, legt ${marks(n('spoilage'))} nach Wahl der Seuche in den Vorrat zurück.`,
  sporulation: `Die Seuche zieht ${strains(n('sporulation'))}.`,
  slander: `Wer am Zug ist, verliert ${evidence(n('slander'))} (nie unter ${least}).`,
});

/** The names of a table: some cards print numbers. */
export const names = (tables: Tables): Names => {
  const read = reading(tables);
  const ofCards = cardRules(read.times);
  const ofStrains = strainRules(read.strength, tables.NUMBER.evidenceMin);
  const roleIn = (form: (id: Role) => string): Readonly<Record<Role, string>> => ({
    bachelor: form('bachelor'),
    haruspex: form('haruspex'),
    changeling: form('changeling'),
    plague: form('plague'),
  });
  return {
    ROLE_NAME: roleIn((id) => capital(role(id, 'nom'))),
    ROLE: roleIn((id) => role(id, 'nom')),
    RESOURCE,
    placeName: (d) => place(d, 'nom'),
    wardText: (id) => ward(id, 'nom'),
    pieceText: (id) => piece(id, 'nom'),
    titleText,
    strainText,
    eventTitle,
    eventRule: (at) => EVENT[at]?.text ?? '',
    capital,
    join,
    either,
    stop,
    titleRule: (id, s) => (id === 'paralysis' && read.fullParalysis(s) ? FULL_PARALYSIS : (ofCards[id] ?? PRESCRIPTION[id].text)),
    strainRule: (id) => (id === 'back' ? '' : (ofStrains[id] ?? STRAIN[id].text)),
  };
};
