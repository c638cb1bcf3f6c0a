/** The ways in which games are measured: every number of seats as usual, every option turned alone, and where masters have learnt to judge. */

import { type AnyOptions, checkOptions, type Meta, type OptionSpec } from '@pesthouse/kernel';
import { GAME_IDS, GAMES, type GameId } from 'pesthouse/games';

export interface Mode {
  readonly game: GameId;
  readonly name: string;
  readonly seats: number;
  readonly options: AnyOptions;
}

/** What else an option may be. Numbers make games longer or shorter and no decision dearer; what is chosen for seats is drawn by lot as usual. */
const others = (x: OptionSpec): readonly (boolean | string)[] => {
  if (x.kind === 'switch') return [!x.default];
  return x.kind === 'choice' ? x.values.filter((v) => v !== x.default) : [];
};

/** The options if the game may be played so. */
const mode = (game: GameId, meta: Meta, seats: number, given: AnyOptions): Mode | undefined => {
  const checked = checkOptions(meta, seats, given);
  if ('wrong' in checked) return undefined;
  const name = [`${game}-${seats}`, ...Object.entries(given).map(([id, v]) => (v === true ? id : `${id}=${v}`))].join('-');
  return { game, name, seats, options: checked.options };
};

/** An option is turned with the usual number of seats, or with the first that allows it. */
const modesOf = (game: GameId): Mode[] => {
  const { meta } = GAMES[game];
  const plain = meta.seats.flatMap((seats) => mode(game, meta, seats, {}) ?? []);
  const turned = Object.entries(meta.options).flatMap(([id, spec]) =>
    others(spec).flatMap((v) => [meta.usual, ...meta.seats].flatMap((seats) => mode(game, meta, seats, { [id]: v }) ?? []).slice(0, 1)),
  );
  return [...plain, ...turned];
};

export const MODES: readonly Mode[] = GAME_IDS.flatMap(modesOf);

/** A game and a number of seats with which masters have learnt to judge positions. */
export const judged = async (): Promise<readonly (readonly [GameId, number])[]> => {
  const all = await Promise.all(
    GAME_IDS.map(async (id) => {
      const { learnt } = await GAMES[id].taught(GAMES[id].meta.rules);
      return Object.keys(learnt?.nets ?? {}).map((seats) => [id, Number(seats)] as const);
    }),
  );
  return all.flat();
};
