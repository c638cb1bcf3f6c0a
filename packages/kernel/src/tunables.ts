/** Tunables: the numbers of the rules by name. Each is a property of the game's own data, so reading one costs what a property costs. */
import type { Tunable } from './contract.ts';

/** Every listed numeric property of `home` as a tunable called `prefix.property`. */
export const tunable = <T extends object, K extends keyof T & string>(
  prefix: string,
  home: T,
  clauses: { readonly [P in K]: T[P] extends number ? string : never },
): Tunable[] =>
  Object.entries<string>(clauses).map(([key, clause]) => ({
    name: prefix === '' ? key : `${prefix}.${key}`,
    clause,
    get: () => Number(Reflect.get(home, key)),
    set: (value) => {
      Reflect.set(home, key, value);
    },
  }));

/** Numbers of the rules by name: those that differ from what an edition prints. */
export type Numbers = { readonly [name: string]: number };

/** All numbers of an engine by name, as they stand in it. */
export const numbersOf = (tunables: readonly Tunable[]): Numbers => Object.fromEntries(tunables.map((t) => [t.name, t.get()]));

/** Turns the numbers that are named; what these tunables do not have is passed over. Only for whoever has just made what they live in. */
export const turnTo = (tunables: readonly Tunable[], numbers: Numbers): void => {
  for (const t of tunables) {
    const value = numbers[t.name];
    if (value !== undefined) t.set(value);
  }
};

/** Between which values a number may be turned, so that a game stays a game. */
export interface Limits {
  readonly least: number;
  readonly most: number;
  readonly whole: boolean;
}

/** What the tunable says itself, else from nothing to four times what is printed, on either side of nothing. */
export const limitsOf = (t: Tunable): Limits => {
  const printed = t.get();
  return { least: t.least ?? Math.min(0, 4 * printed), most: t.most ?? Math.max(4, 4 * printed), whole: t.whole ?? Number.isInteger(printed) };
};

/** The same tunables, some of them with limits of their own. Throws on a name that is not there. */
export const limited = (tunables: readonly Tunable[], limits: { readonly [name: string]: readonly [least: number, most: number] }): Tunable[] => {
  const stranger = Object.keys(limits).find((name) => !tunables.some((t) => t.name === name));
  if (stranger !== undefined) throw new Error(`there is no tunable ${stranger}`);
  return tunables.map((t) => {
    const found = limits[t.name];
    return found === undefined ? t : { ...t, least: found[0], most: found[1] };
  });
};

/** What is wrong with turned numbers, in words; null where they may be played by. */
export const wrongNumbers = (tunables: readonly Tunable[], numbers: Numbers): string | null => {
  for (const [name, value] of Object.entries(numbers)) {
    const t = tunables.find((x) => x.name === name);
    if (t === undefined) return `there is no number ${name} in these rules`;
    const { least, most, whole } = limitsOf(t);
    if (!Number.isFinite(value) || value < least || value > most || (whole && !Number.isInteger(value)))
      return `${name} must be a ${whole ? 'whole number' : 'number'} from ${least} to ${most}`;
  }
  return null;
};
