/** The lessons of Retribution in German, in the order in which they are learnt. */
import type { NamedLesson } from '@pesthouse/kernel';
import { words as handWords } from './1-hand.de.ts';
import { lesson as hand } from './1-hand.ts';
import { words as persecuteWords } from './2-persecute.de.ts';
import { lesson as persecute } from './2-persecute.ts';
import { words as thriftWords } from './3-thrift.de.ts';
import { lesson as thrift } from './3-thrift.ts';
import { words as endWords } from './4-end.de.ts';
import { lesson as end } from './4-end.ts';

export const lessons: readonly NamedLesson[] = [
  { id: '1-hand', ...hand(handWords) },
  { id: '2-persecute', ...persecute(persecuteWords) },
  { id: '3-thrift', ...thrift(thriftWords) },
  { id: '4-end', ...end(endWords) },
];
