/** What somebody may do at a table: asked here and nowhere else. Each act has one line; the reason comes back where it is no. */
import type { RoomAct } from '@pesthouse/api';
import { type Seat, WATCHER } from '@pesthouse/kernel';
import { closed, gameOver, noKey, noPerson, notStarted, Refusal } from './failure.ts';
import { counts, isHeld, roomOf } from './seats.ts';
import type { SeatRow, TableRow } from './store/rows.ts';

export type Act = RoomAct['act'] | 'lay' | 'move' | 'undo' | 'talk' | 'look' | 'watch' | 'rematch';

/** Who asks, as far as it matters here. */
export interface Asker {
  /** They have said who they are. */
  readonly named: boolean;
  /** The seat that they hold; -1 without one. */
  readonly seat: Seat;
  /** Who they are, where they have said so. */
  readonly person?: string | null;
}
/** The table as it stands. */
export interface Standing {
  readonly row: TableRow;
  readonly present: (seat: Seat) => boolean;
}

type No = Refusal | null;
type Rule = (x: {
  readonly asker: Asker;
  readonly own: SeatRow | undefined;
  readonly aim: SeatRow | undefined;
  readonly aimed: Seat;
  readonly table: Standing;
}) => No;

const no = (status: number, code: string, message: string): Refusal => new Refusal(status, code, message);
const first = (...rules: readonly Rule[]): Rule => {
  return (x) => {
    for (const rule of rules) {
      const said = rule(x);
      if (said !== null) return said;
    }
    return null;
  };
};

const standing: Rule = ({ table: { row } }) => (row.status !== 'over' ? null : row.ended === null ? gameOver() : closed(row.ended.why));
const running: Rule = (x) => standing(x) ?? (x.table.row.status === 'waiting' ? notStarted() : null);
/** A game that was played to its end refuses moves by its own rules. */
const begun: Rule = (x) => (x.table.row.status === 'over' && x.table.row.ended === null ? null : running(x));
const roomy: Rule = ({ table: { row } }) => (roomOf(row).begins === 'host' ? null : no(409, 'no-room', 'This table has no waiting room.'));
const before: Rule = (x) =>
  standing(x) ?? (x.table.row.status === 'waiting' ? roomy(x) : no(409, 'started', 'The game has started, so this can no longer be changed.'));
/** Whoever sits already is known well enough, by the key of the seat. */
const named: Rule = ({ asker, own }) => (asker.named || own !== undefined ? null : noPerson());
const seated: Rule = ({ own }) => (own === undefined ? noKey() : null);
const host: Rule = (x) => seated(x) ?? (x.own?.host === true ? null : no(403, 'not-host', 'Only the host can do that.'));
const there: Rule = ({ aim }) => (aim === undefined ? no(404, 'no-seat', 'This table has no such seat.') : null);
const playing: Rule = ({ own }) => {
  if (own === undefined || own.kind === 'person') return null;
  return own.resigned
    ? no(409, 'resigned', 'You have resigned: a bot plays this seat.')
    : no(409, 'bot-plays', 'A bot is playing for you. Take your seat back first.');
};
const stoodIn: Rule = ({ own }) => (own !== undefined && own.standIn !== null ? null : no(409, 'not-away', 'You are playing your seat yourself.'));

