/** The lines of a score sheet in the order in which they are read: what adds up, the score, and what is told besides. */
import type { Score } from '@pesthouse/kernel';
import type { Loaded } from '../shown/game.ts';

export interface Lines {
  readonly adds: readonly string[];
  /** The line that is the score; null where the game has none of its own. */
  readonly total: string | null;
  readonly others: readonly string[];
}

export const linesOf = ({ text }: Pick<Loaded, 'text'>, scores: readonly Score[]): Lines => {
  const lines = [...new Set(scores.flatMap((s) => Object.keys(s.sheet)))];
  const { total } = text;
  const at = total === undefined ? -1 : lines.indexOf(total.line);
  if (total === undefined || at < 0) return { adds: lines, total: null, others: [] };
  const adds = lines.filter((x, i) => (total.adds === undefined ? i < at : total.adds.includes(x)));
  return { adds, total: total.line, others: lines.filter((x) => x !== total.line && !adds.includes(x)) };
};
