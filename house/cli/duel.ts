/** `pesthouse duel`: two bots on mirrored deals with equal time of the processor, and how sure the result is. */
import { between, type Duel, duelOf, type Haste, type Luck, luckOf, OLD_MASTER, percent } from '@pesthouse/lab';
import type { Io } from './io.ts';
import { type LabWish, openPlan, playPlan, STOPPED } from './lab.ts';
import { Wrong } from './wrong.ts';

/** What a person meets, where nothing else is wished. */
const AS_SERVED_MS = 1_500;

const fairly = ({ runs, think }: Haste): Haste =>
  runs !== undefined && think === undefined ? { runs } : { ...(runs !== undefined && { runs }), think: think ?? AS_SERVED_MS, cpu: true };

const effortOf = ({ runs, think }: Haste): string => (think === undefined ? `${runs} runs` : `${think} ms`);

/** With two, being ahead is winning. */
const told = (d: Duel, players: number): string => {
  const ahead = `${d.first} is ahead of ${d.second} in ${percent(d.share)} of ${d.games} games (${between(d)})`;
  return players < 3
    ? ahead
    : `${d.first} wins ${percent(d.won.share)} of ${d.games} games against ${d.second} (${between(d.won)}); of every two that meet it is ahead in ${percent(d.share)} (${between(d)})`;
};

/** Of two equals nobody is ahead: what the deal decides is told instead. */
const luckTold = (x: Luck): string =>
  `between two equals (${x.bot}) the seat that won a deal won it again, with everybody in the other's place, on ${percent(x.share)} of ${x.deals} deals (${between(x)})`;

export const duel = async (wish: LabWish, io: Io, stop: AbortSignal): Promise<number> => {
  const wished = { ...wish, haste: fairly(wish.haste), mirrored: true };
  const { plan } = await openPlan(wished, { bots: ['master', OLD_MASTER], players: () => 2 });
  if (plan.bots.length !== 2) throw new Wrong('A duel is between two bots.');
  const { results } = await playPlan(wished, plan, io, stop);
  if (plan.bots[0] === plan.bots[1]) {
    const luck = luckOf(plan, results);
    if (wish.json) io.out(JSON.stringify({ game: plan.game, players: plan.players, haste: plan.haste, luck }));
    else io.out(`${plan.game}, ${plan.players} players: ${luckTold(luck)} (${effortOf(plan.haste)} a move).`);
    return stop.aborted ? STOPPED : 0;
  }
  const d = duelOf(plan, results);
  if (wish.json) io.out(JSON.stringify({ game: plan.game, players: plan.players, haste: plan.haste, ...d }));
  else io.out(`${plan.game}, ${plan.players} players: ${told(d, plan.players)} (${d.deals} mirrored deals, ${effortOf(plan.haste)} a move).`);
  return stop.aborted ? STOPPED : 0;
};
