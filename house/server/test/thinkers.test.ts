/** The house's threads: what it says where one breaks down, and how several think about one question. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderFor } from '../../test/folder.ts';
import { type Thinkers, workerThinkers } from '../thinkers.ts';

const withThreads = async (source: string, threads: number, work: (thinkers: Thinkers) => Promise<void>): Promise<void> => {
  const folder = folderFor('thread');
  const file = join(folder, 'thread.mjs');
  writeFileSync(file, source);
  const thinkers = workerThinkers(file, threads);
  try {
    await work(thinkers);
  } finally {
    await thinkers.close();
  }
};

const UNKNOWN = 'Something went wrong in this house while it checked the record, so nobody knows whether it is a true game. Try again later.';

test.each([
  ['answers nonsense', 'export const verdict = () => 42;'],
  ['answers nothing', 'export const verdict = () => undefined;'],
  ['breaks down', 'export const verdict = () => { throw new Error("out of paper"); };'],
])('a record is not called untrue where the thread that checks it %s', (_, source) =>
  withThreads(source, 1, async (thinkers) => expect(await thinkers.verify({ record: {} })).toEqual({ late: UNKNOWN })),
);

const question = { table: 't', game: 'toy', view: { stack: [], asked: 0 }, seat: 0, seats: 2, seed: 7 };

/** The first one likes one move, whoever else is asked the other, with more runs. */
const VOICES = `export const thought = () => ({ verb: 'alone' });
export const voice = ({ seed }) =>
  seed === 7
    ? { move: { verb: 'mine' }, opinions: [{ move: { verb: 'mine' }, visits: 5, hope: 0.5 }] }
    : { move: { verb: 'theirs' }, opinions: [{ move: { verb: 'theirs' }, visits: 9, hope: 0.6 }] };`;

test('a master is thought for by all idle threads, and what they agree on is played; other levels by one', () =>
  withThreads(VOICES, 3, async (thinkers) => {
    const due = performance.now() + 60_000;
    expect(await thinkers.think({ ...question, level: 'master', due })).toEqual({ verb: 'theirs' });
    expect(await thinkers.think({ ...question, level: 'good', due })).toEqual({ verb: 'alone' });
  }));

test('a helper that breaks down or talks nonsense is not heard; where the first one does, the house is told', () =>
  withThreads(
    `let n = 0;
     export const voice = ({ seed, seat }) => {
       if (seat === 1) throw new Error('no idea');
       if (seed !== 7 && n++ % 2 === 0) throw new Error('no idea');
       return seed === 7 ? { move: { verb: 'mine' }, opinions: [] } : 'nonsense';
     };`,
    2,
    async (thinkers) => {
      const due = performance.now() + 60_000;
      for (let i = 0; i < 3; i++) expect(await thinkers.think({ ...question, level: 'master', due })).toEqual({ verb: 'mine' });
      await expect(thinkers.think({ ...question, seat: 1, level: 'master', due })).rejects.toThrow('no idea');
    },
  ));
