/** Our side of the engine bench. */
import { clone } from '@pesthouse/kernel';
import { contend } from './contender.ts';
import { midGame, randomGames } from './ours.ts';
import { playouts, searches } from './search-ours.ts';

let seed = 1;
const copies = (n: number, copy: (s: object) => object): number => {
  const s = midGame(4, 7);
  let kept: object = s;
  for (let i = 0; i < n; i++) kept = copy(s);
  if (kept === s) throw new Error('a copy is not a copy');
  return n;
};

contend({
  checked: () => randomGames(4, seed++, 150_000, true),
  'playouts-4': () => randomGames(4, seed++, 400_000, false),
  clone: () => copies(60_000, clone),
  playouts: () => playouts(4, seed++, 1500),
  search: () => searches(4, seed++, 1500),
  structuredClone: () => copies(8_000, structuredClone),
});
