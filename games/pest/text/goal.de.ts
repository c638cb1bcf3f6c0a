/** The goal card of Pest in German. */
import type { Goal, Seat } from '@pesthouse/kernel';
import { roman } from './facts.ts';
import { GOAL_CLAUSES, type GoalFacts } from './goal.ts';

const line = (f: GoalFacts, nameOf: (seat: Seat) => string, rankName: (rank: string) => string): string => {
  switch (f.how) {
    case 'ahead':
      return `${f.own} Ruhm, ${f.by} voraus`;
    case 'behind':
      return `${f.own} Ruhm, ${f.by} zurück`;
    case 'level':
      return `${f.own} Ruhm, gleichauf vorn`;
    case 'alone':
      return `${f.own} Ruhm, ${f.rank === null ? '' : rankName(f.rank)}`;
    default:
      return f.leaders.length === 1 ? `${f.leaders.map(nameOf).join()} führt` : 'Gleichstand an der Spitze';
  }
};

export const goal = (f: GoalFacts, nameOf: (seat: Seat) => string, rankName: (rank: string) => string): Goal => ({
  line: line(f, nameOf, rankName),
  clock: f.over ? 'Die sechs Jahre sind um' : f.year === 0 ? 'Vor dem ersten Jahr' : `Jahr ${roman(f.year)} von VI`,
  share: f.how === 'alone' && f.next !== null ? Math.max(0, Math.min(1, f.own / f.next.at)) : f.best <= 0 ? 0 : Math.max(0, f.own / f.best),
  how: f.how === 'alone' ? 'Hab nach sechs Jahren so viel Ruhm wie möglich.' : 'Hab nach sechs Jahren den meisten Ruhm.',
  rows: f.rows.map((x) => ({ name: nameOf(x.seat), value: String(x.renown), share: x.share, seat: x.seat })),
  ends: `Wenn jetzt Schluss wäre. ${f.how === 'watching' ? '' : `Deiner: ${f.sheet.tokens ?? 0} aus Marken, ${f.sheet.buildings ?? 0} aus Gebäuden, ${f.sheet.people ?? 0} aus Gesunden, ${f.sheet.technologies ?? 0} aus Technologien. `}${f.next === null ? '' : `${rankName(f.next.rank)} ab ${f.next.at}.`}`.trim(),
  clauses: GOAL_CLAUSES,
});
