/** What hint and graph say in games among bots, beside how those games ended: from such pairs it is learnt how far a stated chance is to be trusted. A hint is held against games in which its move is made. The same game number gives the same pairs. */

import { lastResort, thinkWith } from '@pesthouse/bots';
import { judge } from '@pesthouse/bots/judgement';
import { winsOf } from '@pesthouse/bots/learnt';
import { openLedger, pointsOf, runRow, type Scene, type Story, sightOf, storyOf } from '@pesthouse/bots/review';
import { considered } from '@pesthouse/bots/search';
import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, type Chance, defaults, type Flat, firstOf, type MoveEntry, plainChance, Sfc, seats as seatsIn } from '@pesthouse/kernel';

/** One chance as it was worked out, before anything makes it truer. */
export interface Stated {
  readonly kind: 'hint' | 'graph';
  readonly game: number;
  readonly seats: number;
  readonly said: number;
  /** Of how many runs it is the mean. */
  readonly runs: number;
  /** What the seat won in the end: 1, its part of a shared win, or 0; on average where it was played on several times. */
  readonly won: number;
}

/** Bots play by their policy, as reviews play on; in one of so many games, always one with the usual number of seats, they think a little, so that it is not all of one kind. */
const THINKING = 4;
const RUNS = 6;
/** Of every game so many decisions are judged as a hint would, and so many points of its graph worked out. */
const HINTS = 4;
const POINTS = 4;
/** From every hint's move the game is played on so often, each time with other luck: one end alone is mostly luck. Those who think take long, and play on less often. */
const ONWARDS = { quick: 24, thinking: 2 } as const;
const GRAPH_RUNS = 40;
const LESSONS = 24;
const SEEDS_APART = 1_000_003;

/** A chance is stated as it was worked out where the engine knows of no truth. */
const plain = (e: AnyEngine): AnyEngine => {
  const { truth: _, ...bot } = e.game.bot;
  return { ...e, game: { ...e.game, bot } };
};

/** One by lot from each of so many equal parts. */
const spread = <T>(all: readonly T[], parts: number, chance: Chance): T[] =>
  Array.from({ length: parts }, (_, i) => {
    const [from, to] = [Math.floor((i * all.length) / parts), Math.floor(((i + 1) * all.length) / parts)];
    return to > from ? all.slice(from, to)[chance.below(to - from)] : undefined;
  }).filter((x) => x !== undefined);

const graph = (e: AnyEngine, story: Story, seed: number, chance: Chance): (readonly number[])[] => {
  const l = openLedger(e, story, sightOf(e, story, { chance: new Sfc().at(seed, 1), tell: undefined }, LESSONS), seed);
  for (const row of spread(l.rows, POINTS, chance)) runRow(l, row, GRAPH_RUNS);
  return pointsOf(l)
    .slice(0, -1)
    .map((x) => x.seats.map((y) => y.mean));
};

type ChanceAt = (n: number) => Chance;

/** Plays on to the end, by policy or with a little thought; gives the moves. */
const playOn = (e: AnyEngine, s: Base, seats: number, seed: number, thinks: boolean, chanceAt: ChanceAt): MoveEntry[] => {
  const entries: MoveEntry[] = [];
  for (let n = 1; !e.over(s) && n <= e.game.bound; n++) {
    const seat = firstOf(e.deciders(s));
    const asked = { view: e.view(s, seat), seat, seats, level: 'good', seed, runs: RUNS } as const;
    const thought = thinks ? thinkWith(e, asked, () => 0) : lastResort(e, asked.view, seat, seats, seed);
    const move = thought === undefined ? undefined : e.legal(s, seat, thought);
    if (move === undefined) throw new Error(`the game of seed ${seed} does not come to its end`);
    entries.push({ n, seat, move });
    e.play(s, seat, move, { chance: chanceAt(n), tell: undefined });
  }
  return entries;
};

const thinksWith = (seed: number): boolean => seed % THINKING === 0;

/** One game among bots of a kind, as a story with its end. */
const played = (e: AnyEngine, seats: number, seed: number): Story => {
  const options = defaults(e.game.meta, seats);
  const chanceAt = plainChance(seed);
  const entries = playOn(e, e.start(options, seats, chanceAt(0)), seats, seed, thinksWith(seed), chanceAt);
  return storyOf(e, { options, seats, entries }, chanceAt);
};

/** What the seat wins, on average, if it makes this move here and the bots play on. */
const wonAfter = (e: AnyEngine, { state, seat }: Scene, move: Flat, seats: number, seed: number, chance: Chance): number => {
  const thinks = thinksWith(seed);
  const times = thinks ? ONWARDS.thinking : ONWARDS.quick;
  const won: number[] = [];
  let sum = 0;
  for (let i = 0; i < times; i++) {
    const luck = chance.below(1 << 30);
    const chanceAt = plainChance(luck);
    const s = e.after(state, seat, move, { chance: chanceAt(0), tell: undefined });
    playOn(e, s, seats, luck, thinks, chanceAt);
    winsOf(e.outcome(s) ?? [], won);
    sum += won[seat] ?? 0;
  }
  return sum / times;
};

const hints = (e: AnyEngine, story: Story, seed: number, chance: Chance): Pick<Stated, 'said' | 'runs' | 'won'>[] => {
  const open = story.scenes.filter((x) => e.deciders(x.state) === seatsIn(x.seat) && considered(e, x.state, x.seat).length > 1);
  return spread<Scene>(open, HINTS, chance).flatMap((scene) => {
    const { state, seat } = scene;
    const { best, rounds, exact } = judge({ e, view: e.view(state, seat), seat, seats: story.seats });
    // What is counted through needs no truth.
    return exact ? [] : [{ said: best.hope.mean, runs: rounds, won: wonAfter(e, scene, best.move, story.seats, seed, chance) }];
  });
};

export const statedIn = (engine: AnyEngine, seats: number, seed: number, game: number): Stated[] => {
  const e = plain(engine);
  const deal = SEEDS_APART * seed + game;
  const story = played(e, seats, deal);
  const first = e.outcome(story.end)?.filter((x) => x.rank === 1) ?? [];
  const chance = new Sfc().at(seed + 1, game);
  return [
    ...hints(e, story, deal, chance).map((x): Stated => ({ kind: 'hint', game, seats, ...x })),
    // The graph says who is first, and several may be.
    ...graph(e, story, seed + game, chance).flatMap((said) =>
      said.map((x, seat): Stated => ({ kind: 'graph', game, seats, said: x, runs: GRAPH_RUNS, won: first.some((y) => y.seat === seat) ? 1 : 0 })),
    ),
  ];
};
