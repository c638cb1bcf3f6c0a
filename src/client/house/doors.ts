/** The doors of the house: one for every game of the registry, in the order of their places. */
import { GAME_IDS, GAMES, type Shelf } from '../../games/index.ts';
import type { DoorWords } from '../../kernel/index.ts';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

const POSTERS = import.meta.glob<string>('../../games/*/door/poster.svg', { eager: true, query: '?url', import: 'default' });

export interface Door {
  readonly id: string;
  readonly no: string;
  readonly words: DoorWords;
  readonly shelf: Shelf;
  readonly poster: string | undefined;
}

const DOORS: readonly Door[] = GAME_IDS.map((id, i) => ({
  id,
  no: ROMAN[i] ?? String(i + 1),
  words: GAMES[id].door,
  shelf: GAMES[id],
  poster: POSTERS[`../../games/${id}/door/poster.svg`],
}));

export const doors = (): readonly Door[] => DOORS;

export const fullTitle = ({ words }: Pick<Door, 'words'>): string => (words.subtitle === '' ? words.title : `${words.title}: ${words.subtitle}`);
