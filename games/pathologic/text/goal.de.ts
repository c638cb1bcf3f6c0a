/** The goal card of Pathologic in German. */
import { capital, type Goal, some } from '@pesthouse/kernel';
import { GOAL_CLAUSES, type GoalFacts } from './goal.ts';
import { evidence, role, shortRole } from './names.de.ts';

const NAMES = 3;

export const goal = (f: GoalFacts): Goal => {
  const plague = f.side === 'plague';
  return {
    line: plague
      ? `${f.buried} von ${NAMES} Namen`
      : f.side === 'healer'
        ? `${f.own} von ${evidence(f.need)}n`
        : f.rival === null
          ? `${evidence(f.need)} zum Sieg`
          : `${shortRole(f.rival.role)}: ${f.rival.evidence} von ${f.need}`,
    clock: plague || f.rival === null ? `noch ${some(f.inDeck + f.ongoing, 'Ereignis', 'Ereignisse')}` : `${shortRole(f.rival.role)} hat ${f.rival.evidence}`,
    share: plague ? f.buried / NAMES : f.side === 'healer' ? f.own / f.need : 0,
    how: plague
      ? `Töte die drei Schützlinge auf deiner Liste, oder lass die Ereignisse ausgehen. Niemand darf ${evidence(f.need)} erreichen.`
      : f.rows.length < 2
        ? `Sammle ${evidence(f.need)}, bevor die Seuche gewinnt.`
        : `Hab als Erstes ${evidence(f.need)}. ${f.rows.length === 2 ? 'Der andere Heiler ist Gegner, kein Freund.' : 'Die anderen Heiler sind Gegner, keine Freunde.'}`,
    rows: f.rows.map((x) => ({ name: capital(role(x.role, 'nom')), value: String(x.evidence), share: x.evidence / f.need, seat: x.seat })),
    ends: `Die Seuche gewinnt mit drei Namen (bisher ${f.buried} tot) oder wenn die Ereignisse ausgehen: ${f.inDeck} im Stapel, ${f.ongoing} auf dem Plan.`,
    clauses: GOAL_CLAUSES,
  };
};
