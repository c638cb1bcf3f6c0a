/** A bot of your own in TypeScript: it takes a seat in a Pesthouse over plain HTTP, hears the table line by line and answers. README.md beside it says how to start it. */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

/** A move is a flat object: a verb, and what it is about. */
type Move = { readonly verb: string; readonly [field: string]: string | number | boolean };
/** GET …/moves: everything that our seat may do now. */
interface Choices {
  readonly seat: number;
  /** Names the decision: it goes back with the answer, so that a late answer is refused instead of misunderstood. */
  readonly at: string;
  readonly moves: readonly Move[];
  /** The whole position as our seat may know it. Its shape is the game's own. */
  readonly view: { readonly [part: string]: unknown };
}
interface Score {
  readonly seat: number;
  readonly rank: number;
  readonly score: number;
}
interface Item {
  /** Counts what our seat was told. The last one that we saw is how we come back after a cut. */
  readonly seq: number;
  /** The seats that are asked now. */
  readonly deciding?: readonly number[];
  readonly over: readonly Score[] | null;
}
/** A line of the stream. There are more kinds: what we do not know we do not need. */
type Line =
  | {
      readonly type: 'here';
      readonly seat: number;
      readonly info: { readonly status: string; readonly deciding: readonly number[] };
      readonly item: Item | null;
    }
  | { readonly type: 'item'; readonly item: Item }
  | { readonly type: 'talk'; readonly talk: { readonly n: number; readonly seat: number; readonly kind: string } }
  | { readonly type: 'wrong'; readonly error: string; readonly message: string }
  | { readonly type: 'table' | 'pong' };

/** ---- The part to make your own. ----
 *  How much we like a move: the highest wins, equals are drawn by lot. This bot only dislikes to stop early.
 *  `view` is all that the seat knows: look at it with `--verbose`, and the moves with it. */
const preference = (move: Move, _view: Choices['view']): number => (/^(done|stop|pass|end)/.test(move.verb) ? -1 : 0);

const choose = ({ moves, view }: Choices, random: () => number): Move | undefined => {
  const liked = moves.map((move) => ({ move, like: preference(move, view) }));
  const best = Math.max(...liked.map((x) => x.like));
  const ties = liked.filter((x) => x.like === best);
  return ties[Math.floor(random() * ties.length)]?.move;
};

/** ---- Everything below speaks with the house. ---- */

/** The house said no: a code for programs, a sentence for people. */
class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

interface Place {
  readonly house: string;
  readonly table: string;
  readonly secret: string;
}

/** One call. Whoever asks too fast is told to wait, and waits. `T` is what /api/openapi.json promises for this call. */
const call = async <T>(house: string, path: string, body?: object, secret?: string): Promise<T> => {
  for (;;) {
    const answer = await fetch(house + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(body && { 'content-type': 'application/json' }), ...(secret && { authorization: `Bearer ${secret}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const said = JSON.parse(await answer.text());
    if (answer.ok) return said;
    if (answer.status !== 429 && answer.status !== 503) throw new Refused(answer.status, String(said.error), String(said.message));
    await pause(1000 * Number(answer.headers.get('retry-after') ?? 1));
  }
};

/** The lines of a table, from the one after `after`. Ends where the connection does; a house that is silent for a minute is a cut too, for it beats every twenty seconds. */
async function* linesOf({ house, table, secret }: Place, after: number): AsyncGenerator<Line> {
  const cut = new AbortController();
  let watch = setTimeout(() => cut.abort(), 60_000);
  try {
    const answer = await fetch(`${house}/api/tables/${table}/stream?after=${after}`, { headers: { authorization: `Bearer ${secret}` }, signal: cut.signal });
    if (!answer.ok || answer.body === null) throw new Refused(answer.status, 'no-stream', await answer.text());
    let rest = '';
    for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
      clearTimeout(watch);
      watch = setTimeout(() => cut.abort(), 60_000);
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line);
    }
  } finally {
    clearTimeout(watch);
    cut.abort();
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'newyork' },
    seats: { type: 'string', default: '2' },
    against: { type: 'string', default: 'greedy' },
    name: { type: 'string', default: 'Mole' },
    seed: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
  },
});

/** A seat by what we were given: the link of a seat, the link of a table with an open seat, or only a house, where we lay a table of our own. */
const takeSeat = async (given: string): Promise<Place> => {
  const url = new URL(given);
  const house = url.origin;
  const table = /^\/(?:t|table)\/([a-z0-9]+)/.exec(url.pathname)?.[1];
  const key = url.hash.slice(1);
  if (table !== undefined && key !== '') return { house, table, secret: key };
  if (table !== undefined) {
    const taken = await call<{ secret: string }>(house, `/api/tables/${table}/sit`, { name: values.name });
    return { house, table, secret: taken.secret };
  }
  const bots = Array.from({ length: Number(values.seats) - 1 }, () => ({ kind: 'bot', level: values.against }));
  const laid = await call<{ table: string; seats: { secret: string | null }[] }>(house, '/api/tables', {
    game: values.game,
    name: 'A bot of its own',
    seats: [{ kind: 'person', name: values.name }, ...bots],
  });
  return { house, table: laid.table, secret: laid.seats[0]?.secret ?? '' };
};

/** Mulberry32: small, and the same seed plays the same where the table does too. */
const lots = (seed: number) => {
  let a = seed >>> 0;
  return (): number => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** Looks at what may be done now and does it. The position may have changed since the line that woke us: the house always answers with the present one. */
const act = async ({ house, table, secret }: Place, random: () => number): Promise<void> => {
  const path = `/api/tables/${table}/moves`;
  const choices = await call<Choices>(house, path, undefined, secret);
  const move = choices.moves.length === 0 ? undefined : choose(choices, random);
  if (move === undefined) return;
  if (values.verbose) console.log(JSON.stringify(move), 'of', choices.moves.length);
  try {
    await call(house, path, { at: choices.at, move }, secret);
  } catch (e) {
    // The table moved on while we thought. Its next line wakes us again.
    if (!(e instanceof Refused && e.status === 409)) throw e;
  }
};

const play = async (place: Place): Promise<readonly Score[]> => {
  const random = lots(Number(values.seed));
  let seen = 0;
  let seat = -1;
  for (let wait = 250; ; wait = Math.min(15_000, wait * 2)) {
    try {
      for await (const line of linesOf(place, seen)) {
        wait = 250;
        if (line.type === 'wrong') throw new Refused(400, line.error, line.message);
        // Somebody asks to take a move back: we do not mind.
        if (line.type === 'talk' && line.talk.kind === 'ask-undo' && line.talk.seat !== seat)
          await call(place.house, `/api/tables/${place.table}/answer`, { proposal: line.talk.n, yes: true }, place.secret).catch(() => undefined);
        if (line.type !== 'here' && line.type !== 'item') continue;
        if (line.type === 'here') seat = line.seat;
        if (line.item !== null) seen = line.item.seq;
        if (line.item?.over) return line.item.over;
        const deciding = line.item?.deciding ?? (line.type === 'here' ? line.info.deciding : []);
        if (deciding.includes(seat)) await act(place, random);
      }
    } catch (e) {
      // A refusal would come again; everything else is a cut line.
      if (e instanceof Refused && e.status < 500) throw e;
    }
    console.error(`The line is cut: trying again in ${wait} ms.`);
    await pause(wait);
  }
};

const place = await takeSeat(positionals[0] ?? 'http://localhost:4747');
console.log(`Watch: ${place.house}/table/${place.table}`);
for (const { seat, rank, score } of await play(place)) console.log(`seat ${seat + 1}: place ${rank}, score ${score}`);
