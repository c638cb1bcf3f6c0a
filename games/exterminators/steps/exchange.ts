/** Exchange between partners (EXT-TEAM-10, EXT-TEAM-11), in both parts of a turn: single transfers, given or asked for; the others see only that a card moved. */

import type { Ctx, Out, Seat } from '@pesthouse/kernel';
import { swapCode } from '../doors.ts';
import { copiesIn, passCard } from '../hands.ts';
import { nth, row } from '../look.ts';
import { BACK, CARD_COUNT, CARDS, COLORS, cardName, cardOf, colorOf, seenName } from '../names.ts';
import { colorAt } from '../pieces.ts';
import { type D, type Event, type Exchange, playerAt, type State, sameTeam, teamPlay, teamSeats } from '../state.ts';

/** Copies of a card in a hand that have not changed hands this turn (EXT-TEAM-11). */
const unswapped = (s: State, seat: Seat, card: number): number => {
  let n = copiesIn(playerAt(s, seat).hand, card);
  for (let i = 0; i < s.swapped.length; i++) if (s.swapped[i] === swapCode(card, seat)) n--;
  return n;
};

/** EXT-TEAM-10: a living teammate in the same room. */
export const partner = (s: State, seat: Seat, other: Seat): boolean =>
  other >= 0 && other !== seat && other % s.teams === seat % s.teams && playerAt(s, other).alive && playerAt(s, other).room === playerAt(s, seat).room;

// A move is never changed, so the same object serves every listing.
const GIVE: readonly (readonly Exchange[])[] = COLORS.map((to) => CARDS.map((card) => ({ verb: 'give', to, card })));
const ASK: readonly (readonly Exchange[])[] = COLORS.map((from) => CARDS.map((card) => ({ verb: 'ask', from, card })));

/** Every single transfer that the player of this seat may begin now. */
export const listExchange = (s: State, seat: Seat, out: Pick<Out<Exchange>, 'push'>): void => {
  if (!teamPlay(s)) return;
  for (let q = seat % s.teams; q < s.players.length; q += s.teams) {
    if (!partner(s, seat, q)) continue;
    const { color } = playerAt(s, q);
    for (let c = 0; c < CARD_COUNT; c++) {
      if (unswapped(s, seat, c) > 0) out.push(row(row(GIVE, color), c));
      if (unswapped(s, q, c) > 0 && !s.declined.includes(c)) out.push(row(row(ASK, color), c));
    }
  }
};
/** Whether, for all that everybody knows, there may be something to exchange: a teammate in the room, and a card in one of the two hands. */
export const mayExchange = (s: State, seat: Seat): boolean => {
  if (!teamPlay(s)) return false;
  for (let q = seat % s.teams; q < s.players.length; q += s.teams)
    if (partner(s, seat, q) && playerAt(s, seat).handSize + playerAt(s, q).handSize > 0) return true;
  return false;
};
/** Why this transfer cannot be begun. */
export const whyNoExchange = (s: State, seat: Seat, m: Exchange): 'EXT-TEAM-10' | 'EXT-TEAM-11' => {
  const other = nth(s.seatOf, colorOf(m.verb === 'give' ? m.to : m.from));
  const holder = m.verb === 'give' || other < 0 ? seat : other;
  return !teamPlay(s) || !partner(s, seat, other) || copiesIn(playerAt(s, holder).hand, cardOf(m.card)) === 0 ? 'EXT-TEAM-10' : 'EXT-TEAM-11';
};

/** A card is given, or its holder is asked. */
export const exchange = (s: State, seat: Seat, m: Exchange, k: Ctx<Event>): void => {
  if (m.verb === 'give') {
    hand(s, seat, nth(s.seatOf, colorOf(m.to)), cardOf(m.card), k);
    return;
  }
  const question: Event = { type: 'asked', by: colorAt(s, seat), from: m.from, card: 'unknown', clause: 'EXT-TEAM-11' };
  k.tell?.({ ...question, card: m.card }, teamSeats(s, seat), question);
  s.stack.push({ step: 'answer', asked: nth(s.seatOf, colorOf(m.from)), card: cardOf(m.card) });
};

/** Within a team the card is named; the others see that one moved (EXT-TEAM-11). */
const hand = (s: State, from: Seat, to: Seat, card: number, k: Ctx<Event>): void => {
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
