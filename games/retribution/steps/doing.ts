/** What several steps do: gain Contagions, begin an effect, take a card out of the Lineup, bring the End Times. */
import { ALL, type Ctx, type Seat } from '@pesthouse/kernel';
import { type Effect, own } from '../cards/cards.ts';
import { listOf } from '../cards/ops.ts';
import type { Clause } from '../clauses.ts';
import { idOf } from '../names.ts';
import { lineupCards, reading } from '../reading.ts';
import { EMPTY, type Ending, type Event, placeInRound, type State } from '../state.ts';

/** PLG-OPS-02: counted with the turn, and in the Infect Phase in the pool at once. */
export const gain = (s: State, n: number, face: number, clause: Clause, k: Ctx<Event>): void => {
  s.gained += n;
  if (s.phase === 'infect') s.pool += n;
  k.tell?.({ type: 'gained', who: s.active, card: idOf(face), n, pool: s.pool, clause }, ALL);
};

export { lineupCards };
export const { baseOf } = reading(own); // PLG-INF-01

/** PLG-OPT-04: with equal turns, after the End Times have begun, only those who still have a turn in this round. */
export const exempt = (s: State, seat: Seat): boolean => s.equalTurns && s.ending !== 'none' && placeInRound(s, seat) <= placeInRound(s, s.active);
export const canTarget = (s: State, seat: Seat): boolean => seat !== s.active && seat < s.players.length && !exempt(s, seat);

/** An effect begins: a Persecute by choosing its victim, all else by its first operation. */
export const begin = (s: State, e: Effect, owner: Seat, self: number, k: Ctx<Event>): void => {
  if (e.kind !== 'persecute') {
    s.stack.push({ step: 'ops', list: e.list, at: 0, owner, victim: owner, self });
    return;
  }
  for (let seat = 0; seat < s.players.length; seat++)
    if (canTarget(s, seat)) {
      s.stack.push({ step: 'target', list: e.list });
      return;
    }
  k.tell?.({ type: 'spared', who: owner, card: idOf(listOf(e.list).face), clause: 'PLG-OPT-04' }, ALL);
};

export const endTimes = (s: State, why: Exclude<Ending, 'none'>, clause: Clause, k: Ctx<Event>): void => {
  if (s.ending !== 'none') return; // PLG-OPT-03: never a second time
  s.ending = why;
  s.closer = s.active;
  k.tell?.({ type: 'end-times', who: s.active, why, clause }, ALL);
};

/** A space is emptied; when it was the last card of the Kingdom, the End Times begin (PLG-FIN-03, PLG-FIN-07). Called after the card's own event. */
export const emptied = (s: State, space: number, k: Ctx<Event>): void => {
  s.lineup[space] = EMPTY;
  s.busy = true;
  if (s.kingdomSize > 0) return;
  for (const f of s.lineup) if (f !== EMPTY) return;
  endTimes(s, 'kingdom', 'PLG-FIN-02', k);
};
