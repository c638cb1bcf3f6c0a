/** Who may do what at a table: one line an act and a situation. */
import { expect, test } from 'vitest';
import type { Act } from '../may.ts';
import { may, mayLay } from '../may.ts';
import { botSeat, keySeat, OPEN, personSeat, plainRoom } from '../seats.ts';
import type { RoomRow, SeatRow, TableRow } from '../store/rows.ts';
import { tableRow } from './rows.ts';

const who = (name: string) => ({ person: name.padEnd(16, 'x'), name, avatar: '' });
const HOST = { ...personSeat(who('ada'), 'a', true, 1) };
const GUEST = personSeat(who('ben'), 'b', false, 2);
const STANDIN: SeatRow = { ...GUEST, kind: 'bot', level: 'good', standIn: { why: 'away', since: 1, after: 0, asked: 0 } };
const RESIGNED: SeatRow = { ...GUEST, kind: 'bot', level: 'good', person: null, resigned: true };
const BOT = botSeat('good', 2);
const LINK = keySeat('Lee', 'l', true);

const room = (more: Partial<RoomRow> = {}): RoomRow => ({ ...plainRoom([]), begins: 'host', hints: false, ...more });
const table = (status: TableRow['status'], seats: readonly SeatRow[], more: Partial<TableRow> = {}): TableRow =>
  tableRow({ status, seats, room: room(), ...more });

const WAITING = table('waiting', [HOST, GUEST, OPEN, BOT]);
const FULL = table('waiting', [HOST, GUEST]);
const PLAYING = table('playing', [HOST, GUEST, BOT]);
const LATE = table('playing', [HOST, GUEST, BOT], { room: room({ latecomers: true }) });
const HINTS = table('playing', [HOST, GUEST], { room: room({ hints: true }) });
const AWAY = table('playing', [HOST, { ...GUEST, picks: [] }, BOT]);
const STOOD = table('playing', [HOST, STANDIN, BOT]);
const CASUAL = table('playing', [HOST, STANDIN, BOT], { room: room({ rated: false }) });
const CLOCKED = table('playing', [HOST, GUEST, BOT], { room: room({ rated: false, clock: { kind: 'live', bank: 600, increment: 0, zero: 'bot' } }) });
const GONE = table('playing', [HOST, RESIGNED, BOT]);
const ALONE = table('playing', [HOST, BOT]);
const OVER = table('over', [HOST, GUEST]);
const CLOSED = table('over', [HOST, GUEST], { ended: { why: 'closed', at: 1 } });
const LOCKED = table('waiting', [HOST, GUEST, OPEN, BOT], { room: room({ locked: true }) });
const LET_IN = table('waiting', [HOST, GUEST, OPEN], { room: room({ locked: true, answered: [{ person: 'cy', yes: true }] }) });
const SENT_OFF = table('waiting', [HOST, GUEST, OPEN], { room: room({ locked: true, answered: [{ person: 'cy', yes: false }] }) });
const OLD = table('waiting', [LINK, OPEN], { room: null });

/** Who asks: the host (seat 0), the guest (seat 1), somebody named without a seat, a stranger. */
const ASKERS = {
  host: { named: true, seat: 0 },
  guest: { named: true, seat: 1 },
  named: { named: true, seat: -1, person: 'cy' },
  stranger: { named: false, seat: -1 },
} as const;

