/** What a message says, in the language of whoever gets it: one line a table and a link, never anything of the game. */
import type { MessageWishes } from '@pesthouse/api';
import type { PostRow } from '../store/messages-schema.ts';
import { de } from './text/de.ts';
import { en, type PostText } from './text/en.ts';

export interface Letter {
  readonly title: string;
  /** Where there is more than one thing to tell, each with its address. */
  readonly lines: readonly { readonly text: string; readonly link: string }[];
  /** Where a press leads. */
  readonly link: string;
  readonly stopLink: string;
  /** Messages about the same thing replace each other. */
  readonly tag: string;
  readonly words: PostText;
}

const TEXTS: { readonly [language in MessageWishes['language']]: PostText } = { en, de };

const lineOf = (words: PostText, rows: readonly PostRow[]): string => {
  const name = rows[0]?.about.name ?? '';
  const has = (kind: PostRow['kind']): boolean => rows.some((x) => x.kind === kind);
  if (has('turn')) return has('start') ? words.startTurn(name) : words.turn(name);
  if (has('ask')) return words.ask(name);
  if (has('start')) return words.start(name);
  if (has('talk')) return words.talk(name);
  return rows.some((x) => x.about.asks !== undefined) ? words.evening(name) : words.invitation(name);
};

/** One message for everything that is due by a channel. */
export const letterOf = (rows: readonly PostRow[], language: MessageWishes['language'], house: string, stop: string): Letter => {
  const words = TEXTS[language];
  const byPlace = new Map<string, PostRow[]>();
  for (const row of rows) byPlace.set(row.about.path, [...(byPlace.get(row.about.path) ?? []), row]);
  const lines = [...byPlace].map(([path, of]) => ({ text: lineOf(words, of), link: house + path }));
  const [first] = lines;
  return {
    title: lines.length === 1 ? (first?.text ?? '') : words.several(lines.length),
    lines,
    link: lines.length === 1 ? (first?.link ?? house) : `${house}/tables`,
    stopLink: `${house}/stop/${stop}`,
    tag: lines.length === 1 ? (rows[0]?.about.path ?? '') : 'tables',
    words,
  };
};

/** Tells that a channel works. */
export const testLetter = (language: MessageWishes['language'], house: string, stop: string): Letter => {
  const words = TEXTS[language];
  return {
    title: words.test,
    lines: [{ text: words.testMore, link: `${house}/messages` }],
    link: `${house}/messages`,
    stopLink: `${house}/stop/${stop}`,
    tag: 'test',
    words,
  };
};
