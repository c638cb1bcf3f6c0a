/** The table before the first Night (SMP-SET). */
import type { Chance } from '@pesthouse/kernel';
import { NUMBER } from './data/tables.ts';
import type { Options } from './meta.ts';
import { draw, type State } from './state.ts';

export const setup = (o: Options, seats: number, chance: Chance): State => {
  const all = NUMBER.brightest * NUMBER.copies;
  const s: State = {
    stack: [{ step: 'night' }],
    asked: 0,
    night: 0,
    houses: Array.from({ length: NUMBER.nights }, (_, i) => i + 1),
    stake: 0,
    hands: Array.from({ length: seats }, () => []),
    unseen: Array.from({ length: NUMBER.brightest + 1 }, (_, light) => (light === 0 ? 0 : NUMBER.copies)),
    pile: all,
    spent: Array.from({ length: seats }, () => []),
    worth: Array.from({ length: seats }, () => 0),
    carryOver: o.carryOver,
  };
  const each = Math.min(NUMBER.hand, Math.floor(all / seats));
  for (let i = 0; i < each * seats; i++) draw(s, i % seats, chance);
  return s;
};
