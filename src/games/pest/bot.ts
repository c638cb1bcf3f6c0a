/** What bots know of Pest: terms to judge a position by, and a policy that plans one turn: a cell, the order of its actions and greedy small steps. */

import type { Brain, Chance } from '../../kernel/index.ts';
import { assignPolicy, carryPolicy, coinsForCure, curePolicy, producePolicy, researchPolicy, tokenPolicy, wantsTidy } from './bot/actions.ts';
import { buildPolicy, payPolicy } from './bot/building.ts';
import { castlePolicy, doctorPolicy } from './bot/founding.ts';
import { movePolicy, settlePolicy } from './bot/going.ts';
import { actPolicy, assistantPolicy, pairPolicy } from './bot/plan.ts';
import { bedPolicy, neediest, prizePolicy, storePolicy, swapPolicy } from './bot/small.ts';
import { appraise, TERMS } from './bot/terms.ts';
import { has, QUARANTINE_HOUSE, QUARANTINE_TENT } from './cards/technologies.ts';
import truth from './chances.json' with { type: 'json' };
import { COIN, HERBS, NUMBER } from './data/tables.ts';
import { nth } from './look.ts';
import { active, playerOf } from './reading.ts';
import type { Frame, Move, State } from './state.ts';

const policy = (s: State, f: Frame, seat: number, chance: Chance): Move => {
  switch (f.step) {
    case 'castle':
      return castlePolicy(s, seat, chance);
    case 'doctor':
      return doctorPolicy(s, seat, chance);
    case 'block':
      // A Sick with a free bed is a future worker; others stay outside.
      return { verb: 'block', turn: nth(playerOf(s, seat).sick, 0) + f.n > NUMBER.regularSlots };
    case 'crate':
      return { verb: 'crate', resource: neediest(s, playerOf(s, seat), chance) };
    case 'store':
      return { verb: 'store', resource: storePolicy(playerOf(s, seat), f.haul) };
    case 'mobile':
      return { verb: 'mobile', resource: neediest(s, playerOf(s, seat), chance) };
    case 'lay':
      return bedPolicy(s, playerOf(s, seat), f.moving);
    case 'tidy':
      return carryPolicy(s, playerOf(s, seat));
    case 'trade':
      return swapPolicy(s, active(s));
    case 'assistant':
      return assistantPolicy(s, seat, chance);
    case 'pair':
      return pairPolicy(s, seat, chance);
    case 'trials': {
      const p = active(s);
      return { verb: 'trials', coins: Math.min(nth(p.res, COIN), Math.max(0, NUMBER.trialsHerbs - nth(p.res, HERBS))) };
    }
    case 'act':
      return actPolicy(s, seat);
    case 'move':
      return movePolicy(s, seat);
    case 'settle':
      return settlePolicy(s, f);
    case 'construct':
      return buildPolicy(s, seat, f);
    case 'pay':
      return payPolicy(s, f);
    case 'more':
    case 'less':
      return producePolicy(s, f);
    case 'research':
      return researchPolicy(s, f, chance);
    case 'cure':
      return curePolicy(s, f, coinsForCure(s));
    case 'assign':
      return assignPolicy(s, seat, f);
    case 'token':
      return tokenPolicy(s, playerOf(s, seat));
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

export const brain: Brain<State, Frame, Move> = { terms: TERMS, appraise, policy, idle, horizon: 80, truth };
