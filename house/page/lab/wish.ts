/** What is written on the bench, field by field, and the wish that it means or the words for what is wrong with it. */
import { type AnyOptions, BOTS, defaults, isLevel, type Level, type Meta } from '@pesthouse/kernel';
import { MOST_DENIED, type Plan, type Variant, type Wish } from '@pesthouse/lab';
import { lab as words } from '../text/rooms.ts';

/** What somebody wants to know: it picks the method. */
export const QUESTIONS = ['house', 'fair', 'cards', 'bots', 'even'] as const;
export type Question = (typeof QUESTIONS)[number];

export interface Form {
  readonly question: Question;
  readonly players: number;
  readonly options: AnyOptions;
  /** How many of each bot take turns. */
  readonly bots: { readonly [L in Level]: number };
  readonly games: string;
  readonly seed: string;
  /** Empty: as hard as their level says. */
  readonly runs: string;
  /** In how many of a hundred games a seat must do without a card; empty: in none. */
  readonly deny: string;
  /** Values to try, by the name of the number: `2, 3`. */
  readonly turned: { readonly [name: string]: string };
  /** All turned numbers in one variant, instead of one variant each. */
  readonly together: boolean;
  /** House rules that are weighed beside the printed ones. */
  readonly house: Variant | null;
  /** Limits within which a search may turn a number, by its name. */
  readonly dials: { readonly [name: string]: { readonly least: string; readonly most: string } };
}

export type FieldName = 'bots' | 'games' | 'seed' | 'runs' | 'deny' | 'turned';
export type Wrongs = { readonly [F in FieldName]?: string };

const MOST_GAMES = 100_000;
export const MOST_SEED = 4_294_967_295;
export const MOST_RUNS = 100_000;
export const MOST_BOTS = 12;

/** In how many of a hundred games a seat must do without a card, where the question is what cards are worth. */
const USUAL_DENIED = '25';

const nobody = { random: 0, greedy: 0, novice: 0, fair: 0, good: 0, master: 0 };

export const freshForm = (meta: Meta): Form => ({
  question: 'house',
  players: meta.usual,
  options: defaults(meta, meta.usual),
  bots: { ...nobody, greedy: 1 },
  games: '100',
  seed: '1',
  runs: '',
  deny: '',
  turned: {},
  together: false,
  house: null,
  dials: {},
});

/** The form that gives this plan again. */
export const formOf = (plan: Plan): Form => {
  const values = new Map<string, Set<number>>();
  // What was typed is named after its numbers; house rules have a name of their own.
  const house = plan.variants.find((v) => v.name !== 'base' && !v.name.includes('=')) ?? null;
  for (const v of plan.variants.filter((x) => x !== house))
    for (const [name, x] of Object.entries(v.tuning)) values.set(name, (values.get(name) ?? new Set()).add(x));
  const bots: { [L in Level]: number } = { ...nobody };
  for (const b of plan.bots) if (isLevel(b)) bots[b]++;
  return {
    question: plan.variants.length > 1 ? 'house' : plan.deny !== undefined ? 'cards' : new Set(plan.bots).size > 1 ? 'bots' : 'fair',
    players: plan.players,
    options: plan.options,
    bots,
    games: String(plan.games),
    seed: String(plan.seed),
    runs: plan.haste.runs === undefined ? '' : String(plan.haste.runs),
    deny: plan.deny === undefined ? '' : String(plan.deny),
    turned: Object.fromEntries([...values].map(([name, set]) => [name, [...set].join(', ')])),
    together: plan.variants.some((v) => v !== house && Object.keys(v.tuning).length > 1),
    house,
    dials: {},
  };
};

/** Other seats: what was chosen stays where it still fits. */
export const seatedAt = (form: Form, meta: Meta, players: number): Form => {
  const fresh = defaults(meta, players);
  const options = Object.fromEntries(
    Object.entries(fresh).map(([id, v]) => {
      const had = form.options[id];
      if (!Array.isArray(v)) return [id, had ?? v];
      const row = Array.isArray(had) ? had : [];
      return [id, v.map((x: string, i): string => (typeof row[i] === 'string' ? row[i] : x))];
    }),
  );
  return { ...form, players, options };
};

const whole = (text: string, least: number, most: number): number | null => {
  const x = text.trim();
  return /^\d{1,10}$/.test(x) && Number(x) >= least && Number(x) <= most ? Number(x) : null;
};

export const botsOf = (form: Form): Level[] => BOTS.flatMap((level) => Array.from({ length: form.bots[level] }, () => level));

/** As it is typed after `--turn`. */
export const turnOf = ({ dials }: Pick<Form, 'dials'>): string =>
  Object.entries(dials)
    .map(([name, { least, most }]) => `${name}=${least.trim().replace(',', '.')}..${most.trim().replace(',', '.')}`)
    .join(';');

/** As it is typed after `--tune`. */
export const tuneOf = ({ turned, together }: Pick<Form, 'turned' | 'together'>): string =>
  Object.entries(turned)
    .map(([name, values]) => [name, values.replace(/\s+/g, '').replace(/,+$/, '')])
    .filter(([, values]) => values !== '')
    .map(([name, values]) => `${name}=${values}`)
    .join(together ? '+' : ';');

export const wishOf = (form: Form): { readonly wish: Wish } | { readonly wrongs: Wrongs } => {
  const bots = botsOf(form);
  const games = whole(form.games, 1, MOST_GAMES);
  const seed = whole(form.seed, 0, MOST_SEED);
  const runs = form.runs.trim() === '' ? undefined : whole(form.runs, 1, MOST_RUNS);
  // Alone the field is not shown, whatever was written in it.
  const wishedDeny =
    form.question === 'cards' && form.deny.trim() === '' ? USUAL_DENIED : form.question === 'cards' || form.question === 'house' ? form.deny : '';
  const deny = wishedDeny.trim() === '' || form.players === 1 ? 0 : whole(wishedDeny, 0, MOST_DENIED);
  const wrongs: { [F in FieldName]?: string } = {};
  if (bots.length === 0) wrongs.bots = words.wrong.noBots;
  if (bots.length > MOST_BOTS) wrongs.bots = words.wrong.manyBots(MOST_BOTS);
  if (games === null) wrongs.games = words.wrong.whole(1, MOST_GAMES);
  if (seed === null) wrongs.seed = words.wrong.whole(0, MOST_SEED);
  if (runs === null) wrongs.runs = words.wrong.runs(MOST_RUNS);
  if (deny === null) wrongs.deny = words.wrong.whole(0, MOST_DENIED);
  if (Object.keys(wrongs).length > 0 || games === null || seed === null || runs === null || deny === null) return { wrongs };
  const { players, options } = form;
  // Only a question about house rules has a variant.
  const weighs = form.question === 'house';
  const house = weighs ? (form.house ?? undefined) : undefined;
  return { wish: { players, options, bots, games, seed, tune: weighs ? tuneOf(form) : '', house, deny, haste: runs === undefined ? {} : { runs } } };
};
