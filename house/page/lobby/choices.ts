/** What a seat may choose for itself: which values are free, which a person has, and which do not go with so many seats. What a bot has may be taken: it gets what the seat had. */
import type { SeatInfo } from '@pesthouse/api';
import { type AnyOptions, checkOptions, type Meta, type OptionSpec } from '@pesthouse/kernel';

export interface SeatValue {
  readonly value: string;
  /** The person who has it already. */
  readonly owner: string | null;
  readonly fits: boolean;
}
export type SeatsSpec = Extract<OptionSpec, { kind: 'seats' }>;

/** The options that every seat has for itself. */
export const seatOptions = (meta: Meta): readonly { readonly id: string; readonly spec: SeatsSpec }[] =>
  Object.entries(meta.options).flatMap(([id, spec]) => (spec.kind === 'seats' ? [{ id, spec }] : []));

export const valuesOf = (options: AnyOptions, id: string): readonly string[] => {
  const given = options[id];
  return typeof given === 'object' ? given : [];
};

export const seatValues = (
  meta: Meta,
  options: AnyOptions,
  seats: readonly Pick<SeatInfo, 'kind' | 'name'>[],
  id: string,
  spec: SeatsSpec,
  seat: number,
): readonly SeatValue[] => {
  const now = valuesOf(options, id);
  const mine = now[seat] ?? spec.default;
  return spec.values.map((value) => {
    const rival = spec.once.includes(value) ? now.findIndex((x, i) => x === value && i !== seat) : -1;
    const holder = seats[rival];
    if (holder?.kind === 'person') return { value, owner: holder.name, fits: false };
    const then = now.map((x, i) => (i === seat ? value : i === rival ? mine : x));
    return { value, owner: null, fits: 'options' in checkOptions(meta, seats.length, { ...options, [id]: then }) };
  });
};
