/** The whole position in lines: the board of the terminal and of the screen reader. */
import type { Seat } from '../../../kernel/index.ts';
import { KINDS_OF } from '../data/tables.ts';
import { SPECIES, type Species } from '../names.ts';
import { activeSpecies, pestsOf, type State } from '../state.ts';
import type { Making } from './making.ts';
import { dice, food, join, PLACE_NAME, pests, SPECIES_NAME, some } from './names.en.ts';
import { infestedBy, infester, kindsAt, unclaimed } from './reading.ts';

export const PHASE_NAME: Readonly<Record<State['phase'], string>> = {
  gather: 'Gather',
  breed: 'Breed',
  fight: 'Fight',
  move: 'Move',
  final: 'Final battles',
  over: 'Over',
};

/** What is special about this turn; empty in a usual one. */
export const turnMark = (s: State): string => {
  if (s.phase === 'over') return '';
  if (s.phase === 'final') return '';
  if (s.closer >= 0) return 'Reply turn';
  if (!s.lastTurn) return '';
  return s.lastCall ? 'Closing turn' : 'Last turn';
};

/** The lines for the numbers of a table. */
export const boards = ({ tables: { PLACE }, read: { printedDice }, names: { kindName, listed } }: Making) => {
  const open = (at: State['places'][number]): string => {
    if (PLACE[at].open) return 'open to all';
    return `breeding for ${join(SPECIES.filter((who) => PLACE[at].allowed[who]).map((who) => SPECIES_NAME[who]))} only`;
  };

  const placeLine = (s: State, at: State['places'][number]): string => {
    const groups = s.order
      .filter((who) => s.board[at].stacks[who].length > 0)
      .map((who) => {
        const kinds = kindsAt(s, at, who);
        return `${SPECIES_NAME[who]} ${kinds.length} with ${dice(printedDice(kinds))} (${listed(kinds)})`;
      });
    const by = infester(s, at);
    const held = by === null ? '' : `, infested by ${SPECIES_NAME[by]}`;
    return `${PLACE_NAME[at]}, draw value ${PLACE[at].draw}, ${open(at)}: ${groups.length === 0 ? 'nobody' : groups.join('; ')}; ${food(unclaimed(s.board[at]))} unclaimed${held}.`;
  };

  const seatLine = (s: State, who: Species, you: boolean): string => {
    const left = KINDS_OF[who].map((kind) => `${s.deck[kind]} ${kindName(kind)}`).join(', ');
    return `${SPECIES_NAME[who]}${you ? ' (you)' : ''}: ${pests(pestsOf(s, who))} on the board, ${food(s.hand[who])} in hand, ${infestedBy(s, who)} infested; deck ${left}.`;
  };

  const board = (s: State, seat: Seat): readonly string[] => {
    const mark = turnMark(s);
    const own = seat < 0 ? null : s.species[seat];
    return [
      `Turn ${s.turn}, ${SPECIES_NAME[activeSpecies(s)]}, ${PHASE_NAME[s.phase]}${mark === '' ? '' : ` (${mark.toLowerCase()})`}.`,
      `Food pile: ${some(s.pile.food + s.pile.poison, 'card', 'cards')}, ${s.pile.food} food and ${s.pile.poison} poison; ${s.poisonOut} poison out for good.${s.phase === 'gather' ? ` Drawn ${s.drawn} of ${s.limit}.` : ''}`,
      ...s.places.map((at) => placeLine(s, at)),
      ...s.order.map((who) => seatLine(s, who, who === own)),
    ];
  };
  return board;
};
