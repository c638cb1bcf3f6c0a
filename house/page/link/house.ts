/** Calls to the house that the page came from: an answer, or a refusal as an error with a sentence for people. */

import type { Failure } from '@pesthouse/api';
import * as client from '@pesthouse/api/client';
import type * as z from 'zod';
import { BASE } from '../base.ts';
import { coded, refusal, told } from '../text/told.ts';

export class HouseError extends Error {
  readonly code: string;
  readonly clause: string | null;
  constructor(f: Failure) {
    super(refusal(f));
    this.code = f.error;
    this.clause = f.clause;
  }
}

export interface Ask {
  readonly body?: object;
  readonly secret?: string | undefined;
  readonly keeps?: boolean;
}

const answerIn = <T>(said: client.Said<T>): T => {
  if (said.ok) return said.value;
  // The page can say more of it than the plain client does.
  throw new HouseError(said.error === client.UNREADABLE ? { ...said, message: told(coded(said.error)) } : said);
};

/** GET without a body, POST with one. */
export const call = async (path: string, how: Ask = {}): Promise<unknown> => answerIn(await client.call(BASE, path, how));

/** The same, with the answer checked against the public interface. */
export const ask = async <T extends z.ZodType>(shape: T, path: string, how: Ask = {}): Promise<z.output<T>> =>
  answerIn(await client.ask(shape, BASE, path, how));
