/** The German words of Pests! where no other test hears them: games of teams, which exchange cards and pick pests, labels, names, cases and numbers. One is never told as many. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { basisOf, boardLines, clone, holds, type Numbers, Sfc } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { CARDS, COLORS, FACES, TILES, TRAPS } from '../names.ts';
import { rules } from '../rules.ts';
import { given, OPTIONS, rolls } from '../test/given.ts';
import { words as german } from './de.ts';
import { words as english } from './en.ts';

const basis = basisOf(rules);
const de = german(basis);
const en = english(basis);
/** The words of a table where some numbers were turned. */
const turned = (numbers: Numbers) => german({ ...basis, numbers: { ...basis.numbers, ...numbers } });

const HOLE = /undefined|NaN|null|\[object|[{}]|\s\s|^\s|\s$/;
const ENGLISH = /\b(the|of|your|you|with|and|cannot|is|are|from|for|their|it|to|at|by|no|not|they|she|pests?|queen|trap|room|round|cards?)\b/i;
const MANY = /\b1 (Schädlinge|Karten|Werkzeugkarten|Runden|Schritte|Freischritte|Räume|Aktionen|Aktionspunkte|Türen|Felder|Lagen|Ziele)\b/;
/** Names and signs that are the same in both. */
const SAME = new Set([
  '',
  'Pests!',
  'Teams',
  'Sabotage',
  'Orange',
  'Dusty Webb, orange',
  'Team A',
  'Team B',
  'Team C',
  'L',
  'R',
  'S',
  ...COLORS.map(en.names.whoName),
]);
const PROPER = /^(\d+ AP|[\d–]+)$/;

/** What is wrong with a German sentence; null if nothing is. */
const faultIn = (said: string, meant: string): string | null => {
  const bare = said.replaceAll('**', '').replace(/Pests!|{with} /g, '');
  if ((said === '') !== (meant === '')) return `"${said}" stands for "${meant}"`;
  if (HOLE.test(bare) && bare !== '') return `"${said}" has a hole`;
  if (ENGLISH.test(bare)) return `"${said}" is English`;
  if (MANY.test(bare)) return `"${said}" tells one as many`;
  if (said === meant && !SAME.has(said) && !PROPER.test(said)) return `"${said}" was not translated`;
  return null;
};
const faultsIn = (pairs: readonly (readonly [said: string, meant: string])[]): readonly string[] => [
  ...new Set(pairs.flatMap(([said, meant]) => faultIn(said, meant) ?? [])),
];

test.each([
  [2, 4, { teams: '2x2', quickStart: true } as const],
  [3, 6, { teams: '3x2', toolboxDeck: '28' } as const],
])('team game %i with %i seats is told in German, whole and with every choice called otherwise', (seed, seats, options) => {
  const chance = new Sfc().at(seed, 0);
  const pairs: (readonly [string, string])[] = [];
  const s = rules.start({ ...OPTIONS, ...options }, seats, chance);
  for (let n = 0; !rules.over(s); n++) {
    const seat = s.players.findIndex((_, i) => holds(rules.deciders(s), i));
    const p = rules.prompt(s, seat);
    if (p === null) throw new Error('somebody decides, but nothing is asked');
    const [asked, meant] = [de.prompt(s, seat, p), en.prompt(s, seat, p)];
    pairs.push([asked.title, meant.title], [asked.detail, meant.detail], [de.waiting(s, p), en.waiting(s, p)]);
    const moves = rules.moves(s, seat);
    const choices = moves.map((m) => [de.move(s, seat, m), en.move(s, seat, m)] as const);
    for (const [a, b] of choices) pairs.push([a.label, b.label], [a.detail, b.detail]);
    expect(new Set(choices.map(([a]) => `${a.label} ${a.detail}`)).size).toBe(choices.length);
    if (n % 20 === 0) {
      const lines = boardLines(en.board(rules.view(s, seat), seat));
      pairs.push(...boardLines(de.board(rules.view(s, seat), seat)).map((line, i) => [line, lines[i] ?? ''] as const));
    }
    const m = moves[chance.below(moves.length)];
    if (m === undefined) throw new Error('no move');
    const f = s.stack[s.stack.length - 1];
    const chosen = f !== undefined && n % 3 > 0 ? rules.game.bot.policy(clone(s), f, seat, chance) : m;
    rules.play(s, seat, chosen, {
      chance,
      tell: (e, _, blurred) => {
        pairs.push([de.event(s, e), en.event(s, e)]);
        if (blurred !== undefined) pairs.push([de.event(s, blurred), en.event(s, blurred)]);
      },
    });
  }
  pairs.push([de.verdict(s), en.verdict(s)]);
  for (const x of rules.outcome(s) ?? []) for (const line of Object.keys(x.sheet)) pairs.push([de.sheet(line), en.sheet(line)]);
  expect(faultsIn(pairs)).toEqual([]);
});

/** Every string below a thing; what is called is called with one, with several and with none. */
const stringsIn = (x: unknown, key = ''): readonly string[] => {
  if (typeof x === 'string') return [x];
  if (typeof x === 'function') return (ARGUMENTS[key] ?? COUNTS).flatMap((given) => stringsIn(Reflect.apply(x, undefined, [...given])));
  return typeof x === 'object' && x !== null ? Object.entries(x).flatMap(([k, y]) => stringsIn(y, k)) : [];
};
const COUNTS: readonly (readonly unknown[])[] = [
  [0, 0, 0],
  [1, 1, 1],
  [2, 3, 2],
];
const ids = (list: readonly string[]) => list.map((x) => [x]);
const ARGUMENTS: { readonly [key: string]: readonly (readonly unknown[])[] | undefined } = {
  kinds: COLORS.flatMap((c) => [
    [c, 1],
    [c, 2],
  ]),
  capacity: [],
  withoutCard: [],
  whyNot: [['X']],
  whyNotCard: [['X']],
  roomName: ids(TILES),
  cardName: ids([...CARDS, 'unknown']),
  cardText: ids(CARDS),
  trapName: ids(TRAPS),
  faceAbout: FACES.flatMap((f) => COLORS.map((c) => [f, c])),
  ...Object.fromEntries(['pestsName', 'queenName', 'whoName', 'titleName', 'colorWord', 'traits', 'traitText'].map((k) => [k, ids(COLORS)])),
};

test('labels, names, cards and traits are German, every one', () => {
  for (const part of ['label', 'names'] as const) {
    const [said, meant] = [stringsIn(de[part]), stringsIn(en[part])];
    expect(said.length).toBe(meant.length);
    expect(faultsIn(said.map((x, i) => [x, meant[i] ?? '']))).toEqual([]);
  }
  expect(new Set(TILES.map(de.names.roomName)).size).toBe(TILES.length);
  expect(new Set(CARDS.map(de.names.cardName)).size).toBe(CARDS.length);
});

test('rooms stand in their cases, and colours that take no ending get none', () => {
  const it = given('act', { red: { pests: { den: 3 } } }).does('move den');
  expect(it.told('moved').map((e) => de.event(it.s, e))).toEqual(['**Rot** geht in den Hobbyraum (Freischritt).']);
  it.does('exterminate', rolls(1));
  expect(it.told('exterminated').map((e) => de.event(it.s, e))).toEqual(['**Rot** bekämpft Schädlinge im Hobbyraum und würfelt **1**, das zählt als 2.']);
  expect(it.told('removed').map((e) => de.event(it.s, e))).toEqual(['2 rote Schädlinge verlassen den Hobbyraum.']);
  expect(de.event(it.s, { type: 'escaped', color: 'purple', trap: 'purple', room: 'den', clause: 'EXT-QTR-02' })).toBe(
    'Die Geisterkönigin bricht aus der lila Falle aus!',
  );
  expect(de.event(it.s, { type: 'escaped', color: 'green', trap: 'green-2', room: 'den', clause: 'EXT-QTR-02' })).toBe(
    'Die Rattenkönigin bricht aus der zweiten grünen Falle aus!',
  );
});

test('EXT-CARD-D01 EXT-CARD-O03 EXT-CHAR-05 EXT-TRN-03 German cards, traits and signs say the numbers of their own table', () => {
  const other = turned({
    'more_time.n': 1,
    'pest_surge.n': 1,
    'mating_call.steps': 1,
    'yellow.freeMoves': 3,
    'red.exterminateMinimum': 3,
    firstTurnQueenPhases: 3,
  });
  expect(other.names.cardText('more_time')).toBe('Du bekommst in diesem Zug 1 Aktionspunkt dazu.');
  expect(other.names.cardText('pest_surge')).toBe('Im Nest eines Gegners schlüpft 1 Schädling, versiegelt oder nicht.');
  expect(other.names.cardText('mating_call')).toBe('Alle deine freien Schädlinge gehen einen Raum auf deinen Kammerjäger zu.');
  expect(other.names.traitText('yellow')).toContain('Drei Freischritte statt einem.');
  expect(other.names.traitText('red')).toContain('ein Wurf unter 3 als 3');
  expect(other.label.stage.twice).toBe('Erster Zug: Die Königin handelt dreimal');
  expect(de.names.cardText('more_time')).toBe('Du bekommst in diesem Zug 2 Aktionspunkte dazu.');
});

test('the name of a card that was picked already is left out of its targets', () => {
  const it = given('act', { red: { hand: ['sabotage_tools'] }, green: { hand: ['zap'] } });
  const { label } = de.move(it.s, it.seat(), { verb: 'play-on', card: 'sabotage_tools', color: 'green' });
  expect(label).toBe('„Sabotage“ spielen, auf Grün');
  expect(de.label.withoutCard(label, 'sabotage_tools')).toBe('auf Grün');
});

test('every clause of the German rulebook refers to the same clauses as the English one, and is as printed or ours alike', () => {
  const read = (name: string): string => readFileSync(fileURLToPath(new URL(`../${name}`, import.meta.url)), 'utf8');
  const [said, meant] = [read('rulebook.de.md'), read('rulebook.md')];
  const clauses = (book: string) => [...book.matchAll(/^- \*\*(EXT-[A-Z0-9-]+)\*\* (.*)$/gm)];
  expect(clauses(said).map((x) => x[1])).toEqual(clauses(meant).map((x) => x[1]));
  const refs = (text: string) => (text.match(/EXT-[A-Z]+-[A-Z]?\d+/g) ?? []).sort();
  for (const [i, x] of clauses(said).entries()) {
    const own = clauses(meant)[i]?.[2] ?? '';
    expect([x[1], ...refs(x[2] ?? '')]).toEqual([x[1], ...refs(own)]);
    expect((x[2] ?? '').endsWith('*(gedruckt)*')).toBe(own.endsWith('*(printed)*'));
    expect(x[2]).not.toMatch(/\b(the|and|with|your)\b/);
  }
});
