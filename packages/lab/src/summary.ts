/** The figures of a trial, made of its tallies: what `--json` prints, what the report draws, and what the page shows while games are still running. */
import { blockOf, type Plan } from './plan.ts';
import { type Cell, type Tally, WIN } from './tally.ts';
import { difference, type Interval, judge, judgeDifference, type Verdict, wilson } from './wilson.ts';

export interface Share extends Interval {
  /** Shared wins count as their part. */
  readonly wins: number;
  readonly games: number;
  /** The share that its seats would win if all were equal. */
  readonly fair: number;
  readonly verdict: Verdict;
  /** Mean and standard deviation of the score, and the mean rank, of its seats. */
  readonly score: number;
  readonly spread: number;
  readonly rank: number;
}
export type Shares = { readonly [name: string]: Share };

export interface CardShare extends Interval {
  readonly offered: number;
  readonly picked: number;
  /** How often it was picked where it could have been. */
  readonly rate: number;
  /** Seats that picked it at least once in a game; `share`, `low` and `high` are what these seats won. */
  readonly seats: number;
  readonly fair: number;
}

/** What a card is worth, from games in which some seats had to do without it by lot. `share`, `low` and `high` are how much more often those won who were free to pick it. */
export interface Worth extends Interval {
  readonly free: Interval & { readonly seats: number };
  readonly without: Interval & { readonly seats: number };
  /** What the usual card of this trial is worth: the median. A game in which everybody has three cards makes every one of them dear. */
  readonly usual: number;
  /** `strong`: doing without it costs more than doing without the usual card, by more than a fifth of what the free ones win. `weak`: less, by as much. */
  readonly verdict: Verdict;
}

/** A handful of numbers in a few words, with how often each of them came. */
export interface Spread {
  readonly mean: number;
  readonly least: number;
  readonly median: number;
  readonly most: number;
  readonly counts: { readonly [value: string]: number };
}

export interface Unfair {
  readonly kind: string;
  readonly name: string;
  readonly verdict: 'strong' | 'weak';
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly fair: number;
}

/** All that is known of one variant. */
export interface Figures {
  readonly games: number;
  readonly bots: Shares;
  readonly seats: Shares;
  /** Every label of the game: species, color, role, turn … */
  readonly roles: Shares;
  /** The same by kind of label, and `bot/seat`, `bot/role` … */
  readonly groups: { readonly [kind: string]: Shares };
  /** How often a bot was ahead of another at the same table, seat by seat; equals count half. Meetings at one table hang together, so the interval counts games. */
  readonly ahead: { readonly [bot: string]: { readonly [other: string]: Interval & { readonly met: number } } };
  /** Seats and labels that miss their fair share by more than a fifth with their whole interval. */
  readonly unfair: readonly Unfair[];
  readonly decisions: Spread;
  readonly rounds: Spread;
  readonly leads: Spread;
  /** After which part of the game the lead passed on for the last time, on average. */
  readonly settled: number;
  readonly endings: { readonly [ending: string]: { readonly games: number; readonly share: number } };
  readonly scores: { readonly [bot: string]: Spread };
  /** Decisions by verb, in all and a game, by bot and together. */
  readonly verbs: { readonly [verb: string]: { readonly count: number; readonly perGame: number; readonly bots: { readonly [bot: string]: number } } };
  readonly cards: { readonly [deck: string]: { readonly [card: string]: CardShare } };
  /** Empty where no card was denied. */
  readonly worths: { readonly [card: string]: Worth };
}

export interface Summary extends Figures {
  readonly game: string;
  readonly title: string;
  readonly rules: string;
  readonly players: number;
  readonly options: Plan['options'];
  readonly seed: number;
  readonly haste: Plan['haste'];
  /** Games that the plan asks for. */
  readonly wanted: number;
  /** Games of a round of seatings, and whether every bot has sat in every seat equally often. */
  readonly block: number;
  readonly even: boolean;
  /** The variants beside the base, which stands above. */
  readonly sweep: readonly (Figures & Plan['variants'][number])[];
}

const sorted = <T, U>(x: { readonly [name: string]: T }, of: (value: T, name: string) => U): { [name: string]: U } =>
  Object.fromEntries(
    Object.entries(x)
      .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .map(([name, value]) => [name, of(value, name)]),
  );

const shareOf = (c: Cell, players: number): Share => {
  const wins = c.wins / WIN;
  const interval = wilson(wins, c.games);
  const fair = c.seats / (c.games * players);
  const score = c.score / c.seats;
  const spread = Math.sqrt(Math.max(0, c.squares / c.seats - score * score));
  const rank = Object.entries(c.ranks).reduce((sum, [r, n]) => sum + Number(r) * n, 0) / c.seats;
  return { wins, games: c.games, ...interval, fair, verdict: judge(interval, fair), score, spread, rank };
};

