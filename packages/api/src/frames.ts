/** The frames of the stream, described for machines as AsyncAPI: drawn from the very shapes by which they are read and written. */
import * as z from 'zod';
import { type ClientFrame, clientFrame, type ServerFrame, serverFrame } from './tables.ts';

/** What each frame is for: the compiler asks for every one. */
const TO_HOUSE: { readonly [T in ClientFrame['type']]: string } = {
  watch: 'Follow a table, from the item after `after` and the talk after `talk`; with the key of a seat or of a person, through their eyes.',
  leave: 'Follow it no longer.',
  move: 'Make a move of the seat by which this connection watches the table. `re` comes back in a refusal.',
  act: 'Do something at the table besides moving: sit, be ready, start, come back and so on. Answered by `done` or `refused`, with `re`.',
  eyes: 'The page that follows the table was put out of sight (`open` is false), or is in front again. Whoever does not look is told of their turn elsewhere.',
  ping: 'Is the line alive? Answered by `pong`.',
};
const FROM_HOUSE: { readonly [T in ServerFrame['type']]: string } = {
  here: 'First after `watch`: which seat you are, the table, and the position now where it does not follow from what you saw last.',
  item: 'Something happened at the table, as your seat may know it.',
  table: 'Seats, presence, status or rematch have changed.',
  held: 'Your own answer to a sealed question, which you may change until it closes; null when you took it back.',
  talk: 'Somebody said something, or asks to take moves back.',
  clocks: 'How time stands at a table with a clock: another question is put, or somebody has run out of time.',
  refused: 'A move was not made, and nothing changed: a code, a sentence, and the clause where a rule said no.',
  done: 'Your act was done: your seat afterwards, and the key of a seat where you sat down or renewed it.',
  seating: 'An entry of the seating log: who plays a seat from here on, why and by whom; or the host changed, started or closed something.',
  seat: 'You look from another seat now, or from none, and why: the host freed it, its key was renewed, it was opened elsewhere.',
  pong: 'The line is alive. On lines without a WebSocket it comes by itself every 20 seconds.',
  wrong: 'What you sent could not be done: a code and a sentence.',
};

interface Described {
  readonly name: string;
  readonly summary: string;
  readonly payload: object;
}

const isObject = (x: unknown): x is { readonly [k: string]: unknown } => typeof x === 'object' && x !== null;

/** One message for each shape of a union, by its `type`. */
const messagesOf = (union: z.ZodType, io: 'input' | 'output', words: { readonly [type: string]: string }): Described[] => {
  const whole = z.toJSONSchema(union, { io, unrepresentable: 'any' });
  const shapes: unknown = Reflect.get(whole, 'oneOf') ?? Reflect.get(whole, 'anyOf');
  if (!Array.isArray(shapes)) throw new Error('the frames are no union');
  return shapes.filter(isObject).map((payload) => {
    const type = isObject(payload.properties) && isObject(payload.properties.type) ? String(payload.properties.type.const) : '';
    return { name: type, summary: words[type] ?? '', payload };
  });
};

export const FRAMES = {
  toHouse: messagesOf(clientFrame, 'input', TO_HOUSE),
  fromHouse: messagesOf(serverFrame, 'output', FROM_HOUSE),
} as const;

const keyed = (prefix: string, list: readonly Described[]) => Object.fromEntries(list.map((x) => [`${prefix}-${x.name}`, x]));
const refs = (prefix: string, list: readonly Described[]) => list.map((x) => ({ $ref: `#/channels/stream/messages/${prefix}-${x.name}` }));

/** GET /api/asyncapi.json: seen from the house, which receives what clients send. */
export const framesDescription = {
  asyncapi: '3.0.0',
  info: {
    title: 'Pesthouse: the stream',
    version: '1',
    description: 'A WebSocket for any number of tables. GET /api/tables/{id}/stream sends the same frames of one table, one JSON object a line.',
  },
  defaultContentType: 'application/json',
  channels: {
    stream: { address: '/api/stream', messages: { ...keyed('to-house', FRAMES.toHouse), ...keyed('from-house', FRAMES.fromHouse) } },
  },
  operations: {
    hear: { action: 'receive', channel: { $ref: '#/channels/stream' }, messages: refs('to-house', FRAMES.toHouse) },
    tell: { action: 'send', channel: { $ref: '#/channels/stream' }, messages: refs('from-house', FRAMES.fromHouse) },
  },
} as const;
