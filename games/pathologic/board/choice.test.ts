/** How cards and Strains are reached by pressing things, on real positions. */

import { basisOf } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import type { Role } from '../names.ts';
import { rules } from '../rules.ts';
import type { Move } from '../state.ts';
import { given, type It, type Position, seatIn } from '../test/given.ts';
import { words } from '../text/en.ts';
import { choiceOf, type Props, press } from './choice.ts';

const nothing = (): void => undefined;

/** One seat's page: what is pressed one after another, and the move that comes of it. */
const pageOf = ({ s }: It, role: Role, narrow: boolean) => {
  const seat = seatIn(s, role);
  const view = rules.view(s, seat);
  const legal = rules.moves(view, seat);
  const made: Move[] = [];
  let draft: Props['draft'] = {};
  const p = (): Props => ({
    view,
    next: view,
    seat,
    text: words(basisOf(rules)),
    legal,
    choose: (m) => made.push(m),
    why: () => null,
    sitters: [],
    draft,
    setDraft: (d) => {
      draft = d;
    },
    pointed: null,
    point: nothing,
    now: null,
    openRule: nothing,
    narrow,
  });
  return {
    made,
    legal,
    picked: () => choiceOf(p()).prefix,
    live: () => choiceOf(p()).live,
    presses: (...aims: readonly string[]) => aims.map((aim) => press(p(), aim)),
  };
};
const page = (position: Position, narrow = false) => pageOf(given('haruspex acts', position), 'haruspex', narrow);

test('Wild Harvest takes two of the same by two presses on it', () => {
  const it = page({ hand: { haruspex: ['wild-harvest'] } });
  it.presses('card:wild-harvest', 'res:coin', 'res:coin');
  expect(it.made).toEqual([{ verb: 'wild-harvest', first: 'coin', second: 'coin' }]);
});

test('Wild Harvest takes two kinds in either order', () => {
  const it = page({ hand: { haruspex: ['wild-harvest'] } });
  it.presses('card:wild-harvest', 'res:key', 'res:coin');
  expect(it.made).toHaveLength(1);
});

test('a second press on a card says yes where it wants nothing more, and lets it go where it does', () => {
  const no = page({ hand: { haruspex: ['wild-harvest'] } });
  no.presses('card:wild-harvest', 'card:wild-harvest');
  expect(no.made).toEqual([]);
  expect(no.picked()).toEqual([]);
});

test('what offers nothing now means nothing', () => {
  const it = page({ hand: { haruspex: ['wild-harvest'] } });
  expect(it.presses('card:summons', 'res:coin')).toEqual([false, false]);
});

test('PATH-STR-02 whoever holds one kind of Strain has it in hand, and can still end the turn', () => {
  const it = given("plague's turn", { plague: 7, grip: ['relapse'] });
  it.does('stay', 'conceal');
  const here = pageOf(it, 'plague', true);
  expect(here.picked()).toEqual(['strain:relapse']);
  expect(here.live()).toContain('verb:done');
  here.presses('verb:done');
  expect(here.made).toEqual([{ verb: 'done' }]);
});

test('an Event that can be resolved is pressed itself, and then whoever resolves it', () => {
  const it = page({ free: ['aspity'], events: { 14: 'key' } });
  expect(it.live()).toContain('event:14');
  it.presses('event:14');
  expect(it.made).toEqual([]);
  expect([...it.live()].filter((x) => x.startsWith('piece:'))).toEqual(['piece:aspity']);
  it.presses('piece:aspity');
  expect(it.made).toEqual([{ verb: 'resolve', piece: 'aspity' }]);
});
