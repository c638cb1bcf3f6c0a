/** What the coach says before a mistake, in sentences of the reader's language: what is at stake, the better move by name with its rule, why, and what it is worth. */
import type { Figure } from '@pesthouse/bots/judgement';
import type { CoachWords, Flat } from '@pesthouse/kernel';
import { becauseOf, type Teller } from '../review/why.ts';
import { nameOf } from '../shown/calling.ts';
import type { CoachText } from '../text/en/coach.ts';
import type { SaidWord } from '../think/job.ts';
import { whatIsBetter } from './logic.ts';

/** What would be better than the move that somebody is about to make, and by how much. */
export interface Better {
  readonly move: string;
  readonly instead: string;
  readonly why: string;
  readonly figures: readonly [better: Figure, played: Figure | null];
}

export const sayMistake = (
  r: Teller,
  words: CoachText,
  rule: CoachWords | null,
  move: Flat,
  { best, clause, grounds, figures }: Extract<SaidWord, { kind: 'mistake' }>,
): { readonly words: CoachWords; readonly better: Better } => {
  const name = (m: Flat): string => nameOf(r.game, r.view, r.you, m);
  return {
    words: whatIsBetter(rule, words.loss.title, words.loss.better(name(best)), clause),
    better: { move: name(best), instead: name(move), why: becauseOf(r, r.you, grounds), figures },
  };
};
