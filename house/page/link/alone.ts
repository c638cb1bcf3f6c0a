/** A table that lives in this page alone, of a lesson or a puzzle: what it says of itself, and the link to it. What needs other people cannot be done there. */
import type { Level, TableInfo } from '@pesthouse/api';
import type { Item, Play } from '@pesthouse/table';
import { botName } from '@pesthouse/table';
import { seedOf } from '@pesthouse/table/lessons';
import { houseText } from '../text/index.ts';
import { coded, told } from '../text/told.ts';
import type { News, TableLink, Verdict } from './link.ts';

interface Alone {
  /** What it is: it stands where other tables have their id. */
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly you: number;
  readonly seats: number;
  /** How well the others play. */
  readonly level: Level;
  play(): Play;
  items(): readonly Item[];
}

/** Who listens to such a table, and what they hear when they come or when it begins anew. */
export const aloneEars = ({ id, game, name, you, seats, level, play, items }: Alone) => {
  const begun = Date.now();
  const ears = new Set<(news: News) => void>();
  const info = (): TableInfo => ({
    id,
    game,
    rules: play().record.rules,
    name,
    options: Object.fromEntries(Object.entries(play().record.options).map(([k, v]) => [k, typeof v === 'object' ? [...v] : v])),
    listed: false,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === you
        ? { seat, kind: 'person', name: houseText().set.you, level: null, present: true }
        : { seat, kind: 'bot', name: botName(seat), level, present: true },
    ),
    status: 'playing',
    deciding: [],
    promise: seedOf(0),
    seed: null,
    watchers: 0,
    made: begun,
    touched: begun,
    rematch: null,
  });
  const here = (): News => ({ type: 'here', seat: you, info: info(), items: items(), talk: [], present: true });
  const hear = (news: News): void => {
    for (const ear of ears) ear(news);
  };
  return {
    hear,
    /** The table stands as it stands now, for whoever listens. */
    anew: () => hear(here()),
    subscribe(ear: (news: News) => void): () => void {
      ears.add(ear);
      if (ears.size === 1) ear(here());
      return () => ears.delete(ear);
    },
    leave: () => ears.clear(),
  };
};

const cannot = async (): Promise<Extract<Verdict, { readonly ok: false }>> => ({ ok: false, message: told(coded('local-only')), clause: null });

export const aloneLink = (own: Pick<TableLink, 'subscribe' | 'wants' | 'submit' | 'undo' | 'leave'>): TableLink => ({
  kind: 'local',
  orders: async () => ({ kinds: [] }),
  answer: cannot,
  say: cannot,
  earlier: async () => [],
  rematch: () => Promise.reject(coded('local-only')),
  sit: cannot,
  sendBot: cannot,
  act: cannot,
  meanwhile: async () => null,
  seating: async () => [],
  carry: () => Promise.reject(coded('local-only')),
  takeHere: () => undefined,
  record: () => Promise.reject(coded('record-later')),
  look: () => undefined,
  shown: () => undefined,
  retry: () => undefined,
  ...own,
});
