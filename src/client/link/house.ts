/** Calls to the house over HTTP: one function that sends, checks what comes back, and turns every refusal into a sentence. */
import type * as z from 'zod';
import { type Failure, failure } from '../../api/index.ts';

export class HouseError extends Error {
  readonly code: string;
  readonly clause: string | null;
  constructor(f: Failure) {
    super(f.message);
    this.code = f.error;
    this.clause = f.clause;
  }
}

const unreachable: Failure = { error: 'unreachable', message: 'The house does not answer. Check the connection.', clause: null };

const bodyOf = async (answer: Response): Promise<unknown> => {
  try {
    return await answer.json();
  } catch {
    return null;
  }
};

export interface Ask {
  readonly body?: object;
  readonly secret?: string | undefined;
}

/** GET without a body, POST with one. */
export const call = async (path: string, ask: Ask = {}): Promise<unknown> => {
  const headers: { [name: string]: string } = {};
  if (ask.body !== undefined) headers['content-type'] = 'application/json';
  if (ask.secret !== undefined) headers.authorization = `Bearer ${ask.secret}`;
  let answer: Response;
  try {
    answer = await fetch(path, ask.body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(ask.body) });
  } catch {
    throw new HouseError(unreachable);
  }
  const said = await bodyOf(answer);
  if (answer.ok) return said;
  const f = failure.safeParse(said);
  throw new HouseError(f.success ? f.data : { error: `http-${answer.status}`, message: `The house answered with error ${answer.status}.`, clause: null });
};

/** The same, with the answer checked against the public interface. */
export const ask = async <T extends z.ZodType>(shape: T, path: string, how: Ask = {}): Promise<z.output<T>> => {
  const read = shape.safeParse(await call(path, how));
  if (!read.success)
    throw new HouseError({ error: 'unreadable', message: 'The house gave an answer that this page cannot read. Load the page again.', clause: null });
  return read.data;
};
