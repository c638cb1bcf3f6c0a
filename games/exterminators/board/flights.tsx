/** How long each event is shown, and what travels between house and seats meanwhile: times in milliseconds at normal speed. What moves within the house is in `trips.ts`. */

import type { Flight } from '@pesthouse/board';
import { flight, oneByOne, times } from '@pesthouse/board';
import { CARDS, type Color, type Seen } from '../names.ts';
import type { Event, State } from '../state.ts';
import { cardArt, pestArt, picture, trapArt, trapColor } from './art.ts';
import css from './flights.module.css';
import { APART_MS, OUTSIDE_MS, STEP_MS } from './trips.ts';
import { colorOfSeat } from './who.ts';

/** An event that changes something but needs no time of its own: shown for a blink, so that the board follows. */
const BLINK = 30;

/** A bot's turn is many small events: each is short, and what a newcomer must understand takes its time. */
export const pace = (e: Event): number => {
  switch (e.type) {
    case 'first-player':
      return 1500;
    case 'took-color':
      return e.dealt ? 350 : 700;
    case 'took-card':
      return 420;
    case 'placed':
      return 520;
    case 'passed':
      return 500;
    case 'infested':
      return 140 + 320 + 70 * e.around.length;
    case 'turn':
      return e.stuck ? 1000 : 450;
    case 'queen-turn':
      return e.actions > 1 || (e.of > 1 && e.nth === 1) ? 600 : BLINK;
    case 'face':
      return e.how === 'rolled' ? 800 : 1000;
    case 'hibernated':
      return 700;
    case 'queen-moved':
      return STEP_MS + 60;
    case 'queen-left':
      return 560 + OUTSIDE_MS * e.path.length * (e.back ? 2 : 1);
    case 'queen-nested':
      return 660;
    case 'frustrated':
      return 700;
    case 'summoned':
      return 640;
    case 'spread':
      return STEP_MS + APART_MS * Math.max(0, e.into.length - 1) + 60;
    case 'dropped':
    case 'emerged':
      return e.n === 0 ? BLINK : 330 + 90 * e.n;
    case 'captured':
      return e.queen ? 1100 : 420;
    case 'escaped':
      return 1000;
    case 'moved':
      return 400;
    case 'exterminated':
      return 1500;
    case 'removed':
      return e.n === 0 ? BLINK : 380 + 60 * Math.min(6, e.n);
    case 'trap-dropped':
    case 'trap-destroyed':
      return 480;
    case 'trap-emptied':
      return 440 + 60 * Math.min(6, e.pests);
    case 'trap-dragged':
      return 560;
    case 'sealed':
    case 'unsealed':
      return 950;
    case 'played':
      return 1100;
    case 'laid':
    case 'bought':
    case 'gave':
    case 'sabotaged':
      return 460;
    case 'boxed':
      return 600;
    case 'declined':
    case 'asked':
      return 500;
    case 'eliminated':
      return 2000;
    case 'ended':
      return 1600;
    case 'dealt-cards':
    case 'dealt-tiles':
    case 'tiles-out':
    case 'gained-ap':
    case 'discarded':
      return BLINK;
    case 'draw-pile':
    case 'turn-ended':
    case 'round-ended':
      return 0;
    default:
      return e satisfies never;
  }
};

const Pest = ({ color }: { readonly color: Color }) => <img className={css.pest} src={pestArt(color)} alt="" />;
const Card = ({ card }: { readonly card: Seen }) => {
  const id = CARDS.find((c) => c === card);
  return <img className={css.card} src={id === undefined ? picture('card-back') : cardArt(id)} alt="" />;
};

const pests = (color: Color, n: number, from: string, to: string): readonly Flight[] =>
  oneByOne(times(Math.min(6, n)), 60, (i) => flight(`pest ${color} ${from} ${i}`, from, to, <Pest color={color} />, { ms: STEP_MS }));
const card = (x: Seen, from: string, to: string, ms = 420): readonly Flight[] => [flight(`card ${x}`, from, to, <Card card={x} />, { ms })];
const trap = (id: string, color: Color, from: string, to: string): Flight =>
  flight(`trap ${id}`, from, to, <img className={css.trap} src={trapArt(color, 'empty')} alt="" />, { ms: 420 });

export const flights = (view: State, e: Event): readonly Flight[] => {
  switch (e.type) {
    case 'removed':
      return pests(e.color, e.n, `room-${e.room}`, `reserve-${e.color}`);
    case 'trap-emptied':
      return [...pests(e.color, e.pests, `room-${e.room}`, `reserve-${e.color}`), trap(e.trap, e.color, `room-${e.room}`, `reserve-${e.color}`)];
    case 'trap-dropped':
      return [trap(e.trap, e.color, `reserve-${e.color}`, `room-${e.room}`)];
    case 'trap-destroyed':
    case 'escaped':
      return [trap(e.trap, trapColor(e.trap), `room-${e.room}`, `reserve-${trapColor(e.trap)}`)];
    case 'boxed':
      return pests(e.color, e.n, `reserve-${e.color}`, 'discard');
    case 'took-card':
      return card(e.card, `shelf-${e.card}`, `hand-${colorOfSeat(view, e.seat)}`, 400);
    case 'laid':
      return card(e.card, 'stage', `front-${e.on}`);
    case 'bought':
      return card(e.card, e.from === 'draw' ? 'draw' : 'discard', `hand-${e.color}`);
    case 'gave':
      return card(e.card, `hand-${e.from}`, `hand-${e.to}`);
    case 'sabotaged':
      return card(e.card, `hand-${e.color}`, 'discard');
    default:
      return [];
  }
};
