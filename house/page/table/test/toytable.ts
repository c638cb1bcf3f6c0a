/** A table of the toy game for the tests of the page's model: a true play behind a line on which every word can be lost, held back or refused. */
import type { RoomAct, Talk } from '@pesthouse/api';
import type { BoardModule } from '@pesthouse/board';
import { engine, type Flat, type Seat } from '@pesthouse/kernel';
import { toy } from '@pesthouse/kernel/toy';
import { apply, at, type Item, openPlay, propose, proposeUndo, type Telling } from '@pesthouse/table';
import type { AnyEngine, AnyText } from '../../../games/index.ts';
import type { News, TableLink, Verdict } from '../../link/link.ts';
import type { Loaded } from '../../shown/game.ts';
import { readRulebook } from '../../shown/rulebook.ts';
import { openModel } from '../model.ts';
import { LONG, pass } from './kept.ts';

const rules: AnyEngine = engine(toy);
/** Every event is shown for so long. */
export const EVENT_MS = 100;

const nothing = (): null => null;
const board: BoardModule = { Given: nothing, Board: nothing, Seats: nothing, Mark: nothing, pace: () => EVENT_MS, flights: () => [] };
const text: AnyText = {
  seat: (_, seat) => `Seat ${seat}`,
  prompt: () => ({ title: '', detail: '' }),
  waiting: () => '',
  move: (_, __, m) => ({ label: Object.values(m).join(' '), detail: '' }),
  event: (_, e) => e.type,
  board: () => [],
  sheet: (line) => line,
  verdict: () => '',
  option: (id) => ({ name: id, about: '', value: (v) => v }),
};
export const game: Loaded = {
  id: 'toy',
  edition: '1',
  numbers: {},
  title: 'Toy',
  credit: '',
  engine: rules,
  text,
  table: {},
  printed: {},
  board,
  rulebook: readRulebook(''),
};

/** What the host does with a move: takes it; says no; nobody answers, and it was lost on the way or the answer was. */
export type Fate = 'taken' | { readonly no: string } | 'lost' | 'unheard';
const LOST: Verdict = { ok: false, message: 'Nobody answers.', clause: null, lost: true };

export const infoOf = (id: string): Extract<News, { type: 'here' }>['info'] => ({
  id,
  game: 'toy',
  rules: '1',
  name: 'Toy',
  options: {},
  listed: false,
  seats: [],
  status: 'playing',
  deciding: [],
  promise: '',
  seed: null,
  watchers: 0,
  made: 0,
  touched: 0,
  rematch: null,
});

/** The page of one seat at a new table. Nothing is told before `here`. */
export const toyTable = (seat: Seat = 0, id = 'toy') => {
  const told: Item[] = [];
  const hear = (telling: Telling): void => {
    const item = telling.get(seat);
    if (item !== undefined) told.push(item);
  };
  const head = { game: 'toy', rules: '1', options: { rounds: 2, wax: true }, seats: 2 };
  const play = openPlay(rules, { ...head, entries: [] }, 'ab'.repeat(32), hear);
  const fates: Fate[] = [];
  const sent: { readonly at: string; readonly move: Flat }[] = [];
  const said: string[] = [];
  const looks: string[] = [];
  const acts: RoomAct[] = [];
  let ear: ((news: News) => void) | null = null;
  /** Items are told only while this is so. */
  let telling = true;
  const tell = (news: News): void => ear?.(news);

  const enter = (who: Seat, move: Flat, given: string): Verdict => {
    const mine = propose(play, who, move, given);
    const t = 'refused' in mine ? mine : apply(play, mine.entry);
    if ('refused' in t) return { ok: false, message: '', clause: t.refused };
    hear(t);
    const item = t.get(seat);
    if (item !== undefined && telling) tell({ type: 'item', item });
    return { ok: true };
  };

  const link: TableLink = {
    kind: 'remote',
    subscribe(x) {
      ear = x;
      return () => {
        ear = null;
      };
    },
    async submit(given, move) {
      sent.push({ at: given, move });
      const fate = fates.shift() ?? 'taken';
      if (fate === 'lost') return LOST;
      if (typeof fate === 'object') return { ok: false, message: 'No.', clause: fate.no };
      const v = enter(seat, move, given);
      return fate === 'unheard' ? LOST : v;
    },
    async undo(given, to) {
      looks.push(`undo ${given} ${to}`);
      const wish = proposeUndo(play, seat, to);
      if (wish === null) return { ok: false, message: 'Nothing.', clause: null };
      const t = apply(play, wish.entry);
      if ('refused' in t) return { ok: false, message: '', clause: t.refused };
      hear(t);
      const item = t.get(seat);
      if (item !== undefined) tell({ type: 'item', item });
      return { ok: true };
    },
    answer: async () => ({ ok: true }),
    say: async () => ({ ok: true }),
    earlier: async (before) => [talkOf(before - 1)],
    rematch: async () => '',
    sit: async () => ({ ok: true }),
    sendBot: async () => ({ ok: true }),
    act: async (act) => {
      acts.push(act);
      return { ok: true, done: { seat } };
    },
    meanwhile: async () => null,
    orders: async () => ({ kinds: [] }),
    seating: async () => [],
    carry: async () => ({ code: 'abcde', until: 0, path: '/arrive#abcde', whole: false }),
    takeHere: () => looks.push('here'),
    record: async () => null,
    look: (to) => looks.push(`look ${to}`),
    shown: (seq) => looks.push(`shown ${seq}`),
    retry: () => undefined,
    leave: () => looks.push('leave'),
  };
  const model = openModel(game, link, (x) => said.push(x.clause ?? x.text));
  return {
    model,
    fates,
    sent,
    said,
    looks,
    acts,
    told,
    tell,
    see: () => model.store.getState(),
    here: (items: readonly Item[] = told): void => tell({ type: 'here', seat, info: infoOf(id), items: [...items], talk: [] }),
    /** Another seat moves. */
    other: (who: Seat, move: Flat): Verdict => enter(who, move, at(play)),
    hush: (quiet: boolean): void => {
      telling = !quiet;
    },
    at: () => at(play),
    /** Whether the page still listens. */
    hears: () => ear !== null,
  };
};

export const talkOf = (n: number, seat: Seat = 1): Talk => ({ n, seat, at: 0, kind: 'say', text: `talk ${n}`, ref: null });

/** A table whose beginning was told and shown. */
export const begun = async (seat: Seat = 0) => {
  const t = toyTable(seat);
  t.here();
  await pass(LONG);
  return t;
};

export const LAMP = { verb: 'lamp', to: 1 };
export const LAMP_2 = { verb: 'lamp', to: 2 };
export const DRAW = { verb: 'draw' };
export const REST = { verb: 'rest' };
export const PAY = { verb: 'pay', wax: 1 };
export const VOTE = { verb: 'vote', yes: true };
