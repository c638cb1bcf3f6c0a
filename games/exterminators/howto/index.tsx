/** How Pests! is played, drawn: the layout of its page and the pictures on it, from its own board. */
import type { HowtoLook, HowtoRow } from '@pesthouse/kernel';
import { Begin, Cards, Close, Die, Goal, Out, Queen, Teams, Trap, You } from './pictures.tsx';
import '../board/theme.css';

export { Given } from '../board/given.tsx';

export const look: HowtoLook = {
  display: '"Lilita One", "Arial Rounded MT Bold", sans-serif',
  text: '"Barlow", "Helvetica Neue", sans-serif',
  ink: '#23302b',
  paper: '#fbf3dc',
  box: '#fffaea',
  shade: '#e6ddc0',
  accent: '#b32d26',
  warn: '#b32d26',
};

export const rows: readonly HowtoRow[] = [
  {
    cells: [
      { box: 'goal', share: 1.5 },
      { box: 'begin', list: 'steps' },
    ],
  },
  { title: 'turn', stops: true, cells: [{ box: 'queen' }, { box: 'you' }, { box: 'close' }] },
  { cells: [{ box: 'die' }, { box: 'actions', share: 1.25, list: 'lines' }] },
  { cells: [{ box: 'trap' }, { box: 'out' }, { box: 'cards' }, { box: 'teams' }] },
  { cells: [{ box: 'build' }, { box: 'forget', share: 2.4, list: 'forget' }] },
];

/** The lesson that is told as an example turn. */
export const example = '1-turn';

export const pictures = { goal: Goal, begin: Begin, queen: Queen, you: You, close: Close, die: Die, trap: Trap, out: Out, cards: Cards, teams: Teams };
