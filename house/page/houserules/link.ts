/** House rules in a link: packed small behind the #, which no server sees, and read back with care. */
import { variant as shape, type Variant } from '@pesthouse/api';

/** Nothing that a person makes is longer; a stranger's link may be anything. */
const MOST_CODE = 16_000;
const MOST_TEXT = 100_000;

const toBase64 = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const fromBase64 = (code: string): Uint8Array<ArrayBuffer> => {
  const raw = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(raw.length);
  for (let i = 0; i < raw.length; i++) bytes[i] = raw.charCodeAt(i);
  return bytes;
};

/** All that comes out, as long as it is not too much: a few bytes may unpack to gigabytes. */
const readAll = async (stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> => {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new Error('too long');
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

export const packRules = async (v: Variant): Promise<string> => {
  const { game, edition, numbers, switches, name, note, author } = v;
  const text = JSON.stringify([game, edition, name, note, author, numbers, switches]);
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64(await readAll(packed, MOST_TEXT));
};

/** The house rules of a link; null where it is no such link, or cut short. What they mean is not yet checked. */
export const unpackRules = async (code: string): Promise<Variant | null> => {
  if (code.length === 0 || code.length > MOST_CODE || !/^[\w-]+$/.test(code)) return null;
  try {
    const packed = new Blob([fromBase64(code)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await readAll(packed, MOST_TEXT)));
    if (!Array.isArray(read)) return null;
    const [game, edition, name, note, author, numbers, switches] = read;
    const good = shape.safeParse({ game, edition, name, note, author, numbers, switches });
    return good.success ? good.data : null;
  } catch {
    return null;
  }
};

export const rulesPath = (game: string): string => `/house-rules/${game}`;
export const draftPath = (game: string, key: string): string => `${rulesPath(game)}?mine=${key}`;
export const sharedPath = async (v: Variant): Promise<string> => `${rulesPath(v.game)}#${await packRules(v)}`;
export const weighPath = async (v: Variant): Promise<string> => `/lab/${v.game}#${await packRules(v)}`;
