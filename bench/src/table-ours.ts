/** A table at our server: one WebSocket a seat carries moves and news, as the page does it. */
import { Agent, request } from 'node:http';
import { serverFrame, tableMade } from '@pesthouse/api';
import { patched } from '@pesthouse/table';
import WebSocket from 'ws';
import type { State } from './ours.ts';
import { everybody, SEATS, type Table } from './table.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const post = (port: number, path: string, secret: string | null, body: object): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(secret === null ? {} : { authorization: `Bearer ${secret}` }) };
    const ask = request({ agent, port, path, method: 'POST', headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (answer.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Error(text));
      });
    });
    ask.on('error', reject);
    ask.end(JSON.stringify(body));
  });

const isState = (x: unknown): x is State => typeof x === 'object' && x !== null && 'stack' in x && 'board' in x;

export const tableOfOurs = async (port: number): Promise<Table> => {
  const seats = Array.from({ length: SEATS }, (_, i) => ({ kind: 'person', name: `Seat ${i + 1}` }));
  const made = tableMade.parse(await post(port, '/api/tables', null, { game: 'newyork', seats }));
  const states: State[] = [];
  const heard = everybody();
  let at = '';
  let moves = 0;
  const sockets = made.seats.map(({ seat, secret }) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/stream`);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', table: made.table, secret, between: true })));
    socket.on('message', (data) => {
      const frame = serverFrame.parse(JSON.parse(String(data)));
      if (frame.type === 'refused') throw new Error(frame.message);
      if ((frame.type !== 'item' && frame.type !== 'here') || frame.item === null) return;
      const { view, patch } = frame.item;
      const next = patch === undefined ? view : patched(states[seat], patch);
      if (!isState(next)) return;
      states[seat] = next;
      at = frame.item.at;
      heard.reach(seat, frame.item.seq);
    });
    return socket;
  });
  await heard.until(1);
  return {
    state: (seat) => {
      const s = states[seat];
      if (s === undefined) throw new Error('this seat has heard nothing yet');
      return s;
    },
    async act(seat, move) {
      moves++;
      const all = heard.until(moves + 1);
      sockets[seat]?.send(JSON.stringify({ type: 'move', table: made.table, re: moves, at, move }));
      await all;
    },
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
};
