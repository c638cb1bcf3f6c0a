/** What bots know of Retribution: terms to judge a position by, and a quick sensible policy. */

import { type Brain, missing, type Seat } from '@pesthouse/kernel';
import { WRITTEN } from './bot/habits.ts';
import { policyBy } from './bot/policy.ts';
import { bestRival, infamyOf, inSight, roundsLeft, worth } from './bot/worth.ts';
import { card } from './cards/cards.ts';
import truth from './chances.json' with { type: 'json' };
import { FACE_COUNT } from './names.ts';
import { type Frame, type Move, playerAt, type State } from './state.ts';
import { baseOf } from './steps/doing.ts';

/** `hand` is what can be spent soon, in units of what a Contagion buys; all else is weighed against Infamy. */
const TERMS = { infamy: 0.25, strength: 2.2, hand: 1, nobility: 0.25, lead: 0.8 };

const appraise = (s: State, seat: Seat, values: number[]): void => {
  const p = playerAt(s, seat);
  const over = s.phase === 'over';
  const left = over ? 0 : Math.min(1, roundsLeft(s) / 8);
  let sum = 0;
  let cards = 0;
  let nobles = 0;
  const count = (f: number, n: number): void => {
    sum += worth(WRITTEN, f) * n;
    cards += n;
    if (card(f).nobility) nobles += n;
  };
  for (let f = 0; f < FACE_COUNT; f++) {
    const n = (p.draw[f] ?? missing('card', f)) + (p.discard[f] ?? missing('card', f)) + (p.hand[f] ?? missing('card', f));
    if (n > 0) count(f, n);
  }
  for (const f of p.top) count(f, 1);
  let chronics = 0;
  for (const x of p.control) {
    if (card(x.card).chronic) {
      chronics += worth(WRITTEN, x.card) * 0.8; // every turn, not once in a while
      if (card(x.card).nobility) nobles++;
    } else count(x.card, 1);
  }
  const own = infamyOf(p);
  const hand = (cards === 0 ? 0 : (5 * sum) / cards) + chronics;
  // A turn under way still spends what is in sight and then draws a usual hand. Another's hand counts by its size: what was drawn is luck, not merit.
  const now = s.phase === 'infect' ? Math.max(0, s.pool) : s.phase === 'end' ? 0 : inSight(s, p);
  const soon = s.active === seat ? now + hand : hand * Math.min(1, p.handSize / 5) + baseOf(p);
  values[0] = own;
  values[1] = hand * left;
  values[2] = over ? 0 : soon * (0.3 + 0.8 * left);
  values[3] = nobles;
  values[4] = s.ending !== 'none' || left < 0.3 ? Math.max(-3, Math.min(3, (own - bestRival(s, seat)) / 6)) : 0;
};

export const brain: Brain<State, Frame, Move> = { terms: TERMS, appraise, policy: policyBy(WRITTEN), truth };
