/** Errors as the reader hears them. What fails somewhere without words, in a worker or in the house, is a code, perhaps with a value behind a colon; here it becomes a sentence. */
import type { Failure } from '@pesthouse/api';
import { houseText } from './index.ts';
import { language, pseudo } from './language.ts';
import { roomWordsYet } from './loaded.ts';

type Said = string | ((value: string) => string);

const sentence = (code: string, value: string): string | undefined => {
  const known: { readonly [code: string]: Said | undefined } = roomWordsYet()?.failures ?? {};
  const said = Object.hasOwn(known, code) ? known[code] : undefined;
  return typeof said === 'function' ? said(value) : said;
};

/** An error with a code instead of a sentence. */
export const coded = (code: string, value = ''): Error => new Error(value === '' ? code : `${code}:${value}`);

/** What any error says. One that nobody foresaw speaks for itself. */
export const told = (e: unknown): string => {
  const said = e instanceof Error ? e.message : String(e);
  const [, code = '', value = ''] = /^([a-z-]+)(?::(.*))?$/s.exec(said) ?? [];
  // A code that has no words yet is no sentence either.
  return sentence(code, value) ?? (said === '' || code !== '' ? houseText().wrong : said);
};

/** What the house refused. In English its own sentence is the best one, for it knows more than its code does. */
export const refusal = ({ error, message, data }: Pick<Failure, 'error' | 'message' | 'data'>): string =>
  language === 'en' && !pseudo && message !== '' ? message : (sentence(error, data ?? '') ?? houseText().wrong);
