/** What rules, words and board read in a position alike: prices, pools, decks and Infamy. What hangs on numbers is made for the tables of an engine. */

import type { Seat } from '@pesthouse/kernel';
import type { CardRow, Effect, Tables } from './cards/cards.ts';
import type { OpList } from './cards/ops.ts';
import { add, nth, row } from './look.ts';
import { FACE_COUNT, FACES, KING, STACK } from './names.ts';
import { pile } from './piles.ts';
import { activePlayer, EMPTY, type Player, playerAt, type State, type TieBreak } from './state.ts';

const KING_FACE = FACES.indexOf('king');

/** The card that lies there to be Infected; EMPTY where none does. */
export const goodAt = (s: State, i: number): number => {
  // A house may lay out fewer spaces than there are names.
  if (i < STACK) return i < s.lineup.length ? nth(s.lineup, i) : EMPTY;
  if (i === KING) return s.king && s.stacks.every((x) => x.length === 0) ? KING_FACE : EMPTY;
  const stack = row(s.stacks, i - STACK);
  return stack.length === 0 ? EMPTY : nth(stack, stack.length - 1);
};

export const lineupCards = (s: State): number => {
  let n = 0;
  for (const f of s.lineup) if (f !== EMPTY) n++;
  return n;
};

/** All cards of a player's deck by face: draw pile, discard pile, hand and control (PLG-SCO-02). True in every view: what is hidden in a hand stands with the pile there. */
export const deckOf = (s: State, seat: Seat): number[] => {
  const p = playerAt(s, seat);
  const all = pile();
  for (let f = 0; f < FACE_COUNT; f++) all[f] = nth(p.draw, f) + nth(p.discard, f) + nth(p.hand, f);
  for (const f of p.top) add(all, f, 1);
  for (const x of p.control) add(all, x.card, 1);
  return all;
};

export interface Tally {
  readonly infamy: number;
  /** Infamy by where it comes from. */
  readonly kingdom: number;
  readonly ratKings: number;
  readonly nobility: number;
  readonly notoriety: number;
  readonly penance: number;
  /** Numbers of cards. */
  readonly nobles: number;
  readonly penances: number;
  readonly cards: number;
}

/** More Infamy, then more Nobility, then fewer Penance (PLG-SCO-04, PLG-SCO-05): above 0 if a is ahead. */
export const compare = (a: Tally, b: Tally): number => a.infamy - b.infamy || a.nobles - b.nobles || b.penances - a.penances;

/** The place of every seat; equals share. */
export const ranksOf = (tallies: readonly Tally[]): number[] => tallies.map((t) => 1 + tallies.filter((x) => compare(x, t) > 0).length);

/** What decided the first place. */
export const decidedBy = (tallies: readonly Tally[]): TieBreak => {
  const ranks = ranksOf(tallies);
  const best = tallies[ranks.indexOf(1)];
  if (best === undefined || ranks.filter((r) => r === 1).length > 1) return 'shared';
  const level = tallies.filter((t) => t !== best && t.infamy === best.infamy);
  if (level.length === 0) return 'infamy';
  return level.every((t) => t.nobles < best.nobles) ? 'nobility' : 'penance';
};

/** The same from the numbers of a table. */
export const reading = ({ CARD, LISTS, NUMBER }: Tables) => {
  const card = (f: number): CardRow => row(CARD, f);
  const effectAt = (f: number, i: number): Effect => row(card(f).effects, i);
  const listOf = (list: number): OpList => row(LISTS, list);

  /** The Base Contagions of all controlled cards (PLG-INF-01). */
  const baseOf = (p: Player): number => {
    let n = 0;
    for (const x of p.control) n += card(x.card).base;
    return n;
  };

  /** Contagions on the table and gained: what the pool would be now. A shortfall is shown as nothing (PLG-INF-02). */
  const poolSoFar = (s: State): number => Math.max(0, s.phase === 'infect' ? s.pool : baseOf(activePlayer(s)) + s.gained);

  /** PLG-INF-06, PLG-OPS-11. */
  const priceOf = (s: State, f: number): number => {
    const full = card(f).resistance;
    return s.discount === 0 ? full : Math.min(full, Math.max(s.discountMin, full - s.discount));
  };

  /** What a card is worth at the end (PLG-SCO-03). */
  const infamyOf = (f: number): number => card(f).resistance + card(f).notoriety;

  /** How many cards the End Phase draws (PLG-END-04, PLG-OPS-12). */
  const endDraw = (extra: number): number => NUMBER.hand + extra;

  /** A card that makes a first Lineup costly (PLG-SET-05). */
  const isCostly = (f: number): boolean => card(f).resistance >= NUMBER.costly;

  /** Whether a suffered effect will do nothing, as everybody can see (PLG-OPS-14). */
  const harmless = (handSize: number, list: number): boolean => {
    const first = listOf(list).ops[0];
    return first?.op === 'victimDiscard' && handSize < first.handAtLeast;
  };

  const tally = (s: State, seat: Seat): Tally => {
    const deck = deckOf(s, seat);
    let kingdom = 0;
    let ratKings = 0;
    let nobility = 0;
    let notoriety = 0;
    let penance = 0;
    let nobles = 0;
    let penances = 0;
    let cards = 0;
    for (let f = 0; f < FACE_COUNT; f++) {
      const n = nth(deck, f);
      if (n === 0) continue;
      const row = card(f);
      cards += n;
      if (row.nobility) {
        nobles += n;
        nobility += n * row.resistance;
        notoriety += n * row.notoriety; // PLG-SCO-03
      } else if (row.penance) {
        penances += n;
        penance += n * row.resistance;
      } else if (row.kingdom) kingdom += n * row.resistance;
      else ratKings += n * row.resistance;
    }
    return { infamy: kingdom + ratKings + nobility + notoriety + penance, kingdom, ratKings, nobility, notoriety, penance, nobles, penances, cards };
  };

  const tallies = (s: State): Tally[] => s.players.map((_, seat) => tally(s, seat));

  return { card, effectAt, listOf, baseOf, poolSoFar, priceOf, infamyOf, endDraw, isCostly, harmless, tally, tallies };
};
export type Reading = ReturnType<typeof reading>;
