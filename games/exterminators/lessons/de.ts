/** The lessons of Pests! in German, in the order in which they are learnt. */
import type { NamedLesson } from '@pesthouse/kernel';
import { words as turnWords } from './1-turn.de.ts';
import { lesson as turn } from './1-turn.ts';
import { words as queenWords } from './2-queen.de.ts';
import { lesson as queen } from './2-queen.ts';
import { words as fullWords } from './3-full.de.ts';
import { lesson as full } from './3-full.ts';
import { words as winWords } from './4-win.de.ts';
import { lesson as win } from './4-win.ts';
import { words as teamWords } from './5-team.de.ts';
import { lesson as team } from './5-team.ts';

export const lessons: readonly NamedLesson[] = [
  { id: '1-turn', ...turn(turnWords) },
  { id: '2-queen', ...queen(queenWords) },
  { id: '3-full', ...full(fullWords) },
  { id: '4-win', ...win(winWords) },
  { id: '5-team', ...team(teamWords) },
];
