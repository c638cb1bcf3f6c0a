/** The times of a fight on the stage, in milliseconds at normal speed: when each die leaves the hand and when it lies. */

const INTRO = 450;
const TUMBLE = 700;
const APART_ATTACK = 90;
const APART_DEFENCE = 170;
const BETWEEN = 250;
const RESULT = 1700;

export interface FightTimes {
  readonly attackThrown: number;
  readonly defenceThrown: number;
  /** When the i-th die lies. */
  attackLies(i: number): number;
  defenceLies(i: number): number;
  readonly decided: number;
  readonly over: number;
  /** Every moment at which something changes. */
  readonly beats: readonly number[];
}

export const fightTimes = (attack: number, defence: number): FightTimes => {
  const attackThrown = INTRO;
  const attackLies = (i: number): number => attackThrown + TUMBLE + APART_ATTACK * i;
  const defenceThrown = attackLies(attack - 1) + BETWEEN;
  const defenceLies = (i: number): number => defenceThrown + TUMBLE + APART_DEFENCE * i;
  const decided = defenceLies(defence - 1) + 150;
  const lie = (n: number, lies: (i: number) => number): number[] => Array.from({ length: n }, (_, i) => lies(i));
  const beats = [attackThrown, defenceThrown, ...lie(attack, attackLies), ...lie(defence, defenceLies), decided];
  return { attackThrown, defenceThrown, attackLies, defenceLies, decided, over: decided + RESULT, beats };
};

/** How many of n dice lie at time t. */
export const lying = (n: number, lies: (i: number) => number, t: number): number => {
  let k = 0;
  while (k < n && lies(k) <= t) k++;
  return k;
};

/** A roll-off: all throw at once. */
export const rollOffTimes = (dice: number) => {
  const lies = (i: number): number => INTRO + TUMBLE + 140 * i;
  return { thrown: INTRO, lies, over: lies(dice - 1) + 2000, beats: [INTRO, ...Array.from({ length: dice }, (_, i) => lies(i))] };
};
