/** The goal card of Retribution in German. */
import { type Goal, some } from '@pesthouse/kernel';
import { join } from './count.de.ts';
import { GOAL_CLAUSES, type GoalFacts } from './goal.ts';
import { seatName } from './names.de.ts';

const line = (f: GoalFacts): string => {
  switch (f.how) {
    case 'ahead':
      return `Du führst mit ${f.by} Verruf`;
    case 'behind':
      return `${f.by} Verruf zurück`;
    case 'level':
      return `${f.own} Verruf, gleichauf vorn`;
    default:
      return f.leaders.length === 1 ? `${join(f.leaders.map(seatName))} führt` : 'Gleichstand an der Spitze';
  }
};
const clock = (f: GoalFacts): string => {
  if (f.over || !f.king) return 'Die Endzeit';
  return f.nobles === 0 ? 'Der König liegt frei' : `König nach ${some(f.nobles, 'Adelskarte', 'Adelskarten')}`;
};

export const goal = (f: GoalFacts): Goal => ({
  line: line(f),
  clock: clock(f),
  share: f.how === 'watching' || f.best <= 0 ? 0 : Math.max(0, f.own / f.best),
  how: 'Hab am meisten Verruf in deinem ganzen Deck, wenn der König infiziert wird.',
  rows: f.rows.map((x) => ({ name: seatName(x.seat), value: String(x.infamy), share: x.share, seat: x.seat })),
  ends: `Das Spiel endet mit dem Zug, der den König nimmt, oder mit der letzten Karte des Königreichs: noch ${some(f.kingdom, 'Karte', 'Karten')} im Stapel.`,
  clauses: GOAL_CLAUSES,
});
