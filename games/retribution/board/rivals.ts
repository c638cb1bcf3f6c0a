/** The other players, as seats and strip show them. */
import { othersRound } from '@pesthouse/board';
import type { Seat } from '@pesthouse/kernel';
import type { Props } from './choice.ts';
import type { GivenHere } from './given.tsx';
import type { Looked } from './Inspect.tsx';
import { nameOf, openCards } from './who.ts';

/** The others, in the order in which their turns come after yours. */
export const rivalsOf = (p: Pick<Props, 'view' | 'seat'>): readonly Seat[] => othersRound(p, p.view.players.length);

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
