/** The score (2.15): the Infamy of every deck, ties, and who has won. */

import { ALL, missing, type Seat } from '../../../kernel/index.ts';
import { card } from '../cards/cards.ts';
import { add } from '../look.ts';
import { FACE_COUNT } from '../names.ts';
import { pile } from '../piles.ts';
import { type A, playerAt, type State, type TieBreak } from '../state.ts';

/** All cards of a player's deck by face: draw pile, discard pile, hand and control (PLG-SCO-02). True in every view: what is hidden in a hand stands with the pile there. */
export const deckOf = (s: State, seat: Seat): number[] => {
  const p = playerAt(s, seat);
  const all = pile();
  for (let f = 0; f < FACE_COUNT; f++) all[f] = (p.draw[f] ?? missing('card', f)) + (p.discard[f] ?? missing('card', f)) + (p.hand[f] ?? missing('card', f));
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

export const tally = (s: State, seat: Seat): Tally => {
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
    const n = deck[f] ?? missing('card', f);
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

export const tallies = (s: State): Tally[] => s.players.map((_, seat) => tally(s, seat));

export const score: A<'score'> = {
  run(s, _, k) {
    s.phase = 'over';
    if (k.tell === undefined || s.ending === 'none') return;
    const all = tallies(s);
    const winners = ranksOf(all).flatMap((r, seat) => (r === 1 ? [seat] : []));
    const by = decidedBy(all);
    k.tell(
      { type: 'ended', winners, infamy: all.map((t) => t.infamy), decidedBy: by, why: s.ending, clause: by === 'infamy' ? 'PLG-SCO-04' : 'PLG-SCO-05' },
      ALL,
    );
  },
};
