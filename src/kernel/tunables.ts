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

/** Turns the named numbers, process-wide, and gives back what turns them back. Throws on a name that is not there. */
export const tune = (tunables: readonly Tunable[], wanted: { readonly [name: string]: number }): (() => void) => {
  const turned = Object.entries(wanted).map(([name, value]) => {
    const t = tunables.find((x) => x.name === name);
    if (t === undefined) throw new Error(`there is no tunable ${name}`);
    if (!Number.isFinite(value)) throw new Error(`${name} must be a number`);
    return { t, value, before: t.get() };
  });
  for (const { t, value } of turned) t.set(value);
  return () => {
    for (const { t, before } of turned) t.set(before);
  };
};
