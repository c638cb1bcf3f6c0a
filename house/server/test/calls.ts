/** Every call of the interface with strange requests for it, drawn from the house's own description of itself. */
import fc from 'fast-check';
import * as z from 'zod';
import { type Shape, spoilt, strange } from './strange.ts';

export interface Call {
  readonly path: string;
  readonly method: string;
  readonly params: readonly { readonly name: string; readonly in: string; readonly schema: Shape }[];
  readonly body: Shape | undefined;
}
/** What is sent, and with whose key. */
export interface Sent {
  readonly path: string;
  readonly body: string | undefined;
  readonly key: string | undefined;
}

const described = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        parameters: z.array(z.looseObject({ name: z.string(), in: z.string(), schema: z.looseObject({}) })).default([]),
        requestBody: z.looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.looseObject({}) })) }).optional(),
      }),
    ),
  ),
});

/** All calls in a house's /api/openapi.json. */
export const callsIn = (description: unknown): Call[] =>
  Object.entries(described.parse(description).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, x]) => ({
      path,
      method: method.toUpperCase(),
      params: x.parameters,
      body: x.requestBody?.content['application/json']?.schema,
    })),
  );

const plain = (x: string): string => encodeURIComponent(x.replace(/[\ud800-\udfff]/g, ''));
export const textOf = (x: unknown): string => (typeof x === 'string' ? x : (JSON.stringify(x) ?? ''));

/** Requests that are nearly right: `known` means something in this house, `record` is one of a finished game. */
export const requestsFor = (x: Call, known: readonly string[], record: unknown): fc.Arbitrary<Sent> => {
  const near = strange(known);
  const part = (place: string) =>
    fc.record(
      Object.fromEntries(
        x.params.filter((p) => p.in === place).map((p) => [p.name, p.name === 'id' ? fc.constantFrom(...known, '%', 'a b', 'é') : near(p.schema)]),
      ),
    );
  const body = x.path.endsWith('/import') ? fc.oneof(spoilt(record), near(x.body ?? {})) : x.body === undefined ? fc.constant(undefined) : near(x.body);
  const key = fc.option(fc.constantFrom(...known, 'x'.repeat(43)), { nil: undefined });
  return fc.record({ place: part('path'), query: part('query'), body, key }).map((y) => {
    const path = x.path.replace(/\{(\w+)\}/g, (_, name: string) => plain(textOf(y.place[name])));
    const search = Object.entries(y.query).map(([k, v]) => `${k}=${plain(textOf(v))}`);
    return { path: `${path}?${search.join('&')}`, body: x.method === 'GET' ? undefined : textOf(y.body ?? {}), key: y.key };
  });
};
