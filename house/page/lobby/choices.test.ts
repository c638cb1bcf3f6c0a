/** What a seat may choose before the start. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { seatOptions, seatValues } from './choices.ts';

const person = (name: string) => ({ kind: 'person' as const, name });
const BOT = { kind: 'bot' as const, name: 'Bot Delancey' };
const OPEN = { kind: 'open' as const, name: '' };

const offered = (game: 'newyork' | 'pathologic', seats: readonly { kind: 'person' | 'bot' | 'open'; name: string }[], now: readonly string[], seat: number) => {
  const { meta } = GAMES[game];
  const found = seatOptions(meta)[0];
  if (found === undefined) throw new Error('nothing to choose');
  return seatValues(meta, { [found.id]: now }, seats, found.id, found.spec, seat);
};
const free = (values: ReturnType<typeof offered>) => values.filter((x) => x.fits).map((x) => x.value);

describe('a seat', () => {
  test('may take what nobody has, and what a bot or an open seat has, but not what a person has', () => {
    const values = offered('newyork', [person('Ada'), person('Ben'), BOT, OPEN], ['random', 'rats', 'pigeons', 'humans'], 0);
    expect(free(values)).toEqual(['random', 'humans', 'pigeons', 'cockroaches']);
    expect(values.find((x) => x.value === 'rats')).toEqual({ value: 'rats', owner: 'Ben', fits: false });
  });
  test('may not take a role that does not go with so many seats', () => {
    expect(free(offered('pathologic', [person('Ada'), BOT, BOT], ['random', 'random', 'random'], 0))).not.toContain('changeling');
    expect(free(offered('pathologic', [person('Ada'), BOT, BOT, BOT], ['random', 'random', 'random', 'random'], 0))).toContain('changeling');
  });
  test('of a game without such a choice has none', () => {
    expect(seatOptions(GAMES.retribution.meta)).toEqual([]);
  });
});
