/** What is said of pairs of games, in English: only what is certain, and how certain it is. */
import { named } from '../words.ts';

const list = (xs: readonly string[]): string => new Intl.ListFormat('en').format(xs);
const number = new Intl.NumberFormat('en');
const signed = (x: number, digits: number): string => {
  const said = Math.abs(x).toFixed(digits);
  return Number(said) === 0 ? said : `${x < 0 ? '\u2212' : '+'}${said}`;
};
/** Whole where that says enough. */
const rough = (x: number): string => (Math.abs(x) >= 2 ? String(Math.round(x)) : x.toFixed(1));
const points = (x: string): string => (x === '1' ? '1 point' : `${x} points`);
const deals = (n: number): string => (n === 1 ? '1 deal' : `${number.format(n)} deals`);

const NOUNS: { readonly [kind: string]: string } = { turn: 'place in the order', color: 'colour', seat: 'seat', bot: 'bot' };
const ORDER: { readonly [place: string]: string } = {
  First: 'the first player',
  Second: 'the second player',
  Third: 'the third player',
  Fourth: 'the fourth player',
  Fifth: 'the fifth player',
  Sixth: 'the sixth player',
};
/** A row inside of a sentence. */
const who = (kind: string, name: string): string => {
  if (kind === 'turn') return ORDER[name] ?? name;
  if (kind === 'seat') return name.replace('Seat', 'seat');
  if (kind === 'species' || kind === 'role' || kind === 'side') return `the ${name}`;
  return name;
};
const begins = (x: string): string => x.charAt(0).toUpperCase() + x.slice(1);
/** Species and sides are many, everybody else is one. */
const many = (kind: string, name: string): boolean => (kind === 'species' || kind === 'side') && name.endsWith('s');
const wins = (kind: string, name: string): string => `${many(kind, name) ? name : begins(who(kind, name))} ${many(kind, name) ? 'win' : 'wins'}`;

export const PAIRED_ENGLISH = {
  list,
  who,
  quoted: (x: string): string => `“${x}”`,
  signed,
  number: (n: number): string => number.format(n),
  rough,
  points,
  deals,
  printed: 'unchanged',
  thePrinted: 'The unchanged game',
  by: (kind: string): string =>
    kind === 'turn' ? 'By turn order' : kind === 'color' ? 'By colour' : kind === 'score' ? 'Score' : `By ${named(kind).toLowerCase()}`,
  score: 'Score',
  /** The headline. */
  moves: (variant: string, up: readonly string[], down: readonly string[]): string =>
    up.length > 0 && down.length > 0
      ? `${variant} helps ${list(up)} and costs ${list(down)}.`
      : up.length > 0
        ? `${variant} helps ${list(up)}.`
        : `${variant} costs ${list(down)} wins.`,
  scoreMoves: (variant: string, up: boolean): string => `${variant} makes scores ${up ? 'higher' : 'lower'}.`,
  little: (variant: string, kind: string, bound: number): string =>
    kind === 'score'
      ? `${variant} changes little: no score by more than ${points(String(bound))}.`
      : `${variant} changes little: no ${NOUNS[kind] ?? named(kind).toLowerCase()} by more than ${points(String(bound))}.`,
  early: 'Too early to say.',
  /** Below the headline; ** stands around what is bold. */
  movesAbout: (kind: string, name: string, by: number, more: boolean, give: number): string =>
    `${wins(kind, name)} **${points(rough(by))} ${more ? 'more' : 'less'}** often than in the unchanged game, give or take ${rough(give)}.`,
  scoreAbout: (by: number, more: boolean, give: number): string =>
    `The score is **${points(rough(by))} ${more ? 'higher' : 'lower'}** than in the unchanged game, give or take ${rough(give)}.`,
  openAbout: (names: readonly string[]): string => ` For ${list(names)} **we cannot say anything yet**.`,
  littleAbout: (n: number): string => `After ${deals(n)} every range lies within that. Smaller differences may still be there.`,
  earlyAbout: (n: number, notice: number, ended: boolean): string =>
    n === 0
      ? 'The first deals are being played.'
      : `After ${deals(n)} we would only notice ${notice >= 10 ? 'a landslide of ' : ''}**${points(rough(notice))}** or more, and there was none. That is not proof that nothing changed${ended ? ': **play more deals**' : ': **let it run**'}.`,
  /** What stands beside a row. */
  more: (kind: string, name: string): string => (kind === 'score' ? 'Higher scores' : `${wins(kind, name)} more`),
  less: (kind: string, name: string): string => (kind === 'score' ? 'Lower scores' : `${wins(kind, name)} less`),
  open: 'Nothing to say yet',
  small: (bound: number): string => `Less than ${points(String(bound))}, if anything`,
  title: 'What the house rule changes',
  about: 'win share, variant minus unchanged, same deals',
  aboutScore: 'score, variant minus unchanged, same deals',
  heads: { share: 'unchanged → variant, %', score: 'unchanged → variant', range: 'points, 95 % range' },
  caption: (kind: string): string =>
    `Difference ${kind === 'score' ? 'in score' : `in win share by ${NOUNS[kind] ?? named(kind).toLowerCase()}`}, with 95 % ranges`,
  to: (a: string, b: string): string => `${a} to ${b}`,
  even: (base: string, variant: string): string => `Distance from a fair share, on average: ${base} → ${variant} points.`,
  evener: 'The variant is evener for certain.',
  unevener: 'The variant is less even for certain.',
  evenOpen: 'Whether it is evener is not certain.',
  notice: 'Now we would notice',
  changed: 'What was changed',
  change: (name: string, value: string, now: string, clause: string): string => `${name}: ${value} instead of ${now}${clause === '' ? '' : ` (${clause})`}`,
  ruling: (name: string, value: string, clause: string): string => `${name}: ${value}${clause === '' ? '' : ` (${clause})`}`,
  method: 'How this was measured',
  methodLines: (n: number, per: number, rows: number, ended: boolean, five: number): readonly string[] => [
    `A deal is one seed: both versions play it with the same seats, the same dice and the same cards. ${deals(n)} were played${per > 1 ? `, each ${per} times in every version` : ''}.`,
    'Every figure is the difference within a deal, variant minus unchanged. Its range comes from the spread between the deals (Student, with half a made-up deal to either side).',
    `${rows === 1 ? 'One row was looked at' : `${rows} rows were looked at, and all ranges are widened for that (Bonferroni)`}: together they hold 95 times in 100.`,
    ended
      ? 'The trial was played to its end as planned, so the ranges are those of a single look.'
      : 'The trial did not reach its end, so the ranges are widened once more: who looks all the time gives luck more chances.',
    `With the spread of this trial a difference of five points shows after ${deals(five)}, in four trials of five.`,
  ],
  seedAnd: (seed: number, rules: string): string => `Seed ${seed}, rules ${rules}.`,
  file: (name: string): string => `Save this as ${name} first:`,
};
export type PairedSay = typeof PAIRED_ENGLISH;
