/** The doors of the house: one for every game of the house, in the order of its list. */

import { type DoorWords, missing } from '@pesthouse/kernel';
import { type AnyGame, GAME_IDS, GAMES } from '../../games/index.ts';
import { frontWords } from '../text/loaded.ts';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

const POSTERS = import.meta.glob<string>('../../../games/*/door/poster.svg', { eager: true, query: '?url', import: 'default' });

export interface Door {
  readonly id: string;
  readonly no: string;
  readonly words: DoorWords;
  readonly game: AnyGame;
  readonly poster: string | undefined;
}

/** Made when they are first asked for: their words are loaded by then. */
let made: readonly Door[] | undefined;
export const doors = (): readonly Door[] => {
  made ??= GAME_IDS.map((id, i) => ({
    id,
    no: ROMAN[i] ?? String(i + 1),
    words: frontWords().doors[id] ?? missing('door', id),
    game: GAMES[id],
    poster: POSTERS[`../../../games/${id}/door/poster.svg`],
  }));
  return made;
};

export const fullTitle = ({ words }: Pick<Door, 'words'>): string => (words.subtitle === '' ? words.title : `${words.title}: ${words.subtitle}`);

const wordsFor = (game: string): DoorWords | undefined => doors().find((x) => x.id === game)?.words;
/** What a game is called, and whose it is, in the language of the page: the game itself knows only the printed words. */
export const titleOf = ({ id, title }: { readonly id: string; readonly title: string }): string => {
  const words = wordsFor(id);
  // Where the printed title has a second half it is said too: two games are called alike without it.
  return words === undefined ? title : title.includes(': ') ? fullTitle({ words }) : words.title;
};
export const creditOf = ({ id, credit }: { readonly id: string; readonly credit: string }): string => wordsFor(id)?.credit ?? credit;
