/** Positions between events: in every game and every edition, for every seat, what is shown event by event ends in the view and is a view all the way. */

import { type Base, defaults, engine, type Fact, firstOf, Sfc, same } from '@pesthouse/kernel';
import { toy } from '@pesthouse/kernel/toy';
import { applyProposed, type Item, openPlay, type Play, positionsOf, type Wants } from '@pesthouse/table';
import { describe, expect, test } from 'vitest';
import { publishedVersions } from '../../cli/edition/manifest.ts';
import { ROOT } from '../../cli/folder.ts';
import { type AnyEngine, GAME_IDS, GAMES } from '../../games/index.ts';

const SEED = '7e'.repeat(32);
const closely: Wants = () => 'closely';

/** The items of all seats and watchers along one game of the bot's own policy. */
const itemsOf = (
  e: AnyEngine,
  seats: number,
  moves: number,
  wants: Wants,
  look: (play: Play) => void = () => {},
): { readonly seat: number; readonly item: Item }[] => {
  const all: { readonly seat: number; readonly item: Item }[] = [];
  const { id, rules } = e.game.meta;
  const play = openPlay(e, { game: id, rules, options: defaults(e.game.meta, seats), seats, entries: [] }, SEED);
  const own = new Sfc().at(5, seats);
  for (let n = 1; n <= moves && !e.over(play.state); n++) {
    const seat = firstOf(e.deciders(play.state));
    const move = e.policy(play.state, seat, own);
    if (move === undefined) throw new Error('nobody has a move');
    look(play);
    for (const [of, item] of applyProposed(play, { n, seat, move }, wants)) all.push({ seat: of, item });
  }
  return all;
};

/** What is wrong with an item as its seat is shown it; null if nothing is. */
const wrong = (e: AnyEngine, seat: number, item: Item): string | null => {
  const shown = positionsOf(item);
  if (shown.length !== item.events.length) return 'an event has no position';
  if (shown.length > 0 && shown.at(-1) !== item.view) return 'after the last event the picture is not the view';
  const open = shown.find((x) => x !== null && !same(e.view(x, seat), x));
  return open === undefined ? null : 'a picture shows what is hidden';
};

const EDITIONS = GAME_IDS.flatMap((game) => publishedVersions(ROOT, game).map((edition) => ({ game, edition })));

describe.each(EDITIONS)('$game, edition $edition', ({ game, edition }) => {
  test('after each event a seat sees a view, and after the last one its own', async () => {
    const e = await GAMES[game].fresh(edition);
    const items = itemsOf(e, e.game.meta.usual, 120, closely);
    expect(items.map(({ seat, item }) => wrong(e, seat, item)).filter((x) => x !== null)).toEqual([]);
    // Something happens on the way, and it is seen there.
    const seen = items.flatMap(({ item }) => positionsOf(item).slice(0, -1)).filter((x) => x !== null);
    expect(seen.length).toBeGreaterThan(10);
  });
});

test.each(GAME_IDS)('%s: what is played once more to be looked at tells the same as what is looked at on the way', async (id) => {
  const e: AnyEngine = (await GAMES[id].rules()).rules;
  const again = itemsOf(e, e.game.meta.usual, 120, closely);
  // Where the copy is not known to be the position before, every event is looked at on the way.
  const onTheWay = itemsOf(e, e.game.meta.usual, 120, closely, (play) => {
    play.copiedAt = -1;
  });
  expect(again.some(({ item }) => item.between !== undefined)).toBe(true);
  expect(again).toEqual(onTheWay);
});

test('whoever does not look closely is told the same without the way there', () => {
  const e: AnyEngine = engine(toy);
  const near = itemsOf(e, 3, 60, closely);
  const far = itemsOf(e, 3, 60, () => true);
  expect(near.some(({ item }) => item.between !== undefined)).toBe(true);
  expect(near.map(({ item: { between: _, ...item } }) => item)).toEqual(far.map(({ item }) => item));
});

test('where a position is veiled the board stays as it was', () => {
  const e: AnyEngine = { ...engine(toy), veils: ['laid', 'drew'] };
  const items = itemsOf(e, 3, 60, closely).filter(({ item }) => item.events.length > 1);
  expect(items.length).toBeGreaterThan(3);
  for (const { item } of items)
    for (const [i, x] of positionsOf(item).slice(0, -1).entries()) expect(x === null).toBe(/laid|drew/.test(item.events[i]?.type ?? ''));
});

test('an item without a way is shown at its end', () => {
  const view: Base = { stack: [], asked: 3 };
  const events: Fact[] = [
    { type: 'a', clause: 'A-1' },
    { type: 'b', clause: 'A-2' },
  ];
  expect(positionsOf({ events, view })).toEqual([null, view]);
  expect(positionsOf({ events: [], view })).toEqual([]);
});

test('a picture that was made for other eyes is found out', () => {
  const e: AnyEngine = engine(toy);
  const other = itemsOf(e, 3, 60, closely).filter(({ seat }) => seat === 1);
  expect(other.map(({ item }) => wrong(e, 1, item)).filter((x) => x !== null)).toEqual([]);
  expect(other.map(({ item }) => wrong(e, 0, item))).toContain('a picture shows what is hidden');
});
