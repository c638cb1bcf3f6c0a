/** The lessons of Pest in English, in the order in which they are learnt. */
import type { NamedLesson } from '@pesthouse/kernel';
import { words as gridWords } from './1-grid.en.ts';
import { lesson as grid } from './1-grid.ts';
import { words as walkWords } from './2-walk.en.ts';
import { lesson as walk } from './2-walk.ts';
import { words as bedsWords } from './3-beds.en.ts';
import { lesson as beds } from './3-beds.ts';
import { words as buildWords } from './4-build.en.ts';
import { lesson as build } from './4-build.ts';

export const lessons: readonly NamedLesson[] = [
  { id: '1-grid', ...grid(gridWords) },
  { id: '2-walk', ...walk(walkWords) },
  { id: '3-beds', ...beds(bedsWords) },
  { id: '4-build', ...build(buildWords) },
];
