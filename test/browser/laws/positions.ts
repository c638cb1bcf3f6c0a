/** Positions of every game in every mode: the modes are those of its golden games, and the positions are taken along games that are played from fixed seeds, for a table draws its own chance. */
import { publishedVersions, readManifest } from '../../../src/cli/edition/manifest.ts';
import { ROOT } from '../../../src/cli/folder.ts';
import { GAMES, type GameId } from '../../../src/games/index.ts';
import type { AnyOptions } from '../../../src/kernel/index.ts';
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

/** After how many entries a game is looked at: at every kind of question where it has the most answers, and when it is over. */
export const stopsOf = (whole: Played, most: number): number[] => [...[...whole.fullest.values()].slice(0, most).sort((a, b) => a - b), whole.entries.length];

export const playedIn = (game: GameId, { seats, options }: Mode): Promise<Played> => played(game, { level: 'random', seats, options });
