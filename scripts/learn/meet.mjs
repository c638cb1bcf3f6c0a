/** Lets new weights meet the old ones and prints what came of it: `node meet.mjs NEW OLD DEALS SEED`. */
import { readFileSync } from 'node:fs';
import { Net, playerOf, Reading, whyUnfit } from '@pesthouse/bots/net';
import { numbersOf } from '@pesthouse/kernel';
import { meet } from '@pesthouse/lab/selfplay';

export const run = (field) => {
  const [fresh, old, deals, seed] = process.argv.slice(2);
  const { engine, encoder } = field;
  const player = (path) => {
    const weights = JSON.parse(readFileSync(path, 'utf8'));
    const reading = new Reading(encoder, engine.game, numbersOf(engine.game.tunables));
    const unfit = whyUnfit(weights, engine.game.meta.id, encoder, reading);
    if (unfit !== null) throw new Error(unfit);
    return playerOf(new Net(weights), reading);
  };
  console.log(JSON.stringify(meet(engine, player(fresh), player(old), Number(deals), Number(seed))));
};
