/** A month of a circle of six with three games by turns, in test time: nothing is lost, nobody is called twice for one turn, every deadline is kept. The ordinary tests live through six days on one file; with WHOLE it is a month, on one file and with two houses on one PostgreSQL. */
import { afterAll, beforeAll, describe } from 'vitest';
import { startPostgres } from '../real-postgres.ts';
import { onOneFile, onPostgres } from './grounds.ts';
import type { MonthWish } from './life.ts';
import { monthSuite } from './suite.ts';

const turns = (per: number, reserve: number, zero: string) => ({ kind: 'turns', per, reserve, zero });

const SIX_DAYS: MonthWish = {
  days: 6,
  thursdays: 1,
  long: false,
  tables: [
    { name: 'Rush hour', game: 'newyork', people: ['Ada', 'Ben', 'Dee'], clock: turns(24, 12, 'bot') },
    { name: 'A long winter', game: 'pest', people: ['Ben', 'Cy', 'Eve'], clock: turns(24, 0, 'wait') },
    { name: 'Last rites', game: 'retribution', people: ['Fin', 'Eve'], clock: turns(36, 24, 'bot') },
  ],
  evening: 'toy',
  restarts: [
    { day: 1, which: 0, hours: 0 },
    { day: 4, which: 'all', hours: 5 },
  ],
};
const MONTH: MonthWish = {
  days: 30,
  thursdays: 4,
  long: true,
  tables: [
    { name: 'Rush hour', game: 'newyork', people: ['Ada', 'Ben', 'Dee', 'Eve'], clock: turns(24, 12, 'bot') },
    { name: 'Steppe', game: 'pathologic', people: ['Fin', 'Ada', 'Cy', 'Eve'], clock: turns(36, 24, 'bot') },
    { name: 'A long winter', game: 'pest', people: ['Ben', 'Cy', 'Dee', 'Fin'], clock: turns(24, 0, 'wait') },
  ],
  evening: 'newyork',
  restarts: [
    { day: 5, which: 0, hours: 0 },
    { day: 12, which: 'all', hours: 5 },
    { day: 20, which: 0, hours: 2 },
  ],
};

const WHOLE = process.env.WHOLE !== undefined;
if (WHOLE)
  describe('the whole month', () => {
    let postgres: Awaited<ReturnType<typeof startPostgres>>;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres.stop());
    monthSuite('on one file', onOneFile, MONTH);
    monthSuite('with two houses on one PostgreSQL', () => onPostgres(postgres, 2), MONTH);
  });
else monthSuite('six days on one file', onOneFile, SIX_DAYS);
