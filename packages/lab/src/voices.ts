/** How a bot of a trial thinks: alone, or as several threads that a house would let think for it, one after the other here. */
import { agreed, aloudWith, type Question, type Spent, thinkWith, voiceSeed } from '@pesthouse/bots';
import { blank, type Mind } from '@pesthouse/bots/search';
import type { AnyEngine, Flat } from '@pesthouse/kernel';
import type { Entrant } from './entrant.ts';

/** Every thread keeps a mind of its own. */
export const mindsOf = ({ threads = 1 }: Entrant): readonly Mind[] => Array.from({ length: threads }, blank);

/** The move that it plays. `begin` gives each of its threads a clock of its own. */
export const thoughtOf = (e: AnyEngine, q: Omit<Question, 'game' | 'rules' | 'numbers'>, begin: () => Spent, minds: readonly Mind[]): Flat => {
  const [first, ...helpers] = minds;
  const spent = begin();
  if (helpers.length === 0) return thinkWith(e, q, spent, first);
  const mine = aloudWith(e, q, spent, first);
  // As in a house: where the first one's answer stands, nobody thinks on.
  const took = spent();
  const all = helpers.map((mind, i) => {
    const own = begin();
    return aloudWith(e, { ...q, seed: voiceSeed(q.seed, i + 1) }, took > 0 && took < 1 ? () => own() / took : own, mind);
  });
  return agreed([mine, ...all]) ?? mine.move;
};
