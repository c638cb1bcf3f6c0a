/** Numbers of the rules as they are typed: `king.notoriety=2,3` is two variants. */
import type { Tunable } from '@pesthouse/kernel';

type Variants = { readonly variants: readonly { readonly name: string; readonly tuning: { readonly [name: string]: number } }[] };
type Wrong = { readonly wrong: string };
interface Turn {
  readonly name: string;
  readonly value: number;
}

const MOST_VARIANTS = 60;
const VALUE = /^[+-]?\d+(?:\.\d+)?$/;

/** A name may hold stars, each for any letters. */
const matching = (tunables: readonly Tunable[], pattern: string): Tunable[] => {
  const escaped = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const shape = new RegExp(`^${escaped.join('.*')}$`);
  return tunables.filter((t) => shape.test(t.name));
};

const unknown = (tunables: readonly Tunable[], name: string): Wrong => {
  const last = name.split('.').at(-1) ?? name;
  const near = tunables.filter((t) => t.name.includes(name) || name.includes(t.name) || t.name.endsWith(last)).slice(0, 5);
  const hint = (near.length > 0 ? near : tunables.slice(0, 5)).map((t) => t.name).join(', ');
  return { wrong: `there is no number "${name}" in these rules: there is ${hint} and more` };
};

/** The turns that one `name=value,value` means: each of them is an alternative. */
const alternatives = (tunables: readonly Tunable[], text: string): { readonly turns: Turn[] } | Wrong => {
  const [name = '', values, ...more] = text.split('=');
  if (name === '' || values === undefined || values === '' || more.length > 0) return { wrong: `"${text}" must be written name=value or name=value,value` };
  const found = matching(tunables, name);
  if (found.length === 0) return unknown(tunables, name);
  const turns: Turn[] = [];
  for (const t of found)
    for (const v of values.split(',')) {
      if (!VALUE.test(v)) return { wrong: `${name} must be a number such as 3, or +1 for one more than it is, not "${v}"` };
      const value = /^[+-]/.test(v) ? t.get() + Number(v) : Number(v);
      if (value < 0) return { wrong: `${t.name} would be ${value}: numbers of the rules are not below 0` };
      if (value !== t.get()) turns.push({ name: t.name, value });
    }
  return turns.length === 0 ? { wrong: `${text} changes nothing: that is what it is` } : { turns };
};

/** Where `+` joins two changes, and not the `+1` of a value. */
const JOINT = /\+(?=[^=+,;]+=)/;

/** `a=1,2` are two variants; `a=1;b=2` are two more, one change each; `a=1+b=2` is one variant with both changes;
 *  `ale_*.resistance=+1` is one variant for every number of that name, each one more than it is. */
export const readTunes = (tunables: readonly Tunable[], text: string): Variants | Wrong => {
  const variants: Variants['variants'][number][] = [];
  for (const part of text.split(';').filter((x) => x.trim() !== '')) {
    // Every joined change multiplies the alternatives.
    let sets: Turn[][] = [[]];
    for (const one of part.trim().split(JOINT)) {
      const read = alternatives(tunables, one.trim());
      if ('wrong' in read) return read;
      sets = sets.flatMap((set) => read.turns.map((turn) => [...set, turn]));
    }
    for (const set of sets) {
      const name = set.map((x) => `${x.name}=${x.value}`).join(' + ');
      if (!variants.some((v) => v.name === name)) variants.push({ name, tuning: Object.fromEntries(set.map((x) => [x.name, x.value])) });
    }
  }
  return variants.length > MOST_VARIANTS ? { wrong: `that is ${variants.length} variants: at most ${MOST_VARIANTS} stand side by side` } : { variants };
};
