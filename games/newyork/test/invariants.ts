/** What must hold in every game: of each position, of each move and of each game as a whole. A check gives null, or what is wrong. */
import { clone, holds, same } from '@pesthouse/kernel';
import { KIND, KINDS_OF, PLACE, SHARE } from '../data/tables.ts';
import { KINDS, type Kind, PLACES, SPECIES, type Species } from '../names.ts';
import { rules } from '../rules.ts';
import { pestsOf, type State } from '../state.ts';
import { standingOf } from '../steps/score.ts';
import type { Played, Taken } from './games.ts';

type Wrong = string | null;
const unless = (holdsTrue: boolean, wrong: string): Wrong => (holdsTrue ? null : wrong);
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const stacks = (s: State) => PLACES.flatMap((at) => SPECIES.flatMap((who) => s.board[at].stacks[who].map((x) => ({ at, who, x }))));
const downs = (s: State): Kind[] => [...PLACES.flatMap((at) => s.board[at].down), ...stacks(s).flatMap(({ x }) => x.down)];
const foods = (s: State): number => sum(PLACES.map((at) => s.board[at].food)) + sum(stacks(s).map(({ x }) => x.food));
const units = (s: State): number => foods(s) + downs(s).length;
const deckOf = (s: State, who: Species): number => sum(KINDS_OF[who].map((kind) => s.deck[kind]));

/** By the number of the invariant. */
export const ofPosition: { readonly [n: number]: (s: State) => Wrong } = {
  1(s) {
    const face = new Map<Kind, number>(KINDS.map((kind) => [kind, s.deck[kind]]));
    for (const { x } of stacks(s)) face.set(x.kind, (face.get(x.kind) ?? 0) + 1);
    for (const kind of downs(s)) face.set(kind, (face.get(kind) ?? 0) + 1);
    const lost = KINDS.find((kind) => face.get(kind) !== (s.order.includes(KIND[kind].species) ? KIND[kind].count : 0));
    return lost === undefined ? null : `${face.get(lost)} of ${lost}`;
  },
  2: (s) => unless(!downs(s).some((kind) => KIND[kind].species === 'humans'), 'a Human lies face down'),
  3(s) {
    const food = s.pile.food + sum(SPECIES.map((who) => s.hand[who])) + foods(s);
    const poison = s.pile.poison + s.poisonOut;
    const brought = s.wholeDeck ? SPECIES : s.order;
    return unless(
      food === sum(brought.map((who) => SHARE[who].food)) && poison === sum(brought.map((who) => SHARE[who].poison)),
      `${food} Food, ${poison} Poison`,
    );
  },
  4: (s) =>
    unless(
      stacks(s).every(({ x }) => x.food + x.down.length === KIND[x.kind].cost),
      'a stack with too much or too little food',
    ),
  5: (s) => unless(SPECIES.every((who) => s.hand[who] >= 0 && deckOf(s, who) <= 16) && s.drawn <= s.limit, 'a hand, deck or draw out of bounds'),
  14(s) {
    const who = rules.deciders(s);
    if (rules.over(s)) return unless(who === 0, 'somebody decides after the end');
    const seats = s.species.map((_, seat) => seat).filter((seat) => holds(who, seat));
    return unless(seats.length === 1 && rules.moves(s, seats[0] ?? -1).length > 0, `seats ${seats.join()} decide`);
  },
  15(s) {
    // One seat or the watchers at a time, in turn: over a game everybody is looked at.
    const open = same(rules.view(s, (s.asked % (s.species.length + 1)) - 1), s);
    return unless(
      open && same(Object.keys(s.pile), ['food', 'poison']) && !/"seed"|"random"/.test(JSON.stringify(s)),
      'a view differs, or the state holds a secret',
    );
  },
};

const aFight = ({ before, after, move, events }: Taken): Wrong => {
  if (move.verb !== 'attack') return null;
  const [e, more] = events.filter((x) => x.type === 'fought');
  if (e === undefined || more !== undefined || e.type !== 'fought') return 'an attack is not one fight';
  const loser = e.winner === e.who ? e.target : e.who;
  const killed = before.board[e.at].stacks[loser].length;
  for (const at of PLACES)
    for (const who of SPECIES)
      if (!same(after.board[at].stacks[who], at === e.at && who === loser ? [] : before.board[at].stacks[who])) return `${who} at ${at} changed`;
  return unless(killed > 0 && units(after) - units(before) === (loser === 'humans' ? 0 : killed), 'the losses do not add up');
};

const aMove = ({ before, after, move }: Taken): Wrong => {
  if (move.verb !== 'move') return null;
  const who = KIND[move.kind].species;
  const load = (s: State) =>
    stacks(s)
      .map(({ x }) => [x.kind, x.food, ...x.down].join())
      .sort();
  const calm = PLACES.every((at) => same({ ...before.board[at], stacks: 0 }, { ...after.board[at], stacks: 0 }));
  const others = PLACES.every((at) => at === move.from || at === move.to || same(before.board[at].stacks, after.board[at].stacks));
  const one = before.board[move.from].stacks[who].length - after.board[move.from].stacks[who].length;
  return unless(same(load(before), load(after)) && calm && others && one === 1, 'a move changed more than it may');
};

