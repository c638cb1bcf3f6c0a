/** The line to a table in this browser's own worker. */

import type { Talk } from '@pesthouse/api';
import { proxy, wrap } from 'comlink';
import type { News, TableLink, Verdict } from '../link/link.ts';
import { tablePath } from '../paths.ts';
import { coded, told } from '../text/told.ts';
import type { Room } from './host.worker.ts';
import { openLocal } from './open.ts';
import { fetchTable } from './store.ts';

const fine: Verdict = { ok: true };
const cannot = async (): Promise<Extract<Verdict, { readonly ok: false }>> => ({ ok: false, message: told(coded('local-only')), clause: null });
/** The worker has no words: what it says is a code. */
const inWords = (code: string): string => (code === '' ? '' : told(coded(code)));

/** With `peek` the table is only looked at. */
export const localLink = (id: string, peek = false): TableLink => {
  const worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module', name: `table ${id}` });
  const room = wrap<Room>(worker);
  const ears = new Set<(news: News) => void>();
  const past: News[] = [];
  let talked = 0;
  let looking = 0;
  const hear = (said: News): void => {
    const news: News = said.type === 'gone' ? { ...said, message: inWords(said.message) } : said;
    if (news.type === 'here') looking = news.seat;
    // Whoever comes late hears what was said before.
    if (ears.size === 0) past.push(news);
    for (const ear of ears) ear(news);
  };
  const gone = (e: unknown): void => hear({ type: 'gone', message: told(e) });
  worker.onerror = (e) => gone(new Error(e.message || 'local-failed'));
  (peek ? room.peek(id, proxy(hear)) : room.open(id, proxy(hear))).catch(gone);

  return {
    kind: 'local',
    subscribe(ear) {
      ears.add(ear);
      for (const news of past.splice(0)) ear(news);
      return () => ears.delete(ear);
    },
    async submit(at, move) {
      const v = await room.submit(at, move);
      return v.ok ? v : { ...v, message: inWords(v.message) };
    },
    async undo(at, to) {
      const v = await room.undo(at, to);
      return v.ok === false ? { ...v, message: inWords(v.message) } : v;
    },
    answer: cannot,
    async say(text) {
      const talk: Talk = { n: ++talked, seat: looking, at: Date.now(), kind: 'say', text, ref: null };
      hear({ type: 'talk', talk });
      return fine;
    },
    earlier: async () => [],
    async rematch() {
      const t = await fetchTable(id);
      if (t === null) throw coded('local-gone');
      const { game, rules, options, name, variant } = t;
      // Everybody moves on by one seat, so that the first place goes round.
      const seats = t.seats.map((_, i) => t.seats[(i + t.seats.length - 1) % t.seats.length]).flatMap((s) => (s === undefined ? [] : [s]));
      return tablePath(
        await openLocal({
          game,
          rules,
          variant,
          options,
          name,
          seats: seats.map((s) => (s.kind === 'bot' && s.level !== null ? { kind: 'bot', level: s.level } : { kind: 'person', name: s.name })),
        }),
        true,
      );
    },
    sit: cannot,
    sendBot: cannot,
    act: cannot,
    meanwhile: async () => null,
    orders: async () => ({ kinds: [] }),
    seating: async () => [],
    carry: () => Promise.reject(coded('local-only')),
    takeHere: () => undefined,
    record: () => room.record(),
    look: (seat) => void room.look(seat),
    shown: (seq) => void room.shown(seq),
    retry: () => undefined,
    leave() {
      ears.clear();
      worker.terminate();
    },
  };
};
