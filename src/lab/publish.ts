/** Figures as Markdown: the table of the bots' strength, and a page a game on how fair it is. */
import type { CardShare, Figures, Share, Shares, Summary } from './summary.ts';
import { percent, plain, VERDICTS } from './words.ts';

/** A trial that was played: its figures, who took part in the order of the plan, and the command that repeats it. */
export interface Published {
  readonly figures: Summary;
  readonly bots: readonly string[];
  readonly command: string;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [row(head), row(head.map(() => '---')), ...rows.map(row)];
const between = (x: { readonly low: number; readonly high: number }): string => `${percent(x.low, 0)} to ${percent(x.high, 0)}`;

/** A label that tells two sides of one game apart: there each side is told by itself. */
const SIDES = 'bot/side';

const sidesOf = (x: Summary, strong: string): string => {
  const sides = Object.entries(x.groups[SIDES] ?? {}).filter(([name]) => name.startsWith(`${strong}/`));
  return sides.map(([name, s]) => `${plain(name.slice(strong.length + 1))} ${s.wins} of ${s.games}`).join(', ');
};

const duelRow = ({ figures: x, bots: [strong = '', weak = ''] }: Published): string[][] => {
  const s = x.bots[strong];
  if (s === undefined) return [];
  const sides = sidesOf(x, strong);
  return [[`\`${x.game}\``, String(x.players), `${strong}, ${weak}`, percent(s.share, 0) + (sides === '' ? '' : ` (${sides})`), between(s), String(s.games)]];
};

/** Several at one table: each against all that are named after it, by who was ahead of whom. */
const tableRows = ({ figures: x, bots }: Published): string[][] =>
  bots.flatMap((strong, i) =>
    bots.slice(i + 1).flatMap((weak) => {
      const s = x.ahead[strong]?.[weak];
      return s === undefined ? [] : [[`\`${x.game}\``, String(x.players), `${strong}, ${weak} (at one table)`, percent(s.share, 0), between(s), String(s.met)]];
    }),
  );

/** One row a duel: the stronger is the one that is named first. */
export const strengthTable = (all: readonly Published[]): string[] =>
  table(
    ['game', 'players', 'bots', 'the first wins', 'interval', 'games'],
    all.flatMap((x) => (x.bots.length === 2 ? duelRow(x) : tableRows(x))),
  );

const shareRows = (kind: string, shares: Shares): string[][] =>
  Object.entries(shares).map(([name, x]: [string, Share]) => [
    kind,
    plain(name),
    percent(x.share),
    between(x),
    percent(x.fair),
    (x.share / x.fair).toFixed(2),
    VERDICTS[x.verdict],
  ]);

const kindsOf = (x: Figures): [string, Shares][] => Object.entries(x.groups).filter(([kind]) => kind !== 'bot' && !kind.startsWith('bot/'));

/** Cards outside their share with their whole interval: who picks them wins more or less often than the others. */
const cardRows = (x: Figures): string[][] =>
  Object.entries(x.cards).flatMap(([deck, cards]) =>
    Object.entries(cards)
      .filter(([, c]: [string, CardShare]) => c.verdict === 'strong' || c.verdict === 'weak')
      .map(([card, c]) => [plain(deck), plain(card), String(c.seats), percent(c.rate, 0), percent(c.share), between(c), VERDICTS[c.verdict]]),
  );

const section = ({ figures: x, bots, command }: Published): string[] => [
  `## ${x.players} ${x.players === 1 ? 'player' : 'players'}: ${bots.join(', ')}`,
  '',
  `\`${command}\``,
  '',
  `${x.games} games, ${x.rounds.mean.toFixed(1)} rounds (${x.rounds.least} to ${x.rounds.most}), ${x.decisions.mean.toFixed(0)} decisions. Ended by ${Object.entries(
    x.endings,
  )
    .map(([name, e]) => `${plain(name)} ${percent(e.share, 0)}`)
    .join(', ')}. The lead passes on ${x.leads.mean.toFixed(1)} times a game, for the last time after ${percent(x.settled, 0)} of it.`,
  '',
  ...table(
    ['kind', 'who', 'wins', 'interval', 'fair', 'of fair', 'verdict'],
    kindsOf(x).flatMap(([kind, shares]) => shareRows(kind, shares)),
  ),
  '',
  ...(cardRows(x).length === 0
    ? ['No card stands outside its share with its whole interval.']
    : table(['what', 'card', 'seats that picked it', 'picked when offered', 'these win', 'interval', 'verdict'], cardRows(x))),
  '',
];

/** The page of one game. */
export const fairnessPage = (all: readonly Published[]): string => {
  const [first] = all;
  return [`# ${first?.figures.title ?? 'Balance'}`, '', ...all.flatMap(section)].join('\n');
};
