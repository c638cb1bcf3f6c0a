/** What the master learnt: the habits that `pesthouse practise` found, what it reads of a position, and the weights that `pesthouse train` wrote. */
import type { Learnt, Manner } from '@pesthouse/kernel';
import { WRITTEN } from './bot/habits.ts';
import { policyBy } from './bot.ts';
import practised from './practised.json' with { type: 'json' };
import type { Frame, Move, State } from './state.ts';
import { traits } from './traits.ts';
import weights from './weights.json' with { type: 'json' };

const manner: Manner<State, Frame, Move> = { written: WRITTEN, learnt: practised.habits, policyBy, seats: (s) => s.players.length };

/** Moves that differ by less than two points are as good as each other: told apart for longer they were chosen no better, and people waited three times as long. */
const CLOSE = 0.02;

/** With two, so many runs choose nearly as well as five times as many. */
const ENOUGH = 350;
const usually = { depth: 60, settled: CLOSE };

/** A position is judged once the policy has played on for 120 decisions with two: so it erred less than by shorter and by whole playouts where the truth was played out at length. */
export const learnt: Learnt<State, Frame, Move> = {
  ...weights,
  traits,
  manner,
  tuned: usually,
  tunedFor: { '2': { ...usually, runs: ENOUGH } },
  usual: (s) => !s.versus && !s.advanced,
};
