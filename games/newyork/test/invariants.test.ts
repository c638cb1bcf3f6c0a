/** The invariants over many whole games: every set of species, every option, three ways to play. */

import { clone, hash, replay } from '@pesthouse/kernel';
import { tune } from '@pesthouse/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { rules } from '../rules.ts';
import type { Event, State } from '../state.ts';
import { CASTS, chanceAt, PLAYERS, type Played, playWhole, type Taken, type Whole } from './games.ts';
import { given, OFF, times } from './given.ts';
import { ofGame, ofMove, ofPosition, ownTurn } from './invariants.ts';

const SAYS: { readonly [n: number]: string } = {
  1: 'NYC-COMP-06 no Pest card is lost or made: deck, face up and face down are its count',
  2: 'NYC-FIGHT-13 NYC-GATH-13 no Human card is ever face down',
  3: 'NYC-COMP-01 NYC-GATH-14 no Food and no Poison is lost or made',
  4: 'NYC-GEN-10 every stack holds exactly its cost',
  5: 'NYC-GATH-01 NYC-GATH-04 hands, decks and draws stay within their bounds',
  6: 'NYC-EDGE-05 every turn but a reply draws, and every game ends',
  7: 'NYC-FIGHT-03 NYC-FIGHT-16 a fight removes exactly one of its two sides and touches nobody else',
  8: 'NYC-FIGHT-08 NYC-FIGHT-11 one to ten dice a side; the attacker wins ties',
  9: 'NYC-FIGHT-14 food never leaves the board',
  10: 'NYC-MOVE-03 NYC-MOVE-06 a move changes two locations, no load and no unclaimed food',
  11: 'NYC-BREED-07 nobody is offered a closed location, the Rooftop Homer apart',
  12: 'NYC-END-04 NYC-WIN-07 after the final battles no location is shared',
  13: 'NYC-WIN-09 one winner, stored in the state',
  14: 'NYC-GEN-14 exactly one player decides, and has a move, until the end',
  15: 'NYC-SETUP-05 NYC-GATH-08 everything is open, and the state holds no order and no seed',
  16: 'NYC-END-02 NYC-OPT-02 NYC-OPT-03 NYC-OPT-10 after the last card come the replies or nothing, and nobody moves but in a last turn that may',
};

/** Both fair-play rules in every mixture, and the literal readings alone, together and with last call. */
const SWITCHES = [0, 1, 2, 3, 4, 8, 12, 9, 15].map((bits) => ({
  lastCall: (bits & 1) === 1,
  slowFinish: (bits & 2) === 2,
  wholeDeck: (bits & 4) === 4,
  lastMove: (bits & 8) === 8,
}));
const GAMES: readonly Whole[] = PLAYERS.flatMap((player, p) =>
  CASTS.flatMap((species, c) =>
    // The literal readings take turns among the casts: with every one of them the games would take twice as long.
    SWITCHES.flatMap((switches, w) => (w < 4 || (c + p + w) % 4 === 0 ? [{ options: { species, ...switches }, seed: 1000 * p + 10 * c + w, player }] : [])),
  ),
);

const wrong = new Map<string, string[]>();
const note = (n: string, game: Whole, what: string | null): void => {
  if (what === null) return;
  const list = wrong.get(n) ?? [];
  wrong.set(n, [...list, `${game.player} ${game.options.species.join()} seed ${game.seed}: ${what}`]);
};
const watch =
  (game: Whole) =>
  (taken: Taken): void => {
    for (const [n, check] of Object.entries(ofPosition)) note(n, game, check(taken.after));
    for (const [n, check] of Object.entries(ofMove)) note(n, game, check(taken));
    note('own turn', game, ownTurn(taken));
  };

beforeAll(() => {
  for (const game of GAMES) {
    const played = playWhole(game, watch(game));
    for (const [n, check] of Object.entries(ofGame)) note(n, game, check(played));
  }
}, 600_000);

describe(`over ${GAMES.length} games`, () => {
  test.each(Object.entries(SAYS))('invariant %s: %s', (n) => {
    expect(wrong.get(n) ?? []).toEqual([]);
    // Every number is really looked at.
    expect(n in ofPosition || n in ofMove || n in ofGame).toBe(true);
  });

  test('NYC-GEN-13 NYC-GEN-14 nobody acts out of turn or touches what is another’s', () => {
    expect(wrong.get('own turn') ?? []).toEqual([]);
  });
});

test('invariant 13: NYC-WIN-09 replaying a game gives the same state', () => {
  for (const game of GAMES.filter((_, i) => i % 7 === 0)) {
    const { s, entries } = playWhole(game);
    expect(hash(replay(rules, game.options, game.options.species.length, entries, chanceAt(game.seed)))).toBe(hash(s));
  }
});

