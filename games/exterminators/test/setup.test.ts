/** General rules, selecting exterminators, filling toolboxes (2.1 to 2.3). */

import { checkOptions, Sfc } from '@pesthouse/kernel';
import { picks } from '@pesthouse/kernel/testing';
import { describe, expect, test } from 'vitest';
import { CARD } from '../cards/cards.ts';
import { colors, components, exterminators } from '../data/printed.ts';
import { CHARACTER } from '../data/tables.ts';
import { meta, type Options } from '../meta.ts';
import { CARDS, COLORS, NEST, TILES, TRAPS } from '../names.ts';
import { rules } from '../rules.ts';
import { setup } from '../setup.ts';
import type { Event, State } from '../state.ts';
import { from, OPTIONS, type Roll, rolls } from './given.ts';

const begin = (seats: number, script: readonly Roll[], options: Partial<Options> = {}) =>
  from(() => setup({ ...OPTIONS, ...options }, seats, picks()), rolls(...script));
/** The deal of tiles, each first of what is left. */
const deal = (n: number): Roll[] => Array.from({ length: n }, () => 'pick 0');
const whole = (options: Partial<Options>, seats: number, seed: number): { readonly s: State; readonly said: Event[] } => {
  const said: Event[] = [];
  const s = rules.start({ ...OPTIONS, ...options }, seats, new Sfc().at(seed, 0), (e) => said.push(e));
  return { s, said };
};

describe('words and pieces', () => {
  test('EXT-GEN-01 EXT-GEN-02 EXT-GEN-03 each color has its own pests, queen, traps and nest', () => {
    expect(colors.map((c) => c.id)).toEqual([...COLORS]);
    expect(colors.map((c) => c.pestType)).toEqual(['Flying Bugs', 'Creepy Crawlies', 'Winged Beasts', 'Vicious Vermin', 'Unwanted Guests', 'Spooky Specters']);
    const it = begin(2, [6, 1]);
    it.does('choose green').does('choose blue');
    expect(it.player('green').traps).toHaveLength(2);
    expect(it.player('blue').traps).toHaveLength(1);
    expect(it.s.seatOf).toEqual([-1, -1, -1, 0, 1, -1]);
  });

  test('EXT-GEN-04 the box holds what it should', () => {
    expect(TILES).toHaveLength(components.standardTiles + components.nestTiles + components.entryTiles);
    expect(TRAPS).toHaveLength(components.traps);
    expect(CARDS).toHaveLength(components.toolboxListed);
    expect(exterminators).toHaveLength(components.exterminators);
    expect(CHARACTER.reduce((n, c) => n + c.traps, 0)).toBe(7);
    expect(rules.game.census(setup(OPTIONS, 6, picks()))).toMatchObject({ tiles: 25, traps: 7, 'pests-0': 24, 'pests-5': 24 });
  });

  test('EXT-GEN-05 setup runs in four phases', () => {
    const it = begin(2, [6, 1], { autoBuild: false });
    expect(it.s.phase).toBe('exterminators');
    it.does('choose red').does('choose blue');
    expect(it.s.phase).toBe('toolboxes');
    for (const card of CARDS.slice(0, 7)) it.does(`take ${card}`);
    it.does(`take ${CARDS[7]}`, rolls(...deal(18)));
    expect(it.s.phase).toBe('house');
    expect(it.s.round).toBe(0);
  });

  test('EXT-GEN-06 two to six players; any other number is refused', () => {
    expect(meta.seats).toEqual([2, 3, 4, 5, 6]);
    for (const n of [1, 7]) expect(checkOptions(meta, n, {})).toHaveProperty('wrong');
    expect(checkOptions(meta, 6, {})).toHaveProperty('options');
  });

  test('EXT-GEN-08 every random result is told and comes from chance alone', () => {
    const a = whole({ quickStart: true, autoBuild: true }, 3, 5);
    const b = whole({ quickStart: true, autoBuild: true }, 3, 5);
    const c = whole({ quickStart: true, autoBuild: true }, 3, 6);
    expect(a.s).toEqual(b.s);
    expect(a.s).not.toEqual(c.s);
    expect(a.said.some((e) => e.type === 'first-player')).toBe(true);
    expect(a.said.filter((e) => e.type === 'dealt-cards')).toHaveLength(3);
    expect(a.said.filter((e) => e.type === 'placed')).toHaveLength(18);
  });
});

