/** The bots at the tables: whoever of them is asked thinks in a worker on its own view, and its answer goes the way of everybody's moves. */
import { randomInt } from 'node:crypto';
import { type Level, move as moveShape } from '../api/index.ts';
import type { Flat, Seat } from '../kernel/index.ts';
import { at, propose } from '../table/play.ts';
import { thoughtOf } from '../table/seed.ts';
import { Refusal } from './failure.ts';
import { inLine, type Live, members, started } from './live.ts';
import type { Tables } from './tables.ts';
import type { Thinkers } from './thinkers.ts';

/** After the store failed. */
const AGAIN_MS = 1_000;

export interface BotLog {
  error(what: object, words: string): void;
}

export const runBots = (tables: Tables, thinkers: Thinkers, ms: number, log: BotLog) => {
  const { metrics } = tables;
  let closed = false;

  const anyMove = (live: Live, seat: Seat, reason: string): Flat | undefined => {
    metrics.botLapses.inc({ reason });
    const moves = live.play.engine.moves(live.play.state, seat);
    return moves[randomInt(Math.max(1, moves.length))];
  };

  const answerOf = async (live: Live, seat: Seat, level: Level): Promise<Flat | 'failed' | 'illegible'> => {
    const { play, row } = live;
    try {
      const view = play.engine.view(play.state, seat);
      const seed = thoughtOf(play.seed, play.state.asked, seat);
      const said = moveShape.safeParse(
        await thinkers.think({
          bot: `${row.id}/${seat}`,
          game: row.game,
          rules: row.rules,
          numbers: row.variant?.numbers ?? {},
          view,
          seat,
          seats: row.seats.length,
          level,
          seed,
          ms,
        }),
      );
      return said.success ? said.data : 'illegible';
    } catch (e) {
      if (!closed) log.error({ err: e, table: row.id, seat, level }, 'a bot failed to answer');
      return 'failed';
    }
  };

  const answer = async (live: Live, seat: Seat, level: Level, given: string): Promise<void> => {
    const said = await answerOf(live, seat, level);
    if (closed) return;
    await inLine(live, async () => {
      if (at(live.play) !== given) return;
      const good = typeof said === 'object' && live.play.engine.refuse(live.play.state, seat, said) === null;
      const chosen = good ? said : anyMove(live, seat, typeof said === 'string' ? said : 'illegal');
      if (chosen === undefined) return;
      await tables.append(live, () => propose(live.play, seat, chosen, given));
      metrics.botMoves.inc({ level });
    });
  };

  const nudge = (live: Live): void => {
    const { engine, state } = live.play;
    if (closed || !started(live) || live.row.status === 'over') return;
    for (const seat of members(engine, engine.deciders(state))) {
      const row = live.row.seats[seat];
      if (row === undefined || row.kind !== 'bot' || row.level === null || live.thinking.has(seat)) continue;
      const given = at(live.play);
      live.thinking.set(seat, given);
      answer(live, seat, row.level, given)
        .catch((e: unknown) => {
          // Another process answered first: that is as good.
          if (e instanceof Refusal || closed) return;
          log.error({ err: e, table: live.row.id, seat }, 'the answer of a bot was lost');
          setTimeout(() => nudge(live), AGAIN_MS).unref();
        })
        .finally(() => {
          live.thinking.delete(seat);
          if (at(live.play) !== given) nudge(live);
        });
    }
  };

  tables.onMoved(nudge);
  return {
    close() {
      closed = true;
    },
  };
};