test('invariant 17: NYC-OPT-01 with all options off nothing depends on them', () => {
  for (const game of GAMES.filter(({ options: o }) => !o.lastCall && !o.slowFinish && !o.wholeDeck && !o.lastMove)) {
    const { s, entries, events } = playWhole(game);
    expect(s.repliesLeft).toBe(0);
    expect(events.some((e) => (e.type === 'turn' && e.reply) || (e.type === 'limit' && e.slowed))).toBe(false);
    // Were the slow finish to count from the first card on, this game would still be the same.
    const back = tune(rules.game.tunables, { slowShare: 1 });
    const again = replay(rules, game.options, game.options.species.length, entries, chanceAt(game.seed));
    back();
    expect(hash(again)).toBe(hash(s));
  }
});

describe('the checks do see what is wrong', () => {
  const good = (): State =>
    given('rats to fight', { places: { chinatown: { rats: times(2, 'rats-alley-rat'), humans: ['humans-commuter'], food: 2, down: ['rats-rat-king'] } } }).s;
  const spoil: { readonly [n: number]: (s: State) => void } = {
    1: (s) => s.board.chinatown.down.pop(),
    2: (s) => s.board.chinatown.down.push('humans-super'),
    3: (s) => {
      s.board.chinatown.food--;
    },
    4: (s) => s.board.chinatown.stacks.rats[0]?.down.push('rats-alley-rat'),
    5: (s) => {
      s.hand.rats = -1;
    },
    14: (s) => {
      s.seatOf.rats = 9;
    },
    15: (s) => Object.assign(s.pile, { seed: 1 }),
  };

  test.each(Object.keys(ofPosition))('position, invariant %s', (n) => {
    const check = ofPosition[Number(n)];
    const s = good();
    expect(check?.(s)).toBeNull();
    spoil[Number(n)]?.(s);
    expect(check?.(s)).toEqual(expect.any(String));
  });

  test('moves', () => {
    const before = good();
    const base: Taken = { before, seat: 1, offers: [], move: { verb: 'done-fighting' }, after: clone(before), events: [] };
    for (const check of [...Object.values(ofMove), ownTurn]) expect(check(base)).toBeNull();
    const robbed = clone(before);
    robbed.board.chinatown.food = 0;
    robbed.hand.humans = 2;
    expect(ofMove[7]?.({ ...base, move: { verb: 'attack', at: 'chinatown', target: 'humans' } })).toEqual(expect.any(String));
    expect(ofMove[9]?.({ ...base, after: robbed })).toEqual(expect.any(String));
    expect(ofMove[10]?.({ ...base, move: { verb: 'move', kind: 'rats-alley-rat', from: 'chinatown', to: 'wall-street' } })).toEqual(expect.any(String));
    expect(ofMove[11]?.({ ...base, offers: [{ verb: 'breed', kind: 'rats-alley-rat', at: 'liberty-island', local: 0 }] })).toEqual(expect.any(String));
    expect(ofMove[16]?.({ ...base, before: { ...before, lastTurn: true }, offers: [{ verb: 'done-moving' }] })).toEqual(expect.any(String));
    expect(ownTurn({ ...base, after: robbed })).toEqual(expect.any(String));
    expect(ownTurn({ ...base, seat: 0 })).toEqual(expect.any(String));
    const fought = {
      type: 'fought',
      clause: 'NYC-FIGHT-10',
      who: 'rats',
      target: 'humans',
      at: 'chinatown',
      attackers: [],
      defenders: [],
      final: false,
    } as const;
    expect(ofMove[8]?.({ ...base, events: [{ ...fought, attack: [3], defence: [3], winner: 'humans' }] })).toEqual(expect.any(String));
    expect(ofMove[8]?.({ ...base, events: [{ ...fought, attack: [], defence: [3], winner: 'humans' }] })).toEqual(expect.any(String));
  });

  test('games', () => {
    const played = playWhole({ options: { species: ['rats', 'humans'], ...OFF, lastCall: true }, seed: 5, player: 'policy' });
    for (const check of Object.values(ofGame)) expect(check(played)).toBeNull();
    const unended: Played = { ...played, s: { ...clone(played.s), ranks: [] } };
    expect(ofGame[13]?.(unended)).toEqual(expect.any(String));
    const noReplies: Played = { ...played, events: played.events.filter((e) => e.type !== 'turn' || !e.reply) };
    expect(ofGame[6]?.(noReplies)).toEqual(expect.any(String));
    expect(ofGame[16]?.(noReplies)).toEqual(expect.any(String));
    const greedy: Played = { ...played, events: played.events.flatMap((e): Event[] => (e.type === 'drew' ? Array.from({ length: 20 }, () => e) : [e])) };
    expect(ofGame[5]?.(greedy)).toEqual(expect.any(String));
    const shared: Played = { ...played, s: good() };
    expect(ofGame[12]?.(shared)).toEqual(expect.any(String));
  });
});
