/** The worker in which a local table lives: the page reaches the true state of no game. */
import { expose } from 'comlink';
import type { Flat, Seat } from '../../kernel/index.ts';
import type { News, UndoVerdict, Verdict } from '../link/link.ts';
import { type Host, openHost } from './host.ts';

let host: Host | null = null;
const there = (): Host => {
  if (host === null) throw new Error('no table is open in this worker');
  return host;
};

const room = {
  async open(id: string, hear: (news: News) => void): Promise<void> {
    host = await openHost(id, hear);
    host.begin();
  },
  submit: (at: string, move: Flat): Promise<Verdict> => there().submit(at, move),
  undo: (at: string, to: number): Promise<UndoVerdict> => there().undo(at, to),
  look: (seat: Seat): void => there().look(seat),
  shown: (seq: number): void => there().shown(seq),
  record: (): object => there().record(),
};
export type Room = typeof room;

expose(room);