type Line = readonly [asker: keyof typeof ASKERS, act: Exclude<Act, 'lay'>, table: TableRow, aim: number | null, here: boolean, said: string | null];
const lines: readonly Line[] = [
  ['named', 'sit', WAITING, null, true, null],
  ['named', 'sit', WAITING, 2, true, null],
  ['named', 'sit', WAITING, 0, true, 'taken'],
  ['named', 'sit', WAITING, 3, true, 'taken'],
  ['named', 'sit', WAITING, 7, true, 'full'],
  ['named', 'sit', FULL, null, true, 'full'],
  ['stranger', 'sit', WAITING, null, true, 'no-person'],
  ['guest', 'sit', WAITING, 2, true, null],
  ['guest', 'sit', WAITING, 3, true, null],
  ['guest', 'sit', WAITING, 0, true, 'taken'],
  ['host', 'swap', WAITING, 1, true, null],
  ['guest', 'swap', WAITING, 0, true, 'not-host'],
  ['host', 'swap', PLAYING, 1, true, 'started'],
  ['named', 'sit', PLAYING, 2, true, 'started'],
  ['named', 'sit', LATE, 2, true, null],
  ['named', 'sit', LATE, null, true, null],
  ['named', 'sit', LATE, 1, true, 'taken'],
  ['guest', 'sit', LATE, 2, true, 'seated'],
  ['named', 'sit', OVER, null, true, 'over'],
  ['named', 'sit', CLOSED, null, true, 'closed'],
  ['named', 'sit', LOCKED, null, true, 'locked'],
  ['guest', 'sit', LOCKED, 2, true, null],
  ['named', 'sit', LET_IN, null, true, null],
  ['named', 'sit', SENT_OFF, null, true, 'locked'],
  ['named', 'ask', LOCKED, null, true, null],
  ['named', 'ask', SENT_OFF, null, true, 'not-let-in'],
  ['named', 'ask', WAITING, null, true, 'not-locked'],
  ['guest', 'ask', LOCKED, null, true, 'seated'],
  ['stranger', 'ask', LOCKED, null, true, 'no-person'],
  ['host', 'admit', LOCKED, null, true, null],
  ['guest', 'admit', LOCKED, null, true, 'not-host'],
  ['host', 'lock', WAITING, null, true, null],
  ['guest', 'lock', WAITING, null, true, 'not-host'],
  ['host', 'lock', PLAYING, null, true, 'started'],
  ['host', 'nudge', WAITING, 1, true, null],
  ['host', 'nudge', WAITING, 0, true, 'nobody'],
  ['host', 'nudge', WAITING, 3, true, 'nobody'],
  ['guest', 'nudge', WAITING, 0, true, 'not-host'],
  ['guest', 'stand', WAITING, null, true, null],
  ['guest', 'stand', PLAYING, null, true, null],
  ['guest', 'stand', STOOD, null, true, 'bot-plays'],
  ['named', 'stand', WAITING, null, true, 'no-key'],
  ['host', 'stand', OLD, null, true, 'no-room'],
  ['guest', 'choose', WAITING, null, true, null],
  ['guest', 'choose', WAITING, 3, true, 'not-host'],
  ['host', 'choose', WAITING, 3, true, null],
  ['host', 'choose', WAITING, 1, true, 'taken'],
  ['guest', 'choose', PLAYING, null, true, 'started'],
  ['named', 'choose', WAITING, null, true, 'no-key'],
  ['guest', 'ready', WAITING, null, true, null],
  ['named', 'ready', WAITING, null, true, 'no-key'],
  ['guest', 'ready', PLAYING, null, true, 'started'],
  ['host', 'start', WAITING, null, true, null],
  ['guest', 'start', WAITING, null, true, 'not-host'],
  ['host', 'start', PLAYING, null, true, 'started'],
  ['host', 'start', OLD, null, true, 'no-room'],
  ['guest', 'hold', WAITING, null, true, null],
  ['named', 'hold', WAITING, null, true, 'no-key'],
  ['host', 'set', WAITING, null, true, null],
  ['guest', 'set', WAITING, null, true, 'not-host'],
  ['host', 'set', PLAYING, null, true, 'started'],
  ['host', 'set', CLOSED, null, true, 'closed'],
  ['host', 'bot', WAITING, 2, true, null],
  ['host', 'bot', WAITING, 3, true, null],
  ['host', 'bot', WAITING, 1, true, 'taken'],
  ['host', 'bot', WAITING, 6, true, 'no-seat'],
  ['guest', 'bot', WAITING, 2, true, 'not-host'],
  ['host', 'bot', PLAYING, 2, true, 'started'],
  ['host', 'free', WAITING, 1, true, null],
  ['host', 'free', WAITING, 0, true, 'own'],
  ['host', 'free', WAITING, 3, true, 'nobody'],
  ['guest', 'free', WAITING, 0, true, 'not-host'],
  ['host', 'free', PLAYING, 1, true, 'present'],
  ['host', 'free', PLAYING, 1, false, null],
  // Nobody's seat goes for good at a table that counts, and none by hand where a clock decides.
  ['host', 'free', STOOD, 1, false, 'counts'],
  ['host', 'free', CASUAL, 1, false, null],
  ['host', 'free', CLOCKED, 1, false, 'clock-runs'],
  ['host', 'nudge', PLAYING, 1, false, null],
  ['guest', 'nudge', PLAYING, 0, false, null],
  ['guest', 'nudge', PLAYING, 1, false, 'nobody'],
  ['named', 'nudge', PLAYING, 1, false, 'no-key'],
  ['host', 'host', WAITING, 1, true, null],
  ['host', 'host', WAITING, 3, true, 'nobody'],
  ['guest', 'host', WAITING, 1, true, 'not-host'],
  ['guest', 'back', STOOD, null, true, null],
  ['guest', 'back', PLAYING, null, true, 'not-away'],
  ['named', 'back', STOOD, null, true, 'no-key'],
  ['guest', 'resign', PLAYING, null, true, null],
  ['guest', 'resign', STOOD, null, true, null],
  ['guest', 'resign', WAITING, null, true, 'waiting'],
  ['named', 'resign', PLAYING, null, true, 'no-key'],
  ['host', 'vote', AWAY, 1, false, null],
  ['host', 'vote', AWAY, 1, true, 'not-asked'],
  ['host', 'vote', PLAYING, 1, false, 'not-asked'],
  ['named', 'vote', AWAY, 1, false, 'no-key'],
  ['guest', 'end', PLAYING, null, true, null],
  ['guest', 'end', STOOD, null, true, 'bot-plays'],
  ['named', 'end', PLAYING, null, true, 'no-key'],
  ['host', 'close', WAITING, null, true, null],
  ['guest', 'close', WAITING, null, true, 'not-host'],
  ['host', 'close', PLAYING, null, true, 'others'],
  ['host', 'close', ALONE, null, true, null],
  ['host', 'close', OLD, null, true, 'no-room'],
  ['named', 'close', ALONE, null, true, 'no-key'],
  ['guest', 'key', PLAYING, null, true, null],
  ['named', 'key', PLAYING, null, true, 'no-key'],
  ['guest', 'hint', HINTS, null, true, null],
  ['guest', 'hint', PLAYING, null, true, 'no-hints'],
  ['named', 'hint', HINTS, null, true, 'no-key'],
  ['guest', 'move', PLAYING, null, true, null],
  ['guest', 'move', STOOD, null, true, 'bot-plays'],
  ['guest', 'move', GONE, null, true, 'resigned'],
  ['guest', 'move', WAITING, null, true, 'waiting'],
  ['guest', 'move', CLOSED, null, true, 'closed'],
  ['named', 'move', PLAYING, null, true, 'no-key'],
  ['guest', 'undo', PLAYING, null, true, null],
  ['guest', 'undo', STOOD, null, true, 'bot-plays'],
  ['named', 'undo', PLAYING, null, true, 'no-key'],
  ['guest', 'talk', PLAYING, null, true, null],
  ['named', 'talk', WAITING, null, true, null],
  ['named', 'talk', PLAYING, null, true, 'no-key'],
  ['stranger', 'talk', WAITING, null, true, 'no-person'],
  ['named', 'talk', OLD, null, true, 'no-room'],
  ['guest', 'rematch', OVER, null, true, null],
  ['named', 'rematch', OVER, null, true, 'no-key'],
  ['stranger', 'look', PLAYING, null, true, null],
  ['stranger', 'watch', PLAYING, null, true, null],
];

test.each(lines.map(([asker, act, row, aim, here, said]) => ({ asker, act, row, aim, here, said })))(
  'the $asker, to $act at seat $aim: $said',
  ({ asker, act, row, aim, here, said }) => {
    expect(may(ASKERS[asker], act, { row, present: () => here }, aim ?? undefined)?.code ?? null).toBe(said);
  },
);

test('a table for people is laid by a person', () => {
  expect(mayLay({ named: true })).toBeNull();
  expect(mayLay({ named: false })?.code).toBe('no-person');
});
