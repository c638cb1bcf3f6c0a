/** The engines of a trial: one for each of its variants, made of the plan's edition and the variant's numbers. Nothing is turned for anybody else. */
import { type AnyEngine, shelf } from '@pesthouse/kernel/shelf';
import { gameOf, type Plan } from './plan.ts';

/** The rules of a variant of the plan, by its number. */
const variantEngine = async (plan: Pick<Plan, 'game' | 'rules' | 'variants'>, variant: number): Promise<AnyEngine> => {
  const found = shelf(plan.game);
  if (found === undefined) throw new Error(`there is no game ${plan.game} in this house`);
  return found.taught(plan.rules, plan.variants[variant]?.tuning);
};

/** The rules that a job of the plan is played by. */
export const jobEngine = (plan: Plan, job: number): Promise<AnyEngine> => variantEngine(plan, gameOf(plan, job).variant);
