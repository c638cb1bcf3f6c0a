/** What is said of pairs of games, in German: only what is certain, and how certain it is. */
import type { PairedSay } from '@pesthouse/lab';

const format = new Intl.ListFormat('de');
const list = (xs: readonly string[]): string => format.format(xs);
const number = new Intl.NumberFormat('de');
const fixed = (x: number, digits: number): string => new Intl.NumberFormat('de', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(x);
const rough = (x: number): string => (Math.abs(x) >= 2 ? String(Math.round(x)) : fixed(x, 1));
const points = (x: string): string => (x === '1' ? '1 Punkt' : `${x} Punkte`);
/** After „um“ and „von“ the same, but plural points in the dative. */
const pointsDative = (x: string): string => (x === '1' ? '1 Punkt' : `${x} Punkten`);
const deals = (n: number): string => (n === 1 ? '1 Doppelpartie' : `${number.format(n)} Doppelpartien`);

const NOUNS: { readonly [kind: string]: string } = {
  species: 'keine Art',
  color: 'keine Farbe',
  turn: 'kein Platz in der Reihenfolge',
  team: 'kein Team',
  role: 'keine Rolle',
  side: 'keine Seite',
  house: 'kein Haus',
  seat: 'kein Platz',
  bot: 'kein Bot',
};
const BY: { readonly [kind: string]: string } = {
  species: 'Nach Art',
  color: 'Nach Farbe',
  turn: 'Nach Reihenfolge',
  team: 'Nach Team',
  role: 'Nach Rolle',
  side: 'Nach Seite',
  house: 'Nach Haus',
  seat: 'Nach Platz',
  bot: 'Nach Bot',
  score: 'Punktzahl',
};
const ORDER: { readonly [place: string]: string } = {
  Erster: 'die Ersten am Zug',
  Zweiter: 'die Zweiten am Zug',
  Dritter: 'die Dritten am Zug',
  Vierter: 'die Vierten am Zug',
  Fünfter: 'die Fünften am Zug',
  Sechster: 'die Sechsten am Zug',
};
/** A row inside of a sentence, after „für“. */
const who = (kind: string, name: string): string => {
  if (kind === 'turn') return ORDER[name] ?? name;
  if (kind === 'role') return `die Rolle ${name}`;
  if (kind === 'side') return `die Seite ${name}`;
  return name;
};

export const paired: PairedSay = {
  list,
  who,
  quoted: (x) => `„${x}“`,
  signed: (x, digits) => (Number(Math.abs(x).toFixed(digits)) === 0 ? fixed(0, digits) : `${x < 0 ? '\u2212' : '+'}${fixed(Math.abs(x), digits)}`),
  number: (n) => number.format(n),
  rough,
  points,
  deals,
  printed: 'unverändert',
  thePrinted: 'Das unveränderte Spiel',
  by: (kind) => BY[kind] ?? `Nach ${kind}`,
  score: 'Punktzahl',
  moves: (variant, up, down) =>
    up.length > 0 && down.length > 0
      ? `${variant}: mehr Siege für ${list(up)}, weniger für ${list(down)}.`
      : up.length > 0
        ? `${variant}: mehr Siege für ${list(up)}.`
        : `${variant}: weniger Siege für ${list(down)}.`,
  scoreMoves: (variant, up) => `${variant}: ${up ? 'höhere' : 'niedrigere'} Punktzahlen.`,
  little: (variant, kind, bound) =>
    kind === 'score'
      ? `${variant} ändert wenig: die Punktzahl um höchstens ${points(String(bound))}.`
      : `${variant} ändert wenig: ${NOUNS[kind] ?? 'keine Gruppe'} um mehr als ${points(String(bound))}.`,
  early: 'Noch zu früh.',
  movesAbout: (kind, name, by, more, give) =>
    `Für ${who(kind, name)} sind es **${points(rough(by))} ${more ? 'mehr' : 'weniger'}** Siege von hundert als im unveränderten Spiel, plus/minus ${rough(give)}.`,
  scoreAbout: (by, more, give) =>
    `Die Punktzahl ist **${points(rough(by))} ${more ? 'höher' : 'niedriger'}** als im unveränderten Spiel, plus/minus ${rough(give)}.`,
  openAbout: (names) => ` Für ${list(names)} **lässt sich noch nichts sagen**.`,
  littleAbout: (n) => `Nach ${deals(n)} liegt jede Spanne darin. Kleinere Unterschiede kann es trotzdem geben.`,
  earlyAbout: (n, notice, ended) =>
    n === 0
      ? 'Die ersten Doppelpartien werden gespielt.'
      : `Nach ${deals(n)} fiele uns erst ein ${notice >= 10 ? 'gewaltiger ' : ''}Unterschied von **${pointsDative(rough(notice))}** auf, und den gab es nicht. Das heißt nicht, dass sich nichts geändert hat: **${ended ? 'spiel mehr Doppelpartien' : 'lass es laufen'}**.`,
  more: (kind) => (kind === 'score' ? 'Höhere Punktzahl' : 'Gewinnt öfter'),
  less: (kind) => (kind === 'score' ? 'Niedrigere Punktzahl' : 'Gewinnt seltener'),
  open: 'Noch nichts zu sagen',
  small: (bound) => `Wenn überhaupt, weniger als ${points(String(bound))}`,
  title: 'Was die Hausregel ändert',
  about: 'Siegesanteil, Variante minus unverändert, Partie für Partie',
  aboutScore: 'Punktzahl, Variante minus unverändert, Partie für Partie',
  heads: { share: 'unverändert → Variante, %', score: 'unverändert → Variante', range: 'Punkte, 95-%-Spanne' },
  caption: (kind) => `Unterschied ${kind === 'score' ? 'der Punktzahl' : `im Siegesanteil, ${(BY[kind] ?? kind).toLowerCase()}`}, mit 95-%-Spannen`,
  to: (a, b) => `${a} bis ${b}`,
  even: (base, variant) => `Abstand vom fairen Anteil im Mittel: ${base} → ${variant} Punkte.`,
  evener: 'Die Variante ist sicher ausgeglichener.',
  unevener: 'Die Variante ist sicher weniger ausgeglichen.',
  evenOpen: 'Ob sie ausgeglichener ist, ist nicht sicher.',
  notice: 'Jetzt fiele uns auf',
  changed: 'Was geändert wurde',
  change: (name, value, now, clause) => `${name}: ${value} statt ${now}${clause === '' ? '' : ` (${clause})`}`,
  ruling: (name, value, clause) => `${name}: ${value}${clause === '' ? '' : ` (${clause})`}`,
  method: 'So wurde gemessen',
  methodLines: (n, per, rows, ended, five) => [
    `Eine Doppelpartie ist ein Startwert: Beide Fassungen spielen ihn mit denselben Plätzen, Würfeln und Karten. ${n === 1 ? '1 Doppelpartie wurde' : `${deals(n)} wurden`} gespielt${per > 1 ? `, jede ${per}-mal in jeder Fassung` : ''}.`,
    'Jede Zahl ist der Unterschied innerhalb einer Doppelpartie, Variante minus unverändert. Ihre Spanne kommt aus der Streuung zwischen den Doppelpartien (Student, mit einer halben erdachten nach jeder Seite).',
    `${rows === 1 ? 'Eine Zeile wurde betrachtet' : `${rows} Zeilen wurden betrachtet, und alle Spannen sind dafür verbreitert (Bonferroni)`}: Zusammen halten sie 95-mal von 100.`,
    ended
      ? 'Der Versuch wurde wie geplant zu Ende gespielt; die Spannen sind die eines einzigen Blicks.'
      : 'Der Versuch kam nicht zum Ende; die Spannen sind darum noch einmal verbreitert: Wer ständig hinsieht, gibt dem Glück mehr Gelegenheiten.',
    `Bei der Streuung dieses Versuchs zeigt sich ein Unterschied von fünf Punkten nach ${deals(five)}, in vier von fünf Versuchen.`,
  ],
  seedAnd: (seed, rules) => `Startwert ${seed}, Regeln ${rules}.`,
  file: (name) => `Speichere das zuerst als ${name}:`,
};
