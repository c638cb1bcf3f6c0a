/** The whole position in German lines: the board of the terminal and of the screen reader. */
import type { Seat } from '@pesthouse/kernel';
import { nth } from '@pesthouse/kernel';
import { BACK, idOf } from '../names.ts';
import { type Controlled, EMPTY, playerAt, type State } from '../state.ts';
import { cards } from './count.de.ts';
import { PHASE_NAME } from './events.de.ts';
import type { Making } from './making.ts';
import { CARD_NAME, listed, listedPile, seatName } from './names.de.ts';

const controlled = (x: Controlled): string => {
  const marks = [x.used ? 'genutzt' : '', x.repented ? 'bereut' : '', x.waits >= 0 ? 'wartet' : ''].filter((w) => w !== '');
  return `${CARD_NAME[idOf(x.card)]}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
};

const handOf = (s: State, q: Seat): string => {
  const p = playerAt(s, q);
  const backs = nth(p.hand, BACK);
  const open = listedPile(p.hand.slice(0, BACK));
  if (p.handSize === 0) return 'leere Hand';
  if (backs === p.handSize) return `${cards(p.handSize)} auf der Hand`;
  return `Hand mit ${p.handSize}: ${open}${backs === 0 ? '' : ` und ${backs} verdeckt`}`;
};

const seatLine = (s: State, q: Seat, you: boolean): string => {
  const p = playerAt(s, q);
  const top = p.top.length === 0 ? '' : ` (obenauf ${listed(p.top.toReversed().map(idOf))})`;
  const chronics = p.control.length === 0 ? 'nichts auf dem Tisch' : `auf dem Tisch ${p.control.map(controlled).join(', ')}`;
  return `${seatName(q)}${you ? ' (du)' : ''}: ${handOf(s, q)}; Nachziehstapel ${p.drawSize + p.top.length}${top}; Ablagestapel ${p.discardSize}${p.discardSize === 0 ? '' : ` (${listedPile(p.discard)})`}; ${chronics}.`;
};

/** The lines for the numbers of a table. */
export const boards = ({ read: { card, poolSoFar }, names: { numbersOf } }: Making) => {
  const space = (f: number, i: number): string => `${i + 1} ${f === EMPTY ? 'leer' : `${CARD_NAME[idOf(f)]} (${card(f).resistance})`}`;

  const stackLine = (stack: readonly number[]): string =>
    stack.length === 0
      ? 'weg'
      : stack
          .toReversed()
          .map((f) => `${CARD_NAME[idOf(f)]} (${card(f).resistance})`)
          .join(' auf ');

  const board = (s: State, seat: Seat): readonly string[] => {
    const closing = s.ending === 'none' ? '' : ' Die Endzeit hat begonnen.';
    const pool = s.phase === 'spread' || s.phase === 'infect' ? ` Erreger: ${poolSoFar(s)}.` : '';
    return [
      `Runde ${s.round}, ${seatName(s.active)}, ${PHASE_NAME[s.phase]}.${pool}${closing}`,
      `Auslage: ${s.lineup.map(space).join('; ')}.`,
      `Adel: ${s.stacks.map(stackLine).join('; ')}; ${s.king ? `der König (${numbersOf('king')})` : 'der König ist weg'}.`,
      `Königreich ${s.kingdomSize}, Rattenkönige ${s.ratKings}, Bußstapel ${s.penanceSize}, Pestgrube ${s.pitSize}${s.pitSize === 0 ? '' : ` (${listedPile(s.pit)})`}.`,
      ...s.players.map((_, q) => seatLine(s, q, q === seat)),
    ];
  };
  return board;
};
