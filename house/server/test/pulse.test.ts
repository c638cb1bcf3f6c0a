/** The pulse of a house: what it says of its answers is about the last ten minutes. */
import { expect, test } from 'vitest';
import { openPulse } from '../owner/pulse.ts';

test('answers of long ago are not held against the house', () => {
  let now = 0;
  const pulse = openPulse(
    () => ({ people: 0, tables: 0, bots: 0 }),
    () => now,
  );
  pulse.answered(10_521);
  expect(pulse.now()).toMatchObject({ middle: 10_521, slow: 10_521 });
  now = 9 * 60_000;
  for (let i = 0; i < 9; i++) pulse.answered(3);
  expect(pulse.now()).toMatchObject({ middle: 3, slow: 10_521 });
  now = 10 * 60_000;
  expect(pulse.now()).toMatchObject({ middle: 3, slow: 3 });
  now = 20 * 60_000;
  expect(pulse.now()).toMatchObject({ middle: null, slow: null });
  pulse.close();
});
