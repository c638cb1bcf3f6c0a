/** The engines of a trial: one for each of its variants, made of the plan's edition and the variant's numbers. Nothing is turned for anybody else. */
import { Net, type NetPlayer, playerOf, Reading, whyUnfit } from '@pesthouse/bots/net';
import type { AnyGame, FindGame } from '@pesthouse/game';
import { type AnyEngine, numbersOf } from '@pesthouse/kernel';
import { entrantOf } from './entrant.ts';
import { gameOf, type Plan } from './plan.ts';

/** The rules of a job, and the game's net where one of the bots is it. */
export type Ready = AnyEngine & { readonly net?: NetPlayer };

/** A net is unpacked once. */
const nets = new Map<string, Net>();

const netOf = async (found: AnyGame, engine: AnyEngine): Promise<NetPlayer> => {
  const { id, title } = found.meta;
  const schooled = await found.net();
  if (schooled === undefined) throw new Error(`${title} has learnt no net`);
  const { encoder, weights } = schooled;
  if (engine.game.meta.rules !== encoder.rules) throw new Error(`the net of ${title} knows edition ${encoder.rules}, not ${engine.game.meta.rules}`);
  const reading = new Reading(encoder, engine.game, numbersOf((await found.rules()).rules.game.tunables));
  const unfit = whyUnfit(weights, id, encoder, reading);
  if (unfit !== null) throw new Error(unfit);
  const net = nets.get(id) ?? new Net(weights);
  nets.set(id, net);
  return playerOf(net, reading);
};

/** The rules of a variant of the plan, by its number. */
const variantEngine = async (games: FindGame, plan: Pick<Plan, 'game' | 'rules' | 'variants' | 'bots'>, variant: number): Promise<Ready> => {
  const found = games(plan.game);
  if (found === undefined) throw new Error(`there is no game ${plan.game} in this house`);
  const engine = await found.taught(plan.rules, plan.variants[variant]?.tuning);
  return plan.bots.some((name) => entrantOf(name)?.net === true) ? { ...engine, net: await netOf(found, engine) } : engine;
};

/** The rules that a job of the plan is played by. */
export const jobEngine = (games: FindGame, plan: Plan, job: number): Promise<Ready> => variantEngine(games, plan, gameOf(plan, job).variant);
