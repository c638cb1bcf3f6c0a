/** Numbers that house rules have changed are marked on a player board, on a wide screen and on a phone. */

import { basisOf, type Numbers, Sfc } from '@pesthouse/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { optionsOf } from '../test/games.ts';
import { words } from '../text/en.ts';
import type { Props } from './choice.ts';
import { Given } from './given.tsx';
import { OWN, OwnBoard } from './OwnBoard.tsx';
import { PhoneOwn } from './OwnTab.tsx';

const basis = basisOf(rules);
const nothing = (): void => undefined;
const view = rules.start(optionsOf({ seats: 2 }), 2, new Sfc().at(1, 0));

/** The markup of the first House's board with some numbers turned. */
const drawn = (turned: Numbers, narrow: boolean): string => {
  const numbers = { ...basis.numbers, ...turned };
  const text = words({ ...basis, numbers });
  const p: Props = {
    view,
    next: view,
    seat: 0,
    text,
    legal: [],
    choose: nothing,
    why: () => ({ clause: 'PEST-ACT-01', sentence: '' }),
    sitters: [],
    draft: {},
    setDraft: nothing,
    pointed: null,
    point: nothing,
    now: null,
    openRule: nothing,
    narrow,
  };
  const board = narrow ? createElement(PhoneOwn, { p, s: view, seat: 0 }) : createElement(OwnBoard, { p, s: view, seat: 0, width: OWN.width });
  const given = { text, numbers, printed: basis.numbers, children: board };
  return renderToStaticMarkup(createElement(Given, given));
};
/** What it would be without house rules, as the marks tell it. */
const marks = (markup: string): readonly string[] =>
  [...markup.matchAll(/title="([^"]*\d[^"]*)"/g)].map((m) => m[1] ?? '').filter((x) => /^(printed|ours): /.test(x));

test.each([false, true])('PEST-CUR-01 PEST-END-04 a changed price or worth on the health track is marked, on a phone: %s', (narrow) => {
  expect(marks(drawn({}, narrow))).toEqual([]);
  // What curing costs was not to be had: the mark does not call it printed.
  expect(marks(drawn({ 'space-3.herbs': 5 }, narrow))).toEqual(['ours: 2']);
  expect(marks(drawn({ 'space-3.herbs': 5, 'space-4.renown': 3 }, narrow))).toHaveLength(2);
  // A worth that was taken away is marked too.
  expect(marks(drawn({ 'space-4.renown': 0 }, narrow))).toEqual(['ours: 1']);
});

test.each([false, true])('PEST-CNS-06 a changed price of a building is marked, on a phone: %s', (narrow) => {
  expect(marks(drawn({ 'district-1.lumber': 4 }, narrow))).toEqual(['ours: 1']);
});
