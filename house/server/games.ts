/** The games of this house for whoever asks: what a lobby knows, and what an edition's rules say of moves and numbers. */
import type { GameInfo, RulesInfo } from '@pesthouse/api';
import { limitsOf } from '@pesthouse/kernel';
import { type AnyGame, GAME_IDS, UnknownEdition } from '../games/index.ts';
import { Refusal, UNKNOWN_EDITION } from './failure.ts';
import type { Library } from './tables.ts';

const infoOf = async ({ meta, door, editions }: AnyGame): Promise<GameInfo> => ({
  game: meta.id,
  title: meta.title,
  credit: meta.credit,
  about: (await door()).about,
  seats: [...meta.seats],
  usual: meta.usual,
  options: Object.fromEntries(
    Object.entries(meta.options).map(([id, x]) => {
      if (x.kind === 'seats') return [id, { ...x, values: [...x.values], once: [...x.once] }];
      return [id, x.kind === 'choice' ? { ...x, values: [...x.values] } : { ...x }];
    }),
  ),
  newest: meta.rules,
  editions: [...(await editions())],
});

/** In the order of the doors. */
export const gamesOf = (games: Library): Promise<GameInfo[]> =>
  Promise.all(
    GAME_IDS.flatMap((id) => {
      const found = games(id);
      return found === undefined ? [] : [infoOf(found)];
    }),
  );

export const rulesInfoOf = async (games: Library, game: string, wanted: string | undefined): Promise<RulesInfo> => {
  const found = games(game);
  if (found === undefined) throw new Refusal(404, 'no-game', 'There is no such game in this house.');
  const edition = wanted ?? found.meta.rules;
  const engine = await found.engine(edition).catch((e: unknown) => {
    if (e instanceof UnknownEdition) throw new Refusal(404, UNKNOWN_EDITION, `This cannot be told here: ${e.message}.`);
    throw e;
  });
  const { vocabulary, tunables } = engine.game;
  const origins = await found.origins();
  return {
    // Seats and options are those of the edition that was asked for.
    ...(await infoOf({ ...found, meta: { ...engine.game.meta, rules: found.meta.rules } })),
    edition,
    moves: Object.fromEntries(
      Object.entries(vocabulary).map(([verb, fields]) => [
        verb,
        Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, typeof field === 'string' ? field : fieldOf(field)])),
      ]),
    ),
    numbers: tunables.map((t) => ({ name: t.name, clause: t.clause, printed: t.get(), origin: origins[t.name] ?? ('ours' as const), ...limitsOf(t) })),
  };
};

const fieldOf = (field: readonly string[] | readonly [least: number, most: number]): string[] | [number, number] => {
  const [least, most] = field;
  return typeof least === 'number' && typeof most === 'number' ? [least, most] : field.filter((x) => typeof x === 'string');
};
