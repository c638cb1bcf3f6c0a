/** Who takes Storage Containers: the resource that is on the card stays there, and between two newcomers the owner chooses (PEST-TCR-16). */
import { expect, test } from 'vitest';
import { type Given, given, yearOf } from './given.ts';

const study = (x: Given) => given({ market: [4, 9, 15, 3, 2], ...x }).does('assistant move-research', 'act research no');
const making = (x: Given) => given(x).does('assistant produce-cure', 'act produce no');

test('PEST-TCR-16 Loading Crane discarded: what lies on Storage Containers stays there, the rest loses its sixth', () => {
  const it = study({ houses: [{ research: 9, tech: { top: 26, middle: 27 }, res: { lumber: 6, food: 7 } }] });
  it.does('take tech-4 top');
  expect([it.res('lumber'), it.res('food')]).toEqual([5, 7]);
  expect(it.told('storage-lost')).toMatchObject([{ what: 'lumber', n: 1, clause: 'PEST-TCR-16' }]);
});

test('PEST-TCR-16 Loading Crane discarded with nothing on the Containers: the owner says which of two keeps its sixth', () => {
  const it = study({ houses: [{ research: 9, tech: { top: 26, middle: 27 }, res: { lumber: 6, food: 6, herbs: 5 } }] });
  it.does('take tech-4 top');
  expect(it.now()).toBe('store');
  expect(it.offers()).toEqual(['store lumber', 'store food']);
  expect(it.refused('store herbs')).toBe('PEST-TCR-16');
  it.does('store food');
  expect([it.res('lumber'), it.res('food'), it.res('herbs')]).toEqual([5, 6, 5]);
  expect(it.now()).toBe('research');
  // One alone above the limit needs no question.
  const lone = study({ houses: [{ research: 9, tech: { top: 26, middle: 27 }, res: { lumber: 5, food: 6 } }] });
  lone.does('take tech-4 top');
  expect([lone.now(), lone.res('food')]).toEqual(['research', 6]);
});

test('PEST-TCR-16 PEST-DEC-08I what the Imperative brings comes after the loss', () => {
  const it = study({
    year: 3,
    houses: [{ research: 9, influence: 2, tech: { top: 26, middle: 27 }, res: { lumber: 6, food: 6 } }],
  });
  it.does('take tech-4 top', 'store food');
  // Space 3 of the Influence track pays 1 Food: it finds room on the card.
  expect([it.res('lumber'), it.res('food'), it.p().influence]).toEqual([5, 7, 3]);
});

test('PEST-TCR-16 PEST-PRD-06 two resources exceed the limit in one Produce: the owner chooses which one the card takes', () => {
  const start: Given = { houses: [{ tech: { top: 27 }, res: { food: 5, lumber: 5 }, built: { factory: 'castoria' }, track: [2] }] };
  const it = making(start);
  expect(it.now()).toBe('store');
  expect(it.offers()).toEqual(['store lumber', 'store food']);
  it.does('store food');
  expect([it.res('lumber'), it.res('food')]).toEqual([5, 6]);
  expect(it.told('gained').map((e) => [e.what, e.n, e.lost])).toEqual([
    ['lumber', 0, 1],
    ['food', 1, 0],
    // The laboratory pays afterwards (PEST-PRD-02).
    ['research', 1, 0],
  ]);
  const other = making(start).does('store lumber');
  expect([other.res('lumber'), other.res('food')]).toEqual([6, 5]);
  // Whoever is on the card already stays there: nobody is asked.
  const claimed = making({ houses: [{ tech: { top: 27 }, res: { food: 5, lumber: 6 }, built: { factory: 'castoria' } }] });
  expect([claimed.now(), claimed.res('lumber'), claimed.res('food')]).toEqual(['act', 7, 5]);
});

test('PEST-TCR-16 PEST-CRD-03 the resources of one Aid reward come together too', () => {
  const it = given(
    yearOf(15, {
      year: 2,
      houses: [{ tech: { top: 27 }, res: { lumber: 4, coin: 5 }, influence: 9 }, { influence: 4 }],
      edit: (s) => {
        s.aidsUp = [3];
      },
    }),
  );
  expect(it.now()).toBe('store');
  it.does('store coin');
  expect([it.res('lumber'), it.res('coin')]).toEqual([5, 6]);
});

test('PEST-TCR-16 PEST-TCR-23 PEST-TECH-20 Tool Cart: what two sites pay comes together, and the owner chooses which of them the card takes', () => {
  // Lumber of Morvath and Food of Gothar, whichever is built on first.
  const sites = (...builds: readonly string[]) =>
    given({ houses: [{ tech: { top: 20, middle: 27 }, camp: 'gothar', influence: 6, res: { lumber: 5, stone: 2, food: 5, coin: 2 } }] })
      .does('assistant construct-research', 'act construct no')
      .does(...builds.flatMap((x) => [`build ${x}`, 'pay 0 1 0 1 no']));
  for (const builds of [
    ['morvath district-1', 'gothar district-2'],
    ['gothar district-1', 'morvath district-2'],
  ]) {
    const it = sites(...builds);
    expect(it.now()).toBe('store');
    expect(it.offers()).toEqual(['store lumber', 'store food']);
    it.does('store food');
    expect([it.res('lumber'), it.res('food'), it.now()]).toEqual([5, 6, 'act']);
    expect(it.told('gained').filter((e) => e.clause === 'PEST-TECH-20')).toMatchObject([
      { what: 'lumber', n: 0, lost: 1 },
      { what: 'food', n: 1, lost: 0 },
    ]);
    const other = sites(...builds).does('store lumber');
    expect([other.res('lumber'), other.res('food')]).toEqual([6, 5]);
  }
});
