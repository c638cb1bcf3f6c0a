/** Chronic cards (2.12): which can be activated now, why not, and what happens. */
import { ALL, type Ctx } from '@pesthouse/kernel';
import { card, effectAt } from '../cards/cards.ts';
import { listOf } from '../cards/ops.ts';
import type { Clause } from '../clauses.ts';
import { type Face, faceOf, idOf } from '../names.ts';
import { canDraw } from '../piles.ts';
import { activePlayer, type Event, type State } from '../state.ts';
import { begin, lineupCards } from './doing.ts';

export type Activate = { verb: 'activate'; card: Face };

/** PLG-CHR-10: the first instruction must be possible. */
const possible = (s: State, f: number): boolean => {
  const first = listOf(effectAt(f, card(f).activated).list).ops[0];
  if (first === undefined) return false;
  if (first.op === 'draw') return canDraw(activePlayer(s));
  return first.op !== 'pitLineup' || lineupCards(s) > 0;
};

export const CHRONIC_REASONS = ['PLG-CHR-01', 'PLG-CHR-03', 'PLG-CHR-05'] as const satisfies readonly Clause[];

/** Why the card cannot be activated now; null if it can. */
export const why = (s: State, f: number): Clause | null => {
  const copies = activePlayer(s).control.filter((x) => x.card === f);
  if (!card(f).chronic || copies.length === 0) return 'PLG-CHR-01';
  if (effectAt(f, card(f).activated).phase !== s.phase) return 'PLG-CHR-03';
  if (copies.every((x) => x.used)) return 'PLG-CHR-05';
  return possible(s, f) ? null : 'PLG-CHR-10';
};

/** Lists each face once, however many copies are unused. */
export const activations = (s: State, out: { push(m: Activate): void }): void => {
  const { control } = activePlayer(s);
  let seen = 0;
  for (const x of control) {
    const row = card(x.card);
    if (!row.chronic || x.used || (seen >> x.card) & 1) continue;
    if (effectAt(x.card, row.activated).phase !== s.phase || !possible(s, x.card)) continue;
    seen |= 1 << x.card;
    out.push({ verb: 'activate', card: idOf(x.card) });
  }
};

/** The first copy that is not used yet; then conditions are looked at (PLG-CON-02). */
export const activate = (s: State, m: Activate, k: Ctx<Event>): void => {
  const f = faceOf(m.card);
  const { control } = activePlayer(s);
  const self = control.findIndex((x) => x.card === f && !x.used);
  const it = control[self];
  if (it === undefined) return;
  it.used = true;
  const e = effectAt(f, card(f).activated);
  k.tell?.({ type: 'activated', who: s.active, card: m.card, clause: listOf(e.list).clause }, ALL);
  s.stack.push({ step: 'conditions' });
  begin(s, e, s.active, self, k);
};
