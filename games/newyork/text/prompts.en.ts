/** The sentences of the prompt bar: what to do, and the numbers that matter for it. */
import { some } from '@pesthouse/kernel';
import type { Doing, Question } from './asking.ts';
import { aKind, dice, food, join, kindName, PLACE_NAME, percent, SPECIES_NAME } from './names.en.ts';
import type { Said } from './words.ts';

const draw = ({ drawn, limit, pile, left, chance, harm }: Extract<Question, { ask: 'draw' }>): Said => {
  const odds = left === 1 ? `The last card is ${pile.food === 1 ? 'food' : 'poison'}.` : `${percent(chance)} food: ${pile.food} of the ${left} cards left.`;
  const cost = {
    immune: 'Poison does nothing to you.',
    'nothing left': 'Your deck is empty, so Poison does nothing to you.',
    'a pest': 'Poison costs you a pest.',
  }[harm];
  return drawn === 0
    ? { title: 'Draw a card from the food pile', detail: `You may draw up to ${limit} this turn. ${odds} ${cost}` }
    : { title: 'Draw another card, or stop', detail: `Drawn ${drawn} of ${limit}. ${odds} ${cost}` };
};

export const ask = (q: Question): Said => {
  switch (q.ask) {
    case 'draw':
      return draw(q);
    case 'give':
      return { title: 'Poison! Choose a pest to give up', detail: 'It goes face down on a place of your choice, as food for anybody.' };
    case 'give-where':
      return { title: `Where do you put the ${kindName(q.kind)}?`, detail: 'Any place, even one closed to you. From now on it is food.' };
    case 'breed':
      return { title: 'Choose a pest to breed', detail: `You hold ${food(q.hand)}. Unclaimed food at a place can pay there too.` };
    case 'breed-nothing':
      return { title: 'Nothing more to breed', detail: `You hold ${food(q.hand)}. Press Done, or take the last pest back.` };
    case 'breed-where':
      return {
        title: `Choose a place to breed ${aKind(q.kind)}`,
        detail: `${q.open === 0 ? 'No place is open.' : `${some(q.open, 'place is', 'places are')} open.`} It costs ${food(q.cost)}; you hold ${q.hand}.`,
      };
    case 'fight':
      return {
        title: 'Choose a fight, or press Done',
        detail: `You share ${q.places.length === 1 ? join(q.places.map((x) => PLACE_NAME[x])) : `${q.places.length} places`} with others. Ties go to you.`,
      };
    case 'fight-nobody':
      return { title: 'No fights left', detail: 'You no longer share a place with anybody. Press Done to go on.' };
    case 'fight-whom':
      return { title: `Who do you attack at ${PLACE_NAME[q.at]}?`, detail: `${join(q.foes.map((x) => SPECIES_NAME[x]))} are there. Ties go to you.` };
    case 'move':
      return {
        title: 'Move your pests, or press Done',
        detail: `${some(q.free, 'pest', 'pests')} can still move${q.free === 1 ? '' : ', once each'}, to any place. Each takes the food under it along; unclaimed food stays.`,
      };
    case 'move-nobody':
      return { title: 'All your pests have moved', detail: 'Press Done, or take the last move back.' };
    case 'move-where':
      return {
        title: `Where does the ${kindName(q.kind)} go?`,
        detail: `From ${PLACE_NAME[q.from]} to any other place. It takes its ${food(q.food)} with it.`,
      };
    case 'target':
      return {
        title: `Final battle at ${PLACE_NAME[q.at]}: who do you attack?`,
        detail: join(q.foes.map((x) => `${SPECIES_NAME[x.who]} with ${dice(x.dice)} to your ${x.yours}`)),
      };
    case 'anything':
      return { title: 'Your move', detail: '' };
    default:
      return q satisfies never;
  }
};

const DOING: { readonly [key: string]: string } = {
  gather: 'are gathering food',
  sacrifice: 'have drawn poison',
  breed: 'are breeding',
  fight: 'are looking for a fight',
  move: 'are moving',
};

export const waiting = ({ who, key, at }: Doing): string =>
  at === null ? `${SPECIES_NAME[who]} ${DOING[key] ?? 'are thinking'}` : `${SPECIES_NAME[who]} choose who to attack at ${PLACE_NAME[at]}`;
