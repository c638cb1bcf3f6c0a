/** The lessons of New York in German, in the order in which they are learnt. */
import type { NamedLesson } from '@pesthouse/kernel';
import { words as drawWords } from './1-draw.de.ts';
import { lesson as draw } from './1-draw.ts';
import { words as breedWords } from './2-breed.de.ts';
import { lesson as breed } from './2-breed.ts';
import { words as fightWords } from './3-fight.de.ts';
import { lesson as fight } from './3-fight.ts';
import { words as lastWords } from './4-last.de.ts';
import { lesson as last } from './4-last.ts';

export const lessons: readonly NamedLesson[] = [
  { id: '1-draw', ...draw(drawWords) },
  { id: '2-breed', ...breed(breedWords) },
  { id: '3-fight', ...fight(fightWords) },
  { id: '4-last', ...last(lastWords) },
];
