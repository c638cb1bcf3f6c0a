/** What travels while an event is shown, and for how long: times in milliseconds at normal speed. */

import type { Flight } from '@pesthouse/board';
import { flight, oneByOne } from '@pesthouse/board';
import { isChronic } from '../cards/kinds.ts';
import { faceOf, type Seen, type Spot } from '../names.ts';
import type { Event, State } from '../state.ts';
import { picture } from './art.ts';
import { Back, Either, Tile } from './Face.tsx';
import css from './flights.module.css';
import { movedBy, moving, numberOf } from './moving.ts';

const STEP = 280;
const APART = 45;
const SPREAD = 220;
const TURN = 300;

/** A bot's turn is many small events: each is short, and what matters to others takes its time. */
export const pace = (e: Event): number => {
  switch (e.type) {
    case 'lineup':
      return STEP + APART * e.cards.length;
    case 'turn':
      return 200;
    case 'pool':
    case 'gained':
    case 'activated':
    case 'mimicked':
    case 'resolving':
      return 240;
    case 'played':
    case 'discarded':
    case 'gave-up':
    case 'recruited':
    case 'fetched':
    case 'pitted':
      return STEP + 20;
    case 'drew':
    case 'swept':
      return STEP + APART * (e.cards.length - 1);
    case 'reshuffled':
      return STEP + APART * 4;
    case 'persecuted':
      return 1150;
    case 'repented':
      return 850;
    case 'suffered':
      return 300;
    case 'penance':
      return TURN + STEP + 160;
    case 'cleared':
      return 640 + STEP;
    case 'infected':
      return SPREAD + STEP + 40;
    case 'refilled':
      return STEP;
    case 'end-times':
      return 2200;
    case 'ended':
      return 700;
    case 'discounted':
    case 'extra-draw':
      return 200;
    case 'phase':
    case 'kept-lineup':
    case 'bared':
    case 'no-card':
    case 'no-penance':
    case 'spared':
    case 'declined':
      return 0;
    default:
      return e satisfies never;
  }
};

/** Chronic cards have a place of their own on the table. */
const landing = (to: Spot, x: Seen): string => (to.startsWith('control') && x !== 'unknown' && isChronic(faceOf(x)) ? to.replace('control', 'chronic') : to);

const Piece = ({ x, look }: { readonly x: Seen; readonly look?: string | undefined }) => (
  <span className={`${css.piece} ${look ?? ''}`}>
    <Either card={numberOf(x)} />
  </span>
);

/** The green of the disease eats the card's edge before it goes. */
const Infected = ({ x }: { readonly x: Seen }) => (
  <span className={`${css.piece} ${css.infected}`}>
    <Either card={numberOf(x)} />
  </span>
);

/** Smoke drifts up, then the card sinks. */
const Smoked = ({ x }: { readonly x: Seen }) => (
  <span className={`${css.piece} ${css.sinking}`}>
    <Either card={numberOf(x)} />
    <img className={css.smoke} src={picture('smoke')} alt="" />
  </span>
);

/** A Penance card turns over on its deck, for all to see. */
const Turned = ({ x }: { readonly x: Seen }) => (
  <span className={`${css.piece} ${css.turned}`}>
    <span>
      <Back of="back-penance" />
    </span>
    <span>{x === 'unknown' ? null : <Tile face={x} />}</span>
  </span>
);

const pieceOf = (e: Event, x: Seen) => {
  switch (e.type) {
    case 'infected':
      return <Infected x={x} />;
    case 'cleared':
      return <Smoked x={x} />;
    case 'penance':
      return <Turned x={x} />;
    case 'pitted':
      return <Piece x={x} look={css.sinking} />;
    case 'recruited':
      return <Piece x={x} look={css.gilt} />;
    default:
      return <Piece x={x} />;
  }
};

const waitOf = (e: Event): number => {
  if (e.type === 'infected') return SPREAD;
  if (e.type === 'cleared') return 600;
  return e.type === 'penance' ? TURN : 0;
};

const RIFFLE = [0, 1, 2, 3] as const;

export const flights = (_view: State, e: Event): readonly Flight[] => {
  if (e.type === 'reshuffled')
    return oneByOne(RIFFLE, APART, (i) => flight(`riffle ${i} ${e.n}`, e.from, e.to, <Piece x="unknown" />, { ms: STEP, arc: 30 + i * 14 }));
  if (e.type === 'lineup') return oneByOne(e.cards, APART, (x, i) => flight(`deal ${i} ${x} ${e.again}`, e.from, `space-${i}`, <Piece x={x} />, { ms: STEP }));
  const m = moving(e);
  if (m === null) return [];
  return oneByOne(movedBy(m), APART, (x, i) =>
    flight(`${m.type} ${i} ${x} ${m.from} ${m.to}`, m.from, landing(m.to, x), pieceOf(m, x), { delay: waitOf(m), ms: STEP }),
  );
};
