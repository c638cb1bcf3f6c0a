/** Cards, Strains and Events in the fewest German words, for hand, tickets and scenes. */
import { capital } from '@pesthouse/kernel';
import type { EventData } from '../data/tables.ts';
import type { Strain, Title, Window } from '../names.ts';
import { evidence, marks, points, someWords, spaces, strains } from './names.de.ts';
import type { Reading } from './reading.ts';

export const KIND: Readonly<Record<EventData['kind'], string>> = {
  start: 'Zu Beginn',
  resolve: 'Beim Lösen',
  ongoing: 'Solange es läuft',
  condition: 'Bedingung',
};

/** The Events in fewer words, for the tickets; the whole text stands in the rules. */
export const EVENT_BRIEF: Readonly<Record<number, string>> = {
  1: 'Keine Paktmarke darf gelegt oder versetzt werden.',
  2: 'Wer es löst, darf jemand Freien in Quarantäne bringen.',
  3: 'Haruspex und Wechselbalg zahlen eine Münze mehr.',
  4: 'Alle Schützlinge in 4, 3, 5, 11 und 12 verlassen die Quarantäne.',
  5: 'Die Seuche holt einen Toten in Bezirk 5 zurück; sein Heiler bekommt 1 Beweis.',
  6: 'Wer es löst, nimmt zwei Marken eigener Wahl.',
  7: 'Wird ein anderes Ereignis gelöst, zieht die Seuche einen Keim.',
  8: 'Zwei Marken der verlangten Art sind nötig.',
  9: 'In Bezirk 9 muss noch eine freie Figur stehen.',
  10: 'Gehen führt höchstens ein Feld weit.',
  11: 'Alle erfahren, wo die Seuche ist.',
  12: 'Die Seuche darf in ihrer Bewegung einen Schritt mehr machen.',
  13: 'Jeder Heiler legt eine Marke in den Vorrat zurück.',
  14: 'Wer es löst, nimmt ein Rezept mehr.',
  15: 'Alle erfahren, in welchem Teil der Karte die Seuche ist.',
};

/** The Prescriptions in fewer words, for the hand; the whole text is read out and shown when one is played. */
const cardTexts = (n: Reading['times']): Readonly<Record<Title, string>> => ({
  paralysis: 'Im nächsten Zug greift die Seuche zuerst an und geht danach.',
  curfew: 'Bis zu deinem nächsten Zug überquert niemand die Grenzen eines Bezirks.',
  summons: 'Bewege einen freien Schützling um ein Feld. Er handelt diesen Zug nicht.',
  'emergency-powers': 'Setze diesen Zug Schützlinge aus fremden Pakten ein.',
  'isolation-order': 'Greift die Seuche an: Vorher kommt ein freier Schützling dort in Quarantäne.',
  'thanatologists-method': 'Nenne einen Bezirk: Ist die Seuche dort, daneben oder weder noch?',
  'wild-harvest': 'Nimm zwei Marken deiner Wahl aus dem Vorrat.',
  'ticking-away': `${capital(points(n('ticking-away')))} mehr in diesem Zug. Jede Figur handelt einmal.`,
  shortcuts: `Dein Gehen führt diesen Zug ${spaces(n('shortcuts'))} weiter.`,
  'blood-debt': `Löst ein Rivale mit deinem Schützling, bekommst du ${evidence(n('blood-debt'))}.`,
  'living-panacea': 'Ein Schützling, der sterben würde, überlebt in Quarantäne.',
  'herb-brides-dance': 'Zwei freie Schützlinge tauschen die Plätze.',
  no: 'Hebe das Rezept eines Rivalen oder einen Keim auf.',
  'have-no-fear': 'Ein Schützling kann bis zu deinem nächsten Zug nicht sterben.',
  'laying-on-of-hands': 'Sieh einen Keim an: liegen lassen, ablegen oder wegtragen.',
  'false-witness': `Ein Rivale, der ein Ereignis löst, bekommt ${evidence(n('false-witness'))} weniger.`,
  'light-fingers': 'Nimm einem Rivalen bis zu zwei Marken.',
  'false-kin': 'Ein Schützling zählt diesen Zug beim Lösen als deiner.',
});

/** PATH-OPT-03 gives one card another text. */
export const cardBriefs = ({ times, fullParalysis }: Reading) => {
  const texts = cardTexts(times);
  return (title: Title, s: { readonly fullParalysis: boolean }): string =>
    title === 'paralysis' && fullParalysis(s) ? 'Im nächsten Zug darf die Seuche gar nicht gehen.' : texts[title];
};

/** The Strains in fewer words, for the Plague's hand. */
export const strainBriefs = ({ strength: n }: Reading): Readonly<Record<Strain, string>> => ({
  drift: 'Geh ein Feld weit, ohne zu schaden.',
  'shifting-hunger': 'Tausche ein lebendes Ziel in seiner Gruppe.',
  collapse: 'Die Aktion kann nicht weitergehen.',
  relapse: 'Heiler: in Quarantäne. Schützling: Aktion verloren.',
  'open-doors': 'Alle Schützlinge hier verlassen die Quarantäne.',
  ague: `${capital(someWords(n('ague'), 'kein Aktionspunkt', 'ein Aktionspunkt', 'Aktionspunkte'))} ${n('ague') > 1 ? 'gehen' : 'geht'} verloren.`,
  spoilage: `Vernichte ${marks(n('spoilage'))} deiner Wahl.`,
  oblivion: 'Ein zufälliges Rezept geht verloren.',
  sporulation: `Zieh ${strains(n('sporulation'))}.`,
  'it-was-here': 'Bist du hier: Schlag sofort zu.',
  stampede: 'Treib die Figur ein Feld weiter; Aktion verloren.',
  slander: `Wer am Zug ist, verliert ${evidence(n('slander'))}.`,
});

/** What a Strain does, in one word. */
export const DOES: Readonly<Record<Strain, string>> = {
  drift: 'bewegt',
  'shifting-hunger': 'bewegt',
  collapse: 'hemmt',
  relapse: 'schadet',
  'open-doors': 'schadet',
  ague: 'hemmt',
  spoilage: 'nimmt',
  oblivion: 'nimmt',
  sporulation: 'wächst',
  'it-was-here': 'schadet',
  stampede: 'hemmt',
  slander: 'nimmt',
};

/** What has happened that opens a window, as everybody knows it. */
export const CAUSE: Readonly<Record<Window, string>> = {
  'W-INF': 'Ein Heiler beginnt seinen Zug: Einflusskarten dürfen gespielt werden',
  'W-RX': 'Ein Rezept wurde gespielt',
  'W-STR': 'Ein Keim wurde ausgelöst',
  'W-ATK': 'Die Seuche greift an',
  'W-DIE': 'Ein Schützling ist in Todesgefahr',
  'W-RES': 'Ein Ereignis wurde gelöst',
};
