/** Codes that people read and type: long enough not to be guessed, without letters that look alike. Only their hash is kept. */
import { randomInt } from 'node:crypto';
import { hashOf } from './key.ts';
import type { Store } from './store/store.ts';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 20 letters of 31 are 99 bits. */
export const newCode = (): string => Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('')).join('-');

/** However it is typed: spaces, dashes and capitals do not matter. */
export const codeHash = (typed: string): string => hashOf(typed.toLowerCase().replace(/[^a-z0-9]/g, ''));

export const newRecovery = async (store: Pick<Store, 'setRecovery'>, person: string): Promise<string> => {
  const code = newCode();
  await store.setRecovery(person, codeHash(code));
  return code;
};
