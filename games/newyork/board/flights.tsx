/** What travels while an event is shown, and for how long: times in milliseconds at normal speed. */

import type { Flight } from '@pesthouse/board';
import { flight, oneByOne, times } from '@pesthouse/board';
import type { Kind } from '../names.ts';
import type { Event, State } from '../state.ts';
import { pileArt } from './art.ts';
import { Icon } from './Drawing.tsx';
import css from './flights.module.css';
import { Mini } from './Mini.tsx';
import { fightTimes, rollOffTimes } from './timeline.ts';

const FLIP = 220;
const PIECE = 360;
const FOOD_APART = 60;
const LOSERS_APART = 80;
const WALK = 600;

export const pace = (e: Event): number => {
  switch (e.type) {
    case 'drew':
      return FLIP + PIECE + (e.card === 'poison' ? 160 : 40);
    case 'sacrificed':
      return PIECE + 160;
    case 'bred':
      return FOOD_APART * (e.cost - e.local) + (e.cost > e.local ? PIECE / 2 : 0) + PIECE + 60;
    case 'fought':
      return fightTimes(e.attack.length, e.defence.length).over;
    case 'lost':
      return (e.returned ? WALK : PIECE + FLIP) + LOSERS_APART * e.kinds.length;
    case 'moved':
      return PIECE + 60;
    case 'turn':
      return 250;
    case 'last-card':
      return 1300;
    case 'final-battles':
      return 1700;
    case 'rolled-off':
      return rollOffTimes(e.rolls[0]?.dice.length ?? 1).over;
    case 'ended':
      return 600;
    case 'limit':
    case 'stopped':
      return 0;
    default:
      return e satisfies never;
  }
};

/** A card that turns over on the pile before it flies. */
const Turned = ({ card }: { readonly card: 'food' | 'poison' }) => (
  <span className={css.turned}>
    <img className={css.back} src={pileArt('back')} alt="" />
    <img className={card === 'poison' ? css.poison : css.face} src={pileArt(card)} alt="" />
  </span>
);

const Slice = () => (
  <span className={css.slice}>
    <Icon name="slice" size={34} />
  </span>
);

/** A pest that turns face down as it goes. */
const Fallen = ({ kind }: { readonly kind: Kind }) => (
  <span className={css.fallen}>
    <Mini kind={kind} size={50} />
  </span>
);

export const flights = (_view: State, e: Event): readonly Flight[] => {
  switch (e.type) {
    case 'drew':
      return [flight(`drew ${e.drawn}`, 'pile', e.card === 'food' ? `hand:${e.who}` : 'poison', <Turned card={e.card} />, { delay: FLIP, ms: PIECE })];
    case 'sacrificed':
      return [flight(`gave ${e.kind} ${e.at}`, `kind:${e.kind}`, `place:${e.at}`, <Fallen kind={e.kind} />, { ms: PIECE })];
    case 'bred': {
      const hand = oneByOne(times(e.cost - e.local), FOOD_APART, (n) =>
        flight(`food ${n} ${e.at}`, `hand:${e.who}`, `place:${e.at}`, <Slice />, { ms: PIECE }),
      );
      const delay = FOOD_APART * hand.length + (hand.length > 0 ? PIECE / 2 : 0);
      return [...hand, flight(`bred ${e.kind} ${e.at}`, `kind:${e.kind}`, `tag:${e.at}:${e.who}`, <Mini kind={e.kind} size={54} />, { delay, ms: PIECE })];
    }
    case 'lost': {
      const [to, ms] = e.returned ? [`plate:${e.who}`, WALK] : [`place:${e.at}`, PIECE];
      return oneByOne(e.kinds, LOSERS_APART, (kind, i) =>
        flight(`lost ${i} ${kind}`, `tag:${e.at}:${e.who}`, to, e.returned ? <Mini kind={kind} size={50} /> : <Fallen kind={kind} />, { ms }),
      );
    }
    case 'moved':
      return [
        flight(`moved ${e.kind} ${e.from} ${e.to}`, `tag:${e.from}:${e.who}`, `tag:${e.to}:${e.who}`, <Mini kind={e.kind} size={50} />, { ms: PIECE, arc: 70 }),
      ];
    default:
      return [];
  }
};
