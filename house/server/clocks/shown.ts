/** How time stands at a table, as everybody may know it. */
import type { ClockRule, Clocks } from '@pesthouse/api';
import { duesOf, leftOf, ownTime, questionTime, type Stop, type Timed } from '@pesthouse/table';
import type { Live } from '../live.ts';
import { stopsFor } from '../room/coming.ts';
import { roomOf } from '../seats.ts';
import type { SeatRow } from '../store/rows.ts';

export const ruleOf = (live: Pick<Live, 'row'>): ClockRule => roomOf(live.row).clock;

/** Longer than any clock runs. */
const FAR = 10 * 365 * 24 * 3_600_000;
/** When the clock stood still by consent, for all seats. */
export const pausesOf = (live: Pick<Live, 'row'>): readonly Stop[] => {
  const { pauses, paused } = roomOf(live.row);
  return paused === null ? pauses : [...pauses, { from: paused, until: paused + FAR }];
};

const fullOf = (rule: Timed, runs: boolean, sealed: boolean): number => {
  if (!runs) return ownTime(rule);
  return sealed ? questionTime(rule, true) : questionTime(rule, false) + ownTime(rule);
};

export const clocksOf = (live: Live): Clocks | undefined => {
  const rule = ruleOf(live);
  const { hands } = live.time ?? {};
  if (rule.kind === 'none' || hands === undefined || live.row.status !== 'playing') return undefined;
  const now = live.wall.now();
  const dues = new Map(duesOf(hands, live.stops).map((x) => [x.seat, x.at]));
  const shown = (x: SeatRow, seat: number): Clocks['seats'][number] => {
    const asked = hands.running.includes(seat);
    const over = asked && x.late;
    const left = x.kind === 'person' ? Math.max(0, leftOf(hands, seat, now, live.stops)) : null;
    const holiday = (live.holidays.get(seat) ?? []).find((y) => y.from <= now && now < y.until)?.until ?? null;
    // Nobody's time runs before they have come.
    const waits = stopsFor(live, seat).some((y) => y.from <= now && now < y.until);
    const runs = asked && !over && left !== null && !waits && roomOf(live.row).paused === null;
    return { left, full: fullOf(rule, asked, hands.sealed), runs: runs && holiday === null, due: runs ? (dues.get(seat) ?? null) : null, holiday, over };
  };
  return { kind: rule.kind, now, sealed: hands.sealed, seats: live.row.seats.map(shown) };
};
