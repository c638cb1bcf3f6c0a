/** How a Healer's card is reached by pressing things, on real positions. */
import { expect, test } from 'vitest';
import { basisOf } from '../../../kernel/index.ts';
import { HEALERS } from '../names.ts';
import { rules } from '../rules.ts';
import { type Move, seatOfRole } from '../state.ts';
import { given, type Position } from '../test/given.ts';
import { words } from '../text/en.ts';
import { choiceOf, type Props, press } from './choice.ts';

const nothing = (): void => undefined;

/** The Haruspex's page in that position: what is pressed one after another, and the move that comes of it. */
const page = (position: Position, narrow = false) => {
  const it = given('haruspex acts', position);
  const seat = seatOfRole(it.s, HEALERS.indexOf('haruspex'));
  const view = rules.view(it.s, seat);
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
  return { made, picked: () => choiceOf(p()).prefix, presses: (...aims: readonly string[]) => aims.map((aim) => press(p(), aim)) };
};

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
