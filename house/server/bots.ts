/** The bots at the tables: whoever of them is asked thinks in a worker on its own view, and its answer goes the way of everybody's moves, at a moment that tells nothing. */
import { type Level, move as moveShape } from '@pesthouse/api';
import { lastResort, momentsOf, type Pace } from '@pesthouse/bots';
import type { Flat, Seat } from '@pesthouse/kernel';
import { at, propose, thoughtOf } from '@pesthouse/table';
import { type Clock, inTime, until } from './clock.ts';
import { type HouseLog, putOf } from './closing.ts';
import { TooLate } from './desk.ts';
import { Refusal } from './failure.ts';
import { holdAnswer } from './holding.ts';
import { heldBy, inLine, type Live, members, started } from './live.ts';
import { isHeld } from './seats.ts';
import type { TableRow } from './store/rows.ts';
import type { Tables } from './tables.ts';
import type { Thinkers } from './thinkers.ts';

/** After the store failed. */
const AGAIN_MS = 1_000;

/** What a bot said, or why the policy of its game answers in its place. */
type Said = { readonly move: Flat } | { readonly lapse: 'late' | 'failed' | 'illegible' | 'illegal' };

export const runBots = (tables: Tables, thinkers: Thinkers, pace: Pace, clock: Clock, log: HouseLog) => {
  const { metrics } = tables;
  let closed = false;
  /** Who played each seat when the table was last looked at: a bot that takes over thinks from then on, however long the question has stood. */
  type Players = ReadonlyMap<Seat, { readonly kind: string; readonly since: number }>;
  const players = new WeakMap<Live, { readonly seats: TableRow['seats']; readonly by: Players }>();
  const tookOver = (live: Live): Players => {
    const before = players.get(live);
    if (before?.seats === live.row.seats) return before.by;
    const known = before?.by;
    const now = new Map(
      live.row.seats.map((x, seat) => {
        const then = known?.get(seat);
        return [seat, then?.kind === x.kind ? then : { kind: x.kind, since: known === undefined ? 0 : clock.now() }];
      }),
    );
    players.set(live, { seats: live.row.seats, by: now });
    return now;
  };

  const thought = async (live: Live, seat: Seat, level: Level, since: number): Promise<Said> => {
    const { play, row } = live;
    const { engine, state } = play;
    const { think, latest } = momentsOf(pace, engine, state, level);
    try {
      const question = {
        game: row.game,
        rules: row.rules,
        numbers: row.variant?.numbers ?? {},
        view: engine.view(state, seat),
        seat,
        seats: row.seats.length,
        level,
        seed: thoughtOf(play.seed, state.asked, seat),
      };
      const [only, second] = engine.moves(state, seat);
      // Where there is nothing to choose there is nothing to think about; it is told no sooner for that.
      if (only !== undefined && second === undefined) return { move: only };
      const said = await inTime(clock, since + latest, thinkers.think({ ...question, table: row.id, alone: !row.seats.some(isHeld), due: since + think }));
      if (said === null) return { lapse: 'late' };
      const read = moveShape.safeParse(said);
      return read.success ? { move: read.data } : { lapse: 'illegible' };
    } catch (e) {
      if (e instanceof TooLate) return { lapse: 'late' };
      if (!closed) log.error({ err: e, table: row.id, seat, level }, 'a bot failed to answer');
      return { lapse: 'failed' };
    }
  };

  /** The bot's move, or its policy's where that is no answer. The policy is asked about the seat's own view, like the bot. */
  const chosen = (live: Live, seat: Seat, level: Level, said: Said): Flat | undefined => {
    const { engine, state, seed } = live.play;
    if ('move' in said && engine.refuse(state, seat, said.move) === null) return said.move;
    const reason = 'lapse' in said ? said.lapse : 'illegal';
    metrics.botLapses.inc({ reason });
    // Where bots play among themselves they wait for everybody else: what they miss then is counted, and is nobody's fault.
    if (reason !== 'late' || live.row.seats.some(isHeld))
      log.error({ table: live.row.id, seat, level, reason }, 'a bot did not answer: the policy of its game did');
    return lastResort(engine, engine.view(state, seat), seat, live.row.seats.length, thoughtOf(seed, state.asked, seat));
  };

  const answer = async (live: Live, seat: Seat, level: Level, put: { readonly at: string; readonly since: number }): Promise<void> => {
    const { engine, state } = live.play;
    const sealed = engine.decision(state)?.sealed === true;
    const { soonest } = momentsOf(pace, engine, state, level);
    const said = await thought(live, seat, level, put.since);
    // A sealed answer is nobody's business until the question closes; every other one waits for its moment, and so does a lapse, which is counted.
    const keeps = (live.row.seats[seat]?.standIn ?? null) === null ? 0 : pace.keeping;
    if (!sealed || 'lapse' in said) await until(clock, put.since + Math.max(soonest, keeps));
    if (closed) return;
    await inLine(live, async () => {
      // Meanwhile the table may have moved on, been closed, or the person have taken the seat back.
      if (at(live.play) !== put.at || live.row.status !== 'playing' || live.row.seats[seat]?.kind !== 'bot') return;
      const move = chosen(live, seat, level, said);
      if (move === undefined) return;
      if (sealed) {
        await holdAnswer(tables, live, seat, put.at, move);
        return;
      }
      await tables.append(live, () => propose(live.play, seat, move, put.at));
      metrics.botMoves.inc({ level });
    });
  };

  const nudge = (live: Live): void => {
    const { engine, state } = live.play;
    if (closed || !started(live) || live.row.status === 'over') return;
    const put = putOf(live, clock);
    const bots = tookOver(live);
    for (const seat of members(engine.deciders(state))) {
      const row = live.row.seats[seat];
      if (row === undefined || row.kind !== 'bot' || row.level === null || live.thinking.has(seat) || heldBy(live, seat) !== null) continue;
      live.thinking.set(seat, put.at);
      answer(live, seat, row.level, { at: put.at, since: Math.max(put.since, bots.get(seat)?.since ?? 0) })
        .catch((e: unknown) => {
          // Another process answered first: that is as good.
          if (e instanceof Refusal || closed) return;
          log.error({ err: e, table: live.row.id, seat }, 'the answer of a bot was lost');
          clock.at(clock.now() + AGAIN_MS, () => nudge(live));
        })
        .finally(() => {
          live.thinking.delete(seat);
          if (at(live.play) !== put.at) nudge(live);
        });
    }
  };

  return {
    nudge,
    close() {
      closed = true;
    },
  };
};
