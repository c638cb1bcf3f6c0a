/** Where the coach sits, before which moves he asks, and how often. */
import { describe, expect, test } from 'vitest';
import { NOBODY } from '../../coached.ts';
import { mayAsk, maySit, mustAsk, type Place, shownAs, sitsAt, turnOf, whatIsBetter } from '../logic.ts';

const seatOf = (seat: number, kind: 'person' | 'bot' | 'open') => ({ seat, kind, name: '', level: null, present: true });
const place = (kinds: readonly ('person' | 'bot' | 'open')[], more: Partial<Place> & { hints?: boolean } = {}): Place => {
  const { hints, ...rest } = more;
  const room = hints === undefined ? {} : { room: { hints } };
  return {
    info: Object.assign(Object.create(null), { id: 't', seats: kinds.map((kind, i) => seatOf(i, kind)), ...room }),
    seat: 0,
    timed: false,
    taught: false,
    ...rest,
  };
};
const WANTED = { ...NOBODY, wanted: true };

describe('where he sits', () => {
  test('nowhere until he is wanted, and at a first game that was laid with him', () => {
    expect(sitsAt(place(['person', 'bot']), NOBODY)).toBe('off');
    expect(sitsAt(place(['person', 'bot']), WANTED)).toBe('asks');
    expect(sitsAt(place(['person', 'bot']), { ...NOBODY, tables: { t: 'on' } })).toBe('asks');
  });
  test('who is told to be quiet is quiet, wherever else he is wanted', () => {
    expect(sitsAt(place(['person', 'bot']), { ...WANTED, tables: { t: 'quiet' } })).toBe('off');
  });
  test('with people he is off, and where hints are allowed he explains and never asks', () => {
    expect(sitsAt(place(['person', 'person', 'bot']), WANTED)).toBe('off');
    expect(sitsAt(place(['person', 'person'], { hints: false }), WANTED)).toBe('off');
    expect(sitsAt(place(['person', 'person'], { hints: true }), WANTED)).toBe('explains');
    expect(sitsAt(place(['person', 'open'], { hints: true }), WANTED)).toBe('explains');
  });
  test('against a clock he explains and never asks', () => {
    expect(sitsAt(place(['person', 'bot'], { timed: true }), WANTED)).toBe('explains');
  });
  test('not beside a watcher, and not in a lesson', () => {
    expect(maySit(place(['person', 'bot'], { seat: -1 }))).toBe(false);
    expect(maySit(place(['person', 'bot'], { taught: true }))).toBe(false);
  });
  test('who may neither explain nor ask is off', () => {
    expect(sitsAt(place(['person', 'bot']), { ...WANTED, explains: false, asks: false })).toBe('off');
    expect(sitsAt(place(['person', 'bot']), { ...WANTED, asks: false })).toBe('explains');
  });
});

describe('before a serious mistake', () => {
  const mistake = (serious: boolean) =>
    ({
      kind: 'mistake',
      best: { verb: 'go' },
      figures: [{ kind: 'about', n: 40 }, null],
      loss: { about: 9, off: 4 },
      serious,
      grounds: [],
      clause: null,
    }) as const;
  test('a serious mistake is asked about, a lesser one is not, nor what costs nothing that can be told', () => {
    expect(mustAsk(false, mistake(true))).toBe('loss');
    expect(mustAsk(false, mistake(false))).toBeNull();
    expect(mustAsk(false, { kind: 'fine' })).toBeNull();
    expect(mustAsk(false, null)).toBeNull();
  });
  test('a rule of the game warns, with its own words, but never of what we would advise', () => {
    expect(mustAsk(true, mistake(true))).toBe('rule');
    expect(mustAsk(true, { kind: 'fine' })).toBe('rule');
    expect(mustAsk(true, null)).toBe('rule');
    expect(mustAsk(true, { kind: 'best' })).toBeNull();
  });
  test('he always names the better move and its rule, after the words of a rule that warns, each rule once', () => {
    const rule = { title: 'That is the last card.', text: 'This is the last turn.', clauses: ['TOY-end'] };
    expect(whatIsBetter(null, 'There is a better move.', '**Better:** Stop', 'TOY-stop')).toEqual({
      title: 'There is a better move.',
      text: '**Better:** Stop',
      clauses: ['TOY-stop'],
    });
    expect(whatIsBetter(rule, 'There is a better move.', '**Better:** Stop', 'TOY-stop')).toEqual({
      title: 'That is the last card.',
      text: 'This is the last turn. **Better:** Stop',
      clauses: ['TOY-end', 'TOY-stop'],
    });
    expect(whatIsBetter(rule, '', '**Better:** Stop', 'TOY-end').clauses).toEqual(['TOY-end']);
  });
  test('what he shows is the better move with its figure, and never calls what was chosen the next best', () => {
    expect(shownAs(mistake(true))).toEqual({ kind: 'clear', move: { verb: 'go' }, figure: { kind: 'about', n: 40 }, second: null, grounds: [], clause: null });
  });
  test('at most once a turn, and once for the same move', () => {
    const asked = { turn: 7, moves: ['x'] };
    expect(mayAsk(asked, 7, 'y')).toBe(false);
    expect(mayAsk(asked, 8, 'y')).toBe(true);
    expect(mayAsk(asked, 8, 'x')).toBe(false);
  });
  test('a turn lasts until somebody else has done something', () => {
    const move = (seq: number, by: number | null) => ({ seq, by, kind: 'move' });
    const start = { seq: 1, by: null, kind: 'start' };
    expect(turnOf([start, move(2, 0), move(3, 0)], 0)).toBe(1);
    expect(turnOf([start, move(2, 0), move(3, 1), move(4, 0)], 0)).toBe(3);
    expect(turnOf([], 0)).toBe(0);
  });
});
