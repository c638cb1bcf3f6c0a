/** A word of the owner of the house: the sentence as it is read, and how it comes up wherever the reader is, until they have read it. */
import { type Word, wordList } from '@pesthouse/api';
import { toast } from '../../kit/toast.tsx';
import { ask, call } from '../../link/house.ts';
import { myKey } from '../../mykey.ts';
import { locale } from '../../text/language.ts';
import { loadRooms } from '../../text/load.ts';
import { people } from '../../text/rooms.ts';
import { clockOf } from '../tables/when.ts';

const DAYS = 2 * 24 * 3_600_000;

/** A day alone, or with the time where it is soon. */
const untilOf = (until: number, now: number): string => {
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(until);
  return until - now < DAYS ? `${day}, ${clockOf(until)}` : day;
};

/** Owner and reader see the same sentence. */
export const wordText = ({ kind, text, until }: Pick<Word, 'kind' | 'text' | 'until'>, now: number): string =>
  [kind === 'quiet' ? people.between.noChat(until === null ? '' : untilOf(until, now)) : '', text === '' ? '' : people.between.word(text)]
    .filter((x) => x !== '')
    .join(' ');

const shown = new Set<string>();

/** It stays until it was read, and comes again with the next page where it was only closed. */
export const tellWords = async (all: readonly Word[]): Promise<void> => {
  await loadRooms();
  for (const x of all) {
    if (shown.has(x.id)) continue;
    shown.add(x.id);
    const press = (): void => {
      call('/api/me/words', { body: { id: x.id }, secret: myKey() ?? undefined }).catch(() => shown.delete(x.id));
    };
    toast({ text: wordText(x, Date.now()), stay: 0, action: { name: people.between.read, press } });
  }
};

/** Asks the house, at a table: its other rooms hear it with the list of tables. Whoever has no key here is nobody whom the owner could speak to. */
export const lookForWords = async (): Promise<void> => {
  const secret = myKey();
  if (secret !== null) await tellWords((await ask(wordList, '/api/me/words', { secret })).words);
};
