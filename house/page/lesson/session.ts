/** One lesson being taken: the table of its game in this page, played by the rules themselves, and how far the learner has come. */

import { keyOf as moveKey } from '@pesthouse/board';
import type { Flat, NamedLesson } from '@pesthouse/kernel';
import { applyProposed, type Item, type Play, propose, type Telling, type Wants } from '@pesthouse/table';
import {
  type Act,
  BEGUN,
  entryFor,
  fitsPattern,
  isOver,
  judge,
  keyOf,
  lineOf,
  lineWith,
  moveOf,
  openLesson,
  othersMove,
  printOf,
  type Run,
  reduce,
  resumed,
} from '@pesthouse/table/lessons';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnyEngine } from '../../games/index.ts';
import { keepLesson, useLearned } from '../learned.ts';
import { aloneEars, aloneLink } from '../link/alone.ts';
import type { TableLink } from '../link/link.ts';

export interface Session {
  readonly game: string;
  readonly lesson: NamedLesson;
  readonly store: StoreApi<Run>;
  readonly link: TableLink;
  /** It had been begun and has changed since, so it begins again. */
  readonly changed: boolean;
  /** Goes on where a press is enough; else makes the move that is wanted. */
  skip(): void;
  back(): void;
  again(): void;
  /** The moves that do the step now put, as buttons say what they bring about, the likeliest first; null where a press goes on. */
  wanted(): readonly string[] | null;
}

const NAME = 'lesson';

export const openSession = (engine: AnyEngine, game: string, lesson: NamedLesson): Session => {
  const { you, seats } = lesson.opening;
  const { rules } = engine.game.meta;
  const key = keyOf(game, lesson.id);
  const print = printOf(lesson, rules);
  const before = useLearned.getState().progress[key];
  const { run: first, changed } = resumed(before, print);
  const store = createStore<Run>()(() => (isOver(lesson, first) ? BEGUN : first));

  let items: Item[] = [];
  const wants: Wants = (seat) => (seat === you ? 'closely' : false);
  const note = (telling: Telling): Item | undefined => {
    const item = telling.get(you);
    if (item !== undefined) items = [...items, item];
    return item;
  };
  const opened = (): Play => {
    items = [];
    return openLesson(engine, lesson, store.getState().lines, (telling) => void note(telling), wants);
  };
  let play = opened();

  const { hear, anew, subscribe, leave } = aloneEars({ id: NAME, game, name: lesson.title, you, seats, level: 'fair', play: () => play, items: () => items });

  const put = (x: Act): void => {
    const run = reduce(store.getState(), x);
    store.setState(run, true);
    if (x.act === 'tried') return;
    const over = isOver(lesson, run);
    const { step, lines, marks } = over ? BEGUN : run;
    const was = useLearned.getState().progress[key];
    keepLesson(key, { done: over || was?.done === true, print, step, lines, marks, when: Date.now() });
  };

  const make = (seat: number, move: Flat): string => {
    const line = lineWith(play, seat, move);
    const item = note(applyProposed(play, entryFor(play, seat, move), wants));
    if (item !== undefined) hear({ type: 'item', item });
    return line;
  };
  /** The learner's move, and what the others do then. */
  const perform = (move: Flat): void => {
    const script = [...(lesson.steps[store.getState().step]?.others ?? [])];
    const lines = [make(you, move)];
    for (let x = othersMove(play, you, script); x !== null; x = othersMove(play, you, script)) {
      script.shift();
      lines.push(make(x.seat, x.move));
    }
    put({ act: 'done', lines });
  };
  const back = (act: 'back' | 'again'): void => {
    put({ act });
    play = opened();
    anew();
  };
  const judged = (move: Flat) => judge(lesson, store.getState(), lineOf(engine.game.vocabulary, move));

  const link = aloneLink({
    subscribe,
    wants(move) {
      const said = judged(move);
      if (said.kind === 'other') put({ act: 'tried', reply: said.reply });
      return said.kind === 'wanted';
    },
    async submit(given, move) {
      const mine = propose(play, you, move, given);
      if ('refused' in mine) return { ok: false, message: '', clause: mine.refused };
      perform(mine.entry.move);
      return { ok: true };
    },
    async undo() {
      back('back');
      return { ok: true };
    },
    leave,
  });
  return {
    game,
    lesson,
    store,
    link,
    changed,
    skip() {
      const step = lesson.steps[store.getState().step];
      const move = step === undefined ? null : moveOf(play, you, step);
      if (move === null) put({ act: 'done', lines: [] });
      else perform(move);
    },
    wanted() {
      const must = lesson.steps[store.getState().step]?.must;
      if (must === undefined) return null;
      const legal = engine.moves(play.state, you);
      return [...new Set(must.flatMap((x) => legal.filter((m) => fitsPattern(x, lineOf(engine.game.vocabulary, m))).map(moveKey)))];
    },
    back: () => back('back'),
    again: () => back('again'),
  };
};
