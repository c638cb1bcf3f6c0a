/** Who plays in the tests: each reads the choices as the plain list offers them and says which one to take. */
import type { GameId } from '../../src/games/index.ts';

export type Player = (offers: readonly string[]) => number;

/** Mostly takes the first choice and sometimes any: games differ, and the same seed plays the same way. */
export const briskly = (seed: number): Player => {
  let x = seed;
  const below = (n: number): number => {
    x = (Math.imul(x, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (x >> 8) % n;
  };
  return ({ length }) => (below(3) === 0 ? below(length) : 0);
};

/** Takes what it wishes for most, and otherwise goes on as the other one would. */
const wishing =
  (wishes: readonly RegExp[], otherwise: Player): Player =>
  (offers) => {
    for (const wish of wishes) {
      const at = offers.findIndex((x) => wish.test(x));
      if (at >= 0) return at;
    }
    return otherwise(offers);
  };

/** In Retribution a game is as long as its players are thrifty: this one plays all that helps, attackers first, and buys the dearest it can pay for. */
const RETRIBUTION = [/^Play .*Persecute/s, /^Play (?!Filth|Penance)/, /^On to Infect/, ...Array.from({ length: 15 }, (_, i) => new RegExp(`^Infect .*Pay ${15 - i},`, 's'))];
const ATTACKERS = [/^Infect (?:Knight|Peasant|Priest) of Daggers/];

/** A player who brings that game to its end within reason. */
export const player = (game: GameId, seed: number): Player => (game === 'retribution' ? wishing(RETRIBUTION, briskly(seed)) : briskly(seed));
/** In Retribution, one who turns the townsfolk on others as early as can be. */
export const persecutor = (seed: number): Player => wishing([...ATTACKERS, ...RETRIBUTION], briskly(seed));
