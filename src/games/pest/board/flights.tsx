/** What travels while an event is shown, and for how long: times in milliseconds at normal speed. */
import type { Flight } from '../../../client/kit/board.ts';
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

export const flights = (_view: State, e: Event): readonly Flight[] => {
  switch (e.type) {
    case 'moved':
      return [
        {
          key: `doctor ${e.who} ${e.from} ${e.to}`,
          from: `place:${e.from}`,
          to: `place:${e.to}`,
          piece: <Piece name="doctor" h={34} house={e.who} />,
          ms: STEP,
          arc: e.jumped ? 90 : 4,
        },
      ];
    case 'gathered':
      return Array.from({ length: Math.min(4, e.sick) }, (_, i) => ({
        key: `sick ${e.from} ${i}`,
        from: spotOf(e.from),
        to: `quarantine:${e.who}`,
        piece: <Piece name="person-sick" h={22} />,
        delay: APART * i,
        ms: 320,
      }));
    case 'forced':
      return Array.from({ length: e.sick }, (_, i) => ({
        key: `forced ${e.at} ${i}`,
        from: `place:${e.at}`,
        to: `quarantine:${e.who}`,
        piece: <Piece name="person-sick" h={22} />,
        delay: 120 + APART * i,
        ms: 340,
      }));
    case 'struck':
      return [{ key: `struck ${e.at} ${e.now}`, from: 'pest', to: `place:${e.at}`, piece: <Piece name="person-sick" h={20} />, ms: 220 }];
    case 'road-struck':
      return [{ key: `struck ${e.road} ${e.now}`, from: 'pest', to: `road:${e.road}`, piece: <Piece name="person-sick" h={20} />, ms: 150 }];
    case 'camp':
      return [
        { key: `camp ${e.who} ${e.at}`, from: `camp:${e.who}`, to: `place:${e.at}`, piece: <Piece name="camp" h={24} house={e.who} />, ms: STEP, arc: 60 },
      ];
    case 'camp-back':
      return [
        { key: `back ${e.who} ${e.at}`, from: `place:${e.at}`, to: `camp:${e.who}`, piece: <Piece name="camp" h={24} house={e.who} />, ms: STEP, arc: 60 },
      ];
    case 'castle':
    case 'built': {
      const i = e.type === 'castle' ? BUILDINGS.length - 1 : BUILDINGS.indexOf(e.building);
      return [
        {
          key: `built ${e.who} ${e.at}`,
          from: `buildings:${e.who}`,
          to: `place:${e.at}`,
          piece: <Piece name={buildingPic(i)} h={28} house={e.who} />,
          ms: 580,
        },
      ];
    }
    case 'doctor':
      return [{ key: `doctor ${e.who}`, from: `ready:${e.who}`, to: `place:${e.at}`, piece: <Piece name="doctor" h={34} house={e.who} />, ms: 300 }];
    case 'raised':
      return [{ key: `raised ${e.work}`, from: `buildings:${e.who}`, to: `work:${e.work}`, piece: <Piece name={e.work} h={34} />, ms: 580 }];
    case 'assistant':
      return [
        {
          key: `assistant ${e.who} ${e.stand}`,
          from: `ready:${e.who}`,
          to: `cell:${e.who}:${e.stand}`,
          piece: <Piece name="assistant" h={32} house={e.who} />,
          ms: 320,
        },
      ];
    case 'took':
      return [{ key: `took ${e.card}`, from: `market:${e.card}`, to: `tech:${e.who}`, piece: <Piece name="research" h={26} />, ms: 420 }];
    case 'cured':
      return [{ key: `cured ${e.who} ${e.space}`, from: `quarantine:${e.who}`, to: `track:${e.who}`, piece: <Piece name="person-healthy" h={24} />, ms: 300 }];
    case 'assigned':
      return [
        {
          key: `assigned ${e.who} ${e.from} ${e.to}`,
          from: e.from === 'capital' ? 'capital' : e.from === 'track' ? `track:${e.who}` : `buildings:${e.who}`,
          to: e.to === 'capital' ? 'capital' : e.to === 'track' ? `track:${e.who}` : `buildings:${e.who}`,
          piece: <Piece name="person-healthy" h={24} />,
          ms: 300,
        },
      ];
    case 'died':
      return [{ key: `died ${e.who}`, from: `quarantine:${e.who}`, to: `grave:${e.who}`, piece: <Piece name="skull" h={26} />, ms: 440 }];
    case 'token':
      return [
        { key: `token ${e.who} ${e.reward}`, from: `token:${e.reward}`, to: `store:${e.who}`, piece: <Piece name={GAIN_PIC[e.reward]} h={26} />, ms: 300 },
      ];
    default:
      return [];
  }
};
