/** Asking a house: one call, its answer checked against the public interface, and every refusal a value with a code, a sentence and a clause. For page, bots and tests alike. */
import type * as z from 'zod';
import { COOKIE, PAGE_HEADER } from '../basics.ts';
import { type Failure, failure } from '../tables.ts';

/** What the house, or the line to it, said instead of an answer. `status` is 0 where nobody answered. */
export interface Refused extends Failure {
  readonly ok: false;
  readonly status: number;
  /** Seconds to wait before asking again, where the house says so. */
  readonly after: number | null;
}
export type Said<T> = { readonly ok: true; readonly value: T } | Refused;

export interface How {
  /** POST with it, GET without. A text is sent as it is. */
  readonly body?: unknown;
  /** A key, or `COOKIE`: the page says who it is by its cookie. */
  readonly secret?: string | undefined;
  /** A cookie that comes with the answer is kept. */
  readonly keeps?: boolean;
  readonly signal?: AbortSignal;
}

/** Nobody answered. */
export const UNREACHABLE = 'unreachable';
/** An answer came that the interface does not know. */
export const UNREADABLE = 'unreadable-answer';

export const refused = (status: number, error: string, message: string, after: number | null = null): Refused => ({
  ok: false,
  status,
  error,
  message,
  clause: null,
  after,
});

/** The bare call. Rejects where nobody answers. */
export const request = (house: string, path: string, { body, secret, keeps = false, signal }: How = {}): Promise<Response> => {
  const headers: { [name: string]: string } = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (secret === COOKIE) headers[PAGE_HEADER] = 'page';
  else if (secret !== undefined) headers.authorization = `Bearer ${secret}`;
  return fetch(house + path, {
    headers,
    // A cookie that nobody asked for says nothing of whoever calls by another key, or by none.
    credentials: secret === COOKIE || keeps ? 'same-origin' : 'omit',
    ...(body === undefined ? {} : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
};

const jsonOf = async (answer: Response): Promise<unknown> => {
  try {
    return await answer.json();
  } catch {
    return null;
  }
};

/** Why a good answer did not come, from a bad one. */
export const refusalIn = async (answer: Response): Promise<Refused> => {
  const read = failure.safeParse(await jsonOf(answer));
  const wait = answer.headers.get('retry-after');
  const after = wait === null || !Number.isFinite(Number(wait)) ? null : Number(wait);
  if (read.success) return { ok: false, status: answer.status, after, ...read.data };
  return refused(answer.status, `http-${answer.status}`, `The house answered with error ${answer.status}.`, after);
};

/** `house` is its address, or empty for a page of its own. */
export const call = async (house: string, path: string, how: How = {}): Promise<Said<unknown>> => {
  let answer: Response;
  try {
    answer = await request(house, path, how);
  } catch {
    return refused(0, UNREACHABLE, 'The house does not answer. Check the connection.');
  }
  return answer.ok ? { ok: true, value: await jsonOf(answer) } : refusalIn(answer);
};

/** The same, with the answer checked. */
export const ask = async <T extends z.ZodType>(shape: T, house: string, path: string, how: How = {}): Promise<Said<z.output<T>>> => {
  const said = await call(house, path, how);
  if (!said.ok) return said;
  const read = shape.safeParse(said.value);
  return read.success ? { ok: true, value: read.data } : refused(200, UNREADABLE, 'The house gave an answer that cannot be read here.');
};
