/** A witness: somebody at a table, or watching it, who plays, writes down everything that they are told, and comes back after every cut line with the last number that they heard. */

import * as api from '@pesthouse/api';
import { type Base, holds, type Seat, type Sfc } from '@pesthouse/kernel';
import { patched } from '@pesthouse/table';
import { WebSocket } from 'ws';
import type { AnyEngine } from '../../games/index.ts';

export interface Witness {
  readonly table: string;
  readonly seat: Seat;
  readonly secret: string | undefined;
  /** What was told, by its number. */
  readonly told: ReadonlyMap<number, string>;
  /** Answers to sealed questions that the house said it has. */
  readonly held: readonly { readonly at: string; readonly move: string }[];
  readonly refusals: ReadonlyMap<string, number>;
  connected(): boolean;
  /** The last number, the position at it, and whether the game is over there. */
  stands(): { readonly seq: number; readonly view: Base | null; readonly over: boolean };
  /** Resolves when the house has said where the table stands; rejects where the line breaks before. */
  connect(address: string): Promise<void>;
  /** Whether they answer what they are asked. */
  play(on: boolean): void;
  /** Answers once, if they are asked; false if not. */
  answer(): boolean;
  cut(): void;
}

export interface Hears {
  readonly engine: AnyEngine;
  readonly chance: Sfc;
  /** Milliseconds before an answer, at most. */
  readonly thinks: number;
  fault(words: string): void;
  heard(seat: Seat, seq: number): void;
}

/** What of an item has to be the same whenever it is told. */
export const plain = ({ seq, kind, by, asked, at, events, over }: api.Item): string => JSON.stringify({ seq, kind, by, asked, at, events, over });
export const isBase = (x: unknown): x is Base => typeof x === 'object' && x !== null && 'stack' in x && 'asked' in x;

/** A house that the store does not answer says so; asked again later, it knows more. */
const AGAIN_MS = 250;

export const witness = (table: string, seat: Seat, secret: string | undefined, x: Hears): Witness => {
  const told = new Map<number, string>();
  const held: { at: string; move: string }[] = [];
  const refusals = new Map<string, number>();
  let ws: WebSocket | null = null;
  let [seq, at, sent, playing, over, re] = [0, '', '', false, false, 0];
  let view: Base | null = null;
  let standing = '';
  /** The last answer that was given, whether or not the house has it. */
  let wanted = '';
  const me = `table ${table}, seat ${seat}`;

  const opened = (): boolean => ws !== null && ws.readyState === ws.OPEN;
  const answer = (): boolean => {
    if (ws === null || !opened() || over || view === null || sent === at) return false;
    // An answer that the house has acknowledged stands, whatever happened to the house: it is not given again.
    if (standing === at || seat < 0 || !holds(x.engine.deciders(view), seat)) return false;
    const moves = x.engine.moves(view, seat);
    const move = moves[x.chance.below(Math.max(1, moves.length))];
    if (move === undefined) return false;
    sent = at;
    wanted = JSON.stringify(move);
    ws.send(JSON.stringify({ type: 'move', table, re: ++re, at, move }));
    return true;
  };
  const go = (): void => {
    if (playing) answer();
  };
  const soon = (ms = x.thinks === 0 ? 0 : x.chance.below(x.thinks)): void => {
    if (ms === 0) go();
    else setTimeout(go, ms);
  };
  const take = (item: api.Item): void => {
    const next = item.patch === undefined ? item.view : patched(view, item.patch);
    if (!isBase(next)) {
      x.fault(`${me}: item ${item.seq} brings no position`);
      return;
    }
    [seq, at, view, over] = [item.seq, item.at, next, item.over !== null];
    x.heard(seat, seq);
    soon();
  };
  const hear = (frame: api.ServerFrame): void => {
    if (frame.type === 'here') {
      if (frame.item !== null && frame.item.seq < seq) x.fault(`${me}: ${seq} items were told, and now the table stands at ${frame.item.seq}`);
      if (frame.item === null) soon();
      else take(frame.item);
    } else if (frame.type === 'item') {
      if (frame.item.seq !== seq + 1) x.fault(`${me}: after item ${seq} came item ${frame.item.seq}`);
      told.set(frame.item.seq, plain(frame.item));
      take(frame.item);
    } else if (frame.type === 'held') {
      if (frame.move === null) return;
      const move = JSON.stringify(frame.move);
      const last = held.at(-1);
      // Whoever comes back answers again where no word of the first answer has reached them yet: then it is they who changed it.
      if (last?.at === frame.at && last.move !== move && move === wanted) held.pop();
      else if (last?.at === frame.at && last.move !== move) x.fault(`${me}: at ${frame.at} the answer ${last.move} stood, and now it is ${move}`);
      if (held.at(-1)?.at !== frame.at) held.push({ at: frame.at, move });
      standing = frame.at;
    } else if (frame.type === 'refused' || frame.type === 'wrong') {
      refusals.set(frame.error, (refusals.get(frame.error) ?? 0) + 1);
      sent = '';
      if (frame.error !== 'stale') soon(AGAIN_MS);
    }
  };

  return {
    table,
    seat,
    secret,
    told,
    held,
    refusals,
    connected: opened,
    answer,
    stands: () => ({ seq, view, over }),
    connect: (address) =>
      new Promise((resolve, reject) => {
        const line = new WebSocket(`${address.replace(/^http/, 'ws')}/api/stream`);
        ws = line;
        sent = '';
        line.once('open', () => line.send(JSON.stringify({ type: 'watch', table, after: seq, ...(secret === undefined ? {} : { secret }) })));
        line.on('message', (data) => {
          if (ws !== line) return;
          const frame = api.serverFrame.parse(JSON.parse(String(data)));
          hear(frame);
          if (frame.type === 'here') resolve();
          else if (frame.type === 'wrong') reject(new Error(frame.message));
        });
        line.on('error', reject);
        line.on('close', () => reject(new Error('the line is cut')));
      }),
    play(on) {
      playing = on;
      if (on) soon();
    },
    cut() {
      const line = ws;
      ws = null;
      line?.terminate();
    },
  };
};
