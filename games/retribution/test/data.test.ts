/** The data file: its shape, and the components of 2.1. */
import { expect, test } from 'vitest';
import * as z from 'zod';
import { CARD, card, STACKS } from '../cards/cards.ts';
import { LISTS } from '../cards/ops.ts';
import { tunables } from '../cards/tunables.ts';
import { CLAUSES } from '../clauses.ts';
import * as data from '../data/printed.ts';
import { meta } from '../meta.ts';
import { FACES, faceOf, idOf, SUITS } from '../names.ts';

const op: z.ZodType = z.strictObject({
  op: z.enum([
    'draw',
    'gain',
    'recruit',
    'drawFromDiscard',
    'pit',
    'pitLineup',
    'pitSelf',
    'discardOwn',
    'gainPerSuitInDiscard',
    'mimic',
    'discountNextInfect',
    'extraEndDraw',
    'penance',
    'victimDiscard',
    'victimDiscardChronic',
  ]),
  n: z.int().optional(),
  upTo: z.int().optional(),
  from: z.union([z.literal('discard'), z.array(z.enum(['hand', 'discard']))]).optional(),
  get then() {
    return z.array(op).optional();
  },
  get perCard() {
    return z.array(op).optional();
  },
  get else() {
    return z.array(op).optional();
  },
  may: z.boolean().optional(),
  per: z.int().optional(),
  max: z.int().optional(),
  min: z.int().optional(),
  to: z.array(z.enum(['recruit', 'discard'])).optional(),
  handAtLeast: z.int().optional(),
});

const effect = z.discriminatedUnion('kind', [
  z.strictObject({ clause: z.enum(CLAUSES), kind: z.literal('chronic'), phase: z.enum(['spread', 'infect', 'end']), ops: z.array(op).min(1) }),
  ...(['normal', 'persecute', 'repent'] as const).map((kind) =>
    z.strictObject({
      clause: z.enum(CLAUSES),
      kind: z.literal(kind),
      when: z.enum(['immediate', 'conditionMet', 'endPhase']),
      condition: z
        .strictObject({ control: z.strictObject({ suit: z.enum(SUITS).optional(), title: z.string().optional(), another: z.boolean().optional() }) })
        .optional(),
      ops: z.array(op).min(1),
    }),
  ),
]);

const face = z.object({
  id: z.enum(FACES),
  order: z.int().min(0).max(27),
  name: z.string().min(1),
  title: z.string().min(1),
  suit: z.enum(SUITS).nullable(),
  group: z.enum(['kingdom', 'festering', 'nobility', 'penance']),
  copies: z.int().positive(),
  resistance: z.int(),
  notoriety: z.int().positive().nullable(),
  baseContagions: z.int().nullable(),
  chronic: z.boolean(),
  keywords: z.array(z.string()),
  text: z.string(),
  effects: z.array(effect),
  clauses: z.array(z.enum(CLAUSES)).min(1),
  flavour: z.string().min(1),
  art: z.string().min(1),
  source: z.string(),
});

const { faces } = data;
const inSuit = (suit: string) => faces.filter((x) => x.suit === suit);
const copies = (list: readonly { readonly copies: number }[]): number => list.reduce((n, x) => n + x.copies, 0);

test('the faces have the shape that the rules expect, in the order of the vocabulary', () => {
  expect(z.array(face).safeParse(faces).error).toBeUndefined();
  expect(faces.map((x) => x.id)).toEqual([...FACES]);
  expect(faces.map((x) => x.order)).toEqual(FACES.map((_, i) => i));
});

test('PLG-CMP-01 PLG-CMP-08 28 faces, 216 cards', () => {
  expect(faces).toHaveLength(28);
  expect(new Set(faces.map((x) => `${x.title} ${x.suit}`)).size).toBe(28);
  expect(copies(faces)).toBe(216);
});

test('PLG-CMP-02 each of the four suits has 10 Peasants, 8 Knights and 5 Priests', () => {
  for (const suit of ['ale', 'daggers', 'bones', 'torches'])
    expect(inSuit(suit).map((x) => [x.title, x.copies])).toEqual([
      ['Peasant', 10],
      ['Knight', 8],
      ['Priest', 5],
    ]);
});

