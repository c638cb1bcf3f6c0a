/** What things on the board of Pest tell of themselves is held against the rules, alone, for two and in Versus: Influence, Aid, the Capital, its tokens, the Treasury. */
import { basisOf, boardLines } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { TRACK_COVERED, TRACK_SICK } from '../data/tables.ts';
import { rules } from '../rules.ts';
import { since } from '../since.ts';
import type { State } from '../state.ts';
import { columnOf } from '../steps/aid.ts';
import { influence } from '../steps/gain.ts';
import { CLAUSES, factsOf } from '../text/about.ts';
import { words as german } from '../text/de.ts';
import { words as english } from '../text/en.ts';
import { makingOf } from '../text/making.ts';
import { names } from '../text/names.en.ts';
import { type Given, given, script } from './given.ts';

const basis = basisOf(rules);
const facts = factsOf(makingOf(basis, names));
const tongues = [english(basis), german(basis)] as const;
const told = (s: State, mark: string, seat = 0): readonly string[] =>
  tongues.map((x) => {
    const said = x.about?.(s, seat, mark);
    return `${said?.does} ${said?.now}`;
  });
const k = { chance: script(), tell: undefined };
const MODES: readonly [string, Given][] = [
  ['PEST-SOL-13 alone', { seats: 1, houses: [{ influence: 2 }] }],
  ['PEST-VRS-05 in Versus', { seats: 2, versus: true, houses: [{ influence: 2 }, { influence: 7 }] }],
  ['PEST-INF-03 for two', { seats: 2, houses: [{ influence: 2 }, { influence: 7 }] }],
];

test.each(MODES)('%s: so many points as are told bring the marker to a space or past it, and one fewer does not', (_, x) => {
  for (let space = 3; space <= 45; space++) {
    const points = facts.influence(given(x).s, 0, String(space), '')?.points ?? 0;
    const after = (n: number): number => {
      const it = given(x);
      influence(it.s, 0, n, k);
      return it.p().influence;
    };
    expect(after(points), `${points} to ${space}`).toBeGreaterThanOrEqual(space);
    expect(after(points - 1), `${points - 1} to ${space}`).toBeLessThan(space);
  }
});

describe('alone', () => {
  const it = given({ seats: 1, houses: [{ influence: 2 }] });

  test('PEST-SOL-13 a space with a Sick says that it is skipped', () => {
    const ill = TRACK_SICK.indexOf(true);
    expect(told(it.s, `influence:${ill}`)[0]).toMatch(/A Sick lies here/);
    expect(told(it.s, `influence:${ill}`)[1]).toMatch(/Hier liegt ein Kranker/);
    expect(told(it.s, `influence:${ill + 1}`)[0]).not.toMatch(/A Sick lies here/);
  });
  test('PEST-SOL-17 a token that was used stays face down', () => {
    expect(told(it.s, 'token:')[0]).toMatch(/stays face down/);
    expect(told(it.s, 'token:')[1]).toMatch(/bleibt .* verdeckt/);
    expect(told(given({ seats: 2 }).s, 'token:')[0]).toMatch(/turns up again/);
  });
  test('PEST-SOL-15 Aid goes by the Sick left on the track, and says by how many', () => {
    const aid = facts.aid(it.s, 0, '1', '');
    for (let at = 0; at <= 41; at++) {
      const { s } = given({ seats: 1, houses: [{ influence: at }] });
      const left = facts.aid(s, 0, '1', '')?.left ?? -1;
      expect(columnOf(s, 0), `on ${at}`).toBe(left < (aid?.middle ?? 0) ? 0 : left >= (aid?.least ?? 0) ? 2 : 1);
    }
    expect(told(it.s, 'aid:1')[0]).toMatch(/fewer than 3.*5 or more/);
    expect(told(it.s, 'aid:1')[0]).not.toMatch(/most Influence/);
  });
  test('PEST-SOL-18 the Capital rewards nobody: the difference to the neutral People costs Renown', () => {
    expect(told(it.s, 'capital')[0]).toMatch(/each Person more on the neutral space than on yours costs 1 Renown/);
    expect(told(it.s, 'capital')[1]).toMatch(/kostet jede Person/);
    expect(told(it.s, 'capital').join()).not.toMatch(/reward|Belohnung/);
    expect(told(given({ seats: 1, persists: true }).s, 'capital')[0]).toMatch(/neutral ones stay/);
  });
  test('PEST-SOL-20 what is left lying costs Renown at the end', () => {
    expect(told(it.s, 'final')[0]).toMatch(/Each Sick left/);
  });
});

