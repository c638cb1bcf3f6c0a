/** What is New York's own in its German: half-made choices, the words on board, seats, buttons and cards, the cases, and the tables and references of the rulebook. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Basis, basisOf, firstOf, type Numbers, Sfc } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { CLAUSES } from '../clauses.ts';
import { KINDS, PLACES, SPECIES } from '../names.ts';
import { rules } from '../rules.ts';
import type { Move, State } from '../state.ts';
import { given, rolls, times } from '../test/given.ts';
import { words as german } from './de.ts';
import { words as english } from './en.ts';
import type { Words } from './words.ts';

const basis = basisOf(rules);
const [de, en] = [german(basis), english(basis)];

/** What is called the same in both languages. */
const PROPER = [
  ...['times-square', 'central-park', 'chinatown', 'coney-island', 'liberty-island', 'wall-street', 'co-op-city', 'fresh-kills'].map((at) => en.sheet(at)),
  ...['New York City', 'Manhattan', 'Queens', 'Brooklyn', 'Staten Island', 'Hudson River', 'East River'],
];
const HOLE = /undefined|NaN|null|\[object|[{}]/;
const ENGLISH =
  /(?<!\p{L})(?:the|of|your?|with|and|cannot|is|are|to|at|from|for|or|not|by|this|that|its?|they|have|has|no|food|poison|pests?|dice|turn|draw|place|places|cards?)(?!\p{L})/iu;

/** Sentences of both languages side by side; what is wrong with the German one. */
const faultIn = (german: string, english: string): string | null => {
  if ((german === '') !== (english === '')) return `"${german}" for "${english}"`;
  if (HOLE.test(german)) return `a hole: ${german}`;
  if (PROPER.includes(german)) return null;
  if (ENGLISH.test(german)) return `English: ${german}`;
  return german === english && /\p{L}{3}/u.test(german) ? `the same: ${german}` : null;
};
const expectGerman = (pairs: Iterable<readonly [german: string, english: string]>): number => {
  const all = [...pairs];
  expect(all.flatMap(([d, e]) => faultIn(d, e) ?? [])).toEqual([]);
  return all.length;
};
const zip = (a: readonly string[], b: readonly string[]): [string, string][] => {
  expect(a.length).toBe(b.length);
  return a.map((x, i) => [x, b[i] ?? '']);
};

/** What the prompt says as its gaps are filled by the half-made choices of the page. */
const drafted = (text: Words, s: State, seat: number): string[] => {
  const p = rules.prompt(s, seat);
  if (p === null) return [];
  const drafts = rules.moves(s, seat).flatMap((m) => [{ ...m }, ...('kind' in m ? [{ kind: m.kind }] : [])]);
  return [...drafts.slice(0, 12), ...drafts.slice(-4)].flatMap((draft) => Object.values(text.prompt(s, seat, { ...p, ...draft, key: p.key })));
};

test('half-made choices are asked on in German, and so is what is special about a turn', () => {
  const chance = new Sfc().at(2, 0);
  const options = { species: Array.from({ length: 3 }, () => 'random' as const), lastCall: true, slowFinish: true, wholeDeck: false, lastMove: false };
  const s = rules.start(options, 3, chance);
  const pairs: [string, string][] = [];
  while (!rules.over(s)) {
    const seat = firstOf(rules.deciders(s));
    pairs.push([de.turnMark(s), en.turnMark(s)], ...zip(drafted(de, s, seat), drafted(en, s, seat)));
    const legal = rules.moves(s, seat);
    const move = chance.below(4) > 0 ? rules.policy(s, seat, chance) : legal[chance.below(legal.length)];
    if (move === undefined) throw new Error('nobody has a move');
    rules.play(s, seat, move, { chance, tell: undefined });
  }
  expect(expectGerman(pairs)).toBeGreaterThan(200);
});

/** Every word on board, seats and buttons, with one thing and with several. */
const labelled = ({ label: l, names: n, shortReason, PHASE_NAME }: Words): string[] => {
  const plain = Object.values(l).flatMap((x) => (typeof x === 'string' ? [x] : []));
  const counted = [0, 1, 2, 12].flatMap((i) => [
    ...[l.poisons(i), l.youInfest(i), l.left(i), l.drew(i, 5), l.mayDraw(i), l.turn(i), l.drawn(i, 5), l.then(n.heads(i, 'rats')), l.versus(i, 2, 0.5)],
    ...[l.all(i), l.ofTen(i, 10).rest, ...Object.values(l.need('rats', 7, i)), l.ifLost('rats', i, i, false), l.ifLost('humans', i, i, true)],
    ...[
      l.loses('rats', i, false),
      l.loses('humans', i, true),
      l.foods(i),
      l.openOf(i, 7),
      l.cost(2, i),
      l.draws(i),
      l.freeFood(i),
      l.inShort('rats', i === 1, i, i),
    ],
  ]);
  const bySpecies = SPECIES.flatMap((who) => [
    ...[
      n.SPECIES_NAME[who],
      l.infestedBy(who),
      l.chanceFor(who),
      l.parts.against(who),
      l.attacks(who),
      l.defends(who),
      l.fight(who, 'rats', 'chinatown'),
      l.wins(who, true),
      l.wins(who, false),
    ],
    ...[l.holds(who), ...CLAUSES.map((c) => shortReason(c, who) ?? '')],
  ]);
  const byPlace = PLACES.flatMap((at) => [
    ...[
      n.PLACE_NAME[at],
      l.paidAt(at),
      l.oneLess(at),
      l.oneMore(at),
      l.breedAt(at),
      l.attackAt('rats', at),
      l.foeAt('rats', at),
      l.battle('rats', 'humans', at),
    ],
  ]);
  const cards = KINDS.flatMap((kind) => [...Object.values(n.KIND_WORDS[kind]), n.listed([kind, kind]), n.listed([kind])]);
  return [
    ...[...plain, ...counted, ...bySpecies, ...byPlace, ...cards, ...Object.values(l.legend), ...Object.values(l.tabs), l.parts.defending, l.parts.cap],
    ...[...Object.values(n.BOROUGH_NAME), ...Object.values(n.WATER_NAME), ...Object.values(PHASE_NAME), l.drawChance(0.5), l.before(0.5), n.percent(0.726)],
  ];
};

test('board, seats, buttons and cards are in German', () => {
  expectGerman(zip(labelled(de), labelled(en)));
});

test('the German rulebook has the references, origins, tables and figures of the English one', () => {
  const book = (name: string): string => readFileSync(fileURLToPath(new URL(`../${name}`, import.meta.url)), 'utf8');
  const [now, was] = [book('rulebook.de.md'), book('rulebook.md')];
  const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((found) => found[1] ?? '');
  expect(all(now, /(NYC-[A-Z]+-\d+)/g)).toEqual(all(was, /(NYC-[A-Z]+-\d+)/g));
  const origin: { readonly [word: string]: string } = { gedruckt: 'printed', 'unsere Auslegung': 'our ruling' };
  expect(all(now, /\*\((.*)\)\*$/gm).map((x) => origin[x])).toEqual(all(was, /\*\((.*)\)\*$/gm));
  const shape = (text: string): string[] => text.split('\n').map((line) => /^(?:#+ |- |\|)?/.exec(line)?.[0] ?? '');
  expect(shape(now)).toEqual(shape(was));
  const figures = (text: string): string[] => text.split('\n').flatMap((line) => (line.startsWith('|') ? [line.replace(/[^\d|+-]/g, '')] : []));
  expect(figures(now).map((x) => x.replace(/-/g, ''))).toEqual(figures(was).map((x) => x.replace(/-/g, '')));
});

describe('cases and numbers', () => {
  const turned = (numbers: Numbers): Basis<State, Move> => ({ ...basis, numbers: { ...basis.numbers, ...numbers } });
  const { s } = given('rats to fight', { places: { 'times-square': { rats: times(2, 'rats-alley-rat'), humans: ['humans-commuter'] } } });

  test('a card, a place and a group stand in their cases', () => {
    expect(de.move(s, 1, { verb: 'breed', kind: 'rats-rat-king', at: 'times-square', local: 1 })).toEqual({
      label: 'Einen Rattenkönig am Times Square züchten',
      detail: '1 Futter vom Ort, 2 von der Hand; dann 3 Ratten mit 7 Würfeln',
    });
    expect(de.move(s, 1, { verb: 'move', kind: 'rats-alley-rat', from: 'newtown-creek', to: 'bushwick-rooftops' }).label).toBe(
      'Eine Gassenratte aus den Newtown-Kanälen auf die Dächer von Bushwick bewegen',
    );
    expect(de.move(s, 1, { verb: 'attack', at: 'times-square', target: 'humans' }).detail).toBe('2 Würfel gegen 2, 55,6\u00a0% für Ratten');
  });

  test('NYC-FIGHT-12 NYC-FIGHT-13 one pest is lost in the singular, several in the plural', () => {
    const it = given('rats to fight', { lastTurn: true, places: { chinatown: { rats: ['rats-alley-rat'], humans: ['humans-commuter'] } } });
    it.does('attack chinatown humans', rolls(1, 1, 1));
    expect(it.told('lost').map((e) => de.event(it.s, e))).toEqual(['1 Gassenratte liegt nun verdeckt in Chinatown. Dort bleiben 2 Futter.']);
    expect(
      de.event(it.s, { type: 'lost', who: 'humans', at: 'chinatown', kinds: times(2, 'humans-super'), returned: true, food: 10, clause: 'NYC-FIGHT-13' }),
    ).toBe('2 Hausmeister gehen zurück in den Stapel. Dort bleiben 10 Futter.');
  });

  test('NYC-CARD-06 NYC-OPT-06 a card and an option say the numbers of their own table', () => {
    const other = german(turned({ 'rats-rat-king.min': 1, slowShare: 0.5, baseDrawMax: 1 }));
    expect(other.names.KIND_WORDS['rats-rat-king']).toMatchObject({ ribbon: 'Ab 1 eigenem', rule: 'Züchten nur, wo du schon einen Schädling hast.' });
    expect(de.names.KIND_WORDS['rats-rat-king'].rule).toBe('Züchten nur, wo du schon zwei Schädlinge hast.');
    expect(other.option('slowFinish').about).toBe('In der letzten Hälfte des Stapels zieht niemand mehr als 1 Karte im Zug.');
  });

  test('what stands on a card is short enough for it', () => {
    for (const kind of KINDS) {
      expect(de.names.KIND_WORDS[kind].ribbon.length).toBeLessThanOrEqual(13);
      expect(de.names.KIND_WORDS[kind].one.length).toBeLessThanOrEqual(14);
    }
  });
});
