/** The host of a local table: it holds the true state, hands out only the view of the seat that looks, and lets the bots play. */
import type { TableInfo } from '../../api/index.ts';
import { openMinds, think } from '../../bots/index.ts';
import { shelf } from '../../games/index.ts';
import { type Flat, holds, isMove, type Seat, same, WATCHER } from '../../kernel/index.ts';
import { apply, at, type Item, propose, proposeUndo, type Telling } from '../../table/play.ts';
import { promiseOf, thoughtOf } from '../../table/seed.ts';
import type { News, UndoVerdict, Verdict } from '../link/link.ts';
import { exportOf, playOf } from './record.ts';
import { fetchTable, keep, type LocalTable } from './store.ts';

/** Bots stop when the eye is this many items behind. */
const AHEAD = 10;
/** As long as a bot may think at the house, too. */
const THINK_MS = 1_500;

const no = (clause: string): Verdict => ({ ok: false, message: '', clause });

export const openHost = async (id: string, hear: (news: News) => void) => {
  const table = await fetchTable(id);
  const game = table === null ? undefined : shelf(table.game);
  if (table === null || game === undefined) throw new Error('This browser has no such table.');
  const { rules: engine } = await game.rules();
  const persons = table.seats.flatMap((s, i) => (s.kind === 'person' ? [i] : []));

  /** What every seat has been told; the page gets the list of one seat at a time. */
  const told = new Map<Seat, Item[]>();
  const note = (telling: Telling): void => {
    for (const [seat, item] of telling) told.set(seat, [...(told.get(seat) ?? []), item]);
  };
  const play = playOf(engine, table, note);

  const asks = (seat: Seat): boolean => holds(engine.deciders(play.state), seat);
  let looking: Seat = persons.find(asks) ?? persons[0] ?? WATCHER;
  let eye = told.get(looking)?.length ?? 0;
  let wake: (() => void) | null = null;
  let closed = false;
  const mindOf = openMinds();
  const kept: LocalTable = table;

  /** Its end is kept with it, so that a list can tell it without the rules. */
  const noteEnd = (): void => {
    const scores = engine.game.outcome(play.state);
    kept.over = scores !== null;
    kept.scores = scores?.map(({ seat, rank, score }) => ({ seat, rank, score }));
  };

  const info = (): TableInfo => ({
    id: kept.id,
    game: kept.game,
    rules: kept.rules,
    name: kept.name,
    options: kept.options,
    listed: false,
    seats: kept.seats.map((s, seat) => ({ seat, kind: s.kind, name: s.name, level: s.level, present: true })),
    status: engine.over(play.state) ? 'over' : 'playing',
    deciding: kept.seats.flatMap((_, i) => (asks(i) ? [i] : [])),
    promise: promiseOf(kept.seed, kept.id),
    seed: engine.over(play.state) ? kept.seed : null,
    watchers: 0,
    made: kept.made,
    touched: kept.touched,
    rematch: null,
  });

  const here = (): News => ({ type: 'here', seat: looking, info: info(), items: told.get(looking) ?? [], talk: [] });

  const after = async (telling: Telling): Promise<void> => {
    note(telling);
    const last = play.entries[play.entries.length - 1];
    if (last !== undefined) kept.entries.push(isMove(last) ? { ...last, move: { ...last.move } } : last);
    kept.touched = Date.now();
    noteEnd();
    const item = telling.get(looking);
    if (item !== undefined) hear({ type: 'item', item });
    hear({ type: 'info', info: info() });
    await keep(kept);
  };

  /** If none that looks is asked but another person is, the screen goes on to that person. */
  const pass = (): void => {
    if (asks(looking) || engine.over(play.state)) return;
    const next = persons.find(asks);
    if (next === undefined || next === looking) return;
    // Where both see the same, there is nothing to hide.
    const secrets = !same(engine.view(play.state, looking), engine.view(play.state, next));
    hear({ type: 'handover', to: next, secrets });
  };

  const botMove = async (seat: Seat): Promise<Flat | null> => {
    const level = kept.seats[seat]?.level ?? 'good';
    const view = engine.view(play.state, seat);
    const before = at(play);
    const end = performance.now() + THINK_MS;
    const question = { game: kept.game, view, seat, seats: kept.seats.length, level, seed: thoughtOf(kept.seed, play.state.asked, seat) };
    const move = await think(question, () => performance.now() > end, mindOf(`${seat}`));
    // A person may have taken moves back meanwhile: the thought is then about nothing.
    return at(play) === before ? move : null;
  };

  let running = false;
  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    while (!closed && !engine.over(play.state)) {
      const seat = kept.seats.findIndex((s, i) => s.kind === 'bot' && asks(i));
      if (seat < 0) break;
      if ((told.get(looking)?.length ?? 0) - eye > AHEAD) {
        await new Promise<void>((go) => {
          wake = go;
        });
        continue;
      }
      const move = await botMove(seat);
      if (move === null) continue;
      const mine = propose(play, seat, move, at(play));
      if ('refused' in mine) throw new Error(`a bot made a move that is not legal (${mine.refused})`);
      const telling = apply(play, mine.entry);
      if (!('refused' in telling)) await after(telling);
      // Lets the page speak between two thoughts.
      await new Promise((go) => setTimeout(go, 0));
    }
    running = false;
    if (!closed) pass();
  };

  /** A bot that fails must not fail in silence. */
  const start = (): void => {
    run().catch((e: unknown) => {
      running = false;
      hear({ type: 'gone', message: e instanceof Error ? e.message : String(e) });
    });
  };

  return {
    begin(playing: boolean): void {
      hear(here());
      // A game that ended before ends were kept.
      if (playing && kept.over && kept.scores === undefined) {
        noteEnd();
        void keep(kept);
      }
      if (playing) start();
    },
    async submit(given: string, move: Flat): Promise<Verdict> {
      const mine = propose(play, looking, move, given);
      if ('refused' in mine) return no(mine.refused);
      const telling = apply(play, mine.entry);
      if ('refused' in telling) return no(telling.refused);
      await after(telling);
      start();
      return { ok: true };
    },
    /** Whoever sits before one screen agrees by mouth; bots never mind. */
    async undo(given: string, to: number): Promise<UndoVerdict> {
      if (given !== at(play)) return no('KERNEL-STALE');
      const wish = proposeUndo(play, looking, to);
      if (wish === null) return { ok: false, message: 'There is nothing to take back.', clause: null };
      const telling = apply(play, wish.entry);
      if ('refused' in telling) return no(telling.refused);
      await after(telling);
      start();
      return { ok: true };
    },
    look(seat: Seat): void {
      // The page may only look through the eyes of a person of this screen.
      if (!persons.includes(seat)) return;
      looking = seat;
      eye = told.get(looking)?.length ?? 0;
      hear(here());
      start();
    },
    shown(seq: number): void {
      eye = Math.max(eye, seq);
      wake?.();
      wake = null;
    },
    record(): object {
      if (!engine.over(play.state)) throw new Error('The record is available once the game is over.');
      return exportOf(kept);
    },
    close(): void {
      closed = true;
      wake?.();
    },
  };
};

export type Host = Awaited<ReturnType<typeof openHost>>;
