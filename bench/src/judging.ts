/** What masters have learnt to see in a position: how long it takes to read one for every seat, and to judge it by the net as well. */
import { judgementOf, readSeat, termsOf } from '@pesthouse/bots/learnt';
import { type Base, clone, defaults, firstOf, missing, Sfc } from '@pesthouse/kernel';
import { type AnyEngine, GAMES, type GameId } from 'pesthouse/games';
import { contend } from './contender.ts';
import { judged } from './modes.ts';

const POSITIONS = 500;
const LEAST = 60_000;
/** Neighbours are much alike: one decision in so many is looked at. */
const EVERY = 7;

/** Positions of games by policy with so many seats. */
const positionsOf = (e: AnyEngine, seats: number): readonly Base[] => {
  const found: Base[] = [];
  for (let seed = 1; found.length < POSITIONS; seed++) {
    const chance = new Sfc().at(seed, 0);
    const k = { chance, tell: undefined };
    const s = e.start(defaults(e.game.meta, seats), seats, chance);
    for (let n = 0; !e.over(s); n++) {
      if (n % EVERY === 0) found.push(clone(s));
      const seat = firstOf(e.deciders(s));
      e.play(s, seat, e.policy(s, seat, chance) ?? missing('move of seat', seat), k);
    }
  }
  return found.slice(0, POSITIONS);
};

interface Ready {
  readonly read: (s: Base) => void;
  readonly judge: (s: Base) => void;
  readonly positions: readonly Base[];
}
const prepared = async (id: GameId, seats: number): Promise<Ready> => {
  const e = await GAMES[id].taught(GAMES[id].meta.rules);
  const learnt = e.learnt ?? missing('what was learnt of', id);
  const judgement = judgementOf(e, seats) ?? missing(`judgement of ${id} for`, seats);
  const terms = termsOf(e);
  const values: number[] = [];
  const into: number[] = [];
  return {
    read(s) {
      for (let seat = 0; seat < seats; seat++) readSeat(e, learnt, terms, s, seat, values);
    },
    judge: (s) => judgement.chances(s, into),
    positions: positionsOf(e, seats),
  };
};
const known = new Map<string, Promise<Ready>>();
const ready = (id: GameId, seats: number): Promise<Ready> => {
  const key = `${id} ${seats}`;
  const found = known.get(key) ?? prepared(id, seats);
  known.set(key, found);
  return found;
};
const work = (id: GameId, seats: number, what: 'read' | 'judge') => async (): Promise<number> => {
  const x = await ready(id, seats);
  let done = 0;
  while (done < LEAST)
    for (const s of x.positions) {
      x[what](s);
      done++;
    }
  return done;
};

contend(
  Object.fromEntries(
    (await judged()).flatMap(([id, seats]) => [
      [`read-${id}-${seats}`, work(id, seats, 'read')],
      [`judge-${id}-${seats}`, work(id, seats, 'judge')],
    ]),
  ),
);
