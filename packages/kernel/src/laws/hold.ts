/** Holds the laws against a game for as long as a test can wait: how many games that are follows from the game's own length, so that no number here is of any one game. */
import { Sfc } from '../chance.ts';
import type { AnyOptions } from '../options.ts';
import type { AnyEngine } from './any.ts';
import { checkGame } from './check.ts';
import type { Coverage } from './coverage.ts';
import type { Own, Scene } from './own.ts';
import { spreadOptions } from './spread.ts';

/** How closely is looked. Every test of the laws takes one of these, and they stand nowhere else. */
export interface Care {
  /** Mixtures of options, besides the printed ones and each turned alone. */
  readonly mixtures: number;
  /** Decisions at each seat count; every set of options is played at least once. */
  readonly decisions: number;
  /** The dear laws are looked at in every so many decisions. */
  readonly every: number;
}
/** The newest rules, at every seat count. */
export const USUAL: Care = { mixtures: 3, decisions: 1500, every: 13 };
/** A published edition, which never changes, or numbers that somebody turned. */
export const LIGHT: Care = { mixtures: 0, decisions: 0, every: 29 };
/** What is rare may need so many decisions more before law 7 complains. */
const RARE = 60_000;
/** A scene is begun so often at least, and at most while it has not reached what it is there for. */
const BEGUN = { least: 4, most: 60 } as const;

export interface Holding {
  readonly care: Care;
  readonly own?: Own;
  readonly clauses?: readonly string[];
}

/** Every other game is the bot's, which goes where players with moods do not, and the other way round. */
const playerOf = (i: number): 'policy' | 'moody' => (i % 2 === 0 ? 'policy' : 'moody');

const settingOf = ({ care, own, clauses }: Holding, options: AnyOptions, seats: number, seed: number, i: number) => ({
  options,
  seats,
  seed,
  every: care.every,
  player: playerOf(i),
  ...(clauses === undefined ? {} : { clauses }),
  ...(own?.near === undefined ? {} : { near: own.near }),
});

/** The sets of options at a seat count, the printed one first. */
export const setsOf = (e: AnyEngine, seats: number, { care, own }: Holding): AnyOptions[] =>
  spreadOptions(e.game.meta, seats, new Sfc().at(1, seats), care.mixtures, own?.notable);

/** Games at one seat count over all sets of options. Gives back how many they were. */
export const holdLaws = (e: AnyEngine, seats: number, x: Holding, reached: Coverage): number => {
  const sets = setsOf(e, seats, x);
  const before = reached.decisions;
  let i = 0;
  for (; i < sets.length || reached.decisions - before < x.care.decisions; i++) {
    const options = sets[i % sets.length];
    if (options === undefined) break;
    // A set that is played again is played by the other kind of player.
    checkGame(e, settingOf(x, options, seats, seats * 1000 + i, i + Math.floor(i / sets.length)), reached);
  }
  return i;
};

/** Goes on at all seat counts by turns while something is missing, for as long as `RARE` says. */
export const holdOn = (e: AnyEngine, x: Holding, reached: Coverage, missing: () => readonly string[]): readonly string[] => {
  const { seats } = e.game.meta;
  const before = reached.decisions;
  let left = missing();
  // A refusal that was not met is looked for in every decision of its step.
  const close = (step: string): boolean => left.some((thing) => thing.startsWith(`reason:${step} `));
  for (let i = 0; reached.decisions - before < RARE && left.length > 0; i++) {
    const n = seats[i % seats.length] ?? 2;
    const sets = setsOf(e, n, x);
    const options = sets[Math.floor(i / seats.length) % sets.length];
    // It is a search for what is rare: the dear laws have been looked at above.
    if (options !== undefined) checkGame(e, { ...settingOf(x, options, n, 100_000 + i, i), every: LIGHT.every, close }, reached);
    left = missing();
  }
  return left;
};

/** Plays on from a scene, everything looked at closely. Gives back what it was to reach and did not. */
export const holdFrom = (scene: Scene, x: Holding, reached: Coverage): readonly string[] => {
  const left = (): readonly string[] => (scene.reaches ?? []).filter((reason) => !reached.reasons.has(reason));
  const most = scene.seeds?.length ?? BEGUN.most;
  for (let i = 0; i < most && (i < BEGUN.least || left().length > 0); i++)
    // Once by the bot; moods go to more corners.
    checkGame(scene.engine, { ...settingOf(x, scene.options, scene.seats, scene.seeds?.[i] ?? 9000 + i, i === 0 ? 0 : 1), every: 1 }, reached);
  return left();
};
