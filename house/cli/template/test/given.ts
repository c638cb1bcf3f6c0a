/** A position in a few words, and what happens in it: the language in which the clause tests are written. */
import { clone, read, Sfc, write } from '@pesthouse/kernel';
import { rules } from '../rules.ts';
import { type Event, OPEN, type State } from '../state.ts';

export interface Position {
  readonly hands: readonly (readonly number[])[];
  readonly stake?: number;
  readonly houses?: readonly number[];
  readonly carryOver?: boolean;
  /** Who is about to trade; without it, all are about to send. */
  readonly trading?: number;
  /** What the Pile holds: nothing where it is not said. */
  readonly pile?: readonly number[];
}

const SEED = 5;

export const given = ({ hands, stake = 3, houses = [1], carryOver = false, trading, pile = [] }: Position) => {
  const s: State = rules.start({ carryOver }, hands.length, new Sfc().at(SEED, 0));
  s.hands = hands.map((hand) => [...hand]);
  s.stake = stake;
  s.houses = [...houses];
  s.unseen = s.unseen.map((_, light) => pile.filter((x) => x === light).length);
  s.pile = pile.length;
  s.stack = [{ step: 'night' }, trading === undefined ? { step: 'send', sent: hands.map(() => OPEN) } : { step: 'trade', who: trading }];
  const events: Event[] = [];
  let n = 0;
  const it = {
    s,
    events,
    said: <T extends Event['type']>(type: T) => events.filter((e): e is Extract<Event, { readonly type: T }> => e.type === type),
    offers: (seat: number) => rules.moves(s, seat).map((m) => write(rules.game.vocabulary, seat, m)),
    view: (seat: number) => rules.view(s, seat),
    /** The clause that forbids it, or null. */
    refused: (line: string): string | null => {
      const found = read(rules.game.vocabulary, line);
      if (found === null) throw new Error(`"${line}" is no move of this game`);
      const tried = rules.submit(clone(s), new Sfc().at(SEED, 99), found.seat, found.move);
      return 'refused' in tried ? tried.refused : null;
    },
    /** Plays what is written, as in `1: send 4`: seats count from one. */
    does: (...lines: readonly string[]) => {
      for (const line of lines) {
        const found = read(rules.game.vocabulary, line);
        if (found === null) throw new Error(`"${line}" is no move of this game`);
        const tried = rules.submit(s, new Sfc().at(SEED, ++n), found.seat, found.move, s.asked, (e) => events.push(e));
        if ('refused' in tried) throw new Error(`"${line}" is refused by ${tried.refused}`);
      }
      return it;
    },
  };
  return it;
};
