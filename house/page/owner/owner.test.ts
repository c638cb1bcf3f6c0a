/** What the owner is called for and what is quiet, times and sizes in words, and the key that lets the owner in. */
import type { OwnerView } from '@pesthouse/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { almostFull, attention, backupLate } from './attention.ts';
import { keepOwnerKey, ownerKey } from './key.ts';
import { ago, size, span } from './say.ts';

const DAY = 24 * 3_600_000;
const NOW = 1_000 * DAY;
const quiet: OwnerView = {
  house: { name: 'The Old Mill', version: '1', address: 'https://pest.example.org', since: 0, at: NOW, middle: 3, slow: 20 },
  people: { online: 1, atTables: 1, known: 3 },
  tables: { waiting: 0, playing: 1, over: 2, hot: 1 },
  load: { used: 0.1, cores: 2, memory: 1e8, memoryAll: 1e9 },
  bots: { waiting: 0, stuck: [], lapses: 0 },
  store: { kind: 'sqlite', bytes: 4e6, free: 9e9, well: true },
  backups: { nightly: true, hour: 4, last: { at: NOW - DAY, bytes: 1e6 }, nights: [true] },
  lately: { people: [], tables: [], load: [], bots: [] },
  open: [],
  visitors: [],
  blocks: [],
  invitations: [],
  editions: [],
  troubles: [],
  settings: [],
  own: { name: '', mayLay: 'everybody', keepFinished: 0, keepIdle: 0, keepGuests: 0, stopped: false },
  locked: [],
};

describe('what waits for the owner', () => {
  test('nothing, in a house that is well', () => {
    expect(attention(quiet)).toEqual([]);
  });
  test('a bot that is stuck, and things that went wrong', () => {
    expect(attention({ ...quiet, bots: { ...quiet.bots, stuck: ['table000000'] } })).toEqual(['bots']);
    expect(attention({ ...quiet, troubles: [{ kind: 'error', words: 'no', table: '', n: 1, first: 0, last: 1 }] })).toEqual(['errors']);
    const lost = [{ game: 'toy', newest: '2', lines: [{ edition: '1', known: false, tables: 3 }] }];
    expect(attention({ ...quiet, editions: lost })).toEqual(['editions']);
  });
  test('answers that keep people waiting', () => {
    const slow = (ms: number | null) => attention({ ...quiet, house: { ...quiet.house, slow: ms } });
    expect([slow(null), slow(1_000), slow(10_521)]).toEqual([[], [], ['slow']]);
  });
  test('a disk with less than half a gigabyte, or less than a quarter of what is used', () => {
    const free = (left: number | null, bytes = 1e6) => almostFull({ store: { ...quiet.store, free: left, bytes } });
    expect([free(499_999_999), free(500_000_000), free(null)]).toEqual([true, false, false]);
    expect([free(9e9, 40e9), free(11e9, 40e9)]).toEqual([true, false]);
  });
  test('a backup that was never made, or is older than two nights where they are nightly', () => {
    const late = (last: number | null, nightly: boolean) =>
      backupLate({ house: quiet.house, backups: { ...quiet.backups, nightly, last: last === null ? null : { at: NOW - last, bytes: 1 } } });
    expect([late(null, false), late(null, true)]).toEqual([true, true]);
    expect([late(2 * DAY, true), late(2 * DAY + 1, true), late(30 * DAY, false)]).toEqual([false, true, false]);
  });
});

test.each([
  [0, 'just now'],
  [1_999, 'just now'],
  [2_000, '2 s ago'],
  [59_999, '59 s ago'],
  [60_000, '1 min ago'],
  [3_600_000, '1 h ago'],
  [DAY, '1 day ago'],
  [3 * DAY, '3 days ago'],
])('what happened %i ms ago is told as %s', (ms, words) => {
  expect(ago(NOW - ms, NOW)).toBe(words);
});
test('a clock that was set back tells nothing of the future', () => {
  expect(ago(NOW + 5_000, NOW)).toBe('just now');
});
test.each([
  [0, '1 minute'],
  [3_599_999, '59 minutes'],
  [3_600_000, '1 hour'],
  [2 * DAY - 1, '47 hours'],
  [2 * DAY, '2 days'],
])('%i ms are a span of %s', (ms, words) => {
  expect(span(ms)).toBe(words);
});
test.each([
  [900, '1 kB'],
  [999_000, '999 kB'],
  [1_500_000, '1.5 MB'],
  [64_000_000, '64 MB'],
  [2_340_000_000, '2.3 GB'],
  [40e9, '40 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(size(bytes)).toBe(words);
});

describe('the key of the owner', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (k: string) => kept.get(k) ?? null,
      setItem: (k: string, v: string) => void kept.set(k, v),
      removeItem: (k: string) => void kept.delete(k),
    });
  });
  afterEach(() => {
    keepOwnerKey(null);
    vi.unstubAllGlobals();
  });
  test('is kept by the browser, and thrown away on leaving', () => {
    keepOwnerKey('own_1');
    expect([ownerKey(), [...kept.values()]]).toEqual(['own_1', ['own_1']]);
    keepOwnerKey(null);
    expect([ownerKey(), kept.size]).toEqual([null, 0]);
  });
  test('is known until the page closes where the browser keeps nothing', () => {
    const refuse = (): never => {
      throw new Error('forbidden');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    keepOwnerKey('own_2');
    expect(ownerKey()).toBe('own_2');
    keepOwnerKey(null);
    expect(ownerKey()).toBeNull();
  });
});
