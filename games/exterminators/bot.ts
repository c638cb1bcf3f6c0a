/** What bots know of Pests!: terms to judge a position by. The quick policy stands in `policy.ts`. */

import type { Brain } from '@pesthouse/kernel';
import truth from './chances.json' with { type: 'json' };
import { xOf, yOf } from './grid.ts';
import { WRITTEN } from './habits.ts';
import { add } from './look.ts';
import { distances, free } from './pieces.ts';
import { policyBy, progress } from './policy.ts';
import { slot } from './scratch.ts';
import { type Frame, IN_HAND, type Move, playerAt, type State, trapped } from './state.ts';

const TERMS = {
  free: -1,
  trapped: -0.35,
  short: -2.2,
  sealed: 8,
  queen: 6,
  ready: 8,
  toNest: -0.55,
  toQueen: -0.35,
  toTrap: -0.9,
  idleTrap: -1,
  cards: 0.7,
  rival: -0.35,
  alive: 60,
  won: 120,
};

/** How far from the Entry a nest that is not placed yet will lie, roughly. */
const UNPLACED = 3;
/** Pests below which a reserve is dangerous while the queen is free. */
const SAFE = 6;

const appraise = (s: State, seat: number, values: number[]): void => {
  for (let i = 0; i < 14; i++) values[i] = 0;
  if (s.way.length === 0) {
    // Before the house stands only the nest's place counts: near the Entry is near the first turn.
    const p = playerAt(s, seat);
    const at = s.cells[p.nest];
    values[6] = at === undefined ? UNPLACED : Math.abs(xOf(at)) + Math.abs(yOf(at));
    values[12] = 1;
    return;
  }
  let alive = 0;
  for (let q = seat % s.teams; q < s.players.length; q += s.teams) {
    const p = playerAt(s, q);
    if (!p.alive) continue;
    alive = 1;
    const pests = free(p);
    const caught = trapped(p);
    const held = p.held >= 0;
    const cleared = p.sealed && pests + caught <= 2;
    add(values, 0, pests);
    add(values, 1, caught);
    add(values, 2, held ? 0 : Math.max(0, SAFE - p.reserve - caught));
    add(values, 3, p.sealed ? 1 : 0);
    add(values, 4, held ? 1 : 0);
    add(values, 5, p.sealed && held && pests + caught === 0 ? 1 : 0);
    const near = distances(s, p.room);
    if (!p.sealed) add(values, 6, slot(near, p.nest));
    const spare = p.traps.some((t) => t.room === IN_HAND);
    if (!held && spare) add(values, 7, slot(near, p.queen));
    if (held && cleared) add(values, 8, slot(near, p.queen));
    for (const t of p.traps) if (t.room !== IN_HAND && !t.queen && t.pests === 0) add(values, 9, 1);
    add(values, 10, p.handSize);
  }
  let rival = -30;
  for (let q = 0; q < s.players.length; q++) if (q % s.teams !== seat % s.teams) rival = Math.max(rival, progress(playerAt(s, q)));
  values[11] = rival;
  values[12] = alive;
  values[13] = s.ranks[seat] === 1 ? 1 : 0;
};

export const brain: Brain<State, Frame, Move> = { terms: TERMS, appraise, policy: policyBy(WRITTEN), truth };
