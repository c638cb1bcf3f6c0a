/** Ratings from places: the Plackett-Luce model of Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (2011), for players who stand alone. The usual constants; a rating is never so sure that it stops moving. */

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

/** New ratings of all players of one game from their places, where equal places are ties. */
export const rated = (players: readonly Rating[], places: readonly number[], tau: number = TAU): Rating[] => {
  const all = players.map(({ mu, sigma }, i) => ({ mu, variance: sigma ** 2 + tau ** 2, place: places[i] ?? i }));
  const c = Math.sqrt(all.reduce((sum, x) => sum + x.variance + BETA ** 2, 0));
  const strength = (x: { readonly mu: number }): number => Math.exp(x.mu / c);
  /** For every player: the strength of all who came in no earlier, and how many share the place. */
  const field = all.map(({ place }) => ({
    strength: all.reduce((sum, x) => (x.place >= place ? sum + strength(x) : sum), 0),
    tied: all.filter((x) => x.place === place).length,
  }));
  return all.map((me, i) => {
    let omega = 0;
    let delta = 0;
    for (const [q, other] of all.entries()) {
      const at = field[q];
      if (at === undefined || other.place > me.place) continue;
      const share = strength(me) / at.strength;
      omega += ((i === q ? 1 : 0) - share) / at.tied;
      delta += (share * (1 - share)) / at.tied;
    }
    const gamma = Math.sqrt(me.variance) / c;
    return {
      mu: me.mu + (omega * me.variance) / c,
      sigma: Math.sqrt(me.variance * Math.max(1 - (delta * gamma * me.variance) / c ** 2, LEAST)),
    };
  });
};
