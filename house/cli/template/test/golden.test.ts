/** The golden games are replayed and must end as they are written. `GOLDEN_WRITE=1` writes them anew. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstOf, hash, read, Sfc, write } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { meta } from '../meta.ts';
import { rules } from '../rules.ts';

const folder = join(import.meta.dirname, 'golden');
const { vocabulary } = rules.game;

/** One game by the policy at every seat count, with each way to play. */
const GAMES = meta.seats.flatMap((seats) =>
  [false, true].map((carryOver) => ({ name: `${seats}-players${carryOver ? '-carry-over' : ''}`, seats, carryOver, seed: seats })),
);
const file = (name: string): string => join(folder, `${name}.txt`);

const played = ({ seats, carryOver, seed }: (typeof GAMES)[number]): string => {
  const s = rules.start({ carryOver }, seats, new Sfc().at(seed, 0));
  const own = new Sfc().at(seed, -1);
  const moves: string[] = [];
  while (!rules.over(s)) {
    const seat = firstOf(rules.deciders(s));
    const move = rules.policy(s, seat, own);
    if (move === undefined) throw new Error('nobody has a move');
    moves.push(write(vocabulary, seat, move));
    rules.play(s, seat, move, { chance: new Sfc().at(seed, moves.length), tell: undefined });
  }
  return [`rules: ${meta.rules}`, `seats: ${seats}`, `seed: ${seed}`, `carryOver: ${carryOver ? 'on' : 'off'}`, `hash: ${hash(s)}`, ...moves, ''].join('\n');
};

if (process.env.GOLDEN_WRITE === '1') for (const game of GAMES) writeFileSync(file(game.name), played(game));

test('there is a golden game for every way to play, and no other', () => {
  expect(readdirSync(folder).sort()).toEqual(GAMES.map(({ name }) => `${name}.txt`).sort());
});

test.each(GAMES)('$name ends as it is written', ({ name, seats, carryOver, seed }) => {
  const lines = readFileSync(file(name), 'utf8').trim().split('\n');
  const head = new Map(lines.flatMap((line) => (/^[a-zA-Z]+: /.test(line) ? [line.split(': ')] : [])).map(([key = '', value = '']) => [key, value]));
  const moves = lines.filter((line) => /^\d/.test(line));
  const s = rules.start({ carryOver }, seats, new Sfc().at(seed, 0));
  for (const [i, line] of moves.entries()) {
    const found = read(vocabulary, line);
    if (found === null) throw new Error(`"${line}" cannot be read`);
    expect(rules.submit(s, new Sfc().at(seed, i + 1), found.seat, found.move), line).not.toHaveProperty('refused');
  }
  expect(rules.over(s)).toBe(true);
  expect(head.get('rules')).toBe(meta.rules);
  expect(hash(s)).toBe(head.get('hash'));
});
