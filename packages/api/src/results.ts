/** Results as the public interface tells them: a person's games by game, ratings with their uncertainty, who finished ahead of whom, and circles of friends. */
import * as z from 'zod';
import { level, tableId } from './basics.ts';
import { person, personId } from './people.ts';
import { words } from './shapes.ts';

/** On a scale on which everybody starts at 1500; the truth lies within `give` of `value` 19 times out of 20. */
export const rating = z.object({ value: z.number(), give: z.number(), games: z.number() });

/** Why a game counts as it does. `rated` for the ratings; `unrated` as its table wished; `variant` by house rules; `alone` with one seat; `abandoned`: ended early; `few`: fewer than two seats count for anybody. */
const resultKind = z.enum(['rated', 'unrated', 'variant', 'alone', 'abandoned', 'few']);

/** One seat of a finished game. */
export const scored = z.object({
  seat: z.number(),
  /** Whom it counts for; both null: nobody. */
  person: personId.nullable(),
  level: level.nullable(),
  name: z.string(),
  avatar: z.string(),
  /** 1 is best; 0 where the game was not played to its end. */
  place: z.number(),
  score: z.number(),
  /** Seats with the same side win and lose together. */
  side: z.string(),
  resigned: z.boolean(),
});
export const finished = z.object({
  table: tableId,
  game: z.string(),
  name: z.string(),
  at: z.number(),
  kind: resultKind,
  variant: z.string().nullable(),
  /** Those who did not win have no order among themselves, and no score to compare. */
  unordered: z.boolean(),
  rounds: z.number().nullable(),
  seats: z.array(scored),
});

/** The best that was done: the highest score, the quickest win in rounds, the largest lead. */
export const record = z.object({
  game: z.string(),
  kind: z.enum(['score', 'quick', 'lead']),
  value: z.number(),
  table: tableId,
  name: z.string(),
  at: z.number(),
  by: z.array(z.object({ person: personId, name: z.string(), avatar: z.string() })),
});

const gameResults = z.object({
  game: z.string(),
  games: z.number(),
  won: z.number(),
  /** So many wins chance alone would give, by the number of sides at each table. */
  chance: z.number(),
  /** The last twelve, the oldest first. */
  places: z.array(z.object({ place: z.number(), of: z.number() })),
  rating: rating.nullable(),
  /** The bots of this house at the same game. */
  bots: z.array(rating.extend({ level })),
});

/** Who finished ahead of whom. */
export const against = z.object({ with: person, ahead: z.number(), behind: z.number(), level: z.number() });

/** Games alone are a list of scores, the best first; games by house rules are lists of their own. */
const aloneList = z.object({
  game: z.string(),
  variant: z.string().nullable(),
  games: z.number(),
  best: z.array(z.object({ table: tableId, name: z.string(), at: z.number(), score: z.number() })),
});

export const personParams = z.object({ person: z.string() });
/** GET /api/persons/:person: for the person, and for whoever has shared a table or a circle with them. */
export const personResults = z.object({
  person,
  since: z.number(),
  /** It is my own. */
  own: z.boolean(),
  /** They keep their results to themselves: nobody else opens this page, and no list of others names them. */
  hidden: z.boolean().default(false),
  /** Circles that whoever asks is in, too. */
  circles: z.array(z.object({ circle: z.string(), name: z.string() })),
  games: z.number(),
  won: z.number(),
  byGame: z.array(gameResults),
  against: z.array(against),
  /** How many games in each of the last 26 weeks, the oldest first. */
  weeks: z.array(z.number()),
  records: z.array(record),
  recent: z.array(finished),
  alone: z.array(aloneList),
  /** How many games stand apart from the ratings. */
  apart: z.object({ variant: z.number(), abandoned: z.number(), unrated: z.number() }),
});

/** POST /api/me/hidden: my results are mine alone, or shown again to whoever has shared a table or a circle with me. */
export const hidden = z.strictObject({ hidden: z.boolean() });

const evening = z.strictObject({
  /** 0 is Sunday. */
  day: z.number().int().min(0).max(6),
  hour: z.number().int().min(0).max(23),
  minute: z.number().int().min(0).max(59),
  /** Null: those who come say what they would like, and the game that most of them want is laid. */
  game: z.string().max(40).nullable(),
});
export const circleParams = z.object({ circle: z.string() });
/** POST /api/circles. `zone` is a time zone such as Europe/Berlin. */
export const newCircle = z.strictObject({ name: words(40), zone: z.string().max(60) });
export const circleFounded = z.object({ circle: z.string() });
/** POST /api/circles/:circle/act: what a member may do, and what only its founder may. */
export const circleAct = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('leave') }),
  /** Whether I come to the evening that begins then, and which game I would like, where it is picked that evening. */
  z.strictObject({ act: z.literal('answer'), at: z.number().int(), coming: z.boolean(), game: z.string().max(40).nullable().default(null) }),
  /** A table that was laid for the circle. */
  z.strictObject({ act: z.literal('table'), table: tableId }),
  /** The founder: */
  z.strictObject({ act: z.literal('name'), name: words(40) }),
  z.strictObject({ act: z.literal('remove'), person: personId }),
  z.strictObject({ act: z.literal('evening'), evening: evening.nullable(), zone: z.string().max(60) }),
  /** A new link; the old one leads nowhere. */
  z.strictObject({ act: z.literal('link') }),
  z.strictObject({ act: z.literal('dissolve') }),
]);
/** GET /api/join/:token: what a link into a circle says before one joins. POST joins. */
export const circleInvite = z.object({ circle: z.string(), name: z.string(), by: z.string(), members: z.number(), member: z.boolean() });
export const joinParams = z.object({ token: z.string() });

export const circleList = z.object({
  circles: z.array(z.object({ circle: z.string(), name: z.string(), members: z.array(person), next: z.number().nullable() })),
});
export const circleInfo = z.object({
  circle: z.string(),
  name: z.string(),
  zone: z.string(),
  founder: personId,
  /** I founded it. */
  own: z.boolean(),
  me: personId,
  /** The end of the address that leads into the circle. */
  token: z.string(),
  members: z.array(person),
  evening: evening.nullable(),
  /** The next evening: when it begins, when its table is laid, who comes, and the table once it is there. */
  next: z
    .object({
      at: z.number(),
      lays: z.number(),
      table: tableId.nullable(),
      coming: z.array(personId),
      not: z.array(personId),
      /** What those who come would like to play, the most wanted first. */
      wishes: z.array(z.object({ game: z.string(), by: z.array(personId) })),
    })
    .nullable(),
  games: z.number(),
  week: z.array(finished),
  /** Tables of the circle that are not over. */
  tables: z.array(
    z.object({ table: tableId, game: z.string(), name: z.string(), status: z.enum(['waiting', 'playing']), taken: z.number(), seats: z.number() }),
  ),
  /** Over all games among the members, the best first. */
  standing: z.array(z.object({ person: personId, rating })),
  matrix: z.array(z.object({ person: personId, against: z.array(z.object({ person: personId, ahead: z.number(), of: z.number() })) })),
  records: z.array(record),
});

export type Rating = z.infer<typeof rating>;
export type Scored = z.infer<typeof scored>;
export type FinishedInfo = z.infer<typeof finished>;
export type RecordInfo = z.infer<typeof record>;
export type GameResults = z.infer<typeof gameResults>;
export type PersonResults = z.infer<typeof personResults>;
export type CircleAct = z.input<typeof circleAct>;
export type CircleInfo = z.infer<typeof circleInfo>;
export type CircleInvite = z.infer<typeof circleInvite>;
export type EveningInfo = z.infer<typeof evening>;
