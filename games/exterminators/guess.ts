/** Fills the backs of other hands: first what is known to be somewhere in the team, then what is left, drawn anew from all that is unknown. */

import type { Chance, Seat } from '@pesthouse/kernel';
import { add, copiesIn, pick } from './hands.ts';
import { row } from './look.ts';
import { BACK } from './names.ts';
import { type Player, playerAt, type State } from './state.ts';

const backs = (p: Player): number => copiesIn(p.hand, BACK);

const turnUp = (p: Player, card: number): void => {
  add(p.hand, BACK, -1);
  add(p.hand, card, 1);
};

/** A card that some back of the team is: each back equally likely. */
const placeLoose = (s: State, team: number, card: number, chance: Chance): void => {
  let total = 0;
  for (let q = team; q < s.players.length; q += s.teams) total += backs(playerAt(s, q));
  let r = chance.below(total);
  for (let q = team; q < s.players.length; q += s.teams) {
    const p = playerAt(s, q);
    if (r < backs(p)) {
      turnUp(p, card);
      return;
    }
    r -= backs(p);
  }
};

export const guess = (s: State, seat: Seat, chance: Chance): void => {
  const own = seat < 0 ? -1 : seat % s.teams;
  for (let team = 0; team < s.teams; team++) {
    if (team === own) continue;
    const loose = row(s.loose, team);
    for (let c = 0; c < BACK; c++) for (let n = copiesIn(loose, c); n > 0; n--) placeLoose(s, team, c, chance);
  }
  let left = s.drawSize;
  for (const p of s.players) left += backs(p);
  for (const p of s.players)
    while (backs(p) > 0) {
      turnUp(p, pick(s.draw, left, chance));
      left--;
    }
  const f = s.stack[s.stack.length - 1];
  if (f?.step !== 'answer' || f.card !== BACK) return;
  // What was asked for is some card of the one who is asked.
  const p = playerAt(s, f.asked);
  const hand = p.hand.slice();
  f.card = pick(hand, p.handSize, chance);
};
