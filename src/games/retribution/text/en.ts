/** Every word of Retribution that a player reads, in English. */
import type { Basis, GameText } from '../../../kernel/index.ts';
import type { Event, Move, State } from '../state.ts';
import { decidedBy, ranksOf, tallies } from '../steps/score.ts';
import { board } from './board.en.ts';
import { event, TIE } from './events.en.ts';
import { move } from './moves.en.ts';
import { join, seatName } from './names.en.ts';
import { prompt, waiting } from './prompts.en.ts';
import { terms } from './terms.en.ts';

const SHEET: { readonly [line: string]: string } = {
  kingdom: 'Kingdom cards',
  ratKings: 'Rat Kings',
  nobility: 'Nobility',
  notoriety: 'Notoriety',
  penance: 'Penance',
  nobles: 'Nobility cards',
  penances: 'Penance cards',
  cards: 'Cards in the deck',
  infamy: 'Infamy',
};

const OPTION: { readonly [id: string]: { readonly name: string; readonly about: string } } = {
  lineupRedeal: { name: 'Costly first Lineup', about: 'What happens when 5 or more of the first 8 cards cost 6 or more.' },
  firstPlayer: { name: 'First player', about: 'Who goes first: a random player, or a seat that the host chooses.' },
  equalTurns: { name: 'Equal turns', about: 'When the End Times begin, the round is played out, so that everybody has the same number of turns.' },
  secondSeatCard: { name: 'Sixth card for the second player', about: 'With two players, whoever goes second starts with 6 cards in hand.' },
};

const VALUE: { readonly [value: string]: string } = {
  offer: 'Ask the first player',
  auto: 'Always deal again',
  off: 'Keep it',
  random: 'Random',
  true: 'On',
  false: 'Off',
};

const verdict = (s: State): string => {
  if (s.phase !== 'over') return 'The End Times have not come yet.';
  const all = tallies(s);
  const ranks = ranksOf(all);
  const winners = ranks.flatMap((r, seat) => (r === 1 ? [seatName(seat)] : []));
  const best = Math.max(...all.map((t) => t.infamy));
  const next = Math.max(...all.filter((_, seat) => ranks[seat] !== 1).map((t) => t.infamy));
  const by = decidedBy(all);
  if (winners.length > 1) return `${join(winners)} share the victory with ${best} Infamy each.`;
  return `${join(winners)} is the most infamous: ${by === 'infamy' ? `${best} Infamy to ${next}` : `${best} Infamy; ${TIE[by]}`}.`;
};

export const text: GameText<State, Move, Event> = {
  seat: (_, seat) => seatName(seat),
  prompt,
  waiting,
  move,
  event,
  board,
  sheet: (line) => SHEET[line] ?? line,
  terms,
  verdict,
  option: (id) => ({
    name: OPTION[id]?.name ?? id,
    about: OPTION[id]?.about ?? '',
    value: (v) => VALUE[v] ?? (v.startsWith('seat-') ? `Seat ${v.slice('seat-'.length)}` : v),
  }),
};

export const words = (_: Basis<State, Move>): GameText<State, Move, Event> => text;
