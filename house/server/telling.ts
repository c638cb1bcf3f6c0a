/** What everybody at a table is told besides the game: talk, the seating log, and who looks from which seat now. */
import type { SeatingEntry, TurnedAway } from '@pesthouse/api';
import { type Seat, WATCHER } from '@pesthouse/kernel';
import { infoOf } from './info.ts';
import { isOurs, type Listener, type Live, nameOf, regard, standing, started, tellAll } from './live.ts';
import type { SeatingRow, TalkRow } from './store/rows.ts';

/** So much of the log is kept at hand. */
export const MOST_LOG = 50;

/** An entry of the log as everybody may know it. */
export const publicSeating = ({ key: _, ...x }: SeatingRow): SeatingEntry => ({ ...x, what: [...x.what] });

/** Why somebody looks from another seat than before, by what the log says of it. */
const REASONS: { readonly [why: string]: TurnedAway | undefined } = {
  freed: 'removed',
  key: 'renewed',
  carried: 'carried',
  stood: 'stood',
  resigned: 'resigned',
};
const reasonOf = (live: Live, x: Listener, before: Seat): TurnedAway => {
  if (x.turned !== null) return x.turned;
  if (x.seat !== WATCHER) return before === WATCHER ? 'sat' : 'moved';
  const last = live.log.findLast((y) => y.seat === before && REASONS[y.why] !== undefined);
  return REASONS[last?.why ?? ''] ?? 'moved';
};

export const publicTalk = (table: string, talk: TalkRow): string => JSON.stringify({ type: 'talk', table, talk });

export const hearTalk = (live: Live, talk: readonly TalkRow[]): void => {
  for (const x of talk) {
    if (x.n <= live.talked) continue;
    live.talked = x.n;
    tellAll(live, publicTalk(live.row.id, x));
  }
};

export const hearLog = (live: Live, log: readonly SeatingRow[]): void => {
  for (const x of log) {
    if (x.nr <= live.logged) continue;
    live.logged = x.nr;
    live.log = [...live.log, x].slice(-MOST_LOG);
    tellAll(live, JSON.stringify({ type: 'seating', table: live.row.id, entry: publicSeating(x) }));
  }
};

/** Who looks from another seat now is told so, and sees what can be seen from there. */
export const turn = (live: Live): void =>
  regard(live, (x, before) => {
    const { id } = live.row;
    x.hear(JSON.stringify({ type: 'seat', table: id, seat: x.seat, why: reasonOf(live, x, before) }));
    x.hear(JSON.stringify({ type: 'here', table: id, seat: x.seat, info: infoOf(live), item: started(live) ? standing(live, x.seat) : null }));
  });

/** Of two browsers of one person the one that came last has the seat; the other one is told. True where somebody had to give way. */
export const yieldPlaces = (live: Live): boolean => {
  let gaveWay = false;
  for (const x of live.listeners) {
    const name = x.seat === WATCHER ? null : nameOf(live, x);
    if (name === null) continue;
    const here = [...live.listeners].some((y) => y.place !== x.place && y.since > x.since && nameOf(live, y) === name);
    if (!here && !live.presence.some((y) => y.who === name && y.here && y.place !== x.place && y.since > x.since && !isOurs(live, y))) continue;
    x.turned = 'elsewhere';
    gaveWay = true;
  }
  turn(live);
  return gaveWay;
};
