/** The master's word on moves: asked for ahead where they are few, once each, and nobody waits for who has no idea. */

import type { Flat } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import type { SaidWord } from '../../think/job.ts';
import { placeCoach } from '../placing.ts';
import { weighing } from '../weighing.ts';

const q = { game: 'newyork', rules: '1', numbers: {}, view: { stack: [], asked: 1 }, seat: 0, seats: 2 };
const moves = (n: number): Flat[] => Array.from({ length: n }, (_, i) => ({ verb: 'go', to: i }));
const master = () => {
  const asked: Flat[] = [];
  let looked = 0;
  return {
    asked,
    looks: () => looked,
    look: async (): Promise<void> => {
      looked++;
    },
    ask: async (_: unknown, move: Flat): Promise<SaidWord> => {
      asked.push(move);
      return { kind: 'fine' };
    },
  };
};

test('few moves are looked at ahead, and each once', async () => {
  const { asked, ask, look } = master();
  const w = weighing(q, moves(3), ask, look);
  await w.ready;
  expect(asked).toHaveLength(3);
  await w.of({ verb: 'go', to: 1 });
  expect(asked).toHaveLength(3);
});

test('of many moves the position is judged ahead and only the chosen one is asked about; where there is one move nobody is asked', async () => {
  const { asked, ask, look, looks } = master();
  await weighing(q, moves(1), ask, look).ready;
  expect(looks()).toBe(0);
  const w = weighing(q, moves(40), ask, look);
  await w.ready;
  expect(looks()).toBe(1);
  expect(asked).toHaveLength(0);
  await w.of({ verb: 'go', to: 9 });
  expect(asked).toEqual([{ verb: 'go', to: 9 }]);
});

test('a master who fails says nothing against a move', async () => {
  const fails = () => Promise.reject(new Error('no idea'));
  const w = weighing(q, moves(40), fails, fails);
  await w.ready;
  expect(await w.of({ verb: 'go', to: 9 })).toBeNull();
});

test('the plate stands low, and gives way to what can be pressed', () => {
  const room = { x: 0, y: 50, w: 1000, h: 700 };
  expect(placeCoach({ w: 400, h: 200 }, [], room)).toMatchObject({ x: 600, y: 550 });
  expect(placeCoach({ w: 400, h: 200 }, [{ x: 0, y: 500, w: 1000, h: 300 }], room)).toMatchObject({ y: 300 });
});
