/** The worker in which a local table lives: the page reaches the true state of no game. */
import '../../games/index.ts';
import type { Flat, Seat } from '@pesthouse/kernel';
import { expose } from 'comlink';
import type { News, UndoVerdict, Verdict } from '../link/link.ts';
import { type Host, openHost } from './host.ts';
import { type Rules, rulesOf } from './record.ts';

const LOCK_MS = 4000;
let host: Host | null = null;
const there = (): Host => {
  if (host === null) throw new Error('no table is open in this worker');
  return host;
};

/** Held as long as the worker lives. A page that was just closed lets go a moment later. */
const lock = (id: string): Promise<void> =>
  new Promise((held, fail) => {
    navigator.locks
      .request(`pesthouse table ${id}`, { signal: AbortSignal.timeout(LOCK_MS) }, () => {
        held();
        return new Promise<never>(() => undefined);
      })
      .catch(() => fail(new Error('local-elsewhere')));
  });

const room = {
  /** Opens the table for play: in one tab at a time, so that two workers never write one record. */
  async open(id: string, hear: (news: News) => void): Promise<void> {
    await lock(id);
    host = await openHost(id, hear);
    host.begin(true);
  },
  /** Only to be looked at: nobody moves. */
  async peek(id: string, hear: (news: News) => void): Promise<void> {
    host = await openHost(id, hear);
    host.begin(false);
  },
  /** Whether everything is here that a table by these rules needs. */
  ready: async (by: Rules): Promise<true> => {
    await rulesOf(by);
    return true;
  },
  submit: (at: string, move: Flat): Promise<Verdict> => there().submit(at, move),
  undo: (at: string, to: number): Promise<UndoVerdict> => there().undo(at, to),
  look: (seat: Seat): void => there().look(seat),
  shown: (seq: number): void => there().shown(seq),
  record: (): object => there().record(),
};
export type Room = typeof room;

expose(room);
