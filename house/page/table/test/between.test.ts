/** What stands between people, as the table page reads it: who is away, which card is shown, and what the chat says of it. */

import type { SeatInfo, SeatingEntry, TableInfo } from '@pesthouse/api';
import { describe, expect, test } from 'vitest';
import { heldOf, seatingLine } from '../../shown/seating.ts';
import { awayWords, cardOf, chatLines, pickers, spanOf } from '../between.ts';
import { nextLook, shownOf } from '../downtime.ts';
import { addressFor, clockOf } from '../handing.ts';
import { newsOf } from '../seatnews.ts';
import { talkOf, toyTable } from './toytable.ts';

const MIN = 60_000;
const ben = (more: Partial<SeatInfo> = {}): SeatInfo => ({ seat: 1, kind: 'person', name: 'Ben', level: null, present: false, away: 0, ...more });

describe('the plate of a seat', () => {
  test('says since when its person is away, by minutes, hours and days', () => {
    expect(awayWords(ben(), 0, 30_000)).toBe('away');
    expect(awayWords(ben(), 0, 4 * MIN)).toBe('away 4 min');
    expect(awayWords(ben(), 0, 130 * MIN)).toBe('away 2 h');
    expect(spanOf(50 * 60 * MIN)).toBe('2 d');
  });
  test('says nothing of who is here, of bots, and of the reader', () => {
    expect(awayWords(ben({ present: true }), 0, MIN)).toBeNull();
    expect(awayWords(ben({ kind: 'bot', present: true }), 0, MIN)).toBeNull();
    expect(awayWords(ben(), 1, MIN)).toBeNull();
  });
  test('says that a bot plays for somebody, and that somebody resigned', () => {
    expect(awayWords(ben({ kind: 'bot', standIn: { why: 'away', since: 0 } }), 0, MIN)).toBe('a bot plays for now');
    expect(awayWords(ben({ kind: 'bot', resigned: true }), 0, MIN)).toBe('resigned, a bot plays');
  });
});

/** The page of seat 0 at a table where it is seat 0's turn first. */
const seen = (change: () => Partial<TableInfo>) => {
  const t = toyTable();
  t.here();
  const info = t.see().info;
  if (info === null) throw new Error('no table');
  t.tell({ type: 'info', info: { ...info, ...change() } });
  return t;
};
const seatsWith = (seat: number, more: Partial<SeatInfo>): TableInfo['seats'] =>
  [ben({ seat: 0, name: 'Ada', present: true }), ben({ present: true })].map((x) => (x.seat === seat ? { ...x, ...more } : x));

describe('the card in the place of the prompt', () => {
  const card = (t: ReturnType<typeof toyTable>) => cardOf(t.model.game, t.see());
  test('there is none while everybody plays', () => expect(card(seen(() => ({})))).toBeNull());
  test('a bot that plays for me is told first, and nothing can be chosen until I am back', () => {
    const t = seen(() => ({ seats: seatsWith(0, { kind: 'bot', standIn: { why: 'voted', since: 7 } }) }));
    expect(card(t)).toEqual({ kind: 'back', why: 'voted', since: 7 });
  });
  test('a game that was ended, and a seat that is open elsewhere, go before all else', () => {
    const t = seen(() => ({ status: 'over', ended: { why: 'consent', at: 1 } }));
    expect(card(t)).toEqual({ kind: 'ended', why: 'consent' });
    const u = seen(() => ({ seats: seatsWith(0, { kind: 'bot', standIn: { why: 'away', since: 7 } }) }));
    u.tell({ type: 'turned', why: 'elsewhere' });
    expect(card(u)).toEqual({ kind: 'turned', why: 'elsewhere' });
    u.model.settleIn();
    expect(card(u)?.kind).toBe('back');
  });
  const clock = { left: 0, full: 60_000, runs: false, due: null, holiday: null, over: false };
  const told = (kind: 'live' | 'turns', over: boolean) => ({ kind, now: 0, sealed: false, seats: [clock, { ...clock, over }] });
  test('the others are asked about somebody who is out of time, though that person is here', () => {
    const t = seen(() => ({ seats: seatsWith(1, { present: true, votes: { asked: true, picks: [] } }) }));
    const waits = { ...t.model.game, engine: { ...t.model.game.engine, deciders: () => 2 } };
    expect(cardOf(waits, t.see())).toBeNull();
    t.tell({ type: 'clocks', clocks: told('live', true) });
    expect(cardOf(waits, t.see())).toEqual({ kind: 'vote', seat: 1, since: 0, late: true, picks: [] });
  });
  test('by turns nobody is missed for hours: whose turn it is may be anywhere, and is called after half a day', () => {
    const t = seen(() => ({ seats: seatsWith(1, { present: false, away: 5 }) }));
    const waits = { ...t.model.game, engine: { ...t.model.game.engine, deciders: () => 2 } };
    expect(cardOf(waits, t.see())).toEqual({ kind: 'away', seat: 1, since: 5 });
    t.tell({ type: 'clocks', clocks: told('turns', false) });
    expect(cardOf(waits, t.see())).toBeNull();
    t.tell({ type: 'clocks', clocks: { ...told('turns', false), now: 13 * 60 * MIN } });
    expect(cardOf(waits, t.see())).toEqual({ kind: 'away', seat: 1, since: 5 });
    expect(awayWords(ben(), 0, 4 * MIN, true)).toBeNull();
  });
  test('whoever would end the game is named, with those whose word is missing, here or not; whoever has answered plays on', () => {
    const room = {
      begins: 'host',
      away: { rule: 'wait' },
      clock: { kind: 'none' },
      hints: false,
      latecomers: false,
      rated: true,
      host: 0,
      changed: null,
      starts: null,
      missing: [],
      guests: [],
      arriving: 0,
    } as const;
    const asks = (ending: number[]) =>
      seen(() => ({ seats: seatsWith(1, { present: false }), room: { ...room, missing: [], guests: [], ending, endingUntil: 9, asked: [0, 1] } }));
    expect(card(asks([1]))).toEqual({ kind: 'ending', by: [1], mine: false, missing: [0], until: 9 });
    // It is seat 0's turn, and the request may stand for a day.
    expect(card(asks([0]))).toBeNull();
    const waits = asks([0]);
    expect(cardOf({ ...waits.model.game, engine: { ...waits.model.game.engine, deciders: () => 2 } }, waits.see())).toEqual({
      kind: 'ending',
      by: [],
      mine: true,
      missing: [1],
      until: 9,
    });
  });
});

