/** The frames of one table as plain lines, for whoever has no WebSocket: one connection, or as many as it takes. */

import { type ServerFrame, serverFrame } from '../tables.ts';
import { type Refused, refusalIn, refused, request, UNREACHABLE } from './calls.ts';

export interface Place {
  readonly house: string;
  readonly table: string;
  readonly secret?: string | undefined;
}

/** The house refused, and would do so again. */
export class HouseRefused extends Error {
  readonly refused: Refused;
  constructor(why: Refused) {
    super(why.message);
    this.refused = why;
  }
}

/** The house beats every twenty seconds: after a minute of silence the line is dead. */
const SILENCE = 60_000;

/** What is told after item `after`, until the connection ends. */
export async function* linesOf({ house, table, secret }: Place, after: number, stop?: AbortSignal): AsyncGenerator<string> {
  const cut = new AbortController();
  const end = (): void => cut.abort();
  stop?.addEventListener('abort', end);
  let watch = setTimeout(end, SILENCE);
  try {
    const answer = await request(house, `/api/tables/${table}/stream?after=${after}`, { secret, signal: cut.signal });
    if (!answer.ok) throw new HouseRefused(await refusalIn(answer));
    const reader = answer.body?.getReader();
    const decoder = new TextDecoder();
    let rest = '';
    for (;;) {
      const part = await reader?.read();
      if (part === undefined || part.done) return;
      clearTimeout(watch);
      watch = setTimeout(end, SILENCE);
      const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    clearTimeout(watch);
    stop?.removeEventListener('abort', end);
    cut.abort();
  }
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 15_000;

/** The frames of a table for as long as somebody listens: after every cut it asks for what was missed. Throws `HouseRefused` where the house says no. */
export async function* follow(place: Place, cut: (ms: number) => void = () => {}): AsyncGenerator<ServerFrame> {
  let seen = 0;
  for (let wait = FIRST_WAIT; ; wait = Math.min(LONGEST_WAIT, wait * 2)) {
    try {
      for await (const line of linesOf(place, seen)) {
        const read = serverFrame.safeParse(JSON.parse(line));
        if (!read.success) continue;
        const frame = read.data;
        wait = FIRST_WAIT;
        if (frame.type === 'wrong') throw new HouseRefused(refused(400, frame.error, frame.message));
        if ((frame.type === 'here' || frame.type === 'item') && frame.item !== null) seen = frame.item.seq;
        yield frame;
      }
    } catch (e) {
      // A refusal would come again, unless the house is busy; everything else is a cut line.
      if (e instanceof HouseRefused && e.refused.error !== UNREACHABLE && e.refused.status < 500 && e.refused.status !== 429) throw e;
    }
    cut(wait);
    await new Promise((go) => setTimeout(go, wait));
  }
}
