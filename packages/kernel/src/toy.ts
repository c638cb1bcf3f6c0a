/** A small healthy game for the tests of the laws: hidden hands, a deck of counts, a free move, a forced toll, a sealed vote and a count by chance. */
import {
  ALL,
  type Auto,
  type Base,
  type Chance,
  type Decision,
  type FrameOf,
  type Game,
  type Meta,
  type OptionsOf,
  type Seat,
  seats as setOf,
  type Table,
  type Vocabulary,
} from './index.ts';

export const CARDS = ['ash', 'bone', 'clay'] as const;
export type Card = (typeof CARDS)[number];
type Shown = Card | 'back';
export type Vote = 'open' | 'yes' | 'no' | 'sealed';

export const CLAUSES = ['TOY-1', 'TOY-LAMP', 'TOY-OIL', 'TOY-HAND', 'TOY-FULL', 'TOY-EMPTY', 'TOY-TOLL', 'TOY-VOTE', 'TOY-LUCK', 'TOY-WAX'] as const;
export type Clause = (typeof CLAUSES)[number];

export interface Args {
  round: object;
  turn: { who: Seat; oil: number };
  toll: { who: Seat };
  vote: { answers: Vote[] };
  count: { answers: Vote[] };
}
export interface Moves {
  turn: { verb: 'lamp'; to: number } | { verb: 'lay'; card: Card } | { verb: 'draw' } | { verb: 'rest' };
  toll: { verb: 'pay'; wax: number };
  vote: { verb: 'vote'; yes: boolean };
}
export type Move = Moves[keyof Moves];
export type Ev =
  | { type: 'lamp'; who: Seat; to: number; clause: Clause }
  | { type: 'laid'; who: Seat; card: Card; clause: Clause }
  | { type: 'drew'; who: Seat; card: Shown; clause: Clause }
  | { type: 'paid'; who: Seat; wax: number; clause: Clause }
  | { type: 'counted'; yes: number; luck: number; clause: Clause };

export interface State extends Base<FrameOf<Args>> {
  round: number;
  hands: Shown[][];
  deck: { ash: number; bone: number; clay: number; size: number };
  laid: Card[][];
  lamp: number[];
  wax: number[];
  bowl: number;
  points: number[];
}

const options = {
  rounds: { kind: 'number', least: 1, most: 6, default: 4, clause: 'TOY-1' },
  wax: { kind: 'switch', default: true, clause: 'TOY-WAX' },
} as const;
export type Options = OptionsOf<typeof options>;
export const meta: Meta = { id: 'toy', title: 'Toy', credit: 'ours', rules: '1', seats: [2, 3], usual: 2, options };

export const at = <T>(list: readonly T[], i: number): T => {
  const x = list[i];
  if (x === undefined) throw new Error(`there is no place ${i}`);
  return x;
};
const isCard = (x: Shown): x is Card => x !== 'back';

/** Takes one card from the deck, each equally likely. */
export const pick = (s: State, chance: Chance): Card => {
  let r = chance.below(s.deck.ash + s.deck.bone + s.deck.clay);
  const card = CARDS.find((c) => {
    r -= s.deck[c];
    return r < 0;
  });
  if (card === undefined) throw new Error('the deck is empty');
  s.deck[card]--;
  return card;
};
const give = (s: State, who: Seat, chance: Chance): Card => {
  const card = pick(s, chance);
  s.deck.size--;
  at(s.hands, who).push(card);
  at(s.hands, who).sort();
  return card;
};

const round: Auto<State, FrameOf<Args, 'round'>, Ev> = {
  run(s) {
    if (s.round-- === 0) return;
    s.stack.push({ step: 'round' }, { step: 'vote', answers: s.hands.map((): Vote => 'open') });
    for (let who = s.hands.length - 1; who >= 0; who--) s.stack.push({ step: 'turn', who, oil: 2 });
  },
};

const turn: Decision<State, FrameOf<Args, 'turn'>, Moves['turn'], Ev, Clause> = {
  verbs: ['lamp', 'lay', 'draw', 'rest'],
  reasons: ['TOY-LAMP', 'TOY-OIL', 'TOY-HAND', 'TOY-FULL', 'TOY-EMPTY'],
  deciders: (_, f) => setOf(f.who),
  prompt: (_, f) => ({ key: 'turn', oil: f.oil }),
  moves(s, f, seat, out) {
    if (f.oil > 0) for (let to = 0; to <= 2; to++) if (to !== s.lamp[seat]) out.push({ verb: 'lamp', to });
    for (const card of CARDS) if (at(s.hands, seat).includes(card)) out.push({ verb: 'lay', card });
    if (at(s.hands, seat).length < 3 && s.deck.size > 0) out.push({ verb: 'draw' });
    out.push({ verb: 'rest' });
  },
  refuse(s, f, seat, m) {
    if (m.verb === 'lamp') return f.oil === 0 ? 'TOY-OIL' : 'TOY-LAMP';
    if (m.verb === 'lay') return 'TOY-HAND';
    return at(s.hands, seat).length >= 3 ? 'TOY-FULL' : 'TOY-EMPTY';
  },
  play(s, f, seat, m, k) {
    if (m.verb === 'lamp') {
      f.oil--;
      s.lamp[seat] = m.to;
      k.tell?.({ type: 'lamp', who: seat, to: m.to, clause: 'TOY-LAMP' }, ALL);
      return;
    }
    s.stack.pop();
    s.stack.push({ step: 'toll', who: seat });
    if (m.verb === 'rest') return;
    if (m.verb === 'draw') {
      const card = give(s, seat, k.chance);
      k.tell?.({ type: 'drew', who: seat, card, clause: 'TOY-HAND' }, setOf(seat), { type: 'drew', who: seat, card: 'back', clause: 'TOY-HAND' });
      return;
    }
    const hand = at(s.hands, seat);
    hand.splice(hand.indexOf(m.card), 1);
    at(s.laid, seat).push(m.card);
    k.tell?.({ type: 'laid', who: seat, card: m.card, clause: 'TOY-HAND' }, ALL);
  },
};

