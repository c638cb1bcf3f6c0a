/** Golden games: whole recorded games, one for each way a game can end and each option, replayed move by move. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plainChance } from '../../../kernel/conformance/index.ts';
import { checkOptions, read } from '../../../kernel/index.ts';
import { meta, type Options } from '../meta.ts';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';

const folder = join(import.meta.dirname, 'golden');

const isOptions = (x: object): x is Options => 'lineupRedeal' in x && 'firstPlayer' in x && 'equalTurns' in x && 'secondSeatCard' in x;

/** `options lineupRedeal=offer equalTurns=true` */
const optionsOf = (words: readonly string[], seats: number): Options => {
  const given = Object.fromEntries(words.map((w) => w.split('=')).map(([id, v]) => [id, v === 'true' ? true : v === 'false' ? false : v]));
  const checked = checkOptions(meta, seats, given);
  if ('wrong' in checked || !isOptions(checked.options)) throw new Error('wrong' in checked ? checked.wrong : 'options are missing');
  return checked.options;
};

/** What the last line of a golden game says of its end. */
const endLine = (s: State): string => {
  const scores = rules.outcome(s) ?? [];
  const list = (of: (x: (typeof scores)[number]) => number): string => scores.map(of).join(' ');
  return `end ${s.ending} by ${s.closer + 1} in round ${s.round}: infamy ${list((x) => x.score)}, places ${list((x) => x.rank)}, turns ${s.players.map((p) => p.turns).join(' ')}, kingdom ${s.kingdomSize}, pit ${s.pitSize}, penance ${s.penanceSize}, rat kings ${s.ratKings}`;
};

const files = readdirSync(folder).filter((x) => x.endsWith('.txt'));

test("there is a golden game for the King's end, the Kingdom's end and the safety end, and for each option", () => {
  expect(files.sort()).toEqual([
    'equal-turns-3.txt',
    'idle-3.txt',
    'king-2.txt',
    'king-4.txt',
    'kingdom-5.txt',
    'redeal-2.txt',
    'sixth-card-2.txt',
    'smoke-2.txt',
  ]);
});

for (const file of files)
  test(`golden game ${file}`, () => {
    const lines = readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((x) => x !== '' && !x.startsWith('#'));
    const [head = '', ...rest] = lines;
    const last = rest.pop();
    const [, seatCount = '', seed = '', ...options] = head.split(' ');
    const seats = Number(seatCount);
    const chanceAt = plainChance(Number(seed));
    const s = rules.start(optionsOf(options, seats), seats, chanceAt(0));
    for (const [i, line] of rest.entries()) {
      const found = read(rules.game.vocabulary, line);
      if (found === null) throw new Error(`line ${i + 1} cannot be read: ${line}`);
      const r = rules.submit(s, chanceAt(i + 1), found.seat, found.move);
      expect('refused' in r ? `${line}: ${r.refused}` : 'played').toBe('played');
    }
    expect(rules.over(s)).toBe(true);
    expect(endLine(s)).toBe(last);
  });
