/** What travels while an event is shown, and for how long: times in milliseconds at normal speed. */

import type { Flight } from '@pesthouse/board';
import { flight, oneByOne, times } from '@pesthouse/board';
import { BUILDINGS, type House, ROADS } from '../names.ts';
import type { Event, State } from '../state.ts';
import { Pic } from './Draw.tsx';
import { buildingPic, GAIN_PIC } from './pictures.ts';
import type { Drawing } from './sizes.ts';

const STEP = 380;
const APART = 60;

/** A bot's turn is many small events: each is short, and what matters to all takes its time. */
export const pace = (e: Event): number => {
  switch (e.type) {
    case 'unseen':
    case 'pest':
      return 1500;
    case 'year':
      return 700;
    case 'struck':
      return 240;
    case 'road-struck':
      return 160;
    case 'spared':
    case 'turned-away':
      return 260;
    case 'camp-back':
      return 420;
    case 'forced':
      return 520;
    case 'destroyed':
      return 1100;
    case 'spread':
      return 420;
    case 'aid':
      return 900;
    case 'moved':
      return STEP;
    case 'gathered':
      return 300 + APART * Math.min(4, e.sick);
    case 'camp':
      return 400;
    case 'castle':
    case 'built':
    case 'raised':
      return 620;
    case 'assistant':
      return 360;
    case 'produced':
      return 380;
    case 'took':
      return 460;
    case 'cured':
    case 'assigned':
      return 320;
    case 'doctor':
      return 320;
    case 'died':
      return 500;
    case 'influence':
      return 220;
    case 'imperative':
      return 380;
    case 'agenda':
    case 'bonus':
      return 700;
    case 'buried':
    case 'neutral':
    case 'reckoned':
      return 500;
    case 'token':
    case 'prize':
      return 320;
    case 'refreshed':
      return 320;
    case 'order':
    case 'emptied':
      return 300;
    case 'ended':
      return 2600;
    case 'gained':
      return e.n === 0 ? 40 : 160;
    case 'turn':
      return 220;
    case 'action':
      return 200;
    case 'storage-lost':
    case 'traded':
    case 'trials':
      return 260;
    case 'paid':
    case 'laid':
    case 'carried':
    case 'dropped':
    case 'advanced':
    case 'experiment':
    case 'discarded':
    case 'dealt':
    case 'mobile':
    case 'assistants':
    case 'pair':
      return 90;
    case 'stopped':
    case 'drew-start':
      return 0;
    default:
      return e satisfies never;
  }
};

const Piece = ({ name, h, house }: { readonly name: Drawing; readonly h: number; readonly house?: House | undefined }) => (
  <span data-house={house} style={{ display: 'block', filter: 'drop-shadow(0 3px 4px rgb(0 0 0 / .5))' }}>
    <Pic name={name} h={h} />
  </span>
);

const spotOf = (id: string): string => (ROADS.some((r) => r === id) ? `road:${id}` : `place:${id}`);

/** Where people are that are given work. */
const desk = (who: House, at: string): string => (at === 'capital' ? 'capital' : at === 'track' ? `track:${who}` : `buildings:${who}`);
/** Sick People on their way to a Quarantine. */
const sick = (key: string, n: number, from: string, who: House, delay: number, ms: number): readonly Flight[] =>
  oneByOne(times(n), APART, (i) => flight(`${key} ${i}`, from, `quarantine:${who}`, <Piece name="person-sick" h={22} />, { delay, ms }));

export const flights = (_view: State, e: Event): readonly Flight[] => {
  const one = (key: string, from: string, to: string, name: Drawing, h: number, ms: number, more: { house?: House; arc?: number } = {}): readonly Flight[] => [
    flight(`${e.type} ${key}`, from, to, <Piece name={name} h={h} house={more.house} />, { ms, ...(more.arc !== undefined && { arc: more.arc }) }),
  ];
  switch (e.type) {
    case 'moved':
      return one(`${e.who} ${e.from} ${e.to}`, `place:${e.from}`, `place:${e.to}`, 'doctor', 34, STEP, { house: e.who, arc: e.jumped ? 90 : 4 });
    case 'gathered':
      return sick(`sick ${e.from}`, Math.min(4, e.sick), spotOf(e.from), e.who, 0, 320);
    case 'forced':
      return sick(`forced ${e.at}`, e.sick, `place:${e.at}`, e.who, 120, 340);
    case 'struck':
      return one(`${e.at} ${e.now}`, 'pest', `place:${e.at}`, 'person-sick', 20, 220);
    case 'road-struck':
      return one(`${e.road} ${e.now}`, 'pest', `road:${e.road}`, 'person-sick', 20, 150);
    case 'camp':
      return one(`${e.who} ${e.at}`, `camp:${e.who}`, `place:${e.at}`, 'camp', 24, STEP, { house: e.who, arc: 60 });
    case 'camp-back':
      return one(`${e.who} ${e.at}`, `place:${e.at}`, `camp:${e.who}`, 'camp', 24, STEP, { house: e.who, arc: 60 });
    case 'castle':
    case 'built': {
      const i = e.type === 'castle' ? BUILDINGS.length - 1 : BUILDINGS.indexOf(e.building);
      return one(`${e.who} ${e.at}`, `buildings:${e.who}`, `place:${e.at}`, buildingPic(i), 28, 580, { house: e.who });
    }
    case 'doctor':
      return one(e.who, `ready:${e.who}`, `place:${e.at}`, 'doctor', 34, 300, { house: e.who });
    case 'raised':
      return one(e.work, `buildings:${e.who}`, `work:${e.work}`, e.work, 34, 580);
    case 'assistant':
      return one(`${e.who} ${e.stand}`, `ready:${e.who}`, `cell:${e.who}:${e.stand}`, 'assistant', 32, 320, { house: e.who });
    case 'took':
      return one(e.card, `market:${e.card}`, `tech:${e.who}`, 'research', 26, 420);
    case 'cured':
      return one(`${e.who} ${e.space}`, `quarantine:${e.who}`, `track:${e.who}`, 'person-healthy', 24, 300);
    case 'assigned':
      return one(`${e.who} ${e.from} ${e.to}`, desk(e.who, e.from), desk(e.who, e.to), 'person-healthy', 24, 300);
    case 'died':
      return one(e.who, `quarantine:${e.who}`, `grave:${e.who}`, 'skull', 26, 440);
    case 'token':
      return one(`${e.who} ${e.reward}`, `token:${e.reward}`, `store:${e.who}`, GAIN_PIC[e.reward], 26, 300);
    default:
      return [];
  }
};
