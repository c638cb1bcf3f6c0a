/** Goes through whole games and holds what a coach would warn of against what the rules then do, move by move. */
import { type Base, clone, type Engine, type Fact, type Flat, type Seat, Sfc } from '../index.ts';
import { chooser, type Player, playWhole } from './games.ts';

/** One move that could be made: what was said of it by whoever sees no more than the seat, and what came of it. */
export interface Heeded<S, M, W> {
  readonly before: S;
  readonly seat: Seat;
  readonly move: M;
  readonly warned: W | null;
  /** The position after the move; made only when it is asked for. */
  after(): S;
}

export interface Warnings<S extends Base<{ step: string }>, M extends Flat, E extends Fact, O, W> {
  readonly rules: Engine<S, M, E, O>;
  readonly options: O;
  readonly seats: number;
  readonly seeds: readonly number[];
  /** Who plays; by dice unless it is said. */
  readonly player?: Player;
  warnedOf(view: S, seat: Seat, move: M): W | null;
}

/** Every move of these verbs; says how many there were, and before how many there was a warning. */
export const heed = <S extends Base<{ step: string }>, M extends Flat, E extends Fact, O, W>(
  { rules, options, seats, seeds, player = 'random', warnedOf }: Warnings<S, M, E, O, W>,
  verbs: readonly M['verb'][],
  visit: (x: Heeded<S, M, W>) => void,
): { readonly moves: number; readonly warned: number } => {
  let [moves, warnings] = [0, 0];
  for (const seed of seeds)
    playWhole(
      rules,
      { options, seats, seed, choose: chooser(rules, player, seed) },
      {
        visit({ before, seat, offers }) {
          const view = rules.view(before, seat);
          for (const move of offers.filter((m) => verbs.includes(m.verb))) {
            const warned = warnedOf(view, seat, move);
            moves++;
            if (warned !== null) warnings++;
            const after = (): S => {
              const s = clone(before);
              rules.play(s, seat, move, { chance: new Sfc().at(seed, moves), tell: undefined });
              return s;
            };
            visit({ before, seat, move, warned, after });
          }
        },
      },
    );
  return { moves, warned: warnings };
};
