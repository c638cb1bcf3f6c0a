/** How a policy is asked: about the decision that lies on top. */
import type { Chance } from './chance.ts';
import type { Base, Brain, Seat } from './contract.ts';
import type { Habits, Manner } from './learnt.ts';

/** Looks nowhere if the stack is empty: a place before the first is a name to the machine, and one such look makes all later ones slow. */
export const top = <F>(s: Base<F>): F | undefined => (s.stack.length === 0 ? undefined : s.stack[s.stack.length - 1]);

/** What an engine says by this policy, where something is to be decided. */
export const playedBy =
  <F, S extends Base<F>, M>(policy: Brain<S, F, M>['policy']) =>
  (s: S, seat: Seat, chance: Chance): M | undefined => {
    const f = top<F>(s);
    return f === undefined ? undefined : policy(s, f, seat, chance);
  };

/** The habits that masters have with so many seats. */
export const habitsFor = ({ learnt, written }: Pick<Manner, 'learnt' | 'written'>, seats: number): Habits => {
  const far = (n: string): number => Math.abs(Number(n) - seats);
  const [found] = Object.keys(learnt).sort((a, b) => far(a) - far(b) || Number(b) - Number(a));
  return (found === undefined ? undefined : learnt[found]) ?? written;
};

/** What a master's engine says: by the habits learnt with as many seats as there are. */
export const playedAsLearnt = <F, S extends Base<F>, M>(manner: Manner<S, F, M>): ((s: S, seat: Seat, chance: Chance) => M | undefined) => {
  const known: Brain<S, F, M>['policy'][] = [];
  const policyOf = (seats: number): Brain<S, F, M>['policy'] => {
    const habits = habitsFor(manner, seats);
    const { leaning } = manner;
    const weights = leaning?.weights[seats];
    const policy = leaning === undefined || weights === undefined ? manner.policyBy(habits) : leaning.policyBy(habits, weights);
    known[seats] = policy;
    return policy;
  };
  return playedBy<F, S, M>((s, f, seat, chance) => {
    const seats = manner.seats(s);
    return (known[seats] ?? policyOf(seats))(s, f, seat, chance);
  });
};
