/** The goal card of Pests! in German. */
import type { Goal, Seat } from '@pesthouse/kernel';
import { GOAL_CLAUSES, type GoalFacts } from './goal.ts';

const line = (f: GoalFacts): string => {
  if (f.out) return 'Du bist raus';
  if (f.jobs === null) return f.rows.length === 0 ? 'Das Haus wird gebaut' : `Weit voraus: ${f.rows[0]?.done ?? 0} von 3`;
  if (f.full) return 'Haus voll: raus am Zugende!';
  return f.jobs.ready ? 'Bereit: Leere ihre Falle' : `${f.jobs.done} von 3 Aufgaben`;
};

export const goal = (f: GoalFacts, nameOf: (seat: Seat) => string): Goal => ({
  line: line(f),
  clock: f.jobs === null ? (f.round === 0 ? 'Noch hat niemand Schädlinge' : `Runde ${f.round}`) : `${f.reserve} im Vorrat`,
  share: f.jobs === null ? 0 : f.jobs.done / 3,
  how: 'Versiegle dein Nest, vertreib deine Schädlinge, fang deine Königin, egal in welcher Reihenfolge. Dann leere ihre Falle.',
  rows:
    f.jobs === null
      ? f.rows.map((x) => ({ name: nameOf(x.seat), value: `${x.done} von 3`, share: x.done / 3, seat: x.seat }))
      : [
          { name: 'Nest', value: f.jobs.sealed ? 'versiegelt' : 'offen', share: f.jobs.sealed ? 1 : 0, seat: null },
          { name: 'Schädlinge', value: f.jobs.left === 0 ? 'weg' : `noch ${f.jobs.left}`, share: f.jobs.left === 0 ? 1 : 0, seat: null },
          { name: 'Königin', value: f.jobs.trapped ? 'gefangen' : 'frei', share: f.jobs.trapped ? 1 : 0, seat: null },
        ],
  ends:
    f.jobs === null
      ? 'Raus bist du, wenn dein Zug endet und alle deine Schädlinge im Haus sind.'
      : `Raus bist du, wenn am Ende deines Zuges nichts von dir außerhalb des Hauses ist: ${f.reserve} im Vorrat.${f.limit > 0 ? ` Nach ${f.limit} Runden gewinnen die meisten Aufgaben.` : ''}`,
  clauses: GOAL_CLAUSES,
});
