/** The other players, as seats and strip show them. */
import type { Seat } from '../../../kernel/index.ts';
import type { Props } from './choice.ts';
import type { GivenHere } from './given.tsx';
import type { Looked } from './Inspect.tsx';
import { nameOf, openCards } from './who.ts';

/** The others, in the order in which their turns come after yours. */
export const rivalsOf = ({ view, seat }: Pick<Props, 'view' | 'seat'>): readonly Seat[] => {
  const n = view.players.length;
  if (seat < 0) return view.players.map((_, i) => i);
  return Array.from({ length: n - 1 }, (_, i) => (seat + 1 + i) % n);
};

/** A rival's open cards: its discard pile, its table and what all know of its hand. */
export const looksAt = (here: GivenHere, p: Props, who: Seat): Looked => {
  const {
    names: { seatName },
    words,
  } = here;
  return {
    title: `${nameOf(p, who)}, ${seatName(who)}`,
    note: words.deckNote,
    parts: openCards(here, p.view, who),
  };
};
