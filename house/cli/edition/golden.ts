/** The golden games of a game's tests, whatever way they are written down, as an edition keeps them: enough to play each again and to know where it must end. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyOptions, checkOptions, hash, type Meta, plainChance, read, Sfc } from '@pesthouse/kernel';
import { spreadOptions } from '@pesthouse/kernel/laws';
import type { AnyEngine } from '../../games/index.ts';
import { Wrong } from '../wrong.ts';

export interface Golden {
  readonly name: string;
  readonly seats: number;
  readonly options: AnyOptions;
  readonly seed: number;
  /** Of the last state. */
  readonly hash: string;
  readonly moves: readonly string[];
}

/** Plays a golden game again; gives the hash of its last state, or null where a move is not allowed or the game does not come to its end. */
export const replayGolden = (e: AnyEngine, { seats, options, seed, moves }: Omit<Golden, 'name' | 'hash'>): string | null => {
  const chanceAt = plainChance(seed);
  const s = e.start(options, seats, chanceAt(0));
  for (const [i, line] of moves.entries()) {
    const found = read(e.game.vocabulary, line);
    if (found === null || 'refused' in e.submit(s, chanceAt(i + 1), found.seat, found.move)) return null;
  }
  return e.over(s) ? hash(s) : null;
};

interface Written {
  readonly head: ReadonlyMap<string, string>;
  readonly moves: readonly string[];
}

/** Lines `key: value`, or one line `game SEATS SEED option=value …`; then the moves. */
const readText = (text: string): Written => {
  const head = new Map<string, string>();
  const moves: string[] = [];
  for (const line of text.split('\n')) {
    const [, key, value] = /^([a-zA-Z]+): (.*)$/.exec(line) ?? [];
    if (key !== undefined && value !== undefined) head.set(key, value);
    else if (/^\d+: /.test(line)) moves.push(line);
    else if (/^game \d+ \d+/.test(line)) {
      const [, seats = '', seed = '', ...options] = line.split(' ');
      head.set('seats', seats).set('seed', seed);
      for (const [id = '', v = ''] of options.map((x) => x.split('='))) head.set(id, v);
    }
  }
  return { head, moves };
};

const isRecord = (x: unknown): x is { readonly [k: string]: unknown } => typeof x === 'object' && x !== null;

/** What the head says of the options, all together as JSON or one by one. */
const saidOptions = (meta: Meta, head: Written['head']): { readonly [id: string]: unknown } => {
  const whole: unknown = JSON.parse(head.get('options') ?? '{}');
  const said: { [id: string]: unknown } = isRecord(whole) ? { ...whole } : {};
  for (const [id, x] of Object.entries(meta.options)) {
    const v = head.get(id);
    if (v === undefined) continue;
    said[id] = x.kind === 'switch' ? v === 'on' || v === 'true' : x.kind === 'number' ? Number(v) : x.kind === 'seats' ? v.split(' ') : v;
  }
  return said;
};

const MIXTURES = 64;

/** What a file does not say is found by trying: only the right seats and options lead to the end that it names. */
const settle = (e: AnyEngine, name: string, { head, moves }: Written): Golden => {
  const { meta } = e.game;
  const seed = Number(head.get('seed'));
  const counts = head.has('seats') ? [Number(head.get('seats'))] : meta.seats;
  const said = saidOptions(meta, head);
  for (const seats of counts) {
    const own = checkOptions(meta, seats, said);
    const others = head.has('hash') ? spreadOptions(meta, seats, new Sfc().at(seed, seats), MIXTURES) : [];
    for (const options of [...('options' in own ? [own.options] : []), ...others]) {
      const end = replayGolden(e, { seats, options, seed, moves });
      if (end !== null && end === (head.get('hash') ?? end)) return { name, seats, options, seed, hash: end, moves };
    }
  }
  throw new Wrong(`The golden game ${name} of ${meta.id} does not end as it is written.`);
};

export const goldenGames = (e: AnyEngine, root: string): Golden[] => {
  const folder = join(root, 'games', e.game.meta.id, 'test', 'golden');
  if (!existsSync(folder)) throw new Wrong(`${e.game.meta.title} has no golden games that would prove the edition.`);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => settle(e, file.slice(0, -4), readText(readFileSync(join(folder, file), 'utf8'))));
};
