/** How a policy is asked: about the decision that lies on top. */
import type { Chance } from './chance.ts';
import type { Base, Brain, Seat } from './contract.ts';

/** Looks nowhere if the stack is empty: a place before the first is a name to the machine, and one such look makes all later ones slow. */
export const top = <F>(s: Base<F>): F | undefined => (s.stack.length === 0 ? undefined : s.stack[s.stack.length - 1]);

/** What an engine says by this policy, where something is to be decided. */
export const playedBy =
  <F, S extends Base<F>, M>(policy: Brain<S, F, M>['policy']) =>
  (s: S, seat: Seat, chance: Chance): M | undefined => {
    const f = top<F>(s);
    return f === undefined ? undefined : policy(s, f, seat, chance);
  };
