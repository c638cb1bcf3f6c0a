/** What a hint says, in sentences of the reader's language. */
import type { Figure } from '@pesthouse/bots/judgement';
import type { Flat } from '@pesthouse/kernel';
import { nameOf } from '../shown/calling.ts';
import type { SaidHint } from '../think/job.ts';
import { becauseOf, sayFigure, type Teller } from './why.ts';

export interface HintSaid {
  readonly title: string;
  readonly detail: string;
  /** The next best move, where there is one to name. */
  readonly second: string | null;
}

export const sayHint = (r: Teller, seats: number, hint: SaidHint): HintSaid => {
  const { words } = r;
  if (hint.kind === 'close') return { title: words.close, detail: words.closeMore, second: null };
  const name = (m: Flat): string => nameOf(r.game, r.view, r.you, m);
  const much = (x: Figure): string => sayFigure(words, seats, x);
  const chance = seats < 2 ? words.hintScore(much(hint.figure)) : words.hintChance(much(hint.figure));
  const why = hint.kind === 'only' ? '' : becauseOf(r, r.you, hint.grounds);
  const next = hint.kind === 'clear' ? hint.second : null;
  return {
    title: words.hint(name(hint.move)),
    detail: `${chance} ${why}`.trimEnd(),
    second: next === null ? null : words.second(name(next.move), next.figure === null ? null : much(next.figure)),
  };
};
