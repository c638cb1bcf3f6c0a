/** Exchange between partners (EXT-TEAM-10, EXT-TEAM-11): single transfers, given or asked for; the others see only that a card moved. */

import type { Ctx, Seat } from '@pesthouse/kernel';
import { swapCode } from '../doors.ts';
import { copiesIn, passCard } from '../hands.ts';
import { BACK, cardName, seenName } from '../names.ts';
import { colorAt } from '../pieces.ts';
import { type D, type Event, playerAt, type State, sameTeam, teamSeats } from '../state.ts';

/** Copies of a card in a hand that have not changed hands this turn (EXT-TEAM-11). */
export const unswapped = (s: State, seat: Seat, card: number): number => {
  let n = copiesIn(playerAt(s, seat).hand, card);
  for (let i = 0; i < s.swapped.length; i++) if (s.swapped[i] === swapCode(card, seat)) n--;
  return n;
};

/** EXT-TEAM-10: a living teammate in the same room. */
export const partner = (s: State, seat: Seat, other: Seat): boolean =>
  other >= 0 && other !== seat && other % s.teams === seat % s.teams && playerAt(s, other).alive && playerAt(s, other).room === playerAt(s, seat).room;

/** Within a team the card is named; the others see that one moved (EXT-TEAM-11). */
export const hand = (s: State, from: Seat, to: Seat, card: number, k: Ctx<Event>): void => {
  passCard(s, from, to, card);
  const gave: Event = { type: 'gave', from: colorAt(s, from), to: colorAt(s, to), card: 'unknown', clause: 'EXT-TEAM-10' };
  k.tell?.({ ...gave, card: cardName(card) }, teamSeats(s, from), gave);
};

/** EXT-TEAM-11: a teammate is asked for a card. */
export const answer: D<'answer'> = {
  verbs: ['accept', 'decline'],
  reasons: [],
  deciders: (_, f) => 1 << f.asked,
  prompt: (s, f, seat) => ({ key: 'answer', by: colorAt(s, s.active), card: seenName(sameTeam(s, seat, f.asked) ? f.card : BACK) }),
  moves(_, __, ___, out) {
    out.push({ verb: 'accept' });
    out.push({ verb: 'decline' });
  },
  refuse: () => 'EXT-TEAM-11',
  play(s, f, seat, m, k) {
    s.stack.pop();
    if (m.verb === 'accept') {
      hand(s, seat, s.active, f.card, k);
      return;
    }
    s.declined.push(f.card);
    const no: Event = { type: 'declined', by: colorAt(s, seat), card: 'unknown', clause: 'EXT-TEAM-11' };
    k.tell?.({ ...no, card: cardName(f.card) }, teamSeats(s, seat), no);
  },
};