export const spreadOf = (counts: { readonly [value: string]: number }): Spread => {
  const rows = Object.entries(counts)
    .map(([value, n]) => ({ value: Number(value), n }))
    .sort((a, b) => a.value - b.value);
  const all = rows.reduce((sum, x) => sum + x.n, 0);
  let seen = 0;
  const median = rows.find((x) => {
    seen += x.n;
    return seen * 2 >= all;
  });
  const mean = all === 0 ? 0 : rows.reduce((sum, x) => sum + x.value * x.n, 0) / all;
  return {
    mean,
    least: rows[0]?.value ?? 0,
    median: median?.value ?? 0,
    most: rows.at(-1)?.value ?? 0,
    counts: Object.fromEntries(rows.map((x) => [String(x.value), x.n])),
  };
};

const cardsOf = (t: Tally, players: number): Figures['cards'] =>
  sorted(t.cards, (deck) =>
    sorted(deck, ({ offered, picked, seats, wins }) => {
      const interval = wilson(wins / WIN, seats);
      return { offered, picked, rate: offered === 0 ? 0 : picked / offered, seats, ...interval, fair: 1 / players };
    }),
  );

const median = (xs: readonly number[]): number => {
  const row = [...xs].sort((a, b) => a - b);
  const half = row.length >> 1;
  return row.length % 2 === 1 ? (row[half] ?? 0) : ((row[half - 1] ?? 0) + (row[half] ?? 0)) / 2;
};

const worthsOf = (t: Tally): Figures['worths'] => {
  const both = Object.entries(t.worths).filter(([, x]) => x.free.seats > 0 && x.without.seats > 0);
  const told = both.map(([card, x]) => {
    const free = { seats: x.free.seats, ...wilson(x.free.wins / WIN, x.free.seats) };
    const without = { seats: x.without.seats, ...wilson(x.without.wins / WIN, x.without.seats) };
    return [card, { ...difference(free, without), free, without }] as const;
  });
  const usual = median(told.map(([, w]) => w.share));
  return sorted(Object.fromEntries(told), (w) => ({ ...w, usual, verdict: judgeDifference(w, usual, w.free.share) }));
};

/** The cards whose worth is told, the dearest first. */
export const dearest = (x: Figures): [card: string, worth: Worth][] => Object.entries(x.worths).sort(([, a], [, b]) => b.share - a.share);

const verbsOf = (t: Tally): Figures['verbs'] => {
  const all: { [verb: string]: { count: number; bots: { [bot: string]: number } } } = {};
  for (const [bot, verbs] of Object.entries(t.verbs))
    for (const [verb, n] of Object.entries(verbs)) {
      all[verb] ??= { count: 0, bots: {} };
      const row = all[verb] ?? { count: 0, bots: {} };
      row.count += n;
      row.bots[bot] = n;
    }
  return sorted(all, (x) => ({ count: x.count, perGame: x.count / Math.max(1, t.games), bots: sorted(x.bots, (n) => n) }));
};

/** Kinds of labels: neither the bots nor what is crossed with them. */
const isLabel = (kind: string): boolean => kind !== 'bot' && kind !== 'seat' && !kind.startsWith('bot/');

export const figuresOf = (t: Tally, players: number): Figures => {
  const groups = sorted(t.groups, (names) => sorted(names, (c) => shareOf(c, players)));
  const labels = Object.entries(groups).filter(([kind]) => isLabel(kind));
  // Where two kinds share a name the first keeps it; both stand in `groups`.
  const roles: { [name: string]: Share } = {};
  for (const [, shares] of labels) for (const [name, x] of Object.entries(shares)) roles[name] ??= x;
  const unfair: Unfair[] = [];
  if (players > 1)
    for (const [kind, shares] of [['seat', groups.seat ?? {}] as const, ...labels])
      for (const [name, { verdict, share, low, high, fair }] of Object.entries(shares))
        if (verdict === 'strong' || verdict === 'weak') unfair.push({ kind, name, verdict, share, low, high, fair });
  return {
    games: t.games,
    bots: groups.bot ?? {},
    seats: groups.seat ?? {},
    roles,
    groups,
    ahead: sorted(t.meetings, (others) => sorted(others, ({ games, met, ahead }) => ({ met, ...wilson((games * ahead) / 2 / met, games) }))),
    unfair,
    decisions: spreadOf(t.decisions),
    rounds: spreadOf(t.rounds),
    leads: spreadOf(t.leads),
    settled: t.games === 0 ? 0 : t.settled / t.games / 1000,
    endings: sorted(t.endings, (games) => ({ games, share: games / t.games })),
    scores: sorted(t.scores, spreadOf),
    verbs: verbsOf(t),
    cards: cardsOf(t, players),
    worths: worthsOf(t),
  };
};

/** The tallies are those of `tallyUp`: one a variant, the base first. */
export const summarise = (plan: Plan, title: string, tallies: readonly Tally[]): Summary => {
  const { game, rules, players, options, seed, haste, games: wanted } = plan;
  const all = plan.variants.map((v, i) => {
    const t = tallies[i];
    if (t === undefined) throw new Error(`the variant ${v.name} has no tally`);
    return { ...v, ...figuresOf(t, players) };
  });
  const [base, ...sweep] = all;
  if (base === undefined) throw new Error('a plan has at least its base');
  const { name: _name, tuning: _tuning, ...figures } = base;
  const block = blockOf(plan);
  return { game, title, rules, players, options, seed, haste, wanted, block, even: base.games % block === 0, ...figures, sweep };
};
