/** The doors of the house: one for every game of the registry, the five of the corridor in their order. */
import { GAME_IDS, type Shelf, shelf } from '../../games/index.ts';
import type { DoorWords } from '../../kernel/index.ts';
import type { HouseText } from '../text/index.ts';

const ORDER: readonly string[] = ['newyork', 'retribution', 'exterminators', 'pathologic', 'pest'];
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

const POSTERS = import.meta.glob<string>('./art/poster-*.svg', { eager: true, query: '?url', import: 'default' });

export interface Door {
  readonly id: string;
  readonly no: string;
  readonly words: DoorWords;
  readonly shelf: Shelf;
  readonly poster: string | undefined;
  readonly alt: string;
}

/** Every door of the corridor, then games of the registry that have no fixed place in it. */
export const doors = (text: HouseText): readonly Door[] =>
  [...ORDER, ...GAME_IDS.filter((id) => !ORDER.includes(id))].flatMap((id, i): Door[] => {
    const known = shelf(id);
    if (known === undefined) return [];
    const words = known.door;
    return [{ id, no: ROMAN[i] ?? String(i + 1), words, shelf: known, poster: POSTERS[`./art/poster-${id}.svg`], alt: text.doors.posters[id] ?? words.title }];
  });

export const fullTitle = ({ words }: Pick<Door, 'words'>): string => (words.subtitle === '' ? words.title : `${words.title}: ${words.subtitle}`);
