/** What one seat may choose of an option that every seat has of its own: at the door and in the lab alike. */

import type { AnyOptions, OptionSpec } from '@pesthouse/kernel';
import type { AnyText } from '../../../games/index.ts';
import type { Choice } from '../../kit/select.tsx';

export interface SeatChoice {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly values: readonly Choice<string>[];
  readonly set: (value: string) => void;
}

interface Given {
  readonly id: string;
  readonly spec: Extract<OptionSpec, { kind: 'seats' }>;
  /** Until the game's words are here nothing is said: an id is no name. */
  readonly words: AnyText | null;
  readonly options: AnyOptions;
  set(options: AnyOptions): void;
}

/** The choices of every seat, in the order of the seats. A value that only one may have is closed to the others. */
export const seatChoices = ({ id, spec, words, options, set }: Given): readonly SeatChoice[] => {
  const given = options[id];
  const taken = Array.isArray(given) ? given.map(String) : [];
  const said = words?.option(id);
  return taken.map((value, seat) => ({
    id,
    name: said?.name ?? '',
    value,
    values: spec.values.map((v) => ({ value: v, name: said?.value(v) ?? '', disabled: spec.once.includes(v) && taken.some((x, j) => j !== seat && x === v) })),
    set: (v) => set({ ...options, [id]: taken.map((x, j) => (j === seat ? v : x)) }),
  }));
};
