/** Positions of every game in every mode: the modes are those of its golden games, and the positions are taken along games that are played from fixed seeds, for a table draws its own chance. */

import type { AnyOptions } from '@pesthouse/kernel';
import { publishedVersions, readManifest } from '../../../cli/edition/manifest.ts';
import { ROOT } from '../../../cli/folder.ts';
import { GAMES, type GameId } from '../../../games/index.ts';
import { type Played, played } from '../laid.ts';

export interface Mode {
  readonly name: string;
  readonly seats: number;
  readonly options: AnyOptions;
}

/** The usual table stands first; a game that is not published yet has no other. */
export const modesOf = (game: GameId): Mode[] => {
  const { meta } = GAMES[game];
  const edition = publishedVersions(ROOT, game).at(-1);
  const found = new Map<string, Mode>([['', { name: `${meta.usual} seats as usual`, seats: meta.usual, options: {} }]]);
  for (const { name, seats, options } of edition === undefined ? [] : readManifest(ROOT, game, edition).golden) {
    const key = JSON.stringify([seats, options]);
    if (!found.has(key)) found.set(key, { name, seats, options });
  }
  return [...found.values()];
};

export const playedIn = (game: GameId, { seats, options }: Mode): Promise<Played> => played(game, { level: 'random', seats, options });

/** So many kinds of questions of the usual table are looked at, and of every other mode. */
const QUESTIONS = { usual: 12, other: 3 } as const;

export interface Stops {
  readonly whole: Played;
  /** After how many entries it is looked at. */
  readonly stops: readonly number[];
}

/** Where a game is looked at: at every kind of question where it has the most answers. Other modes than the usual show what was not asked in a mode before, then what has the most answers. */
export const stopsIn = async (game: GameId, modes: readonly Mode[], i: number): Promise<Stops> => {
  const asked = new Set<string>();
  let found: Stops | undefined;
  for (const [at, mode] of modes.slice(0, i + 1).entries()) {
    const whole = await playedIn(game, mode);
    const kinds = [...whole.fullest.keys()];
    const fresh = kinds.filter((kind) => !asked.has(kind));
    const most = at === 0 ? QUESTIONS.usual : Math.max(fresh.length, QUESTIONS.other);
    const chosen = [...fresh, ...kinds.filter((kind) => asked.has(kind))].slice(0, most);
    for (const kind of chosen) asked.add(kind);
    found = { whole, stops: chosen.flatMap((kind) => whole.fullest.get(kind) ?? []).sort((a, b) => a - b) };
  }
  if (found === undefined) throw new Error(`${game} has no mode ${i}`);
  return found;
};
