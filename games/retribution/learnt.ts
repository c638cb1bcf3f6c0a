/** What the master learnt: the habits that `pesthouse practise` found, what it reads of a position, and the weights that `pesthouse train` wrote. */
import type { Learnt, Manner } from '@pesthouse/kernel';
import { plainLast, WRITTEN } from './bot/habits.ts';
import { idle } from './bot/idle.ts';
import { SIZE } from './bot/kinds.ts';
import { leaningBy } from './bot/leaning.ts';
import { policyBy } from './bot/policy.ts';
import leanings from './leanings.json' with { type: 'json' };
import practised from './practised.json' with { type: 'json' };
import type { Frame, Move, State } from './state.ts';
import { traits } from './traits.ts';
import weights from './weights.json' with { type: 'json' };

const { '2': two, '4': four } = practised.habits;
const manner: Manner<State, Frame, Move> = {
  written: WRITTEN,
  learnt: { '2': { ...two, order: plainLast(two.order) }, '4': four },
  policyBy,
  seats: (s) => s.players.length,
  leaning: { size: SIZE, anewAt: 'infect', weights: leanings.weights, policyBy: leaningBy },
};

const turn = (s: State): number => {
  let n = 0;
  for (const p of s.players) n += p.turns;
  return n;
};

/** With two, so many runs choose as well as fifteen times as many. */
const ENOUGH = 300;

/** With two, a position is judged when the sixth turn from now begins: of what was tried that gained most where the truth was played out, and whoever takes more decisions for the same is not judged sooner. With more, once the policy has played on for twelve decisions a seat. */
export const learnt: Learnt<State, Frame, Move> = {
  ...weights,
  traits,
  manner,
  tuned: { depth: 12 },
  tunedFor: { '2': { turnsEach: 3, ahead: true, runs: ENOUGH } },
  turn,
  idle,
};
