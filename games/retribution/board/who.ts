/** Names and numbers of the players as this board speaks of them. */
import { ownOr, seatedAt } from '@pesthouse/board';
import type { Seat } from '@pesthouse/kernel';
import { add } from '@pesthouse/kernel';
import { isChronic as chronic, isPenance } from '../cards/kinds.ts';
import { pile } from '../piles.ts';
import { deckOf } from '../reading.ts';
import type { Controlled, State } from '../state.ts';
import { playerAt } from '../state.ts';
import type { Props } from './choice.ts';
import type { GivenHere } from './given.tsx';

/** The person or bot; its disease where nobody sits. */
export const nameOf = (p: Pick<Props, 'sitters' | 'seat' | 'text'>, who: Seat): string => seatedAt(p, who, p.text.label.you).name || p.text.names.seatName(who);

/** Whose cards lie at the lower edge: mine, or for a watcher the active player's. */
export const ownSeat = (p: Pick<Props, 'view' | 'seat'>): Seat => ownOr(p, p.view.active);

export const isChronic = (x: Controlled): boolean => chronic(x.card);
export const chronicsOf = (view: State, who: Seat): Controlled[] => playerAt(view, who).control.filter(isChronic);
export const playedBy = (view: State, who: Seat): Controlled[] => playerAt(view, who).control.filter((x) => !isChronic(x));
export const drawCount = (view: State, who: Seat): number => playerAt(view, who).drawSize + playerAt(view, who).top.length;

export const deckSize = (view: State, who: Seat): number => deckOf(view, who).reduce((sum, n) => sum + n, 0);
/** Penance cards anywhere in a deck: public, like every deck. */
export const penanceOf = (view: State, who: Seat): number => deckOf(view, who).reduce((sum, n, f) => sum + (isPenance(f) ? n : 0), 0);

/** All of a player's cards that everybody may know: on the table, in the hand as far as it is known, in the discard pile, and the whole deck. */
export const openCards = (here: GivenHere, view: State, who: Seat): readonly { readonly name: string; readonly pile: readonly number[] }[] => {
  const { words } = here;
  const p = playerAt(view, who);
  const table = pile();
  for (const x of p.control) add(table, x.card, 1);
  return [
    ...(p.control.length === 0 ? [] : [{ name: words.onTable, pile: table }]),
    ...(p.knownSize === 0 ? [] : [{ name: `${words.hand}, ${words.known}`, pile: p.known }]),
    { name: `${words.discard}: ${p.discardSize}`, pile: p.discard },
    { name: words.wholeDeck(deckSize(view, who)), pile: deckOf(view, who) },
  ];
};

/** A number with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
