/** Every word of Pest that a player reads, in German. */
import { type Basis, coached, explainer, warning } from '@pesthouse/kernel';
import { soloRank } from '../outcome.ts';
import { houseOf, solo } from '../reading.ts';
import type { Move, State } from '../state.ts';
import { about } from './about.de.ts';
import { CLAUSES, factsOf } from './about.ts';
import { board } from './board.de.ts';
import { coach, warn } from './coach.de.ts';
import { COACH_CLAUSES, WARN_CLAUSES, warnedOf } from './coach.ts';
import { join, renown } from './count.de.ts';
import { counted } from './counts.de.ts';
import { countsOf, WEIGHTS } from './counts.ts';
import type { Words } from './en.ts';
import { events } from './events.de.ts';
import { endOf, houseIn, housesOf, roman } from './facts.ts';
import { goal } from './goal.de.ts';
import { goalFacts } from './goal.ts';
import { lab } from './lab.de.ts';
import { labels, ordinal, PHASES } from './labels.de.ts';
import { engineOf, type Making, makingOf } from './making.ts';
import { moves } from './moves.de.ts';
import { HOUSE_NAME, names } from './names.de.ts';
import { boardOf } from './position.ts';
import { prompts, waiting } from './prompts.de.ts';

const SHEET: { readonly [line: string]: string } = {
  tokens: 'Ruhm',
  negative: 'Schande',
  buildings: 'Gebäude und Reihen',
  people: 'Leiste der Gesunden',
  'imperative-1': 'Gebot der Ära I',
  'imperative-2': 'Gebot der Ära II',
  'imperative-3': 'Gebot der Ära III',
  technologies: 'Technologien',
  icons: 'Ruhm von der Einflussleiste',
  standing: 'Erster und Zweiter beim Einfluss',
  covered: 'Verdeckte Einflussfelder',
  works: 'Meiste Prachtbauten',
  total: 'Ruhm insgesamt',
};

const OPTION: { readonly [id: string]: { readonly name: string; readonly about: string } } = {
  house: { name: 'Haus', about: 'Farbe und Wappen jedes Platzes. Wer „Zufall“ wählt, bekommt eines der übrigen.' },
  advanced: { name: 'Fortgeschrittener Aufbau', about: 'Zufällige Ortsplättchen ersetzen, was auf der Landkarte gedruckt ist.' },
  versus: { name: 'Versus', about: 'Für zwei: Mindeststufen der Gebote, verdeckte Einflussfelder und ein neutraler Platz in der Hauptstadt.' },
  soloNeutralPersists: {
    name: 'Neutrale Personen bleiben',
    about: 'Solo, schwerer: Der neutrale Platz der Hauptstadt wird am Ende einer Ära nicht geleert.',
  },
  pairNeedsPeople: {
    name: 'Keine Belohnung für niemanden',
    about: 'Grundspiel zu zweit: Wer keine Personen in der Hauptstadt hat, bekommt dort am Ende einer Ära nichts.',
  },
};

const verdicts =
  ({ read, names: { rankName } }: Making) =>
  (s: State): string => {
    if (!s.over) return 'Die sechs Jahre sind noch nicht um.';
    const { winners, total, next } = endOf(read, s);
    const who = join(housesOf(s, winners).map((x) => HOUSE_NAME[x]));
    if (solo(s)) return `${who} endet mit ${renown(total)}: ${rankName(soloRank(total))}.`;
    if (winners.length > 1) return `${who} teilen sich den Sieg mit je ${renown(total)}.`;
    return next === total
      ? `${who} gewinnt mit ${renown(total)}, gleichauf mit einem anderen Haus, aber vorn beim Gleichstand.`
      : `${who} gewinnt mit ${total} zu ${renown(next)}.`;
  };

/** Made for the engine of a table. */
export const words = (of: Basis<State, Move>): Words => {
  const making = makingOf(of, names);
  return {
    seat: (s, seat) => (s.players[seat] === undefined ? `Platz ${seat + 1}` : HOUSE_NAME[houseOf(s, seat)]),
    prompt: prompts(making),
    waiting,
    move: moves(making),
    event: events(making),
    board: boardOf(making, board(making)),
    sheet: (line) => SHEET[line] ?? line,
    total: { line: 'total' },
    counting: { weights: WEIGHTS, of: (s, seat) => countsOf(making, s, seat), said: counted },
    lab,
    verdict: verdicts(making),
    about: explainer(factsOf(making), about(making), CLAUSES),
    coach: coached(coach, COACH_CLAUSES),
    warn: warning(warnedOf(of), warn, WARN_CLAUSES),
    goal: (s, seat) =>
      goal(
        goalFacts(making, s, seat),
        (x) => HOUSE_NAME[houseOf(s, x)],
        (x) => making.names.rankName(x),
      ),
    option: (id) => ({
      name: OPTION[id]?.name ?? id,
      about: OPTION[id]?.about ?? '',
      value: (v) => {
        const house = houseIn(v);
        if (house !== undefined) return HOUSE_NAME[house];
        return v === 'random' ? 'Zufall' : v === 'true' ? 'An' : v === 'false' ? 'Aus' : v;
      },
    }),
    names: making.names,
    label: labels(making.tables),
    PHASES,
    roman,
    ordinal,
    engine: engineOf(of),
  };
};
