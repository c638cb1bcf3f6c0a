/** Everything that a house keeps, in plain words, table by table, in English: in the order in which the page on privacy tells it. */
import type { StoredWords } from '@pesthouse/api';
import { house } from './house.ts';
import { messages } from './messages.ts';
import { results } from './results.ts';
import { tables } from './tables.ts';
import { time } from './time.ts';
import { you } from './you.ts';

export const storedWords: StoredWords = { ...you, ...tables, ...messages, ...time, ...results, ...house };
