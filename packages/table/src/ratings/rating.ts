/** Ratings from places: the Plackett-Luce model of Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (2011), for players who stand alone and for sides of several. The usual constants; a rating is never so sure that it stops moving. */

export interface Rating {
  /** What is expected of the player. */
  readonly mu: number;
  /** How unsure that is. */
  readonly sigma: number;
}

const MU = 25;
const SIGMA = MU / 3;
/** How much luck there is in one game. */
const BETA = SIGMA / 2;
/** What is forgotten from game to game. */
const TAU = SIGMA / 100;
/** A variance shrinks to no less than this part of itself. */
const LEAST = 1e-4;

export const newcomer = (): Rating => ({ mu: MU, sigma: SIGMA });

/** A cautious estimate. */
export const ordinal = ({ mu, sigma }: Rating): number => mu - 3 * sigma;

/** Players who win and lose together, and the place they came in; 1 is best, equal places are ties. */
export interface Side {
  readonly place: number;
  readonly players: readonly Rating[];
}

export interface Rules {
  readonly tau?: number;
  /** Those who did not win have no order among themselves: that they share the last place tells nothing of how they compare. */
  readonly unordered?: boolean;
}

/** New ratings of everybody in one game. A side is as strong as its players together, and what it learns is shared out by how unsure each of them is. */
export const ratedSides = (given: readonly Side[], { tau = TAU, unordered = false }: Rules = {}): Rating[][] => {
  const all = given.map(({ place, players }) => {
    const own = players.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + tau ** 2 }));
    return { place, own, mu: own.reduce((sum, x) => sum + x.mu, 0), variance: own.reduce((sum, x) => sum + x.variance, 0) };
  });
  const c = Math.sqrt(all.reduce((sum, x) => sum + x.variance + BETA ** 2, 0));
  const strength = (x: { readonly mu: number }): number => Math.exp(x.mu / c);
  const last = Math.max(...all.map((x) => x.place));
  /** For every side: the strength of all who came in no earlier, and how many share the place. */
  const field = all.map(({ place }) => ({
    strength: all.reduce((sum, x) => (x.place >= place ? sum + strength(x) : sum), 0),
    tied: all.filter((x) => x.place === place).length,
    counts: !(unordered && place === last),
  }));
  return all.map((me, i) => {
    let omega = 0;
    let delta = 0;
    for (const [q, other] of all.entries()) {
      const at = field[q];
      if (at === undefined || !at.counts || other.place > me.place) continue;
      const share = strength(me) / at.strength;
      omega += ((i === q ? 1 : 0) - share) / at.tied;
      delta += (share * (1 - share)) / at.tied;
    }
    const gamma = Math.sqrt(me.variance) / c;
    return me.own.map(({ mu, variance }) => ({
      mu: mu + (omega * variance) / c,
      sigma: Math.sqrt(variance * Math.max(1 - (delta * gamma * variance) / c ** 2, LEAST)),
    }));
  });
};

/** The same where everybody stands alone. */
export const rated = (players: readonly Rating[], places: readonly number[], tau: number = TAU): Rating[] =>
  ratedSides(
    players.map((x, i) => ({ place: places[i] ?? i, players: [x] })),
    { tau },
  ).flat();
