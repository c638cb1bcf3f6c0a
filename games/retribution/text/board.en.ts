/** The whole position in lines: the board of the terminal and of the screen reader. */
import type { Seat } from '@pesthouse/kernel';
import { nth } from '@pesthouse/kernel';
import { BACK, idOf } from '../names.ts';
import { type Controlled, EMPTY, playerAt, type State } from '../state.ts';
import { cards } from './count.en.ts';
import { PHASE_NAME } from './events.en.ts';
import type { Making } from './making.ts';
import { CARD_NAME, listed, listedPile, seatName } from './names.en.ts';

const controlled = (x: Controlled): string => {
  const marks = [x.used ? 'used' : '', x.repented ? 'Repented' : '', x.waits >= 0 ? 'waits' : ''].filter((w) => w !== '');
  return `${CARD_NAME[idOf(x.card)]}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
};

const handOf = (s: State, q: Seat): string => {
  const p = playerAt(s, q);
  const backs = nth(p.hand, BACK);
  const open = listedPile(p.hand.slice(0, BACK));
  if (p.handSize === 0) return 'empty hand';
  if (backs === p.handSize) return `${cards(p.handSize)} in hand`;
  return `hand of ${p.handSize}: ${open}${backs === 0 ? '' : ` and ${backs} hidden`}`;
};

const seatLine = (s: State, q: Seat, you: boolean): string => {
  const p = playerAt(s, q);
  const top = p.top.length === 0 ? '' : ` (on top ${listed(p.top.toReversed().map(idOf))})`;
  const chronics = p.control.length === 0 ? 'nothing on the table' : `on the table ${p.control.map(controlled).join(', ')}`;
  return `${seatName(q)}${you ? ' (you)' : ''}: ${handOf(s, q)}; draw pile ${p.drawSize + p.top.length}${top}; discard pile ${p.discardSize}${p.discardSize === 0 ? '' : ` (${listedPile(p.discard)})`}; ${chronics}.`;
};

/** The lines for the numbers of a table. */
export const boards = ({ read: { card, poolSoFar }, names: { numbersOf } }: Making) => {
  const space = (f: number, i: number): string => `${i + 1} ${f === EMPTY ? 'empty' : `${CARD_NAME[idOf(f)]} (${card(f).resistance})`}`;

  const stackLine = (stack: readonly number[]): string =>
    stack.length === 0
      ? 'gone'
      : stack
          .toReversed()
          .map((f) => `${CARD_NAME[idOf(f)]} (${card(f).resistance})`)
          .join(' over ');

  const board = (s: State, seat: Seat): readonly string[] => {
    const closing = s.ending === 'none' ? '' : ' The End Times have begun.';
    const pool = s.phase === 'spread' || s.phase === 'infect' ? ` Contagions: ${poolSoFar(s)}.` : '';
    return [
      `Round ${s.round}, ${seatName(s.active)}, ${PHASE_NAME[s.phase]}.${pool}${closing}`,
      `Lineup: ${s.lineup.map(space).join('; ')}.`,
      `Nobility: ${s.stacks.map(stackLine).join('; ')}; ${s.king ? `the King (${numbersOf('king')})` : 'the King is gone'}.`,
      `Kingdom deck ${s.kingdomSize}, Rat Kings ${s.ratKings}, Penance deck ${s.penanceSize}, Plague Pit ${s.pitSize}${s.pitSize === 0 ? '' : ` (${listedPile(s.pit)})`}.`,
      ...s.players.map((_, q) => seatLine(s, q, q === seat)),
    ];
  };
  return board;
};
