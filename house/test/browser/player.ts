/** Who plays in the tests: reads the choices as the plain list offers them, and says which one to take. */
import type { GameId } from '../../games/index.ts';

export type Player = (offers: readonly string[]) => number;

/** Mostly takes the first choice and sometimes any: games stay short, and yet differ. The same seed plays the same way. */
export const briskly = (seed: number): Player => {
  let x = seed;
  const below = (n: number): number => {
    x = (Math.imul(x, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (x >> 8) % n;
  };
  return ({ length }) => (below(3) === 0 ? below(length) : 0);
};

/** Takes what stands first among its wishes, and where nothing of it is offered, what the other player would. */
const wishing =
  (wishes: readonly RegExp[], otherwise: Player): Player =>
  (offers) => {
    const wish = wishes.find((x) => offers.some((offer) => x.test(offer)));
    return wish === undefined ? otherwise(offers) : offers.findIndex((offer) => wish.test(offer));
  };

/** A deck builder lasts as long as its players are thrifty: play all that helps, attacks first, then pay for the dearest card. */
const RETRIBUTION: readonly RegExp[] = [
  /^Repent with/,
  /^Play .*Persecute/s,
  /^Play (?!Filth|Penance)/,
  /^On to Infect/,
  ...Array.from({ length: 15 }, (_, i) => new RegExp(`^Infect .*Pay ${15 - i},`, 's')),
];
/** Whoever does not fight the pests is soon overrun by them. */
const EXTERMINATORS: readonly RegExp[] = [/^Seal your nest/, /^Exterminate/, /^Empty the/, /^Drop a trap/, /^Roll/];
/** Cards that turn the townsfolk on others. */
const ATTACKERS = /^Infect \w+ of Daggers/;

/** Somebody who brings a game of this kind to its end. */
export const player = (game: GameId, seed: number): Player => {
  const otherwise = briskly(seed);
  return game === 'retribution' ? wishing(RETRIBUTION, otherwise) : game === 'exterminators' ? wishing(EXTERMINATORS, otherwise) : otherwise;
};
/** Somebody who persecutes in Retribution as early as the Lineup allows: within four rounds as a rule, in 2,000 games always before the end. */
export const persecutor = (seed: number): Player => wishing([ATTACKERS], player('retribution', seed));
