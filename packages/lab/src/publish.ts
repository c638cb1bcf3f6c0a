/** Figures as Markdown: the table of the bots' strength, and a page a game on how fair it is. */
import type { Duel } from './duel.ts';
import { dearest, type Figures, type Share, type Shares, type Summary } from './summary.ts';
import { between, percent, plain, points, VERDICTS } from './words.ts';

/** A trial that was played: its figures, who took part in the order of the plan, and the command that repeats it. */
export interface Published {
  readonly figures: Summary;
  readonly bots: readonly string[];
  readonly command: string;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [row(head), row(head.map(() => '---')), ...rows.map(row)];

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
  return [
    [`\`${x.game}\``, String(x.players), `${strong}, ${weak}`, percent(s.share, 0) + (sides === '' ? '' : ` (${sides})`), between(s, 0), String(s.games)],
  ];
};

/** Several at one table: each against all that are named after it, by who was ahead of whom. */
const tableRows = ({ figures: x, bots }: Published): string[][] =>
  bots.flatMap((strong, i) =>
    bots.slice(i + 1).flatMap((weak) => {
      const s = x.ahead[strong]?.[weak];
      return s === undefined
        ? []
        : [[`\`${x.game}\``, String(x.players), `${strong}, ${weak} (at one table)`, percent(s.share, 0), between(s, 0), String(s.met)]];
    }),
  );

/** One row a duel: the stronger is the one that is named first. */
export const strengthTable = (all: readonly Published[]): string[] =>
  table(
    ['game', 'players', 'bots', 'the first wins', 'interval', 'games'],
    all.flatMap((x) => (x.bots.length === 2 ? duelRow(x) : tableRows(x))),
  );

/** Duels as they are served: one row each, counted by mirrored deals. */
export const servedTable = (all: readonly { readonly game: string; readonly players: number; readonly duel: Duel }[]): string[] =>
  table(
    ['game', 'players', 'bots', 'the first is ahead', 'interval', 'the first wins', 'interval', 'games', 'deals'],
    all.map(({ game, players, duel: d }) => [
      `\`${game}\``,
      String(players),
      `${d.first}, ${d.second}`,
      percent(d.share, 0),
      between(d, 0),
      percent(d.won.share, 0),
      between(d.won, 0),
      String(d.games),
      String(d.deals),
    ]),
  );

const shareRows = (kind: string, shares: Shares): string[][] =>
  Object.entries(shares).map(([name, x]: [string, Share]) => [
    kind,
    plain(name),
    percent(x.share),
    between(x, 0),
    percent(x.fair),
    (x.share / x.fair).toFixed(2),
    VERDICTS[x.verdict],
  ]);

const kindsOf = (x: Figures): [string, Shares][] => Object.entries(x.groups).filter(([kind]) => kind !== 'bot' && !kind.startsWith('bot/'));

/** Every card that was denied to some by lot, the dearest first. */
const worthRows = (x: Figures): string[][] =>
  dearest(x).map(([card, w]) => [
    plain(card),
    `${percent(w.free.share, 0)} of ${w.free.seats}`,
    `${percent(w.without.share, 0)} of ${w.without.seats}`,
    points(w.share),
    `${points(w.low)} to ${points(w.high)}`,
    VERDICTS[w.verdict],
  ]);

const shares = (x: Figures): string[] =>
  table(
    ['kind', 'who', 'wins', 'interval', 'fair', 'of fair', 'verdict'],
    kindsOf(x).flatMap(([kind, all]) => shareRows(kind, all)),
  );

/** Where cards are denied the trial is about them: who must do without loses by that, whoever it is. */
const section = ({ figures: x, bots, command }: Published): string[] => {
  const cards = worthRows(x);
  return [
    `## ${x.players} ${x.players === 1 ? 'player' : 'players'}: ${bots.join(', ')}${cards.length > 0 ? ', cards denied by lot' : ''}`,
    '',
    `\`${command}\``,
    '',
    `${x.games} games, ${x.rounds.mean.toFixed(1)} rounds (${x.rounds.least} to ${x.rounds.most}), ${x.decisions.mean.toFixed(0)} decisions. Ended by ${Object.entries(
      x.endings,
    )
      .map(([name, e]) => `${plain(name)} ${percent(e.share, 0)}`)
      .join(', ')}. The lead passes on ${x.leads.mean.toFixed(1)} times a game, for the last time after ${percent(x.settled, 0)} of it.`,
    '',
    ...(cards.length > 0 ? table(['card', 'free to pick it win', 'doing without win', 'worth', 'interval', 'verdict'], cards) : shares(x)),
    '',
  ];
};

/** The page of one game. */
export const fairnessPage = (all: readonly Published[]): string => {
  const [first] = all;
  return [`# ${first?.figures.title ?? 'Balance'}`, '', ...all.flatMap(section)].join('\n');
};
