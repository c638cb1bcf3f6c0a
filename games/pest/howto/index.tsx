/** How Pest is played, drawn: the layout of its page and the pictures on it, from its own board. */
import type { HowtoLook, HowtoRow } from '@pesthouse/kernel';
import { Assign, Construct, Cure, Goal, Grid, Move, Produce, Research, Signs, Strikes } from './pictures.tsx';
import '../board/theme.css';

export { Given } from '../board/given.tsx';

export const look: HowtoLook = {
  display: '"Grenze Gotisch Variable", "Grenze Gotisch", serif',
  text: '"Alegreya Sans", sans-serif',
  ink: '#1c1a1d',
  paper: '#f6efdf',
  box: '#fdf8ea',
  shade: '#e6d9bc',
  accent: '#8e2a28',
  warn: '#b23a36',
};

export const rows: readonly HowtoRow[] = [
  {
    cells: [
      { box: 'goal', share: 1.75 },
      { box: 'years', list: 'steps' },
    ],
  },
  { cells: [{ box: 'grid', beside: true }] },
  { cells: [{ box: 'move', share: 1.25 }, { box: 'construct' }, { box: 'produce' }] },
  { cells: [{ box: 'research' }, { box: 'cure' }, { box: 'assign' }] },
  { cells: [{ box: 'strikes', share: 1.1 }, { box: 'signs' }, { box: 'forget', share: 1.1, list: 'forget' }] },
  { cells: [{ box: 'era', list: 'steps', share: 1.4 }, { box: 'end' }, { box: 'alone', share: 1.15 }, { box: 'versus' }] },
];

/** The lesson that is told as an example turn. */
export const example = '1-grid';

export const pictures = {
  goal: Goal,
  grid: Grid,
  move: Move,
  construct: Construct,
  produce: Produce,
  research: Research,
  cure: Cure,
  assign: Assign,
  strikes: Strikes,
  signs: Signs,
};
