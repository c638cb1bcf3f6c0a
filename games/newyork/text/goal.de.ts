/** The goal card of New York in German. */
import { type Goal, some } from '@pesthouse/kernel';
import { type GoalFacts, goalClauses } from './goal.ts';
import { join, SPECIES_NAME } from './names.de.ts';

const line = (f: GoalFacts): string => {
  switch (f.how) {
    case 'ahead':
      return `Du führst mit ${f.by}`;
    case 'behind':
      return `${f.by} hinter der Spitze`;
    case 'level':
      return 'Gleichauf vorn';
    default:
      return f.leading.length === 1 ? `${join(f.leading.map((x) => SPECIES_NAME[x]))} führen` : 'Gleichstand an der Spitze';
  }
};

export const goal = (f: GoalFacts): Goal => ({
  line: line(f),
  clock: f.over
    ? 'Das Futter ist weg'
    : f.last
      ? f.replies > 0
        ? `Letzte Runde: noch ${some(f.replies, 'Antwortzug', 'Antwortzüge')}`
        : 'Der letzte Zug'
      : `noch ${some(f.cards, 'Karte', 'Karten')}`,
  share: f.how === 'watching' ? 0 : f.best === 0 ? 0 : f.own / f.best,
  how: 'Hab die meisten Schädlinge in der Stadt, wenn das Futter ausgegangen ist.',
  rows: f.rows.map((x) => ({ name: SPECIES_NAME[x.who], value: String(x.pests), share: x.share, seat: x.seat })),
  ends: f.lastCall
    ? 'Nach dem Zug, der die letzte Karte zieht, züchten und kämpfen alle anderen noch einmal. Geteilte Orte kämpfen es dann aus.'
    : 'Das Spiel endet mit dem Zug, der die letzte Karte zieht. Geteilte Orte kämpfen es dann vorher aus.',
  clauses: goalClauses(f),
});