const toll: Decision<State, FrameOf<Args, 'toll'>, Moves['toll'], Ev, Clause> = {
  verbs: ['pay'],
  reasons: ['TOY-TOLL'],
  forced: () => true,
  deciders: (_, f) => setOf(f.who),
  prompt: () => ({ key: 'toll' }),
  moves(s, _, seat, out) {
    const most = Math.min(2, at(s.wax, seat));
    for (let wax = Math.min(1, most); wax <= most; wax++) out.push({ verb: 'pay', wax });
  },
  refuse: () => 'TOY-TOLL',
  play(s, _, seat, m, k) {
    s.stack.pop();
    s.wax[seat] = at(s.wax, seat) - m.wax;
    s.bowl += m.wax;
    k.tell?.({ type: 'paid', who: seat, wax: m.wax, clause: 'TOY-TOLL' }, ALL);
  },
};

const vote: Decision<State, FrameOf<Args, 'vote'>, Moves['vote'], Ev, Clause> = {
  sealed: true,
  verbs: ['vote'],
  reasons: ['TOY-VOTE'],
  deciders: (_, f) => f.answers.reduce((set, a, i) => (a === 'open' || a === 'sealed' ? set | (1 << i) : set), 0),
  prompt: () => ({ key: 'vote' }),
  moves(s, _, seat, out) {
    out.push({ verb: 'vote', yes: false });
    if (at(s.lamp, seat) > 0) out.push({ verb: 'vote', yes: true });
  },
  refuse: () => 'TOY-VOTE',
  play(s, f, seat, m) {
    f.answers[seat] = m.yes ? 'yes' : 'no';
    if (vote.deciders(s, f) !== 0) return;
    s.stack.pop();
    s.stack.push({ step: 'count', answers: f.answers });
  },
};

const count: Auto<State, FrameOf<Args, 'count'>, Ev> = {
  run(s, f, k) {
    const luck = k.chance.below(6);
    f.answers.forEach((a, i) => {
      if (a === 'yes') s.points[i] = at(s.points, i) + luck + i;
    });
    k.tell?.({ type: 'counted', yes: f.answers.filter((a) => a === 'yes').length, luck, clause: 'TOY-LUCK' }, ALL);
  },
};

export const steps: Table<State, Args, Moves, Ev, Clause> = { round, turn, toll, vote, count };
export const vocabulary: Vocabulary<Move> = { lamp: { to: [0, 2] }, lay: { card: CARDS }, draw: {}, rest: {}, pay: { wax: [0, 2] }, vote: { yes: 'flag' } };

export const toy: Game<State, Move, Ev, Options> = {
  meta,
  bound: 200,
  vocabulary,
  steps,
  tunables: [],
  bot: {
    terms: { points: 1, wax: 0.1 },
    appraise(s, seat, values) {
      values[0] = at(s.points, seat);
      values[1] = at(s.wax, seat);
    },
    policy(s, f, seat, chance) {
      switch (f.step) {
        case 'turn': {
          const hand = at(s.hands, seat).filter(isCard);
          const card = hand[chance.below(hand.length + 1)];
          if (card !== undefined) return { verb: 'lay', card };
          return at(s.hands, seat).length < 3 && s.deck.size > 0 ? { verb: 'draw' } : { verb: 'rest' };
        }
        case 'toll':
          return { verb: 'pay', wax: Math.min(1, at(s.wax, seat)) };
        default:
          return { verb: 'vote', yes: at(s.lamp, seat) > 0 };
      }
    },
  },
  setup(o, n, chance) {
    const s: State = {
      stack: [{ step: 'round' }],
      asked: 0,
      round: o.rounds,
      hands: Array.from({ length: n }, () => []),
      deck: { ash: 4, bone: 3, clay: 2, size: 9 },
      laid: Array.from({ length: n }, () => []),
      lamp: Array.from({ length: n }, () => 0),
      wax: Array.from({ length: n }, () => (o.wax ? 4 : 0)),
      bowl: 0,
      points: Array.from({ length: n }, () => 0),
    };
    for (let i = 0; i < n * 2; i++) give(s, i % n, chance);
    return s;
  },
  hide(s, seat) {
    s.hands = s.hands.map((hand, i) => {
      if (i === seat) return hand;
      for (const card of hand) if (isCard(card)) s.deck[card]++;
      return hand.map(() => 'back');
    });
    for (const f of s.stack) if (f.step === 'vote') f.answers = f.answers.map((a, i) => (i === seat ? a : 'sealed'));
  },
  guess(s, _, chance) {
    s.hands = s.hands.map((hand) => hand.map((c) => (isCard(c) ? c : pick(s, chance))).sort());
    for (const f of s.stack) if (f.step === 'vote') f.answers = f.answers.map((a) => (a === 'sealed' ? 'open' : a));
  },
  outcome(s) {
    if (s.stack.length > 0) return null;
    return s.points.map((score, seat) => ({ seat, rank: 1 + s.points.filter((x) => x > score).length, score, sheet: { points: score } }));
  },
  census(s) {
    const all = [...s.hands.flat(), ...s.laid.flat()];
    const cards = CARDS.map((c) => [c, s.deck[c] + all.filter((x) => x === c).length]);
    return { ...Object.fromEntries(cards), wax: s.bowl + s.wax.reduce((n, w) => n + w, 0) };
  },
};
