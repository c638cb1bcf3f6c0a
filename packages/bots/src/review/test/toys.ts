/** Two toys to test the review with: one in which nothing depends on anybody's choice, and one in which one choice decides. */
import {
  ALL,
  type AnyOptions,
  type Base,
  type Chance,
  type Ctx,
  type Decision,
  type Entry,
  engine,
  type Fact,
  type Flat,
  type Game,
  type Seat,
  Sfc,
} from '@pesthouse/kernel';

type Frame = { step: string };
export interface Toy extends Base<Frame> {
  turn: number;
  points: number[];
  /** Known to the other seat only: which box holds the prize. */
  prize: number;
}
type Move = { readonly verb: 'take'; readonly box: number };

const ROUNDS = 6;
const UNKNOWN = 0;

/** What taking a box brings. */
type Pay = (s: Toy, seat: Seat, box: number, chance: Chance) => number;

const toy = (pay: Pay) => {
  const take: Decision<Toy, Frame, Move, Fact> = {
    verbs: ['take'],
    reasons: [],
    deciders: (s) => 1 << (s.turn % 2),
    prompt: () => ({ key: 'take' }),
    moves(_s, _f, _seat, out) {
      for (let box = 1; box <= 3; box++) out.push({ verb: 'take', box });
    },
    refuse: () => 'TOY-01',
    play(s, _f, seat, m, k: Ctx<Fact>) {
      s.points[seat] = (s.points[seat] ?? 0) + pay(s, seat, m.box, k.chance);
      k.tell?.({ type: `took-${m.box}`, clause: `TOY-0${m.box}` }, ALL);
      if (++s.turn === 2 * ROUNDS) s.stack.pop();
    },
  };
  const game: Game<Toy, Move, Fact, AnyOptions> = {
    meta: { id: 'toy', title: 'Toy', credit: '', rules: '1', seats: [2], usual: 2, options: {} },
    bound: 2 * ROUNDS,
    vocabulary: { take: { box: [1, 3] } },
    steps: { take },
    tunables: [],
    bot: {
      terms: { points: 1 },
      appraise(s, seat, values) {
        values[0] = s.points[seat] ?? 0;
      },
      policy: (_s, _f, _seat, chance) => ({ verb: 'take', box: 1 + chance.below(2) }),
    },
    setup: (_options, _seats, chance) => ({ stack: [{ step: 'take' }], asked: 0, turn: 0, points: [0, 0], prize: 1 + chance.below(3) }),
    hide(s, seat) {
      if (seat !== 1) s.prize = UNKNOWN;
    },
    guess(s, _seat, chance) {
      if (s.prize === UNKNOWN) s.prize = 1 + chance.below(3);
    },
    outcome(s) {
      if (s.stack.length > 0) return null;
      const [a = 0, b = 0] = s.points;
      return [a, b].map((score, seat) => ({ seat, score, rank: score >= Math.max(a, b) ? 1 : 2, sheet: {} }));
    },
    census: () => ({}),
  };
  return engine(game);
};

/** Every box brings what a die says. */
export const luckToy = () => toy((_s, _seat, _box, chance) => chance.below(100));
/** The third box costs a fortune, the others bring a little luck; the first seat may wish for a prize that it cannot see. */
export const choiceToy = () => toy((s, seat, box, chance) => (box === 3 ? -60 : 10 + chance.below(20)) + (seat === 0 && box === s.prize ? 1 : 0));

export const chanceAt = (n: number): Chance => new Sfc().at(77, n);

/** A record in which the seats take these boxes in turn. */
export const recordOf = (boxes: readonly number[]): { readonly options: AnyOptions; readonly seats: number; readonly entries: Entry<Flat>[] } => ({
  options: {},
  seats: 2,
  entries: boxes.map((box, i) => ({ n: i + 1, seat: i % 2, move: { verb: 'take', box } })),
});
