/** The link to a table that lives in this page alone, of a lesson or a puzzle: what needs other people cannot be done there. */
import { coded, told } from '../text/told.ts';
import type { TableLink, Verdict } from './link.ts';

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
