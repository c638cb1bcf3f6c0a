/** The data file against its schema, the tables against the data, and the rulebook against the clauses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AT_LEAST } from '../cards/imperatives.ts';
import * as technologies from '../cards/technologies.ts';
import { CLAUSES } from '../clauses.ts';
import * as printed from '../data/printed.ts';
import {
  AID,
  BUILDING,
  COURT,
  DECREE,
  GROUND,
  LOCATION_TOKENS,
  NEXT,
  PEST,
  ROAD,
  SPACE,
  START,
  TECH,
  TOKENS,
  TRACK_ICON,
  TRACK_REWARD,
  tunables,
  WORK,
} from '../data/tables.ts';
import { meta } from '../meta.ts';
import { AIDS, BUILDINGS, CAPITALS, COLOURS, CRATES, DECREES, GAINS, KINDS, PESTS, PLACES, ROADS, SPACES, STARTS, TECHS, TIERS, WORKS } from '../names.ts';
import { door } from '../text/door.en.ts';
import { gained } from '../text/names.en.ts';

const home = join(import.meta.dirname, '..');
const json: unknown = { ...printed };
const rulebook = readFileSync(join(home, 'rulebook.md'), 'utf8');

const source = z.enum(['rulebook', 'found', 'reconstructed']);
const clause = z.enum(CLAUSES);
const whole = z.int().min(0);
const gain = z.strictObject({ gain: z.enum(GAINS), n: z.int().min(1) });
const gains = z.array(gain);
const cost = z.strictObject({ lumber: whole.optional(), stone: whole.optional(), herbs: whole.optional() });
const target = z.union([
  z.strictObject({ type: z.literal('location'), kind: z.enum(KINDS), resource: z.enum(CRATES) }),
  z.strictObject({ type: z.literal('harbour'), colour: z.enum(COLOURS) }),
  z.strictObject({ type: z.literal('road'), colour: z.enum(COLOURS) }),
]);
const point = { x: z.number().min(0).max(1000), y: z.number().min(0).max(1000) };
const counts = z.strictObject({ village: whole, town: whole, city: whole });

const schema = z.strictObject({
  components: z.record(z.string(), z.union([whole, source])),
  map: z.strictObject({
    width: whole,
    height: whole,
    margin: whole,
    labelNote: z.string(),
    nodes: z
      .array(
        z.union([
          z.strictObject({
            id: z.literal('capital'),
            name: z.string(),
            kind: z.literal('capital'),
            ...point,
            capacity: z.literal(0),
            source,
            note: z.string(),
            labelSide: z.string(),
          }),
          z.strictObject({
            id: z.enum(PLACES),
            name: z.string().min(1),
            kind: z.enum(KINDS),
            ...point,
            resource: z.enum(CRATES),
            capacity: z.int().min(1).max(3),
            harbour: z.enum(COLOURS).nullable(),
            startCard: z.enum(STARTS).nullable(),
            destroyedAt: z.array(z.int().min(1).max(5)),
            sickAtSetup: z.boolean(),
            source,
            nameSource: source,
            labelSide: z.enum(['n', 'e', 's', 'w', 'se']),
          }),
        ]),
      )
      .length(46),
    edges: z.array(z.strictObject({ id: z.enum(ROADS), a: z.enum(SPACES), b: z.enum(SPACES), horseshoe: z.enum(COLOURS).nullable(), source })).length(72),
  }),
  startingLocationCards: z
    .array(z.strictObject({ id: z.enum(STARTS), options: z.array(z.enum(PLACES)).length(3), soloOption: z.enum(PLACES), source, note: z.string() }))
    .length(5),
  pestCards: z
    .array(
      z.strictObject({
        id: z.enum(PESTS),
        number: z.int().min(1).max(18),
        name: z.string().min(1),
        targets: z.array(target).min(1),
        pile: z.enum(COLOURS).nullable(),
        source,
        nameSource: source.optional(),
        note: z.string().optional(),
      }),
    )
    .length(18),
  aidCards: z
    .array(
      z.strictObject({
        id: z.enum(AIDS),
        name: z.string().min(1),
        none: z.literal(true).optional(),
        most: gains,
        middle: gains,
        least: gains,
        source,
        nameSource: source.optional(),
      }),
    )
    .length(10),
  capitalCityCards: z
    .array(
      z.strictObject({
        id: z.enum(CAPITALS),
        name: z.string().min(1),
        first: gains.min(1),
        firstChoice: z.array(gains.min(1)).length(2),
        second: gains.min(1),
        third: gains.min(1),
        source,
        choiceSource: source.optional(),
      }),
    )
    .length(5),
  capitalRewardTokens: z.array(z.strictObject({ id: z.string().startsWith('captok-'), reward: gains.length(1), source, typeSource: source })).length(14),
  capitalRewardTokenCount: z.record(z.string(), z.union([whole, source])),
  capitalBuildings: z.array(z.strictObject({ id: z.enum(WORKS), name: z.string().min(1), cost, renown: whole, influence: whole, source })).length(5),
  playerBoard: z.looseObject({
    buildings: z.array(z.looseObject({ id: z.enum(BUILDINGS), row: z.enum(TIERS).nullable(), cost: cost.nullable(), renown: whole, source })).length(10),
    healthyTrack: z.looseObject({
      count: z.literal(12),
      slots: z.array(z.strictObject({ index: z.int().min(1).max(12), herbs: z.int().min(1), lab: z.boolean(), renown: whole })).length(12),
    }),
    graveyard: z.looseObject({ slots: z.array(z.int().min(1)).length(5), overflowNegative: z.int().min(1) }),
  }),
  influenceTrack: z.looseObject({
    max: z.literal(60),
    rewards: z.record(z.string(), gains.min(1)),
    renownIcons: z.array(whole),
    most: whole,
    second: whole,
    versusScale: z.array(whole).length(6),
  }),
  imperativeTracks: z
    .array(
      z.looseObject({
        era: z.int().min(1).max(3),
        levels: z.array(z.strictObject({ level: z.int().min(1).max(4), influence: z.int().min(1), renown: whole })).length(4),
      }),
    )
    .length(3),
  decreeCards: z
    .array(
      z.looseObject({
        id: z.enum(DECREES),
        number: z.int().min(1).max(15),
        era: z.int().min(1).max(3),
        name: z.string().min(1),
        agenda: z.looseObject({ per: z.string(), renown: z.int().min(1) }),
        agendaClause: clause,
        imperative: z.looseObject({ trigger: z.string() }),
        imperativeClause: clause,
        solo: z.boolean(),
        agendaText: z.string().min(1),
        imperativeText: z.string().min(1),
        source,
      }),
    )
    .length(15),
  technologyCards: z
    .array(
      z.looseObject({
        id: z.enum(TECHS),
        number: z.int().min(1).max(30),
        name: z.string().min(1),
        cost: z.int().min(1).max(4),
        renown: z.int().min(1).max(3),
        slot: z.enum(TIERS).nullable(),
        effectClause: clause,
        solo: z.boolean(),
        text: z.string().min(1),
        source,
      }),
    )
    .length(30),
  technologyMarket: z.strictObject({ size: z.literal(5), source }),
  locationTokens: z
    .array(z.strictObject({ id: z.string().startsWith('loc-'), kind: z.enum(KINDS), resource: z.enum(CRATES), sick: z.boolean(), source, countSource: source }))
    .length(48),
  advancedSetup: z.strictObject({ 1: counts, 2: counts, 3: counts, 4: counts, 5: counts, source }),
  soloRanks: z.array(z.strictObject({ min: z.int().nullable(), max: z.int().nullable(), rank: z.string().min(1), source })).length(8),
  pestRules: z.strictObject({ sickPerTargetByEra: z.array(z.int().min(1)).length(3), destroyThreshold: z.literal(4), source }),
  influenceForBuilding: z.strictObject({ city: whole, town: whole, village: whole, minusPerExistingBuilding: z.literal(1), source }),
  versus: z.looseObject({ players: z.literal(2), blockedInfluence: z.array(whole).length(6), passedScale: z.array(whole).length(6) }),
  solo: z.looseObject({ removedTechnologies: z.array(whole), removedDecrees: z.array(whole), neutralPersists: z.literal(false) }),
  construct: z.looseObject({ maxMapBuildingsPerAction: z.literal(2), kinds: z.tuple([z.literal('lumber'), z.literal('stone')]) }),
  move: z.looseObject({ base: z.literal(2), steelHorseshoeBase: z.literal(4) }),
});
const data = schema.parse(json);

describe('data', () => {
  test('the data file has the fields that it should have, and the compiler sees the same', () => {
    expect(schema.safeParse(json).success).toBe(true);
    expect(schema.safeParse({ ...data, extra: 1 }).success).toBe(false);
  });

  test('names stand in the order of the data, numbers are their places', () => {
    expect(data.technologyCards.map((t) => t.id)).toEqual(TECHS);
    expect(data.technologyCards.map((t) => t.number)).toEqual(TECHS.map((_, i) => i + 1));
    expect(data.pestCards.map((t) => t.number)).toEqual(PESTS.map((_, i) => i + 1));
    expect(data.decreeCards.map((t) => t.number)).toEqual(DECREES.map((_, i) => i + 1));
    expect(data.aidCards.map((t) => t.id)).toEqual(AIDS);
    expect(data.capitalCityCards.map((t) => t.id)).toEqual(CAPITALS);
    expect(data.capitalBuildings.map((t) => t.id)).toEqual(WORKS);
    expect([...PLACES]).toEqual([...PLACES].sort());
  });

  test('the tables hold what the data says', () => {
    for (const [i, t] of data.technologyCards.entries())
      expect(TECH[i + 1]).toMatchObject({ cost: t.cost, renown: t.renown, solo: t.solo, tier: t.slot === null ? -1 : TIERS.indexOf(t.slot) });
    for (const [i, d] of data.decreeCards.entries())
      expect(DECREE[i + 1]).toMatchObject({ era: d.era, solo: d.solo, per: d.agenda.per, trigger: d.imperative.trigger, renown: d.agenda.renown });
    for (const [i, c] of data.pestCards.entries()) expect(PEST[i + 1]?.places).toHaveLength(c.targets.filter((t) => t.type === 'location').length);
    for (const [i, c] of data.aidCards.entries()) expect(AID[i + 1]?.most.map((x) => [GAINS[x.what], x.n])).toEqual(c.most.map((x) => [x.gain, x.n]));
    for (const [i, c] of data.capitalCityCards.entries())
      expect(COURT[i + 1]?.first.map((x) => [GAINS[x.what], x.n])).toEqual(c.first.map((x) => [x.gain, x.n]));
    for (const [i, b] of data.capitalBuildings.entries()) expect(WORK[i]).toMatchObject({ renown: b.renown, influence: b.influence });
    for (const [i, b] of data.playerBoard.buildings.entries()) expect(BUILDING[i]?.renown).toBe(b.renown);
    for (const [i, x] of data.playerBoard.healthyTrack.slots.entries()) expect(SPACE[i]).toEqual({ herbs: x.herbs, lab: x.lab, renown: x.renown });
    for (const n of data.influenceTrack.renownIcons) expect(TRACK_ICON[n]).toBe(true);
    for (const [n, list] of Object.entries(data.influenceTrack.rewards)) expect(TRACK_REWARD[Number(n)]).toHaveLength(list.length);
    for (const [i, c] of data.startingLocationCards.entries()) expect(START[i]?.map((at) => PLACES[at])).toEqual(c.options);
  });

  test('every road is known from both ends and every location has at least two', () => {
    for (const { a, b } of ROAD) {
      expect(NEXT[a]).toContain(b);
      expect(NEXT[b]).toContain(a);
    }
    for (const [at] of GROUND.entries()) expect(NEXT[at]?.length).toBeGreaterThanOrEqual(2);
  });

  test('every tunable has a clause of the rulebook, a name of its own and a number', () => {
    for (const t of tunables) {
      expect(CLAUSES).toContain(t.clause);
      expect(Number.isFinite(t.get())).toBe(true);
    }
    expect(new Set(tunables.map((t) => t.name)).size).toBe(tunables.length);
  });

  test('title and credit', () => {
    expect(door.title).toBe(meta.title);
    expect(door.credit).toContain('Archona Games');
    expect(meta.credit).toContain('Kai Starck');
  });
});

describe('rulebook', () => {
  const rows = (heading: string): string[][] =>
    (rulebook.split(`| ${heading} |`)[1] ?? '')
      .split('\n\n')[0]
      ?.split('\n')
      .slice(2)
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((x) => x.trim()),
      ) ?? [];

  test('PEST-ASG-06 PEST-COM-01 the table of the 14 Capital tokens is the one that is drawn from', () => {
    const said = rows('Capital token').flatMap(([what = '', n = '']) => Array.from({ length: Number(n) }, () => what));
    expect(said).toHaveLength(14);
    expect(said.sort()).toEqual(TOKENS.map((t) => gained(1, GAINS[t] ?? 'any').replace(' token', '')).sort());
  });

  test('PEST-ADV-01 the table of the 48 location tokens is the one that is drawn from', () => {
    const counted = (resource: number, kind: number, sick?: boolean): number =>
      LOCATION_TOKENS.filter((t) => t.resource === resource && t.kind === kind && (sick === undefined || t.sick === sick)).length;
    const table = rows('Yields | Village | with Sick | Town | with Sick | City | with Sick').map((row) => row.slice(1).map(Number));
    expect(table).toEqual([0, 1, 2, 3].map((r) => [0, 1, 2].flatMap((kind) => [counted(r, kind), counted(r, kind, true)])));
    expect(
      table
        .flat()
        .filter((_, i) => i % 2 === 0)
        .reduce((a, b) => a + b),
    ).toBe(48);
  });

  test('no word of the code stands in a clause', () => {
    const prose = rulebook.split('\n').filter((line) => line.startsWith('- **'));
    expect(prose.filter((line) => /`|firstChoice|\ba test\b/.test(line))).toEqual([]);
  });

  const clauses = [...rulebook.matchAll(/^- \*\*(PEST-[A-Z]+-\w+)\*\* (.+)$/gm)].map(([, id = '', text = '']) => ({ id, text }));

  test('every clause is one sentence or more and says whether it is printed or ours', () => {
    expect(clauses.map((c) => c.id)).toEqual(CLAUSES);
    for (const { id, text } of clauses) expect(text, id).toMatch(/^["A-Z0-9+].*[.] \*\((printed|our ruling)\)\*$/);
  });

  test('it speaks of nothing but the game', () => {
    for (const { id, text } of clauses) expect(text, id).not.toMatch(/\bL\d{2,}|\bsection \d|icon lost|[Rr]easons?:|public (video|review)/);
  });

  test('every clause is named by a test', () => {
    const tests = readdirSync(import.meta.dirname)
      .filter((name) => name.endsWith('.test.ts') && name !== 'data.test.ts')
      .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
      .join('\n');
    expect(CLAUSES.filter((id) => !tests.includes(id))).toEqual([]);
  });
});

test('every Technology stands under its printed name and number in the rules', () => {
  const numbers: { readonly [name: string]: unknown } = { ...technologies };
  for (const { name, number } of printed.technologyCards) expect(numbers[name.toUpperCase().replaceAll(' ', '_')], name).toBe(number);
});

test('PEST-QUA-10 PEST-TECH-10 PEST-TCR-19 the numbers of the Technologies are those that their cards print', () => {
  const { EFFECT } = technologies;
  const printedOn = (number: number) => printed.technologyCards.find((x) => x.number === number);
  expect(printedOn(technologies.QUARANTINE_TENT)).toMatchObject({ quarantineSlots: EFFECT.quarantineTentSlots });
  expect(printedOn(technologies.QUARANTINE_HOUSE)).toMatchObject({ quarantineSlots: EFFECT.quarantineHouseSlots });
  expect(printedOn(technologies.PLAGUE_EXPERTS)).toMatchObject({ holdsHealthy: EFFECT.plagueExpertsHold });
  expect(printedOn(technologies.SYRINGE)).toMatchObject({ gain: [{ gain: 'coin', n: EFFECT.syringeCoins }] });
  expect(printedOn(technologies.TUITION)).toMatchObject({ gain: [{ gain: 'research', n: EFFECT.tuitionResearch }] });
});

test('PEST-DEC-07I PEST-DEC-10I PEST-DEC-14I an Imperative asks for as much as its card prints', () => {
  const least = (trigger: string): unknown[] =>
    printed.decreeCards.flatMap((x) => (x.imperative.trigger === trigger && 'min' in x.imperative ? [x.imperative.min] : []));
  expect(new Set(least('gatherAtOnce'))).toEqual(new Set([AT_LEAST.gatheredAtOnce]));
  expect(new Set(least('cureAtLeast'))).toEqual(new Set([AT_LEAST.cured]));
  expect(new Set(least('produceAtLeast'))).toEqual(new Set([AT_LEAST.produced]));
});