/** An open seat before the start, or a bot's in a running game that lets latecomers in. */
const free: Rule = ({ aim, aimed, own, table: { row } }) => {
  // Without a waiting room a game runs as soon as every seat is taken.
  const late = row.status === 'playing' && roomOf(row).begins === 'host';
  // Whoever sits already changes places with a bot.
  const takes = (x: SeatRow): boolean => (late ? x.kind === 'bot' && x.standIn === null : x.kind === 'open' || (own !== undefined && x.kind === 'bot'));
  if (late && own !== undefined) return no(409, 'seated', 'You already have a seat at this table.');
  if (late && !roomOf(row).latecomers) return no(409, 'started', 'The game has started and this table takes no latecomers. You can watch.');
  if (aimed === WATCHER) return row.seats.some(takes) ? null : no(409, 'full', 'Every seat at this table is taken. You can watch.');
  if (aim === undefined) return no(409, 'full', 'This table has no such seat.');
  return takes(aim) ? null : no(409, 'taken', 'This seat is taken.');
};
/** At a locked table only those sit down who have a seat, or whom the host has let in. */
const letIn: Rule = ({ asker, own, table: { row } }) => {
  const { locked, answered } = roomOf(row);
  if (!locked || own !== undefined || answered.some((x) => x.person === asker.person && x.yes)) return null;
  return no(403, 'locked', 'This table is locked. Ask the host to let you in.');
};
const asks: Rule = ({ asker, own, table: { row } }) => {
  const { locked, answered } = roomOf(row);
  if (own !== undefined) return no(409, 'seated', 'You already have a seat at this table.');
  if (!locked) return no(409, 'not-locked', 'This table is not locked: sit down.');
  return answered.some((x) => x.person === asker.person && !x.yes) ? no(403, 'not-let-in', 'The host did not let you in. You can watch.') : null;
};
const freeable: Rule = ({ aim, aimed, asker, table: { row, present } }) => {
  if (!isHeld(aim)) return no(409, 'nobody', 'Nobody sits there.');
  if (aimed === asker.seat) return no(409, 'own', 'This is your own seat: stand up instead.');
  if (row.status !== 'playing') return null;
  if (present(aimed)) return no(409, 'present', `${aim.name} is here. In a running game you can free only the seat of somebody who is away.`);
  if (roomOf(row).clock.kind !== 'none')
    return no(409, 'clock-runs', 'This game is played by the clock: when their time is over, it says how the game goes on.');
  return aim.standIn !== null && counts(row) ? no(409, 'counts', 'This game counts, so nobody loses their seat. A bot plays until they are back.') : null;
};
const called: Rule = ({ aim, aimed, asker }) => (aim?.kind === 'person' && aimed !== asker.seat ? null : no(409, 'nobody', 'Nobody sits there.'));
const bots: Rule = ({ aim }) => (aim?.kind === 'person' ? no(409, 'taken', 'This seat is taken.') : null);
const chooses: Rule = (x) => (x.aimed === x.asker.seat || x.aimed === WATCHER ? null : (host(x) ?? there(x) ?? bots(x)));
const votes: Rule = ({ aim, aimed, table: { present } }) =>
  !isHeld(aim) || aim.kind !== 'person' || aim.picks === null || (present(aimed) && !aim.late)
    ? no(409, 'not-asked', 'There is nothing to decide about this seat.')
    : null;
const people = (row: TableRow): number => row.seats.filter(isHeld).length;
const closes: Rule = (x) => {
  const { row } = x.table;
  if (row.status === 'waiting') return roomy(x) ?? host(x);
  return seated(x) ?? (people(row) <= 1 ? null : no(403, 'others', 'Others play here too: the game ends early only if all agree.'));
};
const hints: Rule = ({ table: { row } }) => (roomOf(row).hints ? null : no(403, 'no-hints', 'This table plays without hints.'));
/** Guests talk while nothing is played; during a game only those who play. */
const talks: Rule = (x) => (x.own !== undefined ? null : x.table.row.status === 'playing' ? noKey() : (named(x) ?? roomy(x)));
const anybody: Rule = () => null;

const RULES: { readonly [A in Exclude<Act, 'lay'>]: Rule } = {
  sit: first(standing, named, letIn, free),
  stand: first(standing, (x) => (x.table.row.status === 'waiting' ? roomy(x) : null), seated, playing),
  choose: first(before, seated, chooses),
  ready: first(before, seated),
  start: first(before, host),
  hold: first(before, seated),
  set: first(before, host),
  bot: first(before, host, there, bots),
  free: first(standing, (x) => (x.table.row.status === 'waiting' ? roomy(x) : null), host, there, freeable),
  swap: first(before, host, there),
  host: first(standing, host, there, ({ aim }) => (aim?.kind === 'person' ? null : no(409, 'nobody', 'Nobody sits there.'))),
  back: first(running, seated, stoodIn),
  resign: first(running, seated),
  vote: first(running, seated, playing, there, votes),
  end: first(running, seated, playing),
  clock: first(running, seated, playing, ({ table: { row } }) => (roomOf(row).clock.kind === 'none' ? no(409, 'no-clock', 'This table has no clock.') : null)),
  close: first(standing, closes),
  key: seated,
  hint: first(running, seated, playing, hints),
  nudge: first(standing, (x) => (x.table.row.status === 'waiting' ? (roomy(x) ?? host(x)) : (seated(x) ?? playing(x))), there, called),
  lock: first(before, host),
  ask: first(before, named, asks),
  admit: first(before, host),
  move: first(begun, seated, playing),
  undo: first(begun, seated, playing),
  talk: talks,
  rematch: seated,
  look: anybody,
  watch: anybody,
};

/** Null: they may. `aim` is the seat that the act is about, where it is about one. */
export const may = (asker: Asker, act: Exclude<Act, 'lay'>, table: Standing, aim: Seat = WATCHER): Refusal | null =>
  RULES[act]({ asker, own: table.row.seats[asker.seat], aim: table.row.seats[aim], aimed: aim, table });
/** A table for people is laid by a person. */
export const mayLay = (asker: Pick<Asker, 'named'>): Refusal | null => (asker.named ? null : noPerson());