describe('Versus', () => {
  const it = given({ seats: 2, versus: true });
  test('PEST-VRS-12 PEST-VRS-06 the Capital tells of the neutral People', () => {
    expect(told(it.s, 'capital')[0]).toMatch(/fewer than the neutral ones gets nothing.*1 more comes/);
    expect(told(it.s, 'capital')[1]).toMatch(/bekommt nichts.*1 kommt dazu/);
  });
  test('PEST-VRS-08 of Aid the middle is not used', () => {
    expect(told(it.s, 'aid:1')[0]).toMatch(/middle is not used/);
  });
  test('PEST-VRS-15 a covered space tells what it pays', () => {
    expect(told(it.s, `influence:${TRACK_COVERED.indexOf(true)}`)[0]).toMatch(/more Renown at the end/);
  });
  test('PEST-VRS-03 a Decree tells from which level on it pays', () => {
    expect(told(it.s, 'decree:1')[0]).toMatch(/from level 2 on/);
  });
});

test('PEST-ERA-08 PEST-ERA-14 for two the Capital tells of first, third and second reward', () => {
  expect(told(given({ seats: 2 }).s, 'capital')[0]).toMatch(/first reward and fewer the third.*holds for having nobody/);
  expect(told(given({ seats: 2, needsPeople: true }).s, 'capital')[0]).toMatch(/Whoever has nobody here gets nothing/);
});

test('PEST-PST-06 a Camp goes home only where it stands alone', () => {
  expect(told(given({ seats: 2 }).s, 'camp:0:0').join()).not.toMatch(/once/);
});

test('PEST-BLD-04 a Treasury makes a Coin, and says so on the board of text too', () => {
  const it = given({ seats: 2, houses: [{ built: { treasury: 'hollin' }, staffed: ['treasury'] }] });
  expect(told(it.s, 'bld:treasury:0')[0]).toMatch(/makes a Coin/);
  expect(told(it.s, 'bld:treasury:0')[1]).toMatch(/eine Münze/);
  expect(tongues.map((x) => /(?:Makes Coin|Erzeugt Münzen)/.test(boardLines(x.board(it.s, 0)).join(' ')))).toEqual([true, true]);
});

test('every clause that is named stands in the rulebook', async () => {
  const { CLAUSES: all } = await import('../clauses.ts');
  for (const [, x] of MODES) {
    const { s } = given(x);
    for (const clause of [...CLAUSES.capital(facts.capital(s, 0, '', '') ?? never()), ...CLAUSES.aid(facts.aid(s, 0, '1', '') ?? never())])
      expect(all).toContain(clause);
  }
});
const never = (): never => {
  throw new Error('it tells nothing');
};

test('PEST-ERA-14 a table of an older edition is told of as it plays: of two without Versus, only People in the Capital were rewarded', () => {
  const needs = (edition: string, x: Given) => since.state(edition, given(x).s).pairNeedsPeople;
  for (const edition of ['1', '2', '3'])
    expect([{ seats: 2 }, { seats: 2, versus: true }, { seats: 3 }].map((x) => needs(edition, x))).toEqual([true, false, false]);
  const { s } = given({ seats: 2 });
  expect(since.state('4', s)).toBe(s);
});
