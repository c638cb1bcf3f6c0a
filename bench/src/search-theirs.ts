/** boardgame.io's own MCTS bot at the first decision of the same game, its playouts to the end too. */

import { MCTSBot } from 'boardgame.io/ai';
import { InitializeGame } from 'boardgame.io/internal';
import { asked, rules, type State } from './ours.ts';
import { mounted } from './theirs.ts';

const WHOLE = 100_000;

/** Its playouts ask only the first of the active players, so that one speaks for whoever is asked; our move names the true seat. */
const SPEAKER = '0';
const enumerate = (G: State, _ctx: unknown, playerID: string): { move: string; args: unknown[] }[] => {
  if (playerID !== SPEAKER || rules.over(G)) return [];
  const seat = asked(G);
  return rules.moves(G, seat).map((move) => ({ move: 'act', args: [seat, move] }));
};

/** So many iterations of its search. */
export const searches = async (seats: number, seed: number, iterations: number): Promise<number> => {
  const game = { ...mounted, seed: `${seed}`, ai: { enumerate } };
  const state = InitializeGame({ game, numPlayers: seats });
  const seat = String(asked(state.G));
  const bot = new MCTSBot({
    game,
    enumerate,
    seed: `${seed}`,
    iterations,
    playoutDepth: WHOLE,
    objectives: () => ({ win: { weight: 1, checker: (G: State) => rules.outcome(G)?.some((x) => x.rank === 1 && String(x.seat) === seat) ?? false } }),
  });
  const { metadata } = await bot.play(state, SPEAKER);
  if (metadata.visits < iterations) throw new Error('its search did not take its iterations');
  return iterations;
};
