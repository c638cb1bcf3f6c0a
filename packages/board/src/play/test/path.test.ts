/** The path of things to press: one thing after another until a move is made, and what a press means that does not lead on. */
import { describe, expect, test } from 'vitest';
import type { Draft } from '../../board.ts';
import { byWays, eitherWay, kindOf, meantBy, pickedAs, pickedOf, pressed, type Reach, reachedBy, restOf, stepOf, withPicked } from '../path.ts';

interface Go {
  readonly verb: 'go';
  readonly to: number;
}
interface Play {
  readonly verb: 'play';
  readonly card: string;
  readonly on: string;
}
type Move = Go | Play;
const go = (to: number): Go => ({ verb: 'go', to });
const play = (card: string, on: string): Play => ({ verb: 'play', card, on });
const LEGAL: readonly Move[] = [go(1), go(2), play('summons', 'anna'), play('summons', 'boris'), play('fire', 'anna')];

const ways = byWays((m: Move) => (m.verb === 'go' ? [[`place:${m.to}`]] : [[`card:${m.card}`, `piece:${m.on}`]]));
const step = (picked: readonly string[], aim: string, more: Partial<Reach<Move>> = {}) => stepOf({ ...ways, ...more }, LEGAL, picked, aim);

describe('a press leads on', () => {
  test('one thing that is all of a move makes it', () => expect(step([], 'place:2')).toEqual({ move: go(2) }));
  test('the first of two things is picked', () => expect(step([], 'card:summons')).toEqual({ picked: ['card:summons'] }));
  test('the second makes the move', () => expect(step(['card:summons'], 'piece:boris')).toEqual({ move: play('summons', 'boris') }));
  test('a thing that is part of a move is not pressed before the things that come first', () => expect(step([], 'piece:anna')).toBeNull());
  test('a card with one target waits for that target, unless what is left alone is made at once', () => {
    expect(step([], 'card:fire')).toEqual({ picked: ['card:fire'] });
    expect(stepOf({ fits: ways.fits }, LEGAL, [], 'card:fire')).toEqual({ move: play('fire', 'anna') });
  });
  test('the same thing twice is two presses where a move takes it twice', () => {
    const two = byWays((m: Play) => [['card:harvest', `res:${m.card}`, `res:${m.on}`]]);
    const legal = [play('coin', 'coin'), play('coin', 'herb')];
    expect(stepOf(two, legal, ['card:harvest', 'res:coin'], 'res:coin')).toEqual({ move: play('coin', 'coin') });
  });
});

describe('a press that does not lead on', () => {
  test('on the last thing lets it go', () => expect(step(['card:summons'], 'card:summons')).toEqual({ picked: [] }));
  test('on another thing begins anew', () => {
    expect(step(['card:summons'], 'card:fire')).toEqual({ picked: ['card:fire'] });
    expect(step(['card:summons'], 'place:1')).toEqual({ move: go(1) });
  });
  test('means nothing where a game does not let it begin anew', () => expect(step(['card:summons'], 'place:1', { anew: () => [] })).toBeNull());
  test('takes the place of what a game says', () => {
    const anew = (picked: readonly string[], aim: string) => [[...picked.filter((x) => kindOf(x) !== kindOf(aim)), aim]];
    const any: Reach<Move> = { fits: (m, picked) => m.verb === 'play' && picked.every((x) => x === `card:${m.card}` || x === `piece:${m.on}`), anew };
    expect(stepOf(any, LEGAL, ['card:summons', 'piece:cora'], 'piece:anna')).toEqual({ move: play('summons', 'anna') });
  });
  test('on a thing that stands for no move means nothing', () => expect(step([], 'place:9')).toBeNull());
  test('means nothing while nothing is legal', () => expect(stepOf(ways, [], [], 'place:1')).toBeNull());
});

describe('a move that waits', () => {
  const waits = (m: Move) => m.verb === 'go';
  test('is picked first', () => expect(step([], 'place:1', { waits })).toEqual({ picked: ['place:1'], waiting: go(1) }));
  test('is made by the second press', () => expect(step(['place:1'], 'place:1', { waits })).toEqual({ move: go(1) }));
  test('gives way to another', () => expect(step(['place:1'], 'place:2', { waits })).toEqual({ picked: ['place:2'], waiting: go(2) }));
  test('a game may say what the second press says yes to', () => {
    expect(step(['card:fire'], 'card:fire', { yes: () => play('fire', 'anna') })).toEqual({ move: play('fire', 'anna') });
    expect(step(['place:1'], 'place:1', { waits, yes: () => null })).toEqual({ picked: [] });
  });
});

test('two things in either order are two ways, one is one', () => {
  expect(eitherWay(['a', 'b'])).toEqual([
    ['a', 'b'],
    ['b', 'a'],
  ]);
  expect(eitherWay(['a'])).toEqual([['a']]);
  expect(eitherWay([])).toEqual([[]]);
});

test('what can still be meant grows less with every press, and one move is reached at the end', () => {
  expect(meantBy(ways, LEGAL, [])).toHaveLength(5);
  expect(meantBy(ways, LEGAL, ['card:summons'])).toHaveLength(2);
  expect(meantBy(ways, LEGAL, ['card:summons', 'piece:anna', 'piece:anna'])).toEqual([]);
  expect(reachedBy(ways, LEGAL, ['card:summons'])).toBeNull();
  expect(reachedBy(ways, LEGAL, ['card:summons', 'piece:anna'])).toEqual(play('summons', 'anna'));
  expect(reachedBy({ fits: ways.fits }, LEGAL, ['card:summons'])).toBeNull();
});

test('the draft keeps what is picked beside what else stands in it', () => {
  const draft: Draft = { look: 'rat' };
  const with2 = withPicked(draft, ['card:a b', 'place:4']);
  expect(pickedOf({ draft: with2 })).toEqual(['card:a b', 'place:4']);
  expect(with2.look).toBe('rat');
  expect(withPicked(with2, [])).toEqual(draft);
  expect(pickedOf({ draft })).toEqual([]);
  expect(pickedAs({ draft: with2 }, 'place')).toBe('4');
  expect(pickedAs({ draft: with2 }, 'piece')).toBeUndefined();
  expect([kindOf('tech:tech-9'), restOf('tech:tech-9')]).toEqual(['tech', 'tech-9']);
});

test('pressing goes from draft to move and says whether it meant anything', () => {
  let draft: Draft = { look: 'rat' };
  const made: Move[] = [];
  const p = () => ({
    draft,
    legal: LEGAL,
    setDraft: (d: Draft) => {
      draft = d;
    },
    choose: (m: Move) => made.push(m),
  });
  expect(pressed(p(), ways, 'place:9')).toBeNull();
  expect(draft).toEqual({ look: 'rat' });
  expect(pressed(p(), ways, 'card:summons')).toEqual({ picked: ['card:summons'] });
  expect(pickedOf({ draft })).toEqual(['card:summons']);
  expect(pressed(p(), ways, 'piece:anna')).toEqual({ move: play('summons', 'anna') });
  expect(made).toEqual([play('summons', 'anna')]);
  expect(pressed(p(), ways, 'place:1', [])).toEqual({ move: go(1) });
  expect(made.at(-1)).toEqual(go(1));
});
