/** The lines that the house itself puts between what people say: one for each entry of the seating log that they should know of. */
import type { SeatingEntry, Talk } from '@pesthouse/api';
import { lobby as words } from '../text/rooms.ts';

/** What an option of the game is called; null until its words are here. */
export type OptionName = (id: string) => string | null;

const changeOf = (what: string, option: OptionName): string => {
  const changed: { readonly [what: string]: string | undefined } = words.changed;
  const id = /^options\.(.*)$/.exec(what)?.[1];
  return id === undefined ? (changed[what] ?? words.changed.options) : (option(id) ?? words.changed.options);
};

export const noteOf = (x: SeatingEntry, option: OptionName): string | null => {
  const by = x.by?.name ?? '';
  const name = x.holder?.name ?? by;
  switch (x.why) {
    case 'sat':
    case 'late':
      return words.notes.sat(name);
    case 'moved':
      return x.holder?.kind === 'person' ? words.notes.moved(name) : null;
    case 'stood':
      return words.notes.stood(by);
    case 'freed':
      return words.notes.freed(by);
    case 'bot':
      return words.notes.bot(name);
    case 'unbot':
      return words.notes.unbot;
    case 'named':
      return words.notes.named(by, name);
    case 'host':
      return words.notes.host(name);
    case 'set':
      return words.notes.set(by, [...new Set(x.what.map((y) => changeOf(y, option)))]);
    case 'nudge':
      return words.notes.nudge(by, name);
    case 'started':
      return words.notes.started;
    case 'closed':
      return words.notes.closed(by);
    default:
      return null;
  }
};

export type ChatLine =
  | { readonly kind: 'say'; readonly key: string; readonly at: number; readonly talk: Talk }
  | { readonly kind: 'note'; readonly key: string; readonly at: number; readonly text: string };

/** Talk and log as one story, by their times. */
export const linesOf = (talk: readonly Talk[], log: readonly SeatingEntry[], option: OptionName): readonly ChatLine[] => {
  const said = talk.flatMap((x): ChatLine[] => (x.kind === 'say' ? [{ kind: 'say', key: `t${x.n}`, at: x.at, talk: x }] : []));
  const notes = log.flatMap((x): ChatLine[] => {
    const text = noteOf(x, option);
    return text === null ? [] : [{ kind: 'note', key: `n${x.nr}`, at: x.at, text }];
  });
  return [...said, ...notes].sort((a, b) => a.at - b.at);
};
