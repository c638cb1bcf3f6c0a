/** The house rules that this browser keeps: one's own, in the making or done, by game. */

import { remark, text } from '@pesthouse/api';
import type { Variant } from '@pesthouse/table';
import * as z from 'zod';
import { create } from 'zustand';

/** A draft may be without a name for a while; a variant may not. */
const draft = z.object({
  key: z.string().regex(/^[a-z0-9]{4,16}$/),
  game: text(40),
  edition: text(20),
  numbers: z.record(text(80), z.number()),
  switches: z.record(text(40), z.union([z.boolean(), z.number(), text(40)])),
  name: remark(40),
  note: remark(400),
  author: remark(40),
  touched: z.number(),
});
export type Draft = z.infer<typeof draft>;
export type DraftChange = Partial<Omit<Draft, 'key' | 'game' | 'touched'>>;

const PLACE = 'pesthouse.houserules';
const MOST = 100;

const read = (): readonly Draft[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    // One broken line must not cost the others.
    return Array.isArray(kept) ? kept.flatMap((x) => (draft.safeParse(x).success ? [draft.parse(x)] : [])) : [];
  } catch {
    return [];
  }
};

export const useDrafts = create<{ readonly drafts: readonly Draft[] }>(() => ({ drafts: read() }));

const put = (drafts: readonly Draft[]): void => {
  useDrafts.setState({ drafts });
  try {
    localStorage.setItem(PLACE, JSON.stringify(drafts));
  } catch {
    // Storage is full or forbidden: they last until the page closes.
  }
};

/** Newest first. */
export const draftsOf = (game: string, drafts = useDrafts.getState().drafts): readonly Draft[] =>
  drafts.filter((x) => x.game === game).toSorted((a, b) => b.touched - a.touched);

export const newKey = (): string => [...crypto.getRandomValues(new Uint8Array(5))].map((x) => x.toString(36).padStart(2, '0')).join('');

/** Keeps new house rules, and gives their key. */
export const addDraft = (v: Variant): string => {
  const key = newKey();
  const { game, edition, numbers, switches, name, note, author } = v;
  put([{ key, game, edition, numbers: { ...numbers }, switches: { ...switches }, name, note, author, touched: Date.now() }, ...read()].slice(0, MOST));
  return key;
};

export const changeDraft = (key: string, change: DraftChange): void => {
  // Another tab may have written meanwhile: only this one's line is changed.
  put(read().map((x) => (x.key === key ? { ...x, ...change, touched: Date.now() } : x)));
};

export const dropDraft = (key: string): void => put(read().filter((x) => x.key !== key));

/** Another tab has changed them. */
if (typeof addEventListener === 'function')
  addEventListener('storage', (e) => {
    if (e.key === PLACE) useDrafts.setState({ drafts: read() });
  });

/** The draft as house rules that can be played and shared. */
export const variantOf = ({ game, edition, numbers, switches, name, note, author }: Draft, unnamed: string): Variant => ({
  game,
  edition,
  numbers,
  switches,
  name: name.trim() === '' ? unnamed : name.trim(),
  note: note.trim(),
  author: author.trim(),
});
