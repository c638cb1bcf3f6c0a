/** The same position gets the same hint, another one is thought about anew. */
import { expect, test } from 'vitest';
import type { SaidHint } from './job.ts';
import { remembering } from './remember.ts';
import type { Asked } from './thinker.worker.ts';

const question = (asked: number, seat = 0) => ({ game: 'pest', rules: '1', numbers: {}, view: { stack: [], asked }, seat, seats: 2 });
const rest = { kind: 'only', figure: { kind: 'about', n: 50 }, clause: null } as const;

/** A master who never says the same twice. */
const moody = () => {
  const heard: Asked[] = [];
  const hint = remembering(async (q): Promise<SaidHint> => {
    heard.push(q);
    return { move: { verb: 'pass', n: heard.length }, ...rest };
  });
  return { hint, heard };
};

test('the same position asked twice is answered once', async () => {
  const { hint, heard } = moody();
  expect(await hint(question(1))).toEqual(await hint(question(1)));
  expect(heard).toHaveLength(1);
  expect(await hint(question(2))).not.toEqual(await hint(question(1)));
  expect(await hint(question(1, 1))).not.toEqual(await hint(question(1)));
});

test('a master who had no idea is asked again', async () => {
  let asked = 0;
  const hint = remembering(async () => {
    if (asked++ === 0) throw new Error('no idea');
    return { move: { verb: 'pass' }, ...rest };
  });
  await expect(hint(question(1))).rejects.toThrow('no idea');
  expect((await hint(question(1))).kind).toBe('only');
});
