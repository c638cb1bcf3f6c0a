/** The games of a house as the public interface tells them: seats, options and editions, and for an edition its moves and its numbers. */
import * as z from 'zod';

const clause = z.string();
/** A ruling that is chosen when a table is laid, as `options` of POST /api/tables. */
const optionInfo = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('switch'), default: z.boolean(), clause }),
  z.object({ kind: z.literal('choice'), values: z.array(z.string()), default: z.string(), clause }),
  z.object({ kind: z.literal('number'), least: z.number(), most: z.number(), default: z.number(), clause }),
  /** One value for each seat; those in `once` may be taken by one seat only. */
  z.object({ kind: z.literal('seats'), values: z.array(z.string()), once: z.array(z.string()), default: z.string(), clause }),
]);

const gameInfo = z.object({
  game: z.string(),
  title: z.string(),
  /** Who made the printed game. */
  credit: z.string(),
  about: z.string(),
  /** With how many seats it can be played, and with how many it usually is. */
  seats: z.array(z.number()),
  usual: z.number(),
  options: z.record(z.string(), optionInfo),
  /** The edition that a new table plays by, and all that this house knows. */
  newest: z.string(),
  editions: z.array(z.string()),
});
/** GET /api/games. */
export const gameList = z.object({ games: z.array(gameInfo) });

export const gameParams = z.object({ game: z.string() });
/** GET /api/games/:game: the newest edition where none is named. */
export const rulesWanted = z.object({ edition: z.string().max(20).optional() });

/** What a field of a move may hold: one of these words, a whole number from the first to the second, or yes and no. */
const fieldInfo = z.union([z.literal('flag'), z.tuple([z.number(), z.number()]), z.array(z.string())]);
export const rulesInfo = gameInfo.extend({
  edition: z.string(),
  /** Every verb of a move with its fields. What may be done at a moment is listed by GET /api/tables/:id/moves. */
  moves: z.record(z.string(), z.record(z.string(), fieldInfo)),
  /** Every number of the rules that house rules may turn, as the edition has it (`printed`), with whether that is printed or ours (`origin`), and with its limits. */
  numbers: z.array(
    z.object({
      name: z.string(),
      clause,
      printed: z.number(),
      origin: z.enum(['printed', 'ours']).optional(),
      least: z.number(),
      most: z.number(),
      whole: z.boolean(),
    }),
  ),
});

export type GameInfo = z.infer<typeof gameInfo>;
export type RulesInfo = z.infer<typeof rulesInfo>;
