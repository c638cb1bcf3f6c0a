/** The host of a local table: it holds the true state, hands out only the view of the seat that looks, and lets the bots play. */

import type { TableInfo } from '@pesthouse/api';
import { lastResort, momentsOf, openMinds, paceOf, spentBy, think } from '@pesthouse/bots';
import { type Flat, holds, isMove, type Seat, same, WATCHER } from '@pesthouse/kernel';
import { apply, at, type Item, isUnordered, promiseOf, propose, proposeUndo, type Telling, thoughtOf, type Wants } from '@pesthouse/table';
import { findGame } from '../../games/index.ts';
import type { News, UndoVerdict, Verdict } from '../link/link.ts';
import { openAnswers } from './answers.ts';
import { exportOf, playOf, rulesOf } from './record.ts';
import { fetchTable, keep, type LocalTable } from './store.ts';

/** Bots stop when the eye is this many items behind. */
const AHEAD = 10;
/** The same as at the house. */
const PACE = paceOf();

const no = (clause: string): Verdict => ({ ok: false, message: '', clause });

export const openHost = async (id: string, hear: (news: News) => void) => {
  const table = await fetchTable(id);
  if (table === null) throw new Error('local-gone');
  const engine = await rulesOf(table);
  const persons = table.seats.flatMap((s, i) => (s.kind === 'person' ? [i] : []));

  /** What every seat has been told; the page gets the list of one seat at a time. */
  const told = new Map<Seat, Item[]>();
  const note = (telling: Telling): void => {
    for (const [seat, item] of telling) told.set(seat, [...(told.get(seat) ?? []), item]);
  };
  /** Only persons look at what happens event by event. */
  const wants: Wants = (seat) => (persons.includes(seat) ? 'closely' : true);
  const play = playOf(engine, table, note, wants);

  const answers = openAnswers(engine, play, table.held);
  /** Whom the question is put to, and who of them has still to answer. */
  const isAsked = (seat: Seat): boolean => holds(engine.deciders(play.state), seat);
  const asks = (seat: Seat): boolean => isAsked(seat) && answers.of(seat) === null;
  const first: Seat = persons.find(asks) ?? persons[0] ?? WATCHER;
  /** Where several share the screen and have secrets, nobody's are shown before they say that they are there. */
  const secret = persons.length > 1 && !engine.over(play.state) && !same(engine.view(play.state, WATCHER), engine.view(play.state, first));
  let looking: Seat = secret ? WATCHER : first;
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
    kept.unordered = scores === null ? undefined : isUnordered(scores);
  };

  const info = (): TableInfo => ({
    id: kept.id,
    game: kept.game,
    rules: kept.rules,
    ...(kept.variant === undefined ? {} : { variant: kept.variant }),
    name: kept.name,
    options: kept.options,
    listed: false,
    seats: kept.seats.map((s, seat) => ({ seat, kind: s.kind, name: s.name, level: s.level, present: true })),
    status: engine.over(play.state) ? 'over' : 'playing',
    deciding: kept.seats.flatMap((_, i) => ((i === looking ? asks(i) : isAsked(i)) ? [i] : [])),
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

  /** When the decision now put was put. */
  let put = { at: '', since: 0 };
  const since = (): number => {
    if (put.at !== at(play)) put = { at: at(play), since: performance.now() };
    return put.since;
  };
  const rest = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, Math.max(0, ms)));

  /** Only the seat that answered hears of it. */
  const afterHeld = async (seat: Seat): Promise<void> => {
    kept.held = answers.kept();
    if (seat === looking) hear({ type: 'held', at: at(play), move: answers.of(seat) });
    await keep(kept);
  };

  const closeQuestion = async (): Promise<void> => {
    for (const entry of answers.entries()) {
      const telling = apply(play, entry, wants);
      if ('refused' in telling) throw new Error(`a sealed answer is not legal (${telling.refused})`);
      await after(telling);
    }
  };

  /** If none that looks is asked but another person is, the screen goes on to that person. */
  const pass = (): void => {
    if ((looking !== WATCHER && asks(looking)) || engine.over(play.state)) return;
    const next = persons.find(asks);
    if (next === undefined || next === looking) return;
    // Where both see the same, there is nothing to hide.
    const secrets = !same(engine.view(play.state, looking), engine.view(play.state, next));
    hear({ type: 'handover', to: next, secrets });
  };

  /** How many bots have still to answer: they share the time of one question. */
  const botsLeft = (): number => kept.seats.filter((x, i) => x.kind === 'bot' && asks(i)).length;

  const botMove = async (seat: Seat): Promise<Flat | null> => {
    const level = kept.seats[seat]?.level ?? 'good';
    const view = engine.view(play.state, seat);
    const before = at(play);
    const { think: until, soonest } = momentsOf(PACE, engine, play.state, level);
    const now = performance.now();
    const given = (since() + until - now) / botsLeft();
    const seed = thoughtOf(kept.seed, play.state.asked, seat);
    const question = { game: kept.game, rules: kept.rules, numbers: kept.variant?.numbers ?? {}, view, seat, seats: kept.seats.length, level, seed };
    const own = await think(
      findGame,
      question,
      spentBy(() => performance.now(), given),
      mindOf(`${seat}`),
    ).catch(() => undefined);
    const move = own ?? lastResort(engine, view, seat, kept.seats.length, seed) ?? null;
    // When it is told does not depend on how hard the choice was.
    if (!answers.sealed()) await rest(since() + soonest - performance.now());
    // A person may have taken moves back meanwhile: the thought is then about nothing.
    return at(play) === before ? move : null;
  };

  let running = false;
  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    while (!closed && !engine.over(play.state)) {
      const begun = since();
      if (answers.complete()) {
        await rest(begun + PACE.sealed - performance.now());
        // An answer may have been taken back meanwhile.
        if (answers.complete()) await closeQuestion();
        continue;
      }
      const seat = kept.seats.findIndex((s, i) => s.kind === 'bot' && asks(i));
      if (seat < 0) break;
      if ((told.get(looking)?.length ?? 0) - eye > AHEAD) {
        await new Promise<void>((go) => {
          wake = go;
        });
        // Nobody thinks while the eye catches up: the question counts from here.
        put = { at: at(play), since: performance.now() };
        continue;
      }
      const move = await botMove(seat);
      if (move === null) continue;
      if (answers.sealed()) {
        const no = answers.hold(seat, move, at(play));
        if (no !== null) throw new Error(`a bot made a move that is not legal (${no})`);
        await afterHeld(seat);
        await rest(0);
        continue;
      }
      const mine = propose(play, seat, move, at(play));
      if ('refused' in mine) throw new Error(`a bot made a move that is not legal (${mine.refused})`);
      const telling = apply(play, mine.entry, wants);
      if (!('refused' in telling)) await after(telling);
      // Lets the page speak between two thoughts.
      await rest(0);
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

  const tellHeld = (): void => {
    const move = answers.of(looking);
    if (move !== null) hear({ type: 'held', at: at(play), move });
  };

  return {
    begin(playing: boolean): void {
      hear(here());
      tellHeld();
      // A game that ended before ends were kept.
      if (playing && kept.over && kept.scores === undefined) {
        noteEnd();
        void keep(kept);
      }
      if (playing) start();
    },
    async submit(given: string, move: Flat): Promise<Verdict> {
      if (answers.sealed() && given === at(play)) {
        const refused = answers.hold(looking, move, given);
        if (refused !== null) return no(refused);
        await afterHeld(looking);
        start();
        return { ok: true };
      }
      const mine = propose(play, looking, move, given);
      if ('refused' in mine) return no(mine.refused);
      const telling = apply(play, mine.entry, wants);
      if ('refused' in telling) return no(telling.refused);
      await after(telling);
      start();
      return { ok: true };
    },
    /** Whoever sits before one screen agrees by mouth; bots never mind. */
    async undo(given: string, to: number): Promise<UndoVerdict> {
      if (given !== at(play)) return no('KERNEL-STALE');
      if (to === play.state.asked && answers.letGo(looking)) {
        await afterHeld(looking);
        return { ok: true };
      }
      const wish = proposeUndo(play, looking, to);
      if (wish === null) return { ok: false, message: 'nothing', clause: null };
      const telling = apply(play, wish.entry, wants);
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
      tellHeld();
      start();
    },
    shown(seq: number): void {
      eye = Math.max(eye, seq);
      wake?.();
      wake = null;
    },
    record(): object {
      if (!engine.over(play.state)) throw new Error('record-later');
      return exportOf(kept);
    },
    close(): void {
      closed = true;
      wake?.();
    },
  };
};

export type Host = Awaited<ReturnType<typeof openHost>>;
