/** Every word of New York that a player reads, in English. */
import type { Basis } from '@pesthouse/kernel';
import { sharesOf, type Tables } from '../data/tables.ts';
import { SPECIES } from '../names.ts';
import type { Move, State } from '../state.ts';
import { about } from './about.en.ts';
import { board, MARK, PHASE_NAME } from './board.en.ts';
import { coach, warn } from './coach.en.ts';
import { counted } from './counts.en.ts';
import { events, TIE } from './events.en.ts';
import { goal } from './goal.en.ts';
import { lab } from './lab.en.ts';
import { labels, reasons } from './labels.en.ts';
import { moves } from './moves.en.ts';
import { names, PLACE_NAME, pests, SPECIES_NAME } from './names.en.ts';
import { ask, waiting } from './prompts.en.ts';
import { type Speech, type Words, wordsOf } from './words.ts';

const SHARE_WORDS: { readonly [share: number]: string } = { 0.5: 'half', 0.25: 'quarter', 0.2: 'fifth' };

const options = ({ NUMBER, SHARE }: Tables): ReturnType<Speech['options']> => {
  const whole = sharesOf(SHARE, SPECIES);
  return {
    species: { name: 'Species', about: 'Who plays what. Random seats get one of the species that are left.' },
    lastCall: { name: 'Last call', about: 'Once the deck is empty, everyone else gets one reply turn.' },
    slowFinish: {
      name: 'Slow finish',
      about: `In the last ${SHARE_WORDS[NUMBER.slowShare] ?? `${Math.round(NUMBER.slowShare * 100)}%`} of the deck nobody draws more than ${NUMBER.baseDrawMax} cards a turn.`,
    },
    wholeDeck: {
      name: 'Whole deck',
      about: `With two or three players, too, the deck holds all ${whole.food} food and ${whole.poison} poison. A longer game.`,
    },
    lastMove: { name: 'Last move', about: 'The turn that draws the last card still has its Move Phase, just before the final battles.' },
  };
};

const english: Speech = {
  names,
  seat: (n) => `Seat ${n}`,
  ask,
  waiting,
  moves,
  events,
  board,
  sheet: {
    ...PLACE_NAME,
    pests: 'Pests in the city',
    bred: 'Bred',
    lost: 'Lost in fights',
    lostAtEnd: 'Lost in the final battles',
    infested: 'Places infested',
    occupied: 'Places occupied',
    hand: 'Pests in hand',
  },
  counted,
  lab,
  goal,
  about,
  coach,
  warn,
  verdict(v) {
    if (v === null) return 'The city is still contested.';
    return v.by === 'pests'
      ? `${SPECIES_NAME[v.who]} inherit the city: ${pests(v.pests)} to ${v.next}.`
      : `${SPECIES_NAME[v.who]} inherit the city with ${pests(v.pests)}: ${TIE[v.by]}.`;
  },
  options,
  values: { random: 'Random', true: 'On', false: 'Off' },
  labels,
  reasons,
  phases: PHASE_NAME,
  marks: MARK,
};

export type { Words };
export const words = (of: Basis<State, Move>): Words => wordsOf(of, english);
