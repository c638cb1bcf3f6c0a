/** A bot of your own in TypeScript: it takes a seat in a Pesthouse over plain HTTP, hears the table line by line and answers. README.md beside it says how to start it. */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as api from '@pesthouse/api';
import * as client from '@pesthouse/api/client';
import { follow, HouseRefused, type Place } from '@pesthouse/api/client';
import type * as z from 'zod';

type Choices = z.output<typeof api.choices>;
type Move = Choices['moves'][number];

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

/** The answer to one call. Whoever asks too fast is told to wait, and waits; any other refusal is thrown, with the house's own words. */
const ask = async <T extends z.ZodType>(shape: T, { house, secret }: Omit<Place, 'table'>, path: string, body?: object): Promise<z.output<T>> => {
  for (;;) {
    const said = await client.ask(shape, house, path, { body, secret });
    if (said.ok) return said.value;
    if (said.status !== 429 && said.status !== 503) throw new HouseRefused(said);
    await pause(1000 * (said.after ?? 1));
  }
};

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
    const taken = await ask(api.seatTaken, { house }, `/api/tables/${table}/sit`, { name: values.name });
    return { house, table, secret: taken.secret };
  }
  const bots = Array.from({ length: Number(values.seats) - 1 }, () => ({ kind: 'bot', level: values.against }));
  const laid = await ask(api.tableMade, { house }, '/api/tables', {
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
const act = async (place: Place, random: () => number): Promise<void> => {
  const path = `/api/tables/${place.table}/moves`;
  const choices = await ask(api.choices, place, path);
  const move = choices.moves.length === 0 ? undefined : choose(choices, random);
  if (move === undefined) return;
  if (values.verbose) console.log(JSON.stringify(move), 'of', choices.moves.length);
  try {
    await ask(api.moved, place, path, { at: choices.at, move });
  } catch (e) {
    // The table moved on while we thought. Its next line wakes us again.
    if (!(e instanceof HouseRefused && e.refused.status === 409)) throw e;
  }
};

/** Whoever asked may not have been heard: a cut line is no reason to give up, for the next line wakes us again. */
const actIfHeard = (place: Place, random: () => number): Promise<void> =>
  act(place, random).catch((e: unknown) => {
    if (e instanceof HouseRefused && e.refused.status > 0 && e.refused.status < 500) throw e;
  });

type Scores = NonNullable<Choices['over']>;
const play = async (place: Place): Promise<Scores> => {
  const random = lots(Number(values.seed));
  let seat = -1;
  for await (const line of follow(place, (ms) => console.error(`The line is cut: trying again in ${ms} ms.`))) {
    // Somebody asks to take a move back: we do not mind.
    if (line.type === 'talk' && line.talk.kind === 'ask-undo' && line.talk.seat !== seat)
      await client.call(place.house, `/api/tables/${place.table}/answer`, { body: { proposal: line.talk.n, yes: true }, secret: place.secret });
    if (line.type !== 'here' && line.type !== 'item') continue;
    if (line.type === 'here') seat = line.seat;
    if (line.item?.over) return line.item.over;
    const deciding = line.item?.deciding ?? (line.type === 'here' ? line.info.deciding : []);
    if (deciding.includes(seat)) await actIfHeard(place, random);
  }
  throw new Error('The house has nothing more to tell.');
};

const place = await takeSeat(positionals[0] ?? 'http://localhost:4747');
console.log(`Watch: ${place.house}/table/${place.table}`);
for (const { seat, rank, score } of await play(place)) console.log(`seat ${seat + 1}: place ${rank}, score ${score}`);
