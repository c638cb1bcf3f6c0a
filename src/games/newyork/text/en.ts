/** Every word of New York that a player reads, in English. */
import type { GameText } from '../../../kernel/index.ts';
import { SPECIES } from '../names.ts';
import { type Event, type Move, pestsOf, type State } from '../state.ts';
import { board } from './board.en.ts';
import { event, TIE } from './events.en.ts';
import { move } from './moves.en.ts';
import { PLACE_NAME, pests, SPECIES_NAME } from './names.en.ts';
import { prompt, waiting } from './prompts.en.ts';
import { terms } from './terms.en.ts';

const SHEET: { readonly [line: string]: string } = {
  ...PLACE_NAME,
  pests: 'Pests in the city',
  bred: 'Bred',
  lost: 'Lost in fights',
  lostAtEnd: 'Lost in the final battles',
  infested: 'Places infested',
  occupied: 'Places occupied',
  hand: 'Pests in hand',
};

const OPTION: { readonly [id: string]: { readonly name: string; readonly about: string } } = {
  species: { name: 'Species', about: 'Who plays what. Random seats get one of the species that are left.' },
  lastCall: { name: 'Last call', about: 'Once the deck is empty, everyone else gets one reply turn.' },
  slowFinish: { name: 'Slow finish', about: 'In the last quarter of the deck nobody draws more than 5 cards a turn.' },
  wholeDeck: { name: 'Whole deck', about: 'With two or three players, too, the deck holds all 60 food and 40 poison. A longer game.' },
  lastMove: { name: 'Last move', about: 'The turn that draws the last card still has its Move Phase, just before the final battles.' },
};

const verdict = (s: State): string => {
  const who = s.species[s.ranks.indexOf(1)];
  if (who === undefined) return 'The city is still contested.';
  const won = pestsOf(s, who);
  const next = Math.max(0, ...s.order.filter((x) => x !== who).map((x) => pestsOf(s, x)));
  if (s.decidedBy === 'pests') return `${SPECIES_NAME[who]} inherit the city: ${pests(won)} to ${next}.`;
  return `${SPECIES_NAME[who]} inherit the city with ${pests(won)}: ${TIE[s.decidedBy]}.`;
};

export const text: GameText<State, Move, Event> = {
  seat: (s, seat) => {
    const who = s.species[seat];
    return who === undefined ? `Seat ${seat + 1}` : SPECIES_NAME[who];
  },
  prompt,
  waiting,
  move,
  event,
  board,
  sheet: (line) => SHEET[line] ?? line,
  terms,
  verdict,
  option: (id) => ({
    name: OPTION[id]?.name ?? id,
    about: OPTION[id]?.about ?? '',
    value: (v) => {
      const who = SPECIES.find((x) => x === v);
      if (who !== undefined) return SPECIES_NAME[who];
      return v === 'random' ? 'Random' : v === 'true' ? 'On' : v === 'false' ? 'Off' : v;
    },
  }),
};
