/** Every word of Pathologic that a player reads, in German. */

import type { Basis } from '@pesthouse/kernel';
import { capital, coached, explainer, warning } from '@pesthouse/kernel';
import { tablesOf } from '../data/tables.ts';
import { ROLES } from '../names.ts';
import type { Move, State } from '../state.ts';
import { about } from './about.de.ts';
import { CLAUSES, factsOf } from './about.ts';
import { board, PHASE_NAME, pageText } from './board.de.ts';
import { coach, warn } from './coach.de.ts';
import { COACH_CLAUSES, WARN_CLAUSES, warnedOf } from './coach.ts';
import { counted } from './counts.de.ts';
import { countsOf, WEIGHTS } from './counts.ts';
import type { Words } from './en.ts';
import { endings, lines } from './events.de.ts';
import { goal } from './goal.de.ts';
import { goalFacts } from './goal.ts';
import { lab } from './lab.de.ts';
import { labels } from './labels.de.ts';
import type { Making } from './making.ts';
import { moves } from './moves.de.ts';
import { evidence, names, role, shortRole } from './names.de.ts';
import { prompts, waiting } from './prompts.de.ts';
import { reading, roleOf, turnOf } from './reading.ts';
import { boardOf } from './textboard.ts';

const SHEET: { readonly [line: string]: string } = {
  evidence: 'Beweise',
  living: 'Eigene Schützlinge am Leben',
  prescriptions: 'Rezepte auf der Hand',
  targets: 'Ziele begraben',
  others: 'Andere Schützlinge getötet',
  rounds: 'Runden gespielt',
};

const options = ({ NUMBER }: Making['tables']): { readonly [id: string]: { readonly name: string; readonly about: string } } => ({
  roles: { name: 'Rollen', about: 'Wer die Seuche und wer ein Heiler ist. Zufällige Plätze bekommen eine der übrigen Rollen; ein Platz ist immer die Seuche.' },
  rounds: { name: 'Letzte Runde', about: 'Hat am Ende dieser Runde niemand gewonnen, gewinnt die Seuche.' },
  ownTier: {
    name: 'Nur die eigene Reihe',
    about: `Für zwei, und schwerer für den Heiler: Eigene Schützlinge bringen nur dann ${evidence(NUMBER.ownWard)}, wenn der Zähler in der eigenen Reihe des Heilers steht, und ${NUMBER.otherWard} in den beiden anderen. Sonst bringen sie in jedem Zug ${NUMBER.ownWard}.`,
  },
  fullParalysis: {
    name: 'Volle Lähmung',
    about:
      'Mit der Karte Lähmung darf die Seuche in ihrem nächsten Zug keinen einzigen Schritt machen. Sonst greift sie zuerst an und macht ihren einen Schritt danach.',
  },
  resolveAtOnce: {
    name: 'Sofort lösen',
    about:
      'Nach dem Versorgen muss die nächste Aktion das Lösen durch diesen Schützling sein. Sonst dürfen andere Aktionen dazwischenkommen, solange ein Punkt für das Lösen bleibt.',
  },
});

/** Made for the engine of a table. */
export const words = (of: Basis<State, Move>): Words => {
  const tables = tablesOf(of.numbers);
  const making: Making = { tables, read: reading(tables), names: names(tables) };
  const option = options(tables);
  const ending = endings(tables);
  const named = (r: (typeof ROLES)[number]): string => capital(role(r, 'nom'));
  return {
    // Without an article: the page puts it into sentences of its own, in any case.
    seat: (s, seat) => shortRole(roleOf(s, seat)),
    prompt: prompts(making),
    waiting,
    move: moves(making),
    event: lines(making),
    board: boardOf(making.names, board),
    sheet: (line) => SHEET[line] ?? line,
    turnOf,
    // PATH-EVD-09: there are no lesser places.
    place: (s, seat) => (s.roles[seat] === s.winner ? 'gewonnen' : 'verloren'),
    counting: { weights: WEIGHTS, of: countsOf, said: counted },
    lab,
    goal: (s, seat) => goal(goalFacts(tables, s, seat)),
    about: explainer(factsOf(making), about(making), CLAUSES),
    coach: coached(coach, COACH_CLAUSES),
    settles: ['place-piece', 'place-district'],
    warn: warning(warnedOf, warn, WARN_CLAUSES),
    verdict: (s) => (s.winner < 0 ? 'Das Spiel ist noch nicht vorbei.' : `${named(ROLES[s.winner] ?? 'plague')} gewinnt: ${ending[s.end]}.`),
    option: (id) => ({
      name: option[id]?.name ?? id,
      about: option[id]?.about ?? '',
      value: (v) => {
        const found = ROLES.find((x) => x === v);
        if (found !== undefined) return named(found);
        return v === 'random' ? 'Zufall' : v === 'true' ? 'An' : v === 'false' ? 'Aus' : v;
      },
    }),
    names: making.names,
    label: labels(making),
    PHASE_NAME,
    pageText,
  };
};
