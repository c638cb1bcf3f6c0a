/** How Pathologic is played, drawn: the layout of its page and the pictures on it, from its own board. */
import type { HowtoLook, HowtoRow } from '@pesthouse/kernel';
import { Act, Goal, Lay, Pieces, Resolve, Setup, Strike, Walk, WardsPicture } from './pictures.tsx';
import '../board/theme.css';

export { Given } from '../board/given.tsx';

export const look: HowtoLook = {
  display: '"IM Fell Double Pica", serif',
  text: '"Source Serif 4 Variable", Georgia, serif',
  ink: '#2a1c16',
  paper: '#efe4cd',
  box: '#f8f0de',
  shade: '#ddcca8',
  accent: '#8c1c1c',
  warn: '#8c1c1c',
};

export const rows: readonly HowtoRow[] = [
  {
    cells: [
      { box: 'goal', share: 1.4 },
      { box: 'begin', list: 'steps' },
    ],
  },
  { title: 'healer', stops: true, cells: [{ box: 'setup' }, { box: 'act', share: 1.2 }, { box: 'resolve', share: 1.2 }] },
  { title: 'plague', stops: true, cells: [{ box: 'walk' }, { box: 'strike', share: 1.4 }, { box: 'lay' }] },
  {
    cells: [
      { box: 'pieces', share: 1.2 },
      { box: 'wards', share: 1 },
    ],
  },
  {
    cells: [
      { box: 'forget', share: 1.3, list: 'forget' },
      { box: 'end', list: 'steps' },
    ],
  },
];

/** The lesson that is told as an example turn. */
export const example = '1-town';

export const pictures = { goal: Goal, setup: Setup, act: Act, resolve: Resolve, walk: Walk, strike: Strike, lay: Lay, pieces: Pieces, wards: WardsPicture };
