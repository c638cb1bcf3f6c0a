/** A Prescription says what holds at its table, and is marked where house rules have changed that. */

import { basisOf, type Numbers } from '@pesthouse/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { since } from '../since.ts';
import { given } from '../test/given.ts';
import { words } from '../text/en.ts';
import { CardFace } from './Card.tsx';
import { Given } from './given.tsx';

const basis = basisOf(rules);
/** The face of Paralysis, whole and in brief, at a table of an edition with these numbers. */
const faces = (fullParalysis: boolean, edition: Numbers = {}): readonly string[] => {
  const printed = { ...basis.numbers, ...edition };
  const text = words({ ...basis, numbers: printed });
  const { s: view } = given('bachelor acts', { fullParalysis });
  return [true, false].map((full) => {
    const table = { text, numbers: printed, printed, children: createElement(CardFace, { view, title: 'paralysis', full }) };
    return renderToStaticMarkup(createElement(Given, table));
  });
};
/** What is marked as turned says so to those who do not see the mark. */
const MARK = 'class="vh"';

test('PATH-RX-01 as printed the card Paralysis lets the Plague move afterwards, and nothing is marked', () => {
  for (const face of faces(false)) {
    expect(face).toContain('attacks first and moves afterwards');
    expect(face).not.toContain(MARK);
  }
});
test('PATH-OPT-03 with Full Paralysis the card says that no step is left, and is marked as turned', () => {
  const [whole, brief] = faces(true);
  expect(whole).toContain('takes no step at all');
  expect(brief).toContain('may not move at all');
  for (const face of [whole, brief]) expect(face).toContain(MARK);
});
test('an edition that printed the full Paralysis has nothing to mark', () => {
  for (const face of faces(false, since.numbers?.('2', {}))) {
    expect(face).toMatch(/takes no step at all|may not move at all/);
    expect(face).not.toContain(MARK);
  }
});
