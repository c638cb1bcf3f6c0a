/** The sentences of the prompt bar: what to do, and the numbers that matter for it. */
import type { Prompt, Seat } from '../../../kernel/index.ts';
import { BUILDINGS, SPACES, WORKS } from '../names.ts';
import { houseOf, nth, playerOf, quarantined, regularSlots } from '../reading.ts';
import type { State } from '../state.ts';
import { buildingName, HOUSE_NAME, people, sick, some, spaceName, workName } from './names.en.ts';

export interface Said {
  readonly title: string;
  readonly detail: string;
}

const place = (x: string | number | boolean | undefined): string => {
  const id = SPACES.find((y) => y === x);
  return id === undefined ? '' : spaceName(id);
};
const num = (x: string | number | boolean | undefined): number => (typeof x === 'number' ? x : 0);
const stores = (s: State, seat: Seat): string => {
  const [lumber = 0, stone = 0, food = 0, herbs = 0, coin = 0] = playerOf(s, seat).res;
  return `${lumber} Lumber, ${stone} Stone, ${food} Food, ${herbs} Herbs, ${some(coin, 'Coin', 'Coins')}`;
};

export const prompt = (s: State, seat: Seat, p: Prompt): Said => {
  const own = seat >= 0 && seat < s.players.length ? seat : s.active;
  const me = playerOf(s, own);
  switch (p.key) {
    case 'castle':
      return { title: 'Choose where your Castle stands', detail: 'It makes the resource of its location without anybody working there.' };
    case 'doctor':
      return { title: 'Choose where your Plague Doctor begins', detail: 'Next to your Castle. Sick there come to your Quarantine for nothing.' };
    case 'block':
      return { title: `Turn ${sick(num(p.away))} away at ${place(p.at)}?`, detail: `${sick(num(p.n))} would come to your Quarantine.` };
    case 'crate':
      return { title: 'Choose what is in the crate', detail: `${some(num(p.n), 'crate', 'crates')} to open. You hold ${stores(s, own)}.` };
    case 'mobile':
      return { title: 'Choose what the Mobile Workshop makes', detail: 'The choice is for good.' };
    case 'lay':
      return { title: 'Choose a place for the Sick', detail: `${sick(num(p.n))} to place; ${nth(me.sick, 0)} of ${regularSlots(me)} regular slots are full.` };
    case 'tidy':
      return { title: 'Carry one Sick to another slot', detail: `${sick(quarantined(me))} in your Quarantine. What has begun stays hindered.` };
    case 'trade':
      return { title: 'Choose two resources for a Coin', detail: `You hold ${stores(s, own)}.` };
    case 'assistant':
      return {
        title: 'Place an Assistant',
        detail: `${some(num(p.ready), 'Assistant', 'Assistants')} ready. A cell gives its top row action and its left column action.`,
      };
    case 'pair':
      return { title: 'Choose the pair to play again', detail: 'Any pair that you have played on your grid this Year.' };
    case 'trials':
      return { title: 'Pay for the Medicinal Trials', detail: `${num(p.herbs)} Herbs; Coins may stand in.` };
    case 'act':
      return num(p.left) === 0
        ? { title: 'End your turn', detail: 'Or trade, rearrange, take something back.' }
        : {
            title: 'Choose an action',
            detail: `${some(num(p.left), 'action', 'actions')} left. You hold ${stores(s, own)} and ${some(me.research, 'Research token', 'Research tokens')}.`,
          };
    case 'move':
      return {
        title: num(p.steps) === 0 ? 'Choose where your Plague Doctor goes' : 'Go on, or stop',
        detail: `${num(p.points)} movement left. You hold ${stores(s, own)}.`,
      };
    case 'settle':
      return { title: `How do you enter ${place(p.to)}?`, detail: `${sick(num(p.sick))} there, ${num(p.road)} on the road.` };
    case 'construct': {
      const terms = num(p.extra) > 0 ? ' One more Lumber or Stone is due.' : num(p.less) > 0 ? ' One Lumber or Stone less is due.' : '';
      return { title: num(p.built) === 0 ? 'Choose a building' : 'Choose a second building, or be done', detail: `You hold ${stores(s, own)}.${terms}` };
    }
    case 'pay': {
      const work = WORKS.find((x) => x === p.what);
      const building = BUILDINGS.find((x) => x === p.what);
      return {
        title: `Pay for ${work !== undefined ? workName(work) : building !== undefined ? `the ${buildingName(building)}` : 'it'}`,
        detail: `You hold ${stores(s, own)}.`,
      };
    }
    case 'more':
      return { title: 'Choose one more product', detail: 'Of a kind that your buildings make now.' };
    case 'less':
      return { title: 'Choose the product that you lose', detail: 'A Sick lies above Produce.' };
    case 'research':
      return {
        title: p.taken === true ? 'Anything else in the study?' : 'Choose a Technology',
        detail: `You hold ${some(num(p.tokens), 'Research token', 'Research tokens')}.`,
      };
    case 'cure':
      return num(p.space) === 0
        ? { title: 'Your Healthy Population track is full', detail: 'Nobody can be cured.' }
        : { title: 'Choose whom to cure', detail: `Space ${num(p.space)} costs ${num(p.herbs)} Herbs. You hold ${stores(s, own)}.` };
    case 'assign':
      return { title: 'Send your People', detail: `${people(num(p.desks))} to work and ${num(p.capital)} to the Capital so far; the rightmost goes first.` };
    case 'token':
      return { title: 'Choose a Capital token', detail: 'It is turned face down until the Era ends.' };
    case 'prize':
      return { title: 'You lead the Capital: choose', detail: 'One of two, on top of the first reward.' };
    default:
      return { title: 'Your move', detail: '' };
  }
};

const DOING: { readonly [key: string]: string } = {
  castle: 'is founding a Castle',
  doctor: 'is sending out a Plague Doctor',
  block: 'stands at the gate',
  crate: 'is opening a crate',
  mobile: 'is setting up a workshop',
  lay: 'is finding beds for the Sick',
  tidy: 'is rearranging the Quarantine',
  trade: 'is trading',
  assistant: 'is placing an Assistant',
  pair: 'is placing an Assistant',
  trials: 'is running trials',
  act: 'is choosing an action',
  move: 'is on the road',
  settle: 'is on the road',
  construct: 'is building',
  pay: 'is building',
  more: 'is producing',
  less: 'is producing',
  research: 'is studying',
  cure: 'is curing',
  assign: 'is sending People out',
  token: 'is at court',
  prize: 'is at court',
};

export const waiting = (s: State, p: Prompt): string => {
  const f = s.stack[s.stack.length - 1];
  const seat = f === undefined ? s.active : 'seat' in f ? f.seat : f.step === 'castle' || f.step === 'doctor' ? (s.order[f.i] ?? 0) : s.active;
  return `${HOUSE_NAME[houseOf(s, seat)]} ${DOING[p.key] ?? 'is thinking'}`;
};