export const ofMove: { readonly [n: number]: (taken: Taken) => Wrong } = {
  7: aFight,
  8({ events }) {
    for (const e of events) {
      if (e.type !== 'fought') continue;
      if ([e.attack, e.defence].some((d) => d.length < 1 || d.length > 10 || d.some((x) => x < 1 || x > 6))) return 'dice out of bounds';
      if (e.winner !== (sum(e.attack) >= sum(e.defence) ? e.who : e.target)) return 'the wrong side won';
    }
    return null;
  },
  9: ({ before, after }) => unless(units(after) >= units(before), 'food left the board'),
  10: aMove,
  11({ offers, before }) {
    const who = before.order[before.active] ?? 'humans';
    const wrong = offers.find((m) => m.verb === 'breed' && !PLACE[m.at].allowed[who] && m.kind !== 'pigeons-rooftop-homer');
    return unless(wrong === undefined, 'breeding is offered at a closed location');
  },
  16: ({ before, offers }) =>
    unless(
      !before.lastTurn || (before.lastMove && before.closer < 0) || offers.every((m) => m.verb !== 'move' && m.verb !== 'done-moving'),
      'a move is offered in the last turn',
    ),
};

/** NYC-GEN-13, NYC-GEN-14: only the active player acts, and nobody else's hand or pest deck changes, but for Humans that come home. */
export const ownTurn = ({ before, after, seat, move }: Taken): Wrong => {
  const active = before.order[before.active] ?? 'humans';
  if (before.species[seat] !== active && move.verb !== 'target') return 'somebody acts out of turn';
  const touched = before.order.find(
    (who) =>
      who !== active &&
      (after.hand[who] !== before.hand[who] || (who !== 'humans' ? deckOf(after, who) !== deckOf(before, who) : deckOf(after, who) < deckOf(before, who))),
  );
  return touched === undefined ? null : `the hand or deck of ${touched} changed`;
};

/** The events of each turn, the first being whose turn it is. */
const turnsOf = ({ events }: Played): Played['events'][] => {
  const turns: Played['events'][number][][] = [];
  for (const e of events) {
    if (e.type === 'turn') turns.push([]);
    if (e.type !== 'final-battles') turns[turns.length - 1]?.push(e);
    else break;
  }
  return turns;
};

export const ofGame: { readonly [n: number]: (game: Played) => Wrong } = {
  5(game) {
    for (const turn of turnsOf(game)) {
      const drawn = turn.filter((e) => e.type === 'drew').length;
      const limit = turn.find((e) => e.type === 'limit');
      if (limit === undefined) continue;
      const short = turn.some((e) => e.type === 'stopped' || e.type === 'last-card');
      if (limit.type !== 'limit' || drawn < 1 || drawn > limit.limit || (drawn < limit.limit && !short)) return `${drawn} cards drawn`;
    }
    return null;
  },
  6(game) {
    const draws = turnsOf(game).filter((turn) => turn.some((e) => e.type === 'drew')).length;
    const replies = game.s.lastCall ? game.s.order.length - 1 : 0;
    return unless(rules.over(game.s) && draws <= game.s.pileAtStart && turnsOf(game).length === draws + replies, 'too many turns, or no end');
  },
  12(game) {
    const { s } = game;
    const shared = s.places.find((at) => s.order.filter((who) => s.board[at].stacks[who].length > 0).length > 1);
    return unless(shared === undefined && s.order.every((who) => standingOf(s, who).infested === standingOf(s, who).occupied), `${shared} is still shared`);
  },
  13({ s }) {
    const before = clone(s);
    const outcome = rules.outcome(s);
    const winners = (outcome ?? []).filter((x) => x.rank === 1);
    const [winner] = winners;
    const most = Math.max(...s.order.map((who) => pestsOf(s, who)));
    return unless(
      winners.length === 1 && winner?.score === most && s.ranks.length === s.species.length && same(before, s),
      'the winner is not one, or not stored',
    );
  },
  16(game) {
    const turns = turnsOf(game);
    const last = turns.findIndex((turn) => turn.some((e) => e.type === 'last-card'));
    const after = turns.slice(last + 1);
    const replies = game.s.lastCall ? game.s.order.length - 1 : 0;
    const quiet = after.every((turn) => turn.every((e) => e.type !== 'drew' && e.type !== 'moved' && (e.type !== 'turn' || e.reply)));
    const names = new Set(after.map((turn) => (turn[0]?.type === 'turn' ? turn[0].who : '')));
    return unless(last >= 0 && after.length === replies && names.size === replies && quiet, `${after.length} turns after the last card`);
  },
};
