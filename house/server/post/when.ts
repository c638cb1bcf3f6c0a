/** When a message may go out: by the clock of the person's own time zone, outside of quiet hours, or once a day. */
import type { MessageWishes } from '@pesthouse/api';

const DAY = 1_440;
const MINUTE_MS = 60_000;
/** So much time is left for a turn that sleep may be broken for it, where that was allowed. */
const HURRY_MS = 3_600_000;

/** Until somebody says otherwise: nobody is woken, and nothing is called that does not wait for an answer. */
export const usualWishes = (zone = 'UTC', language: MessageWishes['language'] = 'en'): MessageWishes => ({
  what: { turn: true, start: true, ask: true, talk: true, invitation: true },
  quiet: { on: true, from: 23 * 60, to: 7 * 60 + 30 },
  wake: false,
  daily: 8 * 60,
  zone,
  language,
});

/** What the clock on the wall shows there, as if it were a moment of UTC. */
const wallOf = (zone: string, at: number): number => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const of = (type: string): number => Number(parts.find((x) => x.type === type)?.value ?? 0);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
};

/** Minutes since midnight there. */
export const minuteOf = (zone: string, at: number): number => Math.floor(wallOf(zone, at) / MINUTE_MS) % DAY;

/** The next moment, from now on, at which the clock there shows that minute. A minute that the clocks leap over in spring is the moment of the leap. */
export const nextMinute = (zone: string, at: number, minute: number): number => {
  const wall = wallOf(zone, at);
  const today = Math.floor(wall / (DAY * MINUTE_MS)) * DAY * MINUTE_MS + minute * MINUTE_MS;
  for (let day = 0; day < 3; day++) {
    const aim = today + day * DAY * MINUTE_MS;
    // Twice: what lies between the two walls may itself hold a change of the clocks.
    let moment = aim - (wall - Math.floor(at / 1_000) * 1_000);
    for (let i = 0; i < 2; i++) moment += aim - wallOf(zone, moment);
    if (moment >= at) return moment;
  }
  return at;
};

/** Whether it is quiet there at that moment. From and to the same minute: never. */
export const isQuiet = ({ quiet, zone }: MessageWishes, at: number): boolean => {
  if (!quiet.on || quiet.from === quiet.to) return false;
  const now = minuteOf(zone, at);
  return quiet.from < quiet.to ? now >= quiet.from && now < quiet.to : now >= quiet.from || now < quiet.to;
};

/** The first moment from `at` on at which the message may go out. `left`: the milliseconds that remain for the turn, if they are counted. */
export const mayGo = (wishes: MessageWishes, at: number, left: number | null): number => {
  if (!isQuiet(wishes, at)) return at;
  if (wishes.wake && left !== null) {
    if (left <= HURRY_MS) return at;
    // Whoever would wake up too late is woken when an hour is left.
    const hurry = at + left - HURRY_MS;
    return Math.min(hurry, nextMinute(wishes.zone, at, wishes.quiet.to));
  }
  return nextMinute(wishes.zone, at, wishes.quiet.to);
};

/** When a message that comes up now is due by a channel. Where less than an hour is left nobody waits for the daily one; of longer turns `warnAt` tells in time. */
export const dueAt = (wishes: MessageWishes, daily: boolean, at: number, left: number | null): number =>
  daily && (left === null || left > HURRY_MS) ? nextMinute(wishes.zone, at, wishes.daily) : mayGo(wishes, at, left);

/** So long before the end somebody hears once more that their time runs out: a quarter of what they had, three hours at most. */
const WARNED_MS = 3 * HURRY_MS;
/** Before quiet hours in which time would run out, so long before they begin. */
const EVENING_MS = 30 * MINUTE_MS;

/** The minute on the clock there that was the last to come by. */
const lastMinute = (zone: string, at: number, minute: number): number => {
  const next = nextMinute(zone, at, minute);
  return next <= at ? at : next - DAY * MINUTE_MS;
};

/** The moment of the last word before somebody's time runs out; null: the first one comes late enough. Quiet hours hold: who would be out before they end, or too soon after, hears it before they begin. */
export const warnAt = (wishes: MessageWishes, now: number, due: number): number | null => {
  const left = due - now;
  if (left < HURRY_MS) return null;
  const late = due - Math.min(WARNED_MS, Math.floor(left / 4));
  if (!isQuiet(wishes, late)) return late;
  if (wishes.wake) return Math.max(late, due - HURRY_MS);
  const ends = nextMinute(wishes.zone, late, wishes.quiet.to);
  if (due - ends >= HURRY_MS) return ends;
  return Math.max(now, lastMinute(wishes.zone, late, wishes.quiet.from) - EVENING_MS);
};
