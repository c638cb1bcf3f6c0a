/** Who sits where, as a board speaks of them: the one place where plates, strips and scenes get the names of people from; each game dresses them its own way. */
import type { Seat } from '@pesthouse/kernel';
import type { BoardProps, Sitter } from '../board.ts';

type Table = Pick<BoardProps, 'sitters' | 'seat'>;

/** A seat for a plate: the sitter, called by name. */
export type Seated = Sitter;

const NOBODY = { kind: 'open', level: null, present: false, away: null, deciding: false } as const;

/** Who sits there. Their name is the word for "you" at the own seat, and empty where nobody is known by name. */
export const seatedAt = ({ sitters, seat }: Table, who: Seat, you: string): Seated => {
  const sitter = sitters.find((x) => x.seat === who) ?? { ...NOBODY, seat: who, name: '', you: false };
  const own = who >= 0 && who === seat;
  return { ...sitter, you: own, name: own ? you : sitter.kind === 'open' ? '' : sitter.name };
};

/** All seats of a table in the order of their turns, from the own one on; for a watcher as they sit. */
export const seatsRound = ({ seat }: Pick<Table, 'seat'>, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, i) => (Math.max(0, seat) + i) % seats);

/** The same without the own one. */
export const othersRound = (p: Pick<Table, 'seat'>, seats: number): readonly Seat[] => seatsRound(p, seats).filter((who) => who !== p.seat);

/** Whose things lie at the lower edge: the own ones, for a watcher those of whoever acts. */
export const ownOr = ({ seat }: Pick<Table, 'seat'>, active: Seat): Seat => (seat < 0 ? active : seat);
