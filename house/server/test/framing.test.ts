/** Frames that the house writes itself: every WebSocket reads from them what was said. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { framed, framedOnce } from '../framing.ts';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const said = ['', 'a', 'x'.repeat(125), 'x'.repeat(126), 'Ä€🐀', '🐀'.repeat(40), 'x'.repeat(65_535), 'x'.repeat(65_536), 'ß'.repeat(40_000), 'end'];

/** What a WebSocket hears if these bytes are written to it after the greeting. */
const heard = (frames: readonly Buffer[], most: number): Promise<string[]> =>
  new Promise((done, fail) => {
    const server = createServer();
    server.on('upgrade', ({ headers }, line) => {
      const key = createHash('sha1').update(`${headers['sec-websocket-key']}${GUID}`).digest('base64');
      line.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key}\r\n\r\n`);
      for (const frame of frames) line.write(frame);
      // Whoever has heard enough hangs up, and so does the server.
      line.on('end', () => line.destroy());
      line.on('error', () => line.destroy());
      line.resume();
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('the server has no port');
      const socket = new WebSocket(`ws://127.0.0.1:${address.port}`);
      const all: string[] = [];
      socket.once('error', fail);
      socket.on('message', (data, binary) => {
        expect(binary).toBe(false);
        all.push(data.toString());
        if (all.length < most) return;
        socket.terminate();
        server.close(() => done(all));
      });
    });
  });

test('words of every length and in every script arrive as they were said, in order', async () => {
  expect(await heard(said.map(framed), said.length)).toEqual(said);
});

test('what is said twice in a row is written out once, and nothing else is taken for it', async () => {
  const once = framedOnce();
  const frames = ['a', 'a', 'b', 'a', '', 'a'].map(once);
  expect(frames[0]).toBe(frames[1]);
  expect(await heard(frames, frames.length)).toEqual(['a', 'a', 'b', 'a', '', 'a']);
});

test('a frame that waits to be sent stays as it is, however many are written after it', async () => {
  const words = Array.from({ length: 300 }, (_, i) => `${i} ${'Ä'.repeat(i)}`);
  const frames = words.map(framed);
  expect(await heard(frames, frames.length)).toEqual(words);
});

test('what two are told in turn is written out once for each', () => {
  const once = framedOnce();
  const [a, b, again, then] = ['a', 'b', 'a', 'b'].map(once);
  expect(again).toBe(a);
  expect(then).toBe(b);
});
