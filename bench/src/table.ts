/** A table with three people, whoever serves it: every move is made by the seat that is asked and is done when all three have heard of it. */
import { Sfc } from '@pesthouse/kernel';
import { anyMove, asked, type Move, rules, type State } from './ours.ts';

export const SEATS = 3;

export interface Table {
  /** The position as the seat knows it now. */
  state(seat: number): State;
  /** Makes the move and comes back when every seat has heard of it. */
  act(seat: number, move: Move): Promise<void>;
  close(): void;
}

const chance = new Sfc().at(2014, 1);

/** Plays random moves; false if the game was over before. */
export const playOn = async (table: Table, moves: number): Promise<boolean> => {
  for (let i = 0; i < moves; i++) {
    const s = table.state(0);
    if (rules.over(s)) return false;
    const seat = asked(s);
    await table.act(seat, anyMove(table.state(seat), seat, chance));
  }
  return true;
};

/** Somebody waits until a number is reached at every seat. */
export const everybody = (): { reach(seat: number, n: number): void; until(n: number): Promise<void> } => {
  const heard = Array.from({ length: SEATS }, () => 0);
  let waiting: { readonly n: number; done(): void } | null = null;
  const look = (): void => {
    if (waiting === null || heard.some((n) => n < (waiting?.n ?? 0))) return;
    const { done } = waiting;
    waiting = null;
    done();
  };
  return {
    reach(seat, n) {
      heard[seat] = n;
      look();
    },
    until: (n) =>
      new Promise((done) => {
        waiting = { n, done };
        look();
      }),
  };
};
