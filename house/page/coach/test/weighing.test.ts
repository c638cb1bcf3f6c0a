/** The master's word on moves: asked for ahead where they are few, once each, and nobody waits for who has no idea. */

import type { Flat } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import type { SaidMistake } from '../../think/job.ts';
import { placeCoach } from '../placing.ts';
import { weighing } from '../weighing.ts';

const q = { game: 'newyork', rules: '1', numbers: {}, view: { stack: [], asked: 1 }, seat: 0, seats: 2 };
const moves = (n: number): Flat[] => Array.from({ length: n }, (_, i) => ({ verb: 'go', to: i }));
const master = () => {
  const asked: Flat[] = [];
  return {
    asked,
    ask: async (_: unknown, move: Flat): Promise<SaidMistake> => {
      asked.push(move);
      const better = { mean: 0.6, error: 0.01 };
      return { best: move, hopes: [better, { mean: 0.4, error: 0.01 }], gain: { mean: 0.2, error: 0.01 }, close: false, grounds: [], clause: null };
    },
  };
};

test('few moves are looked at ahead, and each once', async () => {
  const { asked, ask } = master();
  const w = weighing(q, moves(3), ask);
  await w.ready;
  expect(asked).toHaveLength(3);
  await w.of({ verb: 'go', to: 1 });
  expect(asked).toHaveLength(3);
});

test('of many moves only the chosen one is looked at, and of one none', async () => {
  const { asked, ask } = master();
  await weighing(q, moves(1), ask).ready;
  const w = weighing(q, moves(40), ask);
  await w.ready;
  expect(asked).toHaveLength(0);
  await w.of({ verb: 'go', to: 9 });
  expect(asked).toEqual([{ verb: 'go', to: 9 }]);
});

test('a master who fails says nothing against a move', async () => {
  const w = weighing(q, moves(40), () => Promise.reject(new Error('no idea')));
  expect(await w.of({ verb: 'go', to: 9 })).toBeNull();
});

test('the plate stands low, and gives way to what can be pressed', () => {
  const room = { x: 0, y: 50, w: 1000, h: 700 };
  expect(placeCoach({ w: 400, h: 200 }, [], room)).toMatchObject({ x: 600, y: 550 });
  expect(placeCoach({ w: 400, h: 200 }, [{ x: 0, y: 500, w: 1000, h: 300 }], room)).toMatchObject({ y: 300 });
});
