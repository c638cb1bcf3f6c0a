/** Every word of Pests! that a player reads, in German. */
import { type Basis, coached, explainer, warning } from '@pesthouse/kernel';
import type { Move, State } from '../state.ts';
import { tablesOf } from '../tables.ts';
import { about } from './about.de.ts';
import { CLAUSES, factsOf } from './about.ts';
import { board } from './board.de.ts';
import { coach, warn } from './coach.de.ts';
import { COACH_CLAUSES, WARN_CLAUSES, warnedOf } from './coach.ts';
import { counted } from './counts.de.ts';
import { countsOf, WEIGHTS } from './counts.ts';
import type { Words } from './en.ts';
import { event } from './events.de.ts';
import { goal } from './goal.de.ts';
import { goalFacts } from './goal.ts';
import { join, rounds } from './grammar.de.ts';
import { lab } from './lab.de.ts';
import { labels } from './labels.de.ts';
import type { Making } from './making.ts';
import { moves } from './moves.de.ts';
import { colorWord, names } from './names.de.ts';
import { boardOf } from './position.ts';
import { prompts, seatName, waiting } from './prompts.de.ts';
import { winnersOf } from './reading.ts';

const SHEET: { readonly [line: string]: string } = {
  jobs: 'Erledigte Aufgaben',
  sealed: 'Nest versiegelt',
  queenTrapped: 'Königin gefangen',
  pestsLeft: 'Schädlinge in Räumen und Fallen',
  reserve: 'Schädlinge in Reserve',
  cards: 'Werkzeugkarten',
  turns: 'Gespielte Züge',
};

const OPTION: { readonly [id: string]: { readonly name: string; readonly about: string } } = {
  quickStart: { name: 'Schnellstart', about: 'Kammerjäger und Werkzeugkarten werden verteilt statt gewählt.' },
  teams: {
    name: 'Teams',
    about: 'Gleich große Teams. Ein Team gewinnt gemeinsam: alle seine Nester versiegelt, alle Schädlinge weg, alle Königinnen gefangen.',
  },
  toolboxDeck: { name: 'Werkzeugkarten', about: '24 Karten, jede einmal, oder 28 Karten, vier davon doppelt.' },
  roundLimit: { name: 'Rundenlimit', about: 'Nach so vielen Runden gewinnt, wer die meisten Aufgaben erledigt hat.' },
  nestTraps: {
    name: 'Fallen in Nester',
    about: 'Eine Falle darf in den Nestraum ihrer eigenen Farbe geschleppt werden. Sonst darf sie es nicht, wie sie dort auch nicht aufgestellt werden darf.',
  },
  autoBuild: { name: 'Automatisches Haus', about: 'Der Computer baut ein zufälliges, regelgerechtes Haus.' },
};
const VALUE: { readonly [v: string]: string } = {
  none: 'Keine Teams',
  '2x2': 'Zwei Zweierteams',
  '2x3': 'Zwei Dreierteams',
  '3x2': 'Drei Zweierteams',
  true: 'An',
  false: 'Aus',
  '24': '24 Karten',
  '28': '28 Karten',
  '0': 'Ohne Limit',
};

const verdict = (s: State): string => {
  const winners = winnersOf(s).map(colorWord);
  if (winners.length === 0) return 'Das Haus ist noch immer befallen.';
  const said = `${join(winners)} ${winners.length === 1 ? 'gewinnt' : 'gewinnen'}`;
  if (s.ending === 'emptied') return `${said}: Nest versiegelt, Schädlinge weg, Königin in Runde ${s.round} hinausgetragen.`;
  if (s.ending === 'last') return `${said}: Alle anderen waren nach ${rounds(s.round)} überrannt.`;
  return `${said} mit den meisten erledigten Aufgaben nach ${rounds(s.round)}.`;
};

/** Made for the engine of a table. */
export const words = (of: Basis<State, Move>): Words => {
  const tables = tablesOf(of.numbers);
  const making: Making = { tables, names: names(tables) };
  return {
    seat: seatName,
    prompt: prompts(making),
    waiting,
    move: moves(making),
    event,
    board: boardOf(board(making.names)),
    sheet: (line) => SHEET[line] ?? line,
    total: { line: 'jobs', adds: [] },
    counting: { weights: WEIGHTS, of: countsOf, said: counted },
    lab,
    verdict,
    goal: (s, seat) => goal(goalFacts(s, seat), (x) => seatName(s, x)),
    about: explainer(factsOf(making), about(making), CLAUSES),
    coach: coached(coach, COACH_CLAUSES),
    warn: warning(warnedOf, warn, WARN_CLAUSES),
    option: (id) => ({
      name: OPTION[id]?.name ?? id,
      about: OPTION[id]?.about ?? '',
      value: (v) => (id === 'roundLimit' && v !== '0' ? rounds(Number(v)) : (VALUE[v] ?? v)),
    }),
    names: making.names,
    label: labels(making),
  };
};
