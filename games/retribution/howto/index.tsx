/** How Retribution is played, drawn: the layout of its page and the pictures on it, from its own cards. */
import type { HowtoLook, HowtoRow } from '@pesthouse/kernel';
import { Begin, CardPicture, Chronic, Close, Goal, Infect, Persecute, Repent, Spread, Suits } from './pictures.tsx';
import '../board/theme.css';

export { Given } from '../board/given.tsx';

export const look: HowtoLook = {
  display: '"Grenze Gotisch Variable", "Grenze Gotisch", serif',
  text: '"Alegreya Sans", sans-serif',
  ink: '#1f1812',
  paper: '#f3e9d2',
  box: '#fbf4e2',
  shade: '#e3d4b4',
  accent: '#8f2f1f',
  warn: '#a0361f',
};

export const rows: readonly HowtoRow[] = [
  {
    cells: [
      { box: 'goal', share: 1.6 },
      { box: 'begin', list: 'steps' },
    ],
  },
  { title: 'turn', stops: true, cells: [{ box: 'spread' }, { box: 'infect' }, { box: 'close' }] },
  {
    cells: [
      { box: 'card', share: 1.5, list: 'keys', beside: true },
      { box: 'suits', share: 1 },
    ],
  },
  {
    cells: [
      { box: 'persecute', beside: true },
      { box: 'repent', beside: true },
      { box: 'chronic', beside: true },
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
export const example = '1-hand';

export const pictures = {
  goal: Goal,
  begin: Begin,
  spread: Spread,
  infect: Infect,
  close: Close,
  card: CardPicture,
  persecute: Persecute,
  repent: Repent,
  chronic: Chronic,
  suits: Suits,
};
