/** Toolbox cards on their way: hands and what everybody knows of them, draw pile, discard pile, lasting cards. Piles are numbers of copies by card. */

import { ALL, type Ctx, named as list, type Seat, takeFrom } from '@pesthouse/kernel';
import { CARD } from './cards/cards.ts';
import { swapCode } from './doors.ts';
import { add, nth, row } from './look.ts';
import { BACK, CARD_COUNT, CARDS, type CardId, cardName, colorName, HIBERNATE, MIND_CONTROL } from './names.ts';
import { type Event, type Lasting, type Player, playerAt, type State } from './state.ts';

/** An empty pile: one number for every card and one for the back. */
export const pile = (): number[] => EMPTY.slice();
const EMPTY: readonly number[] = Array.from({ length: CARD_COUNT + 1 }, () => 0);

export { add, nth as copiesIn, takeFrom as pick };

/** The cards of a pile by name, in the order of the card list. */
export const named = (p: readonly number[]): CardId[] => list(p, CARDS);

/** A card comes to the hand; `known` if everybody saw which. */
export const toHand = (p: Player, card: number, known: boolean): void => {
  add(p.hand, card, 1);
  p.handSize++;
  if (!known) return;
  add(p.known, card, 1);
  p.knownSize++;
};

/** A card leaves a hand before everybody's eyes. What was known of it is known no longer. */
export const fromHand = (s: State, seat: Seat, card: number): void => {
  const p = playerAt(s, seat);
  add(p.hand, card, -1);
  p.handSize--;
  const loose = s.loose[seat % s.teams];
  if (nth(p.known, card) > 0) {
    add(p.known, card, -1);
    p.knownSize--;
  } else if (loose !== undefined && nth(loose, card) > 0) add(loose, card, -1);
  if (s.swapped.length > 0) {
    const at = s.swapped.indexOf(swapCode(card, seat));
    if (at >= 0) s.swapped.splice(at, 1);
  }
};

/** EXT-TEAM-11: a card passes within a team, unseen by the others: of the giver's cards they now know one less for certain, of the team's as many as before. */
export const passCard = (s: State, from: Seat, to: Seat, card: number): void => {
  const a = playerAt(s, from);
  const b = playerAt(s, to);
  const loose = s.loose[from % s.teams];
  if (loose === undefined) return;
  if (nth(a.known, card) === a.handSize) {
    // A hand of nothing but this card: everybody can tell what passed.
    add(a.known, card, -1);
    a.knownSize--;
    add(b.known, card, 1);
    b.knownSize++;
  } else
    for (let c = 0; c < BACK; c++)
      if (nth(a.known, c) > 0) {
        add(a.known, c, -1);
        a.knownSize--;
        add(loose, c, 1);
      }
  add(a.hand, card, -1);
  a.handSize--;
  add(b.hand, card, 1);
  b.handSize++;
  s.swapped.push(swapCode(card, to));
};

export const toDiscard = (s: State, card: number): void => {
  add(s.discard, card, 1);
  s.discardSize++;
};

/** A card from the hand lies where it belongs until the turn ends. */
export const toPlayed = (s: State, card: number): void => {
  add(s.played, card, 1);
  s.playedSize++;
};

/** Lasting cards before a player are over: `most` of one kind, the oldest first. */
export const dropLasting = (s: State, p: Player, card: number, k: Ctx<Event>, most = Infinity): void => {
  let left = most;
  for (let i = 0; i < p.front.length && left > 0; ) {
    if (p.front[i]?.card !== card) {
      i++;
      continue;
    }
    p.front.splice(i, 1);
    left--;
    toDiscard(s, card);
    k.tell?.({ type: 'discarded', cards: [cardName(card)], from: 'front', of: colorName(p.color), clause: 'EXT-ACT-24' }, ALL);
  }
};

export const findLasting = (p: Player, card: number): Lasting | undefined => {
  for (let i = 0; i < p.front.length; i++) if (p.front[i]?.card === card) return p.front[i];
  return undefined;
};

const copiesOf = (s: State, card: number): number => (s.bigDeck ? row(CARD, card).copies28 : row(CARD, card).copies24);

/** Whether, for all that everybody knows, this seat may hold the card. */
const mayHold = (s: State, seat: Seat, card: number): boolean => {
  const p = playerAt(s, seat);
  if (nth(p.known, card) > 0) return true;
  if (p.handSize === p.knownSize) return false;
  let elsewhere = nth(s.discard, card) + nth(s.played, card);
  for (let q = 0; q < s.players.length; q++) if (q !== seat) elsewhere += nth(playerAt(s, q).known, card);
  for (let t = 0; t < s.loose.length; t++) if (t !== seat % s.teams) elsewhere += nth(row(s.loose, t), card);
  return elsewhere < copiesOf(s, card);
};

/** Whether, for all that everybody knows, this seat may have something to say before the queen's roll. */
export const mayAnswer = (s: State, seat: Seat): boolean => playerAt(s, seat).handSize > 0 && (mayHold(s, seat, HIBERNATE) || mayHold(s, seat, MIND_CONTROL));
