/** What a lobby needs to know of a game without loading its rules: seat counts and options, with a check of what a stranger sends. */

export type OptionSpec =
  | { readonly kind: 'switch'; readonly default: boolean; readonly clause: string }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string; readonly clause: string }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly default: number; readonly clause: string }
  /** One value a seat; those in `once` may be taken by one seat only. */
  | { readonly kind: 'seats'; readonly values: readonly string[]; readonly once: readonly string[]; readonly default: string; readonly clause: string };

export type OptionSpecs = { readonly [id: string]: OptionSpec };

type ValueOf<X extends OptionSpec> = X extends { kind: 'switch' }
  ? boolean
  : X extends { kind: 'number' }
    ? number
    : X extends { kind: 'choice'; values: readonly (infer V)[] }
      ? V
      : X extends { kind: 'seats'; values: readonly (infer V)[] }
        ? readonly V[]
        : never;
export type OptionsOf<X extends OptionSpecs> = { readonly [K in keyof X]: ValueOf<X[K]> };
export type AnyOptions = { readonly [id: string]: boolean | number | string | readonly string[] };

export interface Meta {
  readonly id: string;
  readonly title: string;
  /** Who made the printed game. */
  readonly credit: string;
  /** Version of the rules as data: a record plays only with the rules that made it. */
  readonly rules: string;
  readonly seats: readonly number[];
  /** How many seats Play now sets. */
  readonly usual: number;
  readonly options: OptionSpecs;
  /** Options that do not go together, or not with this many seats: the clause that says so. */
  clash?(options: AnyOptions, seats: number): string | null;
}

export const defaults = (meta: Meta, seats: number): AnyOptions =>
  Object.fromEntries(Object.entries(meta.options).map(([id, x]) => [id, x.kind === 'seats' ? Array.from({ length: seats }, () => x.default) : x.default]));

const wrong = (x: OptionSpec, v: unknown, seats: number): string | null => {
  switch (x.kind) {
    case 'switch':
      return typeof v === 'boolean' ? null : 'must be on or off';
    case 'choice':
      return typeof v === 'string' && x.values.includes(v) ? null : `must be one of ${x.values.join(', ')}`;
    case 'number':
      return typeof v === 'number' && Number.isInteger(v) && v >= x.least && v <= x.most ? null : `must be a whole number from ${x.least} to ${x.most}`;
    case 'seats': {
      if (!Array.isArray(v) || v.length !== seats) return `must have one value for each of the ${seats} seats`;
      if (!v.every((y) => typeof y === 'string' && x.values.includes(y))) return `must hold only ${x.values.join(', ')}`;
      const twice = x.once.find((y) => v.filter((z) => z === y).length > 1);
      return twice === undefined ? null : `has ${twice} twice`;
    }
    default:
      return x satisfies never;
  }
};

const isRecord = (x: unknown): x is { [k: string]: unknown } => typeof x === 'object' && x !== null && !Array.isArray(x);
const isValue = (x: unknown): x is AnyOptions[string] =>
  ['boolean', 'number', 'string'].includes(typeof x) || (Array.isArray(x) && x.every((y) => typeof y === 'string'));

/** The options with defaults filled in, or what is wrong with them in words. Never trusts its input. */
export const checkOptions = (meta: Meta, seats: number, given: unknown): { readonly options: AnyOptions } | { readonly wrong: string } => {
  if (!meta.seats.includes(seats)) return { wrong: `${meta.title} is for ${meta.seats.join(', ')} seats, not ${seats}` };
  if (given !== undefined && !isRecord(given)) return { wrong: 'options must be an object' };
  const options: { [id: string]: AnyOptions[string] } = { ...defaults(meta, seats) };
  for (const [id, v] of Object.entries(given ?? {})) {
    const spec = Object.hasOwn(meta.options, id) ? meta.options[id] : undefined;
    if (spec === undefined) return { wrong: `${meta.title} has no option ${id}` };
    const no = wrong(spec, v, seats);
    if (no !== null || !isValue(v)) return { wrong: `option ${id} ${no ?? 'cannot be read'}` };
    options[id] = v;
  }
  const clash = meta.clash?.(options, seats) ?? null;
  return clash === null ? { options } : { wrong: `these options do not go together (${clash})` };
};
