/** The lessons of Pathologic in German, in the order in which they are learnt. */
import type { NamedLesson } from '@pesthouse/kernel';
import { words as townWords } from './1-town.de.ts';
import { lesson as town } from './1-town.ts';
import { words as plagueWords } from './2-plague.de.ts';
import { lesson as plague } from './2-plague.ts';
import { words as whereWords } from './3-where.de.ts';
import { lesson as where } from './3-where.ts';
import { words as rivalsWords } from './4-rivals.de.ts';
import { lesson as rivals } from './4-rivals.ts';

export const lessons: readonly NamedLesson[] = [
  { id: '1-town', ...town(townWords) },
  { id: '2-plague', ...plague(plagueWords) },
  { id: '3-where', ...where(whereWords) },
  { id: '4-rivals', ...rivals(rivalsWords) },
];