test('PLG-CMP-03 PLG-CMP-04 PLG-CMP-05 PLG-CMP-06 the other cards by title', () => {
  const count = (suit: string | null) => Object.fromEntries(faces.filter((x) => x.suit === suit).map((x) => [x.title, x.copies]));
  expect(count('hire')).toEqual({ 'Body Collector': 15, Fool: 8, 'Plague Doctor': 5 });
  expect(count('festering')).toEqual({ Filth: 15, Rat: 35, 'Rat King': 15 });
  expect(count('nobility')).toEqual({ Bishop: 1, Cardinal: 1, Pope: 1, Prince: 1, Princess: 1, Queen: 1, King: 1 });
  expect(count(null)).toEqual({ 'Penance I': 12, 'Penance II': 8, 'Penance III': 4 });
});

test('PLG-CMP-07 only Penance lacks a suit', () => {
  for (const x of faces) expect(x.suit === null, x.id).toBe(x.group === 'penance');
});

test('PLG-CMP-09 two to five seats; Rats and Filth serve exactly five', () => {
  expect(meta.seats).toEqual([2, 3, 4, 5]);
  expect(card(faceOf('rat')).copies).toBe(5 * 7);
  expect(card(faceOf('filth')).copies).toBe(5 * 3);
});

test('PLG-CMP-10 PLG-CMP-17 in each suit of the Kingdom the titles rise in Resistance', () => {
  for (const suit of ['ale', 'daggers', 'bones', 'torches', 'hire']) {
    const [a, b, c] = inSuit(suit).map((x) => x.resistance);
    expect(a, suit).toBeLessThan(b ?? 0);
    expect(b, suit).toBeLessThan(c ?? 0);
  }
});

test('PLG-CMP-13 only Nobility has Notoriety', () => {
  for (const x of faces) expect(x.notoriety !== null, x.id).toBe(x.group === 'nobility');
});

test('PLG-CMP-15 PLG-CMP-16 Chronic cards have no Base Contagions; others may have none or fewer', () => {
  for (const x of faces) expect(x.baseContagions === null, x.id).toBe(x.chronic);
  for (const row of CARD) if (row.chronic) expect(row.base).toBe(0);
  expect([card(faceOf('filth')).base, card(faceOf('ale_knight')).base, card(faceOf('penance_3')).base]).toEqual([0, 0, -3]);
});

test('PLG-EFF-01 most cards have an effect, some have none', () => {
  expect(faces.filter((x) => x.effects.length === 0).map((x) => x.id)).toEqual(['rat', 'filth', 'rat_king', 'king']);
});

test('PLG-REP-05 every Repent card has another effect too', () => {
  const repents = CARD.flatMap((x, f) => (x.repent >= 0 ? [idOf(f)] : []));
  expect(repents).toEqual(['ale_knight', 'bones_priest', 'hire_fool', 'hire_doctor', 'princess']);
  for (const id of repents)
    expect(
      card(faceOf(id)).effects.filter((e) => e.kind === 'normal'),
      id,
    ).toHaveLength(1);
});

test('PLG-PER-01 24 cards Persecute, and all of them attack somebody else', () => {
  const hunters = CARD.flatMap((x) => (x.effects.some((e) => e.kind === 'persecute') ? [x] : []));
  expect(hunters.reduce((n, x) => n + x.copies, 0)).toBe(24);
});

test('a card has at most one effect that waits, so that one number can tell which', () => {
  for (const x of CARD) {
    expect(x.effects.filter((e) => e.kind === 'normal' && e.when !== 'immediate').length).toBeLessThan(2);
    expect(x.effects.filter((e) => e.kind === 'repent').length).toBeLessThan(2);
    for (const e of x.effects) if (e.kind === 'repent') for (const o of LISTS[e.list]?.ops ?? []) expect(o.op).not.toBe('gain');
  }
});

test('the stacks of the data are those of the table', () => {
  expect(STACKS.map((x) => x.map(idOf))).toEqual([
    ['queen', 'princess', 'prince'],
    ['pope', 'cardinal', 'bishop'],
  ]);
});

test('every number of the rules has a name of its own and can be turned and turned back', () => {
  const names = tunables.map((t) => t.name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('ale_knight.ALE-02.draw.n');
  const t = tunables.find((x) => x.name === 'torches_knight.TOR-02.gain.n');
  expect(t?.get()).toBe(2);
  t?.set(3);
  expect(t?.get()).toBe(3);
  t?.set(2);
});
