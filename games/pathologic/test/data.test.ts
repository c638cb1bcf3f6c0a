/** The data file, the tables made of it, and the rulebook agree. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { CLAUSES } from '../clauses.ts';
import * as printed from '../data/printed.ts';
import { CARDS, NUMBER, nearOf, STRAIN, tunables } from '../data/tables.ts';
import { meta } from '../meta.ts';
import { HEALERS, PIECES, RESOURCES, STRAINS, TITLES, WARDS, WINDOWS } from '../names.ts';

const home = join(import.meta.dirname, '..');
const json: unknown = { ...printed };
const rulebook = readFileSync(join(home, 'rulebook.md'), 'utf8');

const source = z.enum(['rulebook', 'reconstructed', 'found']);
const clause = z.enum(CLAUSES);
const healer = z.enum(HEALERS);
const resource = z.enum(RESOURCES);
const district = z.int().min(1).max(15);
const point = z.tuple([z.number(), z.number()]);
const words = z.string().min(1);
const count = z.int().min(1);

const edge = z.strictObject({
  a: district,
  b: district,
  kind: z.enum(['land', 'bridge']),
  river: z.enum(['gullet', 'guzzle']).optional(),
  from: point.optional(),
  to: point.optional(),
  source,
});
const schema = z.strictObject({
  constants: z.strictObject({
    evidenceStart: count,
    evidenceWin: count,
    evidenceMin: count,
    maxOngoingEvents: count,
    actionsPerTurn: count,
    healerMove: count,
    plagueMove: count,
    firstHealerEventDraw: count,
    hitListSize: count,
    resourceCounters: z.record(resource, z.literal(15)),
    source,
  }),
  map: z.strictObject({
    districts: z
      .array(
        z.strictObject({
          number: district,
          id: z.string().regex(/^D\d\d$/),
          name: words,
          nameRu: words,
          quarter: z.enum(['stone-yard', 'knots', 'earth']),
          steppe: z.boolean(),
          polygon: z.array(point).min(3),
          x: z.number(),
          y: z.number(),
          landmark: words,
          source,
          note: z.string().optional(),
        }),
      )
      .length(15),
    edges: z.array(edge).length(24),
    steppe: z.strictObject({
      id: z.literal('STEPPE'),
      number: z.literal(0),
      name: words,
      adjacent: z.array(district).length(7),
      anchors: z.array(point),
      source,
    }),
    quarters: z.array(z.strictObject({ id: words, name: words, districts: z.array(district), source })).length(3),
    rivers: z.array(z.strictObject({ id: words, name: words, polyline: z.array(point).min(2), width: z.number(), source })).length(3),
    scenery: z.array(z.strictObject({ id: words, x: z.number(), y: z.number(), source })),
    graveyard: z.strictObject({ x: z.number(), y: z.number(), crypts: z.array(point).length(3), massGrave: point, source }),
    ticker: z.strictObject({ x: z.number(), y: z.number(), tiers: z.array(healer).length(3), spaces: z.array(z.int()).length(8), source }),
    drawOrder: z.array(words),
  }),
  healers: z
    .array(
      z.strictObject({
        id: healer,
        name: words,
        person: words,
        order: count,
        roman: words,
        emblem: words,
        colour: z.string().regex(/^#[0-9a-f]{6}$/),
        startingResource: resource,
        source,
      }),
    )
    .length(3),
  wards: z.array(z.strictObject({ id: z.enum(WARDS), name: words, nameRu: words, healer, resource, source })).length(9),
  events: z
    .array(
      z.strictObject({
        number: district,
        id: z.string().regex(/^EV\d\d$/),
        district,
        title: words,
        kind: z.enum(['start', 'resolve', 'ongoing', 'condition']),
        effectId: clause,
        resources: z.record(healer, resource),
        params: z.looseObject({}),
        text: words,
        source,
        resourcesSource: source,
        note: z.string().optional(),
      }),
    )
    .length(15),
  prescriptions: z
    .array(
      z.strictObject({
        id: z.enum(TITLES),
        title: words,
        healer,
        copies: z.int().min(1).max(2),
        unique: z.boolean(),
        type: z.enum(['influence', 'action', 'reaction']),
        timing: z.array(words).min(1),
        effectId: clause,
        twoPlayerDeck: z.boolean(),
        text: words,
        source,
        effect: z.looseObject({ op: words }),
        note: z.string().optional(),
      }),
    )
    .length(18),
  strains: z
    .array(
      z.strictObject({
        id: z.enum(STRAINS),
        title: words,
        titleSource: source,
        copies: count,
        effectId: clause,
        text: words,
        source,
        effect: z.looseObject({ op: words }),
      }),
    )
    .length(12),
  reactionWindows: z.array(z.looseObject({ id: z.enum(WINDOWS), when: words, cards: z.array(z.enum(TITLES)).min(1) })).length(6),
  twoPlayerDeck: z.strictObject({ titles: z.array(z.enum(TITLES)).length(6), copiesEach: z.literal(2), size: z.literal(12), source }),
});

describe('the data file', () => {
  test('has the shape that the rules read', () => {
    const parsed = schema.safeParse(json);
    expect(parsed.success ? [] : parsed.error.issues).toEqual([]);
  });
  test('borders are drawn between neighbours only once', () => {
    const pairs = printed.map.edges.map((e) => `${Math.min(e.a, e.b)}-${Math.max(e.a, e.b)}`);
    expect(new Set(pairs).size).toBe(24);
    for (const e of printed.map.edges) {
      expect(nearOf(e.a)).toContain(e.b);
      expect(nearOf(e.b)).toContain(e.a);
    }
    expect(printed.map.districts.filter((d) => d.steppe).map((d) => d.number)).toEqual([...printed.map.steppe.adjacent]);
  });
  test('decks add up', () => {
    for (const h of HEALERS) expect(printed.prescriptions.filter((p) => p.healer === h).reduce((n, p) => n + p.copies, 0)).toBe(10);
    expect(printed.prescriptions.filter((p) => p.twoPlayerDeck).map((p) => p.id)).toEqual([...printed.twoPlayerDeck.titles]);
    expect(printed.strains.reduce((n, x) => n + x.copies, 0)).toBe(24);
    expect([CARDS.length, STRAIN.length, PIECES.length]).toEqual([18, 12, 12]);
  });
});

describe('rulebook and numbers', () => {
  test('every clause has a line, each with a sentence and its mark', () => {
    const lines = rulebook.split('\n').filter((l) => l.startsWith('- **PATH-'));
    expect(lines).toHaveLength(CLAUSES.length);
    for (const line of lines) expect(line).toMatch(/^- \*\*PATH-[A-Z0-9]+-\d+\*\* [A-Z*"'0-9`].+ \*\((printed|our ruling)\)\*$/);
  });
  test('every number of the rules is tunable by a name of its own', () => {
    expect(new Set(tunables.map((t) => t.name)).size).toBe(tunables.length);
    for (const t of tunables)
      expect(
        CLAUSES.some((c) => c === t.clause),
        t.name,
      ).toBe(true);
    const win = tunables.find((t) => t.name === 'evidenceWin');
    expect(win?.get()).toBe(NUMBER.evidenceWin);
    expect(meta.seats).toEqual([2, 3, 4]);
  });
});
