/** What a game declares about itself: its table of steps, its vocabulary and its clauses agree with each other. */
import type { AnyEngine } from './any.ts';
import { must } from './look.ts';

export const declared = (e: AnyEngine, clauses: ReadonlySet<string> | undefined): void => {
  const { game } = e;
  const known = (clause: string, where: string): void => must(2, clauses === undefined || clauses.has(clause), `${where} names ${clause}, which is no clause`);
  const spoken = new Set<string>();
  for (const [name, step] of Object.entries(game.steps)) {
    if (!('moves' in step)) continue;
    for (const verb of step.verbs) {
      must(1, Object.hasOwn(game.vocabulary, verb), `${name} has the verb ${verb}, which is not in the vocabulary`);
      spoken.add(verb);
    }
    for (const reason of step.reasons) known(reason, `${name} refuses and`);
    must(2, new Set(step.reasons).size === step.reasons.length, `${name} lists a reason twice`);
  }
  for (const [verb, fields] of Object.entries(game.vocabulary)) {
    must(1, spoken.has(verb), `no decision has the verb ${verb}`);
    for (const field of Object.values(fields)) for (const word of field) must(4, !/\s/.test(String(word)), `the word "${word}" cannot be written in notation`);
  }
  for (const [id, option] of Object.entries(game.meta.options)) known(option.clause, `option ${id}`);
  for (const t of game.tunables) known(t.clause, `tunable ${t.name}`);
};
