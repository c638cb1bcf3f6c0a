/** What a reader is told in time and how: their turn, the start, talk, a request to take back, a wish to end; once each, and never what is their own. */
import { expect, test } from 'vitest';
import { type Glance, howToTell, tellingsOf, titleMark } from './tellings.ts';

const quiet: Glance = { status: 'playing', seat: 1, mine: false, by: 1, over: false, talk: null, ending: [] };
const says = (n: number, seat = 0, kind = 'say'): Glance['talk'] => ({ n, seat, kind, name: null, text: 'hello' });
const whats = (before: Glance | null, now: Glance): string[] => tellingsOf(before, now).map((x) => x.what);

test('my turn is told when it comes from another, once, and also when the page is opened', () => {
  const mine = { ...quiet, mine: true, by: 0 };
  expect(whats(quiet, mine)).toEqual(['turn']);
  expect(whats(mine, { ...mine, by: 2 })).toEqual([]);
  expect(whats(null, mine)).toEqual(['turn']);
  expect(whats(quiet, { ...mine, by: 1 })).toEqual([]);
  expect(whats(quiet, { ...mine, by: null })).toEqual(['turn']);
});

test('the start is told to whoever waited for it, and says enough to leave the turn out', () => {
  const waiting = { ...quiet, status: 'waiting' as const };
  expect(whats(waiting, quiet)).toEqual(['start']);
  expect(whats(waiting, { ...quiet, mine: true, by: null })).toEqual(['start']);
  expect(whats(null, quiet)).toEqual([]);
  expect(whats({ ...quiet, status: null }, quiet)).toEqual([]);
});

test('talk of others is told, not one’s own, and not what was said before the page was opened', () => {
  expect(tellingsOf(quiet, { ...quiet, talk: says(1) })).toEqual([{ what: 'talk', seat: 0, name: null, text: 'hello' }]);
  expect(whats(quiet, { ...quiet, talk: says(1, 1) })).toEqual([]);
  expect(whats(null, { ...quiet, talk: says(7) })).toEqual([]);
  expect(whats({ ...quiet, talk: says(1) }, { ...quiet, talk: says(1) })).toEqual([]);
  expect(whats({ ...quiet, talk: says(1) }, { ...quiet, talk: says(2) })).toEqual(['talk']);
});

test('a request to take back is told to those who can answer it', () => {
  expect(tellingsOf(quiet, { ...quiet, talk: says(3, 0, 'ask-undo') })).toEqual([{ what: 'undo', seat: 0 }]);
  expect(whats({ ...quiet, seat: -1 }, { ...quiet, seat: -1, talk: says(3, 0, 'ask-undo') })).toEqual([]);
  expect(whats(quiet, { ...quiet, talk: says(3, 1, 'ask-undo') })).toEqual([]);
  expect(whats(quiet, { ...quiet, talk: says(3, 0, 'agree') })).toEqual([]);
});

test('a wish to end is told with whose it is, once for each who has it', () => {
  expect(tellingsOf(quiet, { ...quiet, ending: [0, 1] })).toEqual([{ what: 'ending', seats: [0] }]);
  expect(whats({ ...quiet, ending: [0] }, { ...quiet, ending: [0, 1] })).toEqual([]);
  expect(whats({ ...quiet, ending: [0] }, { ...quiet, ending: [0, 2] })).toEqual(['ending']);
  expect(whats(quiet, { ...quiet, ending: [1] })).toEqual([]);
});

test('the end of the game is told to whoever saw it come', () => {
  expect(whats(quiet, { ...quiet, over: true })).toEqual(['over']);
  expect(whats(null, { ...quiet, over: true })).toEqual([]);
});

test('a bell for what wants an answer, a whisper for talk, and the system only where nobody looks', () => {
  const undo = { what: 'undo', seat: 0 } as const;
  const talk = { what: 'talk', seat: 0, name: null, text: '' } as const;
  expect(howToTell({ what: 'turn' }, false)).toEqual({ sound: 'turn', notify: false, count: false });
  expect(howToTell({ what: 'turn' }, true)).toEqual({ sound: 'turn', notify: true, count: false });
  expect(howToTell(undo, true)).toEqual({ sound: 'turn', notify: true, count: false });
  expect(howToTell(talk, true)).toEqual({ sound: 'card', notify: true, count: true });
  expect(howToTell(talk, false)).toEqual({ sound: 'card', notify: false, count: false });
  expect(howToTell({ what: 'start' }, true)).toEqual({ sound: 'turn', notify: true, count: true });
  expect(howToTell({ what: 'over' }, true)).toEqual({ sound: 'end', notify: false, count: false });
});

test('the title says that somebody waits before it says how much was missed', () => {
  expect([titleMark(false, 0), titleMark(false, 3), titleMark(true, 3), titleMark(false, 400)]).toEqual(['', '(3) ', '(!) ', '(99) ']);
});