describe('selecting exterminators', () => {
  test('EXT-SEL-01 all six are offered', () => {
    expect(begin(3, [1, 2, 3]).offers()).toEqual(COLORS.map((c) => `choose ${c}`));
  });

  test('EXT-SEL-02 EXT-SEL-03 the highest roll is first, tied leaders roll again', () => {
    const it = begin(3, [5, 5, 2, 1, 4]);
    expect(it.s.first).toBe(1);
    expect(it.told('first-player').map((e) => [e.rolls.map((r) => r.die), e.again])).toEqual([
      [[5, 5, 2], true],
      [[1, 4], false],
    ]);
  });

  test('EXT-SEL-04 EXT-TBX-02 EXT-BLD-06 EXT-TRN-01 who starts: example 19', () => {
    const it = begin(4, [1, 2, 6, 3]);
    const order: number[] = [];
    for (const color of ['red', 'orange', 'yellow', 'green']) {
      order.push(it.seat());
      it.does(`choose ${color}`);
    }
    expect(order).toEqual([2, 1, 0, 3]);
    const picks: number[] = [];
    for (const [i, card] of CARDS.slice(0, 16).entries()) {
      picks.push(it.seat());
      it.does(`take ${card}`, i === 15 ? rolls(...deal(18)) : rolls());
    }
    expect(picks).toEqual([3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2]);
    expect(it.s.start).toBe(2);
    expect(it.seat()).toBe(2);
    expect(it.told('dealt-tiles').map((e) => e.seat)).toEqual([2, 3, 0, 1]);
  });

  test('EXT-SEL-04 a taken color is refused', () => {
    const it = begin(2, [6, 1]).does('choose red');
    expect(it.whyNot('choose red')).toBe('EXT-SEL-04');
    expect(it.whyNot('choose blue')).toBe(null);
  });

  test('EXT-SEL-05 EXT-BLD-04 colors that nobody chose leave the game with their nests', () => {
    const { s } = whole({ quickStart: true, autoBuild: true }, 2, 3);
    const used = s.players.map((p) => p.color);
    for (const t of s.rooms) if (t >= NEST) expect(used).toContain(t - NEST);
    expect(s.rooms.filter((t) => t >= NEST)).toHaveLength(2);
  });

  test('EXT-SEL-06 EXT-TBX-07 Quick Start deals everything; example 19', () => {
    const it = begin(4, [1, 2, 6, 3, 'pick 0', 'pick 0', 'pick 0', 'pick 0', ...deal(16), ...deal(18)], { quickStart: true });
    expect(it.told('took-color').map((e) => [e.seat, e.color])).toEqual([
      [2, 'red'],
      [3, 'orange'],
      [0, 'yellow'],
      [1, 'green'],
    ]);
    // The first card went to seat 1, the last to seat 0, who starts.
    expect(it.player('green').hand[0]).toBe(1);
    expect(it.player('yellow').hand[15]).toBe(1);
    expect(it.s.start).toBe(0);
    expect(it.s.players.every((p) => p.handSize === 4 && p.knownSize === 0)).toBe(true);
    expect(it.s.drawSize).toBe(8);
  });
});

describe('filling toolboxes', () => {
  const drafted = (seats: number, options: Partial<Options> = {}) => {
    const it = begin(
      seats,
      Array.from({ length: seats }, (_, i) => 6 - i),
      options,
    );
    for (const color of COLORS.slice(0, Math.min(5, seats))) it.does(`choose ${color}`);
    return it;
  };

  test('EXT-TBX-01 everything lies face up and each player ends with 4', () => {
    const it = drafted(2);
    expect(it.offers()).toEqual(CARDS.map((c) => `take ${c}`));
    for (let i = 0; i < 8; i++) it.does(`take ${CARDS[i]}`, i === 7 ? rolls(...deal(18)) : rolls());
    expect(it.s.players.map((p) => p.handSize)).toEqual([4, 4]);
    const again = drafted(2).does('take zap');
    expect(again.whyNot('take zap')).toBe('EXT-TBX-01');
  });

  test('EXT-TBX-03 EXT-TBX-04 EXT-TBX-05 what is not picked is the draw pile; with 6 players and 24 cards it is empty', () => {
    const it = drafted(2);
    for (let i = 0; i < 8; i++) it.does(`take ${CARDS[i]}`, i === 7 ? rolls(...deal(18)) : rolls());
    expect(it.s.drawSize).toBe(16);
    expect(CARDS.filter((_, c) => it.s.draw[c] === 1)).toEqual(CARDS.slice(8));
    expect(it.hand('red').length + it.hand('orange').length).toBe(8);
    const six = whole({ quickStart: true }, 6, 1).s;
    expect(six.drawSize).toBe(0);
  });

  test('EXT-TBX-06 there is no hand limit', () => {
    const { s } = whole({ quickStart: true, autoBuild: true }, 2, 4);
    const p = s.players[s.active];
    if (p === undefined) throw new Error('nobody');
    const chance = new Sfc().at(3, 3);
    for (let bought = 0; bought < 16; bought++) {
      s.stack = [{ step: 'act' }];
      s.ap = 2;
      rules.play(s, s.active, { verb: 'buy' }, { chance, tell: undefined });
    }
    expect(p.handSize).toBe(20);
  });

  test('EXT-TBX-08 EXT-TBX-09 24 cards, one of each; 28 with four of them twice, half of each kind', () => {
    const small = setup(OPTIONS, 2, picks());
    const big = setup({ ...OPTIONS, toolboxDeck: '28' }, 2, picks());
    expect(small.drawSize).toBe(24);
    expect(big.drawSize).toBe(28);
    expect(CARDS.filter((_, c) => big.draw[c] === 2)).toEqual(['more_time', 'zap', 'trap_breaks', 'pest_surge']);
    for (const s of [small, big]) expect(CARD.reduce((n, card, c) => n + (card.offensive ? (s.draw[c] ?? 0) : 0), 0)).toBe(s.drawSize / 2);
  });
});