test('votes name who picked what, the reader apart', () => {
  const picks = [
    { seat: 0, pick: 'wait' },
    { seat: 2, pick: 'wait' },
    { seat: 3, pick: 'bot' },
  ] as const;
  const name = (x: number): string => `P${x}`;
  expect(pickers({ picks, name }, 'wait', 0)).toEqual({ mine: true, others: ['P2'] });
  expect(pickers({ picks, name }, 'bot', 0)).toEqual({ mine: false, others: ['P3'] });
});

describe('the chat tells who plays a seat', () => {
  const entry = (nr: number, why: SeatingEntry['why'], holder: SeatingEntry['holder'], at = nr): SeatingEntry => ({
    nr,
    at,
    after: 0,
    position: '0.0',
    seat: 1,
    why,
    holder,
    by: null,
    what: [],
  });
  const person = { kind: 'person', person: null, name: 'Ben', avatar: '' } as const;
  const bot = { kind: 'bot', level: 'good', name: 'Bot Delancey', for: null } as const;
  test('by the name of the person, also while a bot has the seat', () => {
    const log = [entry(1, 'sat', person), entry(2, 'away', bot), entry(3, 'back', person), entry(4, 'hint', person)];
    expect(log.map((x) => seatingLine(x, log))).toEqual(['', 'Ben is away. A bot plays on.', 'Ben is back.', 'Ben asked for a hint.']);
  });
  test('and tells it to the others at once, once, and not to whoever did it', () => {
    const log = [entry(1, 'sat', person), entry(2, 'away', bot), entry(3, 'back', person), { ...entry(4, 'hint', person), by: { seat: 1, name: 'Ben' } }];
    expect(newsOf(log, 2, 0)).toEqual(['Ben is back.', 'Ben asked for a hint.']);
    expect(newsOf(log, 0, 1)).toEqual([]);
    expect(newsOf(log, 4, 0)).toEqual([]);
    // Whoever frees a seat knows it.
    expect(newsOf([...log, { ...entry(5, 'freed', bot), by: { seat: 0, name: 'Ada' } }], 4, 0)).toEqual([]);
  });
  test('and the results name who held a seat when, in the order of the record', () => {
    const at = (x: SeatingEntry, after: number): SeatingEntry => ({ ...x, after });
    const log = [
      entry(1, 'sat', person),
      { ...entry(2, 'started', null), seat: null },
      at(entry(3, 'away', bot), 12),
      at(entry(4, 'back', person), 20),
      at(entry(5, 'named', person), 22),
      at(entry(6, 'resigned', bot), 30),
    ];
    expect(heldOf(log, 2)).toEqual([
      {
        seat: 1,
        holders: [
          { after: 0, name: 'Ben', bot: false, resigned: false },
          { after: 12, name: 'Bot Delancey', bot: true, resigned: false },
          { after: 20, name: 'Ben', bot: false, resigned: false },
          { after: 30, name: 'Bot Delancey', bot: true, resigned: true },
        ],
      },
    ]);
    expect(heldOf([entry(1, 'sat', person), entry(2, 'key', person)], 2)).toEqual([]);
  });
  test('in the order of time among what was said', () => {
    const log = [entry(1, 'sat', person, 1), entry(2, 'away', bot, 5)];
    const lines = chatLines(
      [
        { ...talkOf(1), at: 3 },
        { ...talkOf(2), at: 9 },
      ],
      log,
    );
    expect(lines.map((x) => ('line' in x ? x.line : x.text))).toEqual(['talk 1', 'Ben is away. A bot plays on.', 'talk 2']);
  });
});

test('a broken line is told by a dot after 3 s, a banner after 8 s, and what is safe after 60 s', () => {
  expect([null, 0, 2999, 3000, 7999, 8000, 59_999, 60_000].map(shownOf)).toEqual(['none', 'none', 'none', 'dot', 'dot', 'banner', 'banner', 'gone']);
  expect([0, 3000, 8000, 60_000].map(nextLook)).toEqual([3000, 5000, 52_000, 15_000]);
});

describe('the link for another device', () => {
  const lan = { url: 'http://10.0.0.5:4747/', reach: 'lan' } as const;
  const machine = { url: 'http://127.0.0.1:4747', reach: 'machine' } as const;
  test('keeps the address by which the reader came, if others can use it', () => {
    expect(addressFor('https://pests.example', [lan])).toEqual({ url: 'https://pests.example', machine: false });
  });
  test('takes the best that the house knows where the reader sits at its own machine, and says if there is none', () => {
    expect(addressFor('http://localhost:4747', [machine, lan])).toEqual({ url: 'http://10.0.0.5:4747', machine: false });
    expect(addressFor('http://127.0.0.1:4747', [machine])).toEqual({ url: 'http://127.0.0.1:4747', machine: true });
  });
  test('says how long it is good', () => expect([278_000, 59_001, 1].map(clockOf)).toEqual(['4:38', '1:00', '0:01']));
});
