/** What house rules change, as people read it: each number and ruling with its name, what it was and whether that is printed or ours, what is played, and its clause. */

import { limitsOf, type Meta, type OptionSpec, type Origin, type Tunable } from '@pesthouse/kernel';
import { meaningOf, type Switches, type Variant } from '@pesthouse/table';
import type { AnyEngine, AnyText } from '../../games/index.ts';
import { figure } from '../text/figures.ts';
import { houserules as words } from '../text/rooms.ts';
import { nameOf, originIn, type Sheet } from './sheet.ts';

export interface Change {
  readonly kind: 'number' | 'ruling';
  /** The number's or the option's own name. */
  readonly key: string;
  readonly name: string;
  readonly old: string;
  readonly now: string;
  readonly clause: string;
  /** Where the old number comes from; null of a ruling, whose clause tells what it turns and not what it leaves. */
  readonly origin: Origin | null;
}

export const ruled = (text: AnyText | null, id: string, value: Switches[string] | readonly string[]): string => {
  if (typeof value === 'boolean') return value ? words.on : words.off;
  return text?.option(id).value(String(value)) ?? String(value);
};

/** The rulings that a variant may turn: every option that is not chosen seat by seat. */
export const rulingsOf = (meta: Meta): readonly { readonly id: string; readonly spec: Exclude<OptionSpec, { kind: 'seats' }> }[] =>
  Object.entries(meta.options).flatMap(([id, spec]) => (spec.kind === 'seats' ? [] : [{ id, spec }]));

/** In the order of the sheet, then the rulings. `printed` is the edition's own engine. */
export const changesOf = (v: Pick<Variant, 'numbers' | 'switches'>, printed: AnyEngine, sheet: Sheet, text: AnyText | null): Change[] => {
  const { numbers, switches } = meaningOf(v, printed);
  const order = new Map([...sheet.entries.keys()].map((name, i) => [name, i]));
  const place = (name: string): number => order.get(name) ?? order.size;
  const { tunables, meta } = printed.game;
  return [
    ...Object.entries(numbers)
      .sort(([a], [b]) => place(a) - place(b))
      .flatMap(([key, value]): Change[] => {
        const t = tunables.find((x) => x.name === key);
        if (t === undefined) return [];
        const signed = sheet.entries.get(key)?.signed ?? false;
        return [
          {
            kind: 'number',
            key,
            name: nameOf(sheet, key),
            old: figure(t.get(), signed),
            now: figure(value, signed),
            clause: t.clause,
            origin: originIn(sheet, key),
          },
        ];
      }),
    ...Object.entries(switches).flatMap(([key, value]): Change[] => {
      const spec = meta.options[key];
      if (spec === undefined || spec.kind === 'seats') return [];
      return [
        {
          kind: 'ruling',
          key,
          name: text?.option(key).name ?? key,
          old: ruled(text, key, spec.default),
          now: ruled(text, key, value),
          clause: spec.clause,
          origin: null,
        },
      ];
    }),
  ];
};

/** Why a number cannot be turned to this value, in words; null where it can. */
export const outside = (sheet: Sheet, t: Tunable, value: number): string | null => {
  const { least, most, whole } = limitsOf(t);
  if (Number.isFinite(value) && value >= least && value <= most && (!whole || Number.isInteger(value))) return null;
  return words.wrong.limits(nameOf(sheet, t.name), figure(least), figure(most), whole);
};

/** What is wrong with a variant that came from outside, by the names that people know; null where it can be tried. */
export const wrongIn = (v: Variant, printed: AnyEngine, sheet: Sheet): string | null => {
  const { tunables, meta } = printed.game;
  for (const [name, value] of Object.entries(v.numbers)) {
    const t = tunables.find((x) => x.name === name);
    if (t === undefined) return words.wrong.number(v.edition);
    const no = t.get() === value ? null : outside(sheet, t, value);
    if (no !== null) return no;
  }
  for (const id of Object.keys(v.switches)) {
    const spec = Object.hasOwn(meta.options, id) ? meta.options[id] : undefined;
    if (spec === undefined || spec.kind === 'seats') return words.wrong.ruling(v.edition);
  }
  return null;
};
