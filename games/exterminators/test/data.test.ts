/** The data file, the tables made of it, and the rulebook agree. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tune } from '@pesthouse/kernel/testing';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { CARD } from '../cards/cards.ts';
import { CLAUSES } from '../clauses.ts';
import * as printed from '../data/printed.ts';
import { COST, DIE_COLOR, DOORS, FIT, NUMBER, PLAYERS, SHAPE, SHAPES, turned } from '../data/tables.ts';
import { meta } from '../meta.ts';
import { CARDS, COLORS, DIRS, FACES, NEST, STANDARD, TILES, TRAPS } from '../names.ts';
import { rules } from '../rules.ts';
import { door } from '../text/door.en.ts';
import { given, rolls } from './given.ts';

const home = join(import.meta.dirname, '..');
const json: unknown = { ...printed };
const rulebook = readFileSync(join(home, 'rulebook.md'), 'utf8');

const color = z.enum(COLORS);
const dir = z.enum(DIRS);
const tile = z.enum(TILES);
const clause = z.enum(CLAUSES);
const source = z.enum(['rulebook', 'reconstructed']);
const sourceByField = z.record(z.string(), source);
const whole = z.int().min(0);
const words = z.string().min(1);
const trait = z.strictObject({ id: words, name: words, text: words, source });
const placement = z.strictObject({ player: whole.optional(), round: z.int().min(1).optional(), tile, x: z.int(), y: z.int(), rot: z.int().min(0).max(3) });
const house = {
  id: words,
  placements: z.array(placement).min(3),
  bounds: z.strictObject({ x0: z.int(), x1: z.int(), y0: z.int(), y1: z.int() }),
  drawing: z.strictObject({ cell: whole, originX: z.int(), originY: z.int() }),
  nodes: z.array(
    z.strictObject({
      room: whole,
      tile,
      cells: z
        .array(z.tuple([z.int(), z.int()]))
        .min(1)
        .max(2),
      X: z.number(),
      Y: z.number(),
    }),
  ),
  edges: z.array(z.tuple([whole, whole, dir])),
  exits: z.array(z.strictObject({ room: whole, dir, to: z.int().min(-1), steps: z.int().min(-1), tied: whole })),
  purpleMoveDLUR: z.array(z.array(z.int()).length(4)),
  source,
};

const schema = z.strictObject({
  setup: z.array(z.looseObject({ players: z.int().min(2).max(6), source })).length(5),
  colors: z
    .array(
      z.strictObject({
        id: color,
        pestType: words,
        queen: words,
        hex: z.string().regex(/^#[0-9A-F]{6}$/),
        order: whole,
        pests: z.literal(24),
        source,
        sourceByField,
      }),
    )
    .length(6),
  exterminators: z
    .array(
      z.strictObject({
        id: words,
        color,
        name: words,
        title: words,
        exterminatorTrait: trait,
        queenTrait: trait.nullable(),
        params: z.strictObject({
          queenSteps: whole,
          summonSteps: whole,
          queenThroughWalls: z.boolean(),
          traps: whole,
          trapCapacity: whole,
          freeMoves: whole,
          exterminateMinimum: whole,
          sealNestCost: whole,
          moveThroughWalls: z.boolean(),
        }),
        clauses: z.array(clause).min(1),
        source,
      }),
    )
    .length(6),
  queenDie: z.array(z.strictObject({ face: z.enum(FACES), color, meaning: words, source, sourceByField })).length(6),
  tiles: z
    .array(
      z.strictObject({
        id: tile,
        name: words,
        kind: z.enum(['entry', 'standard', 'nest']),
        footprint: z
          .array(z.tuple([z.int(), z.int()]))
          .min(1)
          .max(2),
        doors: z
          .array(z.strictObject({ cell: z.int().min(0).max(1), side: dir }))
          .min(2)
          .max(4),
        shape: z.enum(['cross', 'tee', 'straight', 'corner']).optional(),
        color: color.optional(),
        rotatable: z.boolean(),
        compassRose: z.boolean().optional(),
        source,
        sourceByField,
      }),
    )
    .length(25),
  toolbox: z
    .array(
      z.strictObject({
        id: z.enum(CARDS),
        name: words,
        side: z.enum(['offensive', 'defensive']),
        cost: z.int().min(0).max(1),
        timing: z.enum(['exterminator_turn', 'before_queen_roll']),
        persistent: z.boolean(),
        copies24: z.literal(1),
        copies28: z.int().min(1).max(2),
        target: words,
        clause,
        source,
        effect: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
        text: words,
        keepsFreeMove: z.literal(true).optional(),
      }),
    )
    .length(24),
  actions: z.array(z.strictObject({ id: words, name: words, cost: z.int().min(1).max(2), clause, source })).length(10),
  numbers: z.record(z.string(), z.union([whole, source])),
  components: z.record(z.string(), z.union([whole, source])),
  sampleHouses: z.array(z.strictObject({ ...house, players: z.int().min(2).max(6), colors: z.array(color) })).length(5),
  fixtures: z.strictObject({
    houses: z.array(z.strictObject({ ...house, note: words })).length(5),
    summon: z.array(z.looseObject({ house: words, queenRoom: whole, steps: whole, note: words, source })),
    spread: z.array(z.strictObject({ house: words, room: whole, count: whole, order: z.array(whole), note: words, source })),
  }),
});

describe('the data file', () => {
  test('has the shape that the rules read, and nothing else', () => {
    expect(schema.safeParse(json).error?.issues ?? []).toEqual([]);
  });

  test('EXT-GEN-04 names stand in the order of the vocabulary, each once', () => {
    const data = schema.parse(json);
    expect(data.colors.map((c) => c.id)).toEqual([...COLORS]);
    expect(new Set(data.tiles.map((t) => t.id)).size).toBe(TILES.length);
    expect(data.tiles.filter((t) => t.kind === 'standard')).toHaveLength(STANDARD);
    expect(data.tiles.filter((t) => t.kind === 'nest').map((t) => TILES.indexOf(t.id) - NEST)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(new Set(data.toolbox.map((c) => c.id)).size).toBe(CARDS.length);
    expect(TRAPS.slice(0, 6)).toEqual([...COLORS]);
  });
});

describe('the tables', () => {
  test('EXT-BLD-03 doors by shape: 3 crosses, 13 tees with the nests, 3 straights, 5 corners', () => {
    expect(SHAPES.map((doors, i) => [doors, SHAPE.filter((x, t) => t > 0 && x === i).length])).toEqual([
      [15, 3],
      [11, 13],
      [5, 3],
      [9, 5],
    ]);
    expect(DOORS[0]).toBe(0b10010110);
  });

  test('a quarter turn is clockwise: Down becomes Left', () => {
    expect([0, 1, 2, 3].map((rot) => turned(1, rot))).toEqual([1, 2, 4, 8]);
    expect(turned(9, 1)).toBe(3);
    // A corner fits where exactly Down and Left are needed, in one rotation.
    expect(FIT[3]?.[(3 << 4) | 15]).toBe(1 << 1);
    expect(FIT[0]?.[(1 << 4) | 1]).toBe(15);
  });

  test('EXT-INF-01 EXT-BLD-05 EXT-QN-04 numbers by players, prices and die colors', () => {
    expect(PLAYERS.slice(2)).toEqual([4, 3, 2, 1, 0].map((n) => ({ removedTiles: n, removedPests: n })));
    expect(COST).toEqual({ exterminate: 1, drop: 1, empty: 1, drag: 2, destroy: 1, unseal: 2, buy: 2 });
    expect(NUMBER).toMatchObject({
      pests: 24,
      startPestsInNest: 3,
      startPestsAround: 4,
      nestFromRound: 3,
      actionPoints: 2,
      populate: 4,
      drop: 1,
      frustratedDrop: 2,
      emerge: 1,
      firstTurnQueenPhases: 2,
      toolbox: 4,
    });
    expect(new Set(DIE_COLOR).size).toBe(6);
  });

  test('every card has its own clause, price and operation', () => {
    expect(CARD.map((c) => c.clause)).toEqual([
      ...Array.from({ length: 12 }, (_, i) => `EXT-CARD-D${String(i + 1).padStart(2, '0')}`),
      ...Array.from({ length: 12 }, (_, i) => `EXT-CARD-O${String(i + 1).padStart(2, '0')}`),
    ]);
    expect(CARD.filter((c) => c.cost === 0).every((c) => c.window)).toBe(true);
    expect(CARD.filter((c) => c.lasting).every((c) => c.op.op === 'lasting')).toBe(true);
    expect(CARD.flatMap((c) => ('n' in c.op ? [c.op.n] : 'steps' in c.op ? [c.op.steps] : 'moves' in c.op ? [c.op.moves] : []))).toEqual([2, 2, 4, 3, 5, 5, 4]);
  });

  test('a turned number is what the rules use, and turns back', () => {
    const undo = tune(rules.game.tunables, { populate: 2, 'cost.drag': 1, 'pest_surge.n': 1 });
    try {
      expect(given('queen', { red: { queen: 'den', sealed: true } }, rolls('P')).pests('red')).toEqual({ bathroom: 1, entry: 1 });
      expect(given('act', { ap: 1, red: { traps: [{ at: 'entry' }] } }).offers('drag-trap').length).toBeGreaterThan(0);
      expect(
        given('act', { red: { hand: ['pest_surge'] } })
          .does('play-on pest_surge green')
          .pests('green'),
      ).toEqual({ nest_green: 1 });
    } finally {
      undo();
    }
    expect([NUMBER.populate, COST.drag]).toEqual([4, 2]);
  });
});

describe('the rulebook', () => {
  test('has a line for each clause, each marked printed or ours', () => {
    const lines = rulebook.split('\n').filter((x) => x.startsWith('- **EXT-'));
    expect(lines).toHaveLength(CLAUSES.length);
    for (const line of lines) expect(line).toMatch(/^- \*\*EXT-[A-Z]+-[A-Z]?\d+\*\* .+ \*\((printed|our ruling)\)\*$/);
  });

  test('mentions no clause that is not there', () => {
    for (const id of rulebook.match(/EXT-[A-Z]+-[A-Z]?\d+/g) ?? []) expect(CLAUSES).toContain(id);
  });
});

test('door and meta tell the same', () => {
  expect(door.title).toBe(meta.title);
  expect(door.players).toBe(`${meta.seats[0]}–${meta.seats.at(-1)}`);
  expect(door.credit).toContain(meta.credit);
});
