/** Every word of Retribution that a player reads, in German. */

import { type Basis, capital, coached, explainer, type GameText, warning } from '@pesthouse/kernel';
import type { Tables } from '../cards/cards.ts';
import { decidedBy, ranksOf } from '../reading.ts';
import type { Event, Move, State } from '../state.ts';
import { about } from './about.de.ts';
import { CLAUSES, factsOf } from './about.ts';
import { board } from './board.de.ts';
import { coach, warn } from './coach.de.ts';
import { COACH_CLAUSES, WARN_CLAUSES, warnedOf } from './coach.ts';
import { cards, join } from './count.de.ts';
import { counted } from './counts.de.ts';
import { countsOf, WEIGHTS } from './counts.ts';
import type { Words } from './en.ts';
import { events, PHASE_NAME, TIE } from './events.de.ts';
import { goal } from './goal.de.ts';
import { goalFacts } from './goal.ts';
import { lab } from './lab.de.ts';
import { labels } from './labels.de.ts';
import { ADDS, type Making, makingOf } from './making.ts';
import { moves } from './moves.de.ts';
import { names, seatIn, seatName } from './names.de.ts';
import { boardOf } from './position.ts';
import { prompts, waiting } from './prompts.de.ts';

const SHEET: { readonly [line: string]: string } = {
  kingdom: 'Karten des Königreichs',
  ratKings: 'Rattenkönige',
  nobility: 'Adel',
  notoriety: 'Prominenz',
  penance: 'Buße',
  nobles: 'Adelskarten',
  penances: 'Bußkarten',
  cards: 'Karten im Deck',
  infamy: 'Verruf',
};

const ORDINAL: { readonly [n: number]: string } = { 6: 'Sechste', 7: 'Siebte', 8: 'Achte' };

const options = ({ NUMBER }: Tables): { readonly [id: string]: { readonly name: string; readonly about: string } } => ({
  lineupRedeal: {
    name: 'Teure erste Auslage',
    about: `Was geschieht, wenn ${NUMBER.costlyCards} oder mehr der ersten ${NUMBER.lineup} Karten ${NUMBER.costly} oder mehr kosten.`,
  },
  firstPlayer: { name: 'Wer beginnt', about: 'Wer den ersten Zug hat: jemand per Los oder ein Platz, den der Gastgeber bestimmt.' },
  equalTurns: { name: 'Gleich viele Züge', about: 'Wenn die Endzeit beginnt, wird die Runde zu Ende gespielt, damit alle gleich viele Züge haben.' },
  secondSeatCard: {
    name: NUMBER.secondHand === NUMBER.hand + 1 ? `${ORDINAL[NUMBER.secondHand] ?? 'Eine weitere'} Karte für den Zweiten` : 'Andere Hand für den Zweiten',
    about: `Zu zweit beginnt, wer als Zweiter dran ist, mit ${cards(NUMBER.secondHand)} auf der Hand.`,
  },
});

const VALUE: { readonly [value: string]: string } = {
  offer: 'Den Ersten fragen',
  auto: 'Immer neu auslegen',
  off: 'Behalten',
  random: 'Per Los',
  true: 'An',
  false: 'Aus',
};

const verdicts =
  ({ read: { tallies } }: Making) =>
  (s: State): string => {
    if (s.phase !== 'over') return 'Die Endzeit ist noch nicht gekommen.';
    const all = tallies(s);
    const ranks = ranksOf(all);
    const winners = ranks.flatMap((r, seat) => (r === 1 ? [seatIn(seat, 'nom')] : []));
    const best = Math.max(...all.map((t) => t.infamy));
    const next = Math.max(...all.filter((_, seat) => ranks[seat] !== 1).map((t) => t.infamy));
    const by = decidedBy(all);
    const who = capital(join(winners));
    if (winners.length > 1) return `${who} teilen sich den Sieg mit je ${best} Verruf.`;
    return `${who} ist am verrufensten: ${by === 'infamy' ? `${best} Verruf zu ${next}` : `${best} Verruf; ${TIE[by]}`}.`;
  };

/** Made for the engine of a table. */
export const words = (of: Basis<State, Move>): Words => {
  const making = makingOf(of, names);
  const option = options(making.tables);
  const text: GameText<State, Move, Event> = {
    seat: (_, seat) => seatName(seat),
    prompt: prompts(making),
    waiting,
    move: moves(making),
    event: events(making),
    board: boardOf(making, board),
    sheet: (line) => SHEET[line] ?? line,
    total: { line: 'infamy', adds: ADDS },
    counting: { weights: WEIGHTS, of: (s, seat) => countsOf(making, s, seat), said: counted },
    lab,
    verdict: verdicts(making),
    goal: (s, seat) => goal(goalFacts(making, s, seat)),
    about: explainer(factsOf(making), about(making), CLAUSES),
    coach: coached(coach, COACH_CLAUSES),
    warn: warning(warnedOf(making), warn, WARN_CLAUSES),
    option: (id) => ({
      name: option[id]?.name ?? id,
      about: option[id]?.about ?? '',
      value: (v) => VALUE[v] ?? (v.startsWith('seat-') ? `Platz ${v.slice('seat-'.length)}` : v),
    }),
  };
  return { ...text, names: making.names, label: labels(making.tables), PHASE_NAME };
};
