/** What bots know of Pest: terms to judge a position by, and a policy that plans one turn: a cell, the order of its actions and greedy small steps. */

import type { Brain } from '@pesthouse/kernel';
import { assignPolicy, carryPolicy, coinsForCure, curePolicy, producePolicy, researchPolicy, tokenPolicy, wantsTidy } from './bot/actions.ts';
import { buildPolicy, payPolicy } from './bot/building.ts';
import { castlePolicy, doctorPolicy } from './bot/founding.ts';
import { movePolicy, settlePolicy } from './bot/going.ts';
import { type Habits, WRITTEN } from './bot/habits.ts';
import { actPolicy, assistantPolicy, pairPolicy } from './bot/plan.ts';
import { bedPolicy, neediest, prizePolicy, storePolicy, swapPolicy } from './bot/small.ts';
import { appraise, TERMS } from './bot/terms.ts';
import { has, QUARANTINE_HOUSE, QUARANTINE_TENT } from './cards/technologies.ts';
import truth from './chances.json' with { type: 'json' };
import { COIN, HERBS, NUMBER } from './data/tables.ts';
import { nth } from './look.ts';
import { active, playerOf } from './reading.ts';
import type { Frame, Move, State } from './state.ts';

/** The policy of whoever has these habits. */
export const policyBy =
  (h: Habits): Brain<State, Frame, Move>['policy'] =>
  (s, f, seat, chance) => {
    switch (f.step) {
      case 'castle':
        return castlePolicy(h, s, seat, chance);
      case 'doctor':
        return doctorPolicy(h, s, seat, chance);
      case 'block':
        // A Sick with a free bed is a future worker; others stay outside.
        return { verb: 'block', turn: nth(playerOf(s, seat).sick, 0) + f.n > NUMBER.regularSlots };
      case 'crate':
        return { verb: 'crate', resource: neediest(h, s, playerOf(s, seat), chance) };
      case 'store':
        return { verb: 'store', resource: storePolicy(playerOf(s, seat), f.haul) };
      case 'mobile':
        return { verb: 'mobile', resource: neediest(h, s, playerOf(s, seat), chance) };
      case 'lay':
        return bedPolicy(s, playerOf(s, seat), f.moving);
      case 'tidy':
        return carryPolicy(s, playerOf(s, seat));
      case 'trade':
        return swapPolicy(h, s, active(s));
      case 'assistant':
        return assistantPolicy(h, s, seat, chance);
      case 'pair':
        return pairPolicy(h, s, seat, chance);
      case 'trials': {
        const p = active(s);
        return { verb: 'trials', coins: Math.min(nth(p.res, COIN), Math.max(0, NUMBER.trialsHerbs - nth(p.res, HERBS))) };
      }
      case 'act':
        return actPolicy(h, s, seat);
      case 'move':
        return movePolicy(h, s, seat);
      case 'settle':
        return settlePolicy(s, f);
      case 'construct':
        return buildPolicy(h, s, seat, f);
      case 'pay':
        return payPolicy(s, f);
      case 'more':
      case 'less':
        return producePolicy(h, s, f);
      case 'research':
        return researchPolicy(h, s, f, chance);
      case 'cure':
        return curePolicy(h, s, f, coinsForCure(s));
      case 'assign':
        return assignPolicy(h, s, seat, f);
      case 'token':
        return tokenPolicy(h, s, playerOf(s, seat));
      case 'prize':
        return prizePolicy(s, playerOf(s, seat));
      default:
        throw new Error(`${f.step} asks nobody`);
    }
  };

/** Sick are carried to a regular slot, or about the Tent and the House that a Research could discard; everything else only shuffles them. */
const idle = (s: State, f: Frame, seat: number, m: Move): boolean => {
  if (m.verb === 'carry') return m.to !== 'regular';
  if (m.verb !== 'tidy') return false;
  const p = playerOf(s, seat);
  return !wantsTidy(s, p) && !(f.step === 'research' && (has(p, QUARANTINE_TENT) || has(p, QUARANTINE_HOUSE)));
};

export const brain: Brain<State, Frame, Move> = { terms: TERMS, appraise, policy: policyBy(WRITTEN), idle, horizon: 80, truth };
