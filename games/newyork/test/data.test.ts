/** The data file, the tables made of it, and the rulebook agree. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { CLAUSES } from '../clauses.ts';
import * as printed from '../data/printed.ts';
import { BONUS, KIND, NUMBER, PLACE, SHARE, tablesOf, tunables } from '../data/tables.ts';
import { meta } from '../meta.ts';
import { KINDS, PLACES, SPECIES } from '../names.ts';
import { door } from '../text/door.en.ts';
import { names } from '../text/names.en.ts';

const { KIND_WORDS } = names(tablesOf({}));
const home = join(import.meta.dirname, '..');
const json: unknown = { ...printed };
const rulebook = readFileSync(join(home, 'rulebook.md'), 'utf8');

const species = z.enum(SPECIES);
const source = z.enum(['rulebook', 'reconstructed']);
const clause = z.enum(CLAUSES);
const colour = z.string().regex(/^#[0-9A-F]{6}$/);
const whole = z.int().min(0);
const point = z.tuple([z.number().min(0).max(1000), z.number().min(0).max(1000)]);
const line = z.strictObject({ id: z.string(), color: colour, points: z.array(point).min(2), stops: z.array(z.enum(PLACES)).min(2) });
const constant = z.strictObject({ value: z.union([whole, z.string()]), source });
const share = z.strictObject({ food: whole, poison: whole });
const area = z.strictObject({ x: whole, y: whole, w: whole, h: whole, note: z.string() });
const needs = (type: string) => z.strictObject({ type: z.literal(type), min: z.int().min(1) });
const plain = (type: string) => z.strictObject({ type: z.literal(type) });
const option = { label: z.string().min(1), text: z.string().min(1), clauses: z.array(clause).min(1), source };

const schema = z.strictObject({
  turnOrder: z.array(species).length(4),
  constants: z.record(
    z.enum(['baseDrawMin', 'baseDrawMax', 'diceCap', 'dieFaces', 'pestsPerPoison', 'pestCardsPerSpecies', 'finalRollOffDice', 'tieGoesTo']),
    constant,
  ),
  masterDeck: z.strictObject({
    food: whole,
    poison: whole,
    source,
    contribution: z.record(species, share),
    contributionSource: source,
    clause,
    keptAs: z.literal('counts'),
    drawClause: clause,
  }),
  species: z.array(
    z.strictObject({
      id: species,
      name: z.string().min(1),
      turnOrder: z.int().min(1).max(4),
      cards: z.literal(16),
      poisonImmune: z.boolean(),
      returnsToDeckOnLoss: z.boolean(),
      color: colour,
      colorDark: colour,
      colorLight: colour,
      glyph: z.string(),
      symbol: z.string().length(1),
      source,
      colorSource: source,
    }),
  ),
  pestKinds: z.array(
    z.strictObject({
      id: z.enum(KINDS),
      species,
      rank: z.int().min(1).max(3),
      name: z.string().min(1),
      count: z.int().min(1),
      foodCost: z.int().min(1).max(9),
      dice: z.int().min(1),
      defenseBonus: whole,
      breedingRule: z.union([plain('none'), plain('ignoresLocation'), plain('noOpponent'), needs('needsOpponent'), needs('needsOwn'), needs('needsLocalFood')]),
      text: z.string(),
      clauses: z.array(clause).min(1),
      flavor: z.string().min(1),
      source,
    }),
  ),
  attackBonus: z.record(species, z.partialRecord(species, whole)),
  breedingRuleTypes: z.record(z.string(), clause),
  locations: z.array(
    z.strictObject({
      id: z.enum(PLACES),
      index: z.int().min(1).max(10),
      name: z.string().min(1),
      borough: z.string().min(1),
      x: z.number().min(0).max(1000),
      y: z.number().min(0).max(1000),
      foodDrawValue: z.int().min(1),
      breedingAllowed: z.array(species).min(2),
      closedTo: z.array(species),
      blurb: z.string().min(1),
      art: z.string().min(1),
      clauses: z.array(clause).min(1),
      source,
    }),
  ),
  decor: z.strictObject({
    note: z.string(),
    source,
    boroughs: z.array(
      z.strictObject({ id: z.string(), name: z.string(), polygon: z.array(point).min(3), label: point.optional(), labelAngle: z.number().optional() }),
    ),
    subwayLines: z.array(line),
    ferry: line.omit({ id: true }).extend({ dashed: z.boolean() }),
    plaque: z.strictObject({ w: whole, h: whole, labelBelow: whole, note: z.string() }),
    pileArea: area,
    legendArea: area,
  }),
  options: z.tuple([
    z.strictObject({
      id: z.literal('species'),
      perSeat: z.literal(true),
      values: z.array(z.string()),
      default: z.literal('random'),
      distinct: z.literal(true),
      ...option,
    }),
    z.strictObject({ id: z.literal('lastCall'), values: z.array(z.boolean()), default: z.literal(false), ...option }),
    z.strictObject({
      id: z.literal('slowFinish'),
      values: z.array(z.boolean()),
      default: z.literal(false),
      deckShareAtMost: z.number().gt(0).lt(1),
      limit: z.int(),
      ...option,
    }),
    z.strictObject({ id: z.literal('wholeDeck'), values: z.array(z.boolean()), default: z.literal(false), ...option }),
    z.strictObject({ id: z.literal('lastMove'), values: z.array(z.boolean()), default: z.literal(false), ...option }),
  ]),
});
const data = schema.parse(json);

describe('data', () => {
  test('the data file has exactly the fields that it should have, and the compiler sees the same', () => {
    expect(schema.safeParse(json).success).toBe(true);
    expect(schema.safeParse({ ...data, extra: 1 }).success).toBe(false);
  });

  test('NYC-GEN-01 title and credit', () => {
    expect(meta.title).toBe('Pests: Fight for New York City');
    expect(meta.credit).toMatch(/Whiting.*2014/);
    expect(`${door.title}: ${door.subtitle}`).toBe(meta.title);
    expect(door.credit).toMatch(/Whiting.*2014/);
  });

  test('NYC-TURN-01 NYC-COMP-07 the names stand in turn order and board order', () => {
    expect(data.turnOrder).toEqual(SPECIES);
    expect(data.species.map((x) => x.id)).toEqual(SPECIES);
    expect(data.locations.map((x) => x.id)).toEqual(PLACES);
    expect(data.locations.map((x) => x.index)).toEqual(PLACES.map((_, i) => i + 1));
    expect(data.pestKinds.map((x) => x.id)).toEqual(KINDS);
  });

  test('NYC-COMP-06 every kind is in the tables as it is in the data', () => {
    for (const k of data.pestKinds)
      expect(KIND[k.id]).toEqual({
        species: k.species,
        rank: k.rank,
        count: k.count,
        cost: k.foodCost,
        dice: k.dice,
        defence: k.defenseBonus,
        rule: k.breedingRule.type,
        min: 'min' in k.breedingRule ? k.breedingRule.min : 0,
      });
  });

  test('what a card says of its defence is what it defends with', () => {
    for (const k of data.pestKinds) {
      const more = k.defenseBonus === 0 ? null : `+${k.defenseBonus} ${k.defenseBonus === 1 ? 'die' : 'dice'} when defending.`;
      for (const words of [k.text, KIND_WORDS[k.id].rule]) expect(words.match(/\+\d+ di(?:e|ce) when defending\./)?.[0] ?? null, k.id).toBe(more);
    }
  });
  test('NYC-GEN-12 a card has a text exactly if it demands or adds something', () => {
    for (const k of data.pestKinds) expect(k.text !== '', k.id).toBe(k.breedingRule.type !== 'none' || k.defenseBonus > 0);
    expect(Object.keys(data.breedingRuleTypes).sort()).toEqual([...new Set(data.pestKinds.map((k) => k.breedingRule.type))].sort());
  });

  test('locations, bonuses, shares and numbers are in the tables as they are in the data', () => {
    for (const p of data.locations) {
      expect(PLACE[p.id].draw).toBe(p.foodDrawValue);
      for (const who of SPECIES) expect(PLACE[p.id].allowed[who]).toBe(p.breedingAllowed.includes(who));
      expect([...p.breedingAllowed, ...p.closedTo].sort()).toEqual([...SPECIES].sort());
      expect(PLACE[p.id].open).toBe(p.closedTo.length === 0);
    }
    for (const a of SPECIES) for (const d of SPECIES) expect(BONUS[a][d]).toBe(data.attackBonus[a]?.[d] ?? 0);
    expect(SHARE).toEqual(data.masterDeck.contribution);
    const [, , slow] = data.options;
    expect(NUMBER).toEqual({ baseDrawMax: 5, diceCap: 10, dieFaces: 6, rollOffDice: 10, slowShare: slow.deckShareAtMost });
    expect(data.constants.baseDrawMax.value).toBe(5);
    expect(slow.limit).toBe(5);
  });

  test('subway lines and ferry stop where the locations are', () => {
    const where = new Map(data.locations.map((p) => [p.id, `${p.x},${p.y}`]));
    for (const l of [...data.decor.subwayLines, data.decor.ferry]) for (const stop of l.stops) expect(l.points.map((p) => p.join())).toContain(where.get(stop));
  });

  test('every tunable has a clause of the rulebook, a name of its own and a number', () => {
    for (const t of tunables) {
      expect(CLAUSES).toContain(t.clause);
      expect(Number.isFinite(t.get())).toBe(true);
    }
    expect(new Set(tunables.map((t) => t.name)).size).toBe(tunables.length);
  });
});

describe('rulebook', () => {
  const clauses = [...rulebook.matchAll(/^- \*\*(NYC-[A-Z]+-\d\d)\*\* (.+)$/gm)].map(([, id = '', text = '']) => ({ id, text }));
  const rows = rulebook
    .split('\n')
    .filter((x) => x.startsWith('|') && !x.startsWith('|--'))
    .map((x) =>
      x
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const row = (start: readonly string[]) => rows.find((cells) => start.every((cell, i) => cells[i] === cell));

  test('NYC-GEN-02 the goal comes first', () => {
    expect(CLAUSES[0]).toBe('NYC-GEN-02');
  });

  test('every clause is one sentence or more and says whether it is printed or ours', () => {
    expect(clauses.map((c) => c.id)).toEqual(CLAUSES);
    expect(CLAUSES).toHaveLength(158);
    for (const { id, text } of clauses) expect(text, id).toMatch(/^["A-Z][^[\]]*[.] \*\((printed|our ruling)\)\*$/);
  });

  test('NYC-FIGHT-18 its table of attack bonuses is the one that is played', () => {
    const names = data.species.map((x) => x.name);
    for (const [i, a] of SPECIES.entries()) {
      const cells = row([names[i] ?? '', ...(i === 0 ? ['-'] : [])])?.slice(1);
      expect(cells).toEqual(SPECIES.map((d) => (a === d ? '-' : BONUS[a][d] === 0 ? '0' : `+${BONUS[a][d]}`)));
    }
  });

  test('its tables of cards and locations are those that are played', () => {
    for (const k of data.pestKinds) {
      const name = data.species.find((x) => x.id === k.species)?.name ?? '';
      expect(row([name, k.name])?.slice(2, 7)).toEqual([k.rank, k.count, k.foodCost, k.dice, k.defenseBonus === 0 ? '' : `+${k.defenseBonus}`].map(String));
    }
    for (const p of data.locations) {
      const who =
        p.closedTo.length === 0
          ? 'all'
          : data.species
              .filter((x) => p.breedingAllowed.includes(x.id))
              .map((x) => x.name)
              .join(', ');
      expect(row([String(p.index)])).toEqual([String(p.index), p.name, String(p.foodDrawValue), who]);
    }
  });

  test('every clause is named by a test', () => {
    const tests = readdirSync(import.meta.dirname)
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
      .join('\n');
    expect(CLAUSES.filter((id) => !tests.includes(id))).toEqual([]);
  });
});
