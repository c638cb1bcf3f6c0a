/** The signs of the actions, drawn in ink and enamel. */
import type { Action } from './choice.ts';

const PATHS: { readonly [A in Action]: readonly { readonly d: string; readonly fill?: string }[] } = {
  move: [{ d: 'M7 3h6v8c0 2 6 2 8 5c1 2 0 4-2 4H7c-2 0-2-1-2-3z', fill: '#FFF8E7' }, { d: 'M5 22h15M7 7h6' }],
  exterminate: [{ d: 'M9 10h8v11H9z', fill: '#D8382F' }, { d: 'M10 10V7h6v3M13 7V4H8M5 3L3 2M5 5H2M5 7L3 8' }],
  drop: [{ d: 'M2 9h20v11H2z', fill: '#C9935C' }, { d: 'M7 18v-6q0-4 5-4t5 4v6M12 1v5M9 4l3 3l3-3' }],
  empty: [{ d: 'M2 12h20v9H2z', fill: '#C9935C' }, { d: 'M12 12V3M8 6l4-4l4 4' }],
  break: [{ d: 'M12 2l2 5l5-2l-2 5l5 2l-5 2l2 5l-5-2l-2 5l-2-5l-5 2l2-5l-5-2l5-2l-2-5l5 2z', fill: '#D8382F' }],
  drag: [{ d: 'M2 12h11v8H2z', fill: '#C9935C' }, { d: 'M13 16h4M14 6h7M18 3l3 3l-3 3' }],
  seal: [{ d: 'M2 5l3-2l17 14l-3 3zM22 5l-3-2L2 17l3 3z', fill: '#C9935C' }],
  unseal: [
    { d: 'M3 12l14-9l3 3l-14 9z', fill: '#C9935C' },
    { d: 'M4 21c2-5 14-5 16 0z', fill: '#14233A' },
  ],
  card: [
    { d: 'M5 4h9v14H5z', fill: '#F4E9D0' },
    { d: 'M10 6h9v14h-9z', fill: '#FFF8E7' },
  ],
  swap: [{ d: 'M3 8h15M14 4l4 4l-4 4M21 16H6M10 12l-4 4l4 4' }],
  buy: [{ d: 'M7 4h10v16H7z', fill: '#FFF8E7' }, { d: 'M12 8v8M8 12h8' }],
  end: [{ d: 'M5 4v16M9 5l10 7l-10 7z' }],
};

export const ActIcon = ({ action }: { readonly action: Action }) => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" aria-hidden="true">
    {PATHS[action].map(({ d, fill = 'none' }) => (
      <path key={d} d={d} fill={fill} />
    ))}
  </svg>
);
