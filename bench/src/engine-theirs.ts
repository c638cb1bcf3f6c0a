/** boardgame.io's side of the engine bench: whole random games through its own client. */

import { Sfc } from '@pesthouse/kernel';
import { Client } from 'boardgame.io/client';
import { contend } from './contender.ts';
import { anyMove, asked } from './ours.ts';
import { searches } from './search-theirs.ts';
import { mounted } from './theirs.ts';

let seed = 1;
const games = (seats: number, least: number): number => {
  const chance = new Sfc().at(seed++, seats);
  let decisions = 0;
  while (decisions < least) {
    const client = Client({ game: { ...mounted, seed: `${seed++}` }, numPlayers: seats, debug: false });
    client.start();
    for (;;) {
      const state = client.getState();
      if (state === null || state.ctx.gameover !== undefined) break;
      const seat = asked(state.G);
      client.moves.act?.(seat, anyMove(state.G, seat, chance));
      if (client.getState()?._stateID === state._stateID) throw new Error('boardgame.io refused a legal move');
      decisions++;
    }
    client.stop();
  }
  return decisions;
};

contend({ checked: () => games(4, 1200), search: () => searches(4, seed++, 6) });
