/** The words of a game as this page speaks them. */

import type { DoorMore, HowtoWords, NumberSheet, Numbers } from '@pesthouse/kernel';
import { type AnyGame, type AnyText, findGame, type Lessons, lessonsOf } from '../../games/index.ts';
import { heard } from './heard.ts';
import { language, pseudo } from './language.ts';

/** For an edition's states and events, with the numbers of the table. */
export const wordsOf = async (game: AnyGame, edition: string, numbers?: Numbers): Promise<AnyText> => heard(await game.words(edition, numbers, language));
/** For whoever has no table. */
export const textOf = async (game: AnyGame, numbers?: Numbers): Promise<AnyText> => heard(await game.text(language, numbers));

const BOOKS = import.meta.glob<string>(['../../../games/*/rulebook.md', '../../../games/*/rulebook.*.md'], { query: '?raw', import: 'default' });

/** The rulebook in the page's language; in English also where facts are read from it. Nothing where a game has none. */
export const bookOf = async (game: string, of: string = language): Promise<string | undefined> => {
  const book = await BOOKS[`../../../games/${game}/rulebook${of === 'en' ? '' : `.${of}`}.md`]?.();
  return pseudo && book !== undefined ? (await import('./pseudo.ts')).pseudoBook(book) : book;
};

export const hasBook = (game: string): boolean => BOOKS[`../../../games/${game}/rulebook.md`] !== undefined;

export const sheetFileOf = async (game: string): Promise<NumberSheet | undefined> => {
  const sheet = await findGame(game)?.sheet?.(language);
  return sheet && heard(sheet);
};

export const moreFileOf = async (game: string): Promise<DoorMore | undefined> => {
  const more = await findGame(game)?.more?.(language);
  return more && heard(more);
};

export const hasHowto = (game: string): boolean => findGame(game)?.howto !== undefined;

/** How to play a game in one page, in the page's language and with these numbers. Nothing where a game does not say. */
export const howtoOf = async (game: string, numbers: Numbers): Promise<HowtoWords | undefined> => {
  const text = await findGame(game)?.howto?.(language);
  return text && heard(text(numbers));
};

/** The lessons of all games in the page's language. */
export const lessonsHere = async (): Promise<Lessons> => heard(await lessonsOf(language));
