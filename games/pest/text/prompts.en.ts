/** The sentences of the prompt bar: what to do, and the numbers that matter for it. */

import type { Prompt, Seat } from '@pesthouse/kernel';
import { some } from '@pesthouse/kernel';
import { houseOf, nth, playerOf, quarantined } from '../reading.ts';
import type { State } from '../state.ts';
import { sick } from './count.en.ts';
import { buildingIn, decider, heldBy, numberIn as num, spaceIn, workIn } from './facts.ts';
import type { Making } from './making.ts';
import { buildingName, HOUSE_NAME, resource, spaceName, workName } from './names.en.ts';

export interface Said {
  readonly title: string;
  readonly detail: string;
}

const place = (x: string | number | boolean | undefined): string => {
  const id = spaceIn(x);
  return id === undefined ? '' : spaceName(id);
};
const stores = (s: State, seat: Seat): string =>
  heldBy(s, seat)
    .map((x) => resource(x.n, x.what))
    .join(', ');

/** The sentences for the numbers of a table. */
export const prompts =
  ({ tables: { NUMBER }, read: { regularSlots } }: Making) =>
  (s: State, seat: Seat, p: Prompt): Said => {
    const own = seat >= 0 && seat < s.players.length ? seat : s.active;
    const me = playerOf(s, own);
    switch (p.key) {
      case 'castle':
        return { title: 'Choose where your Castle stands', detail: 'It makes the resource of its location. Nobody needs to work there.' };
      case 'doctor':
        return { title: 'Choose where your Plague Doctor starts', detail: 'Next to your Castle. Any Sick Person there comes to your Quarantine for free.' };
      case 'block':
        return {
          title: `Turn away ${sick(num(p.away))} at ${place(p.at)}?`,
          detail: `Otherwise ${sick(num(p.n))} ${num(p.n) === 1 ? 'comes' : 'come'} to your Quarantine.`,
        };
      case 'crate':
        return { title: 'Choose what is in the crate', detail: `${some(num(p.n), 'crate', 'crates')} to open. You hold ${stores(s, own)}.` };
      case 'store':
        return {
          title: 'Choose what goes on Storage Containers',
          detail: `One resource may be stored up to ${NUMBER.storageContainer}; the rest above the limit is lost. You hold ${stores(s, own)}.`,
        };
      case 'mobile':
        return { title: 'Choose what the Mobile Workshop makes', detail: 'It stays so for the rest of the game.' };
      case 'lay':
        return {
          title: `Choose a place for the Sick ${num(p.n) === 1 ? 'Person' : 'People'}`,
          detail: `${sick(num(p.n))} to place. ${nth(me.sick, 0)} of ${regularSlots(me)} regular slots are full.`,
        };
      case 'tidy':
        return {
          title: 'Move one Sick Person to another slot',
          detail: `${sick(quarantined(me))} in your Quarantine. An action that has begun stays hindered.`,
        };
      case 'trade':
        return { title: 'Trade two resources for a Coin', detail: `You hold ${stores(s, own)}.` };
      case 'assistant':
        return {
          title: 'Place an Assistant',
          detail: `${some(num(p.ready), 'Assistant', 'Assistants')} ready. A cell gives the action above it and the action to its left.`,
        };
      case 'pair':
        return { title: 'Choose the pair to play again', detail: 'Any pair that you played on your grid this Year.' };
      case 'trials':
        return { title: 'Pay for the Medicinal Trials', detail: `${num(p.herbs)} Herbs, or Coins instead.` };
      case 'act':
        return num(p.left) === 0
          ? { title: 'End your turn', detail: 'Both actions are done.' }
          : {
              title: 'Choose an action',
              detail: `${some(num(p.left), 'action', 'actions')} left. You hold ${stores(s, own)} and ${some(me.research, 'Research token', 'Research tokens')}.`,
            };
      case 'move':
        return {
          title: num(p.steps) === 0 ? 'Choose where your Plague Doctor goes' : num(p.points) === 0 ? 'No steps left' : 'Go on, or stop',
          detail:
            num(p.steps) > 0 && num(p.points) === 0
              ? `${me.camp < 0 ? 'Place your Camp, or stop.' : 'Stop when you are ready.'} You hold ${stores(s, own)}.`
              : `${some(num(p.points), 'step', 'steps')} left. You hold ${stores(s, own)}.`,
        };
      case 'settle':
        return {
          title: `How do you enter ${place(p.to)}?`,
          detail: `${sick(num(p.sick))} there${num(p.road) > 0 ? `, ${num(p.road)} on the road` : ''}. You hold ${stores(s, own)}.`,
        };
      case 'construct': {
        const hindered = num(p.extra) > 0 ? ` Hindered: pay ${NUMBER.surcharge} more Lumber or Stone.` : '';
        const enhanced = num(p.less) > 0 ? ` Enhanced: pay ${NUMBER.rebate} Lumber or Stone less.` : '';
        return {
          title: num(p.built) === 0 ? 'Choose a building' : num(p.built) === 1 ? 'Build a second time, or finish' : 'Build again, or finish',
          detail: `You hold ${stores(s, own)}.${hindered}${enhanced}`,
        };
      }
      case 'pay': {
        const work = workIn(p.what);
        const building = buildingIn(p.what);
        return {
          title: `Pay for ${work !== undefined ? workName(work) : building !== undefined ? `the ${buildingName(building)}` : 'it'}`,
          detail: `You hold ${stores(s, own)}.`,
        };
      }
      case 'more':
        return { title: 'Choose one more product', detail: 'Any resource that your buildings make now.' };
      case 'less':
        return { title: 'Choose the product you lose', detail: 'A Sick Person is in the slot above Produce.' };
      case 'research':
        return {
          title: p.taken === true ? 'Anything else to research?' : 'Choose a Technology',
          detail: `You hold ${some(num(p.tokens), 'Research token', 'Research tokens')}.`,
        };
      case 'cure':
        return num(p.space) === 0
          ? { title: 'Your Healthy Population track is full', detail: 'Nobody can be cured.' }
          : { title: 'Choose whom to cure', detail: `The next space costs ${num(p.herbs)} Herbs. You hold ${stores(s, own)}.` };
      case 'assign':
        return {
          title: 'Send your People',
          detail: `${num(p.desks)} sent to work and ${num(p.capital)} to the Capital so far. The rightmost Person goes first.`,
        };
      case 'token':
        return { title: 'Choose a Capital token', detail: s.players.length === 1 ? 'It then stays face down.' : 'It then stays face down until the Era ends.' };
      case 'prize':
        return { title: 'You lead in the Capital: choose your extra reward', detail: 'It comes on top of the first reward.' };
      default:
        return { title: 'Your move', detail: '' };
    }
  };

const DOING: { readonly [key: string]: string } = {
  castle: 'is founding a Castle',
  doctor: 'is sending out a Plague Doctor',
  block: 'is deciding about the Sick',
  crate: 'is opening a crate',
  store: 'is filling Storage Containers',
  mobile: 'is setting up a workshop',
  lay: 'is finding room for the Sick',
  tidy: 'is rearranging the Quarantine',
  trade: 'is trading',
  assistant: 'is placing an Assistant',
  pair: 'is placing an Assistant',
  trials: 'is running Medicinal Trials',
  act: 'is choosing an action',
  move: 'is moving',
  settle: 'is moving',
  construct: 'is building',
  pay: 'is building',
  more: 'is producing',
  less: 'is producing',
  research: 'is researching',
  cure: 'is curing',
  assign: 'is sending People out',
  token: 'is choosing a Capital token',
  prize: 'is choosing a reward',
};

export const waiting = (s: State, p: Prompt): string => `${HOUSE_NAME[houseOf(s, decider(s))]} ${DOING[p.key] ?? 'is thinking'}`;
