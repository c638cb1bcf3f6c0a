/** How New York is played, drawn: the layout of its page and the pictures on it, from its own board. */
import type { HowtoLook, HowtoRow } from '@pesthouse/kernel';
import { Begin, Bonus, Breed, Fight, Gather, Goal, Move, Pest, Place } from './pictures.tsx';
import '../board/theme.css';

export { Given } from '../board/given.tsx';

export const look: HowtoLook = {
  display: '"Big Shoulders Display Variable", "Arial Narrow", sans-serif',
  text: '"Archivo Variable", "Helvetica Neue", sans-serif',
  ink: '#14213d',
  paper: '#fbf7ec',
  box: '#fffdf6',
  shade: '#e9e2d2',
  accent: '#c53f18',
  warn: '#b5533c',
};

export const rows: readonly HowtoRow[] = [
  {
    cells: [
      { box: 'goal', share: 1.7 },
      { box: 'begin', list: 'steps' },
    ],
  },
  { title: 'turn', stops: true, cells: [{ box: 'gather' }, { box: 'breed' }, { box: 'fight' }, { box: 'move' }] },
  {
    cells: [
      { box: 'place', share: 2, list: 'keys', beside: true },
      { box: 'pest', share: 1.3, beside: true },
      { box: 'bonus', share: 1 },
    ],
  },
  {
    cells: [
      { box: 'forget', list: 'forget' },
      { box: 'end', list: 'steps' },
    ],
  },
];

/** The lesson that is told as an example turn. */
export const example = '1-draw';

export const pictures = { goal: Goal, begin: Begin, gather: Gather, breed: Breed, fight: Fight, move: Move, place: Place, pest: Pest, bonus: Bonus };
