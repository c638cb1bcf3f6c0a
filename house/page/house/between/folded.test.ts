/** What somebody sees of a talk in which they have muted some. */
import type { Talk } from '@pesthouse/api';
import { expect, test } from 'vitest';
import { folded, isFolded } from './folded.ts';

const said = (n: number, person: string | null): Talk => ({ n, seat: n % 2, at: 0, kind: 'say', text: `line ${n}`, ref: null, person });
const asked = (lines: readonly Talk[], muted: readonly string[], open: readonly number[] = []) =>
  folded(lines, {
    talkOf: (x) => x,
    personOf: (x) => x.person ?? null,
    nameOf: (x) => (x.person ?? '').toUpperCase(),
    muted: (x) => muted.includes(x),
    open: new Set(open),
  }).map((x) => (isFolded(x) ? `${x.lines.length} of ${x.name}` : x.n));

test('lines of the muted that follow one another are one, and everybody else is read as before', () => {
  const lines = [said(1, 'ada'), said(2, 'nils'), said(3, 'nils'), said(4, 'eve'), said(5, 'ada'), said(6, 'nils')];
  expect(asked(lines, ['nils', 'eve'])).toEqual([1, '2 of NILS', '1 of EVE', 5, '1 of NILS']);
  expect(asked(lines, [])).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a run that was opened is read, and what nobody is known to have said is never hidden', () => {
  const lines = [said(1, 'nils'), said(2, 'nils'), said(3, null), said(4, 'nils')];
  expect(asked(lines, ['nils'], [1])).toEqual([1, 2, 3, '1 of NILS']);
});

test('a request to take back is shown whoever makes it', () => {
  const request: Talk = { ...said(1, 'nils'), kind: 'ask-undo' };
  expect(asked([request, said(2, 'nils')], ['nils'])).toEqual([1, '1 of NILS']);
});
