/** Every word of New York that a player reads, in English. */
import type { Basis, GameText } from '../../../kernel/index.ts';
import { tablesOf } from '../data/tables.ts';
import { SPECIES } from '../names.ts';
import { oddsOf } from '../odds.ts';
import { type Event, type Move, pestsOf, type State } from '../state.ts';
import { boards, PHASE_NAME, turnMark } from './board.en.ts';
import { events, TIE } from './events.en.ts';
import { labels, shortReason } from './labels.en.ts';
import type { Making } from './making.ts';
import { moves } from './moves.en.ts';
import { names, PLACE_NAME, pests, SPECIES_NAME } from './names.en.ts';
import { prompts, waiting } from './prompts.en.ts';
import { reading } from './reading.ts';
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

const SHARE_WORDS: { readonly [share: number]: string } = { 0.5: 'half', 0.25: 'quarter', 0.2: 'fifth' };
const all = (share: Making['tables']['SHARE'], part: 'food' | 'poison'): number => SPECIES.reduce((n, who) => n + share[who][part], 0);

const options = ({ NUMBER, SHARE }: Making['tables']): { readonly [id: string]: { readonly name: string; readonly about: string } } => ({
  species: { name: 'Species', about: 'Who plays what. Random seats get one of the species that are left.' },
  lastCall: { name: 'Last call', about: 'Once the deck is empty, everyone else gets one reply turn.' },
  slowFinish: {
    name: 'Slow finish',
    about: `In the last ${SHARE_WORDS[NUMBER.slowShare] ?? `${Math.round(NUMBER.slowShare * 100)}%`} of the deck nobody draws more than ${NUMBER.baseDrawMax} cards a turn.`,
  },
  wholeDeck: {
    name: 'Whole deck',
    about: `With two or three players, too, the deck holds all ${all(SHARE, 'food')} food and ${all(SHARE, 'poison')} poison. A longer game.`,
  },
  lastMove: { name: 'Last move', about: 'The turn that draws the last card still has its Move Phase, just before the final battles.' },
});

const verdict = (s: State): string => {
  const who = s.species[s.ranks.indexOf(1)];
  if (who === undefined) return 'The city is still contested.';
  const won = pestsOf(s, who);
  const next = Math.max(0, ...s.order.filter((x) => x !== who).map((x) => pestsOf(s, x)));
  if (s.decidedBy === 'pests') return `${SPECIES_NAME[who]} inherit the city: ${pests(won)} to ${next}.`;
  return `${SPECIES_NAME[who]} inherit the city with ${pests(won)}: ${TIE[s.decidedBy]}.`;
};

/** Made for the engine of a table. */
export const words = (of: Basis<State, Move>) => {
  const tables = tablesOf(of.numbers);
  const making: Making = { tables, read: reading(tables), odds: oddsOf(tables.NUMBER.dieFaces), names: names(tables), legal: (s, seat) => of.moves(s, seat) };
  const { move, groupWith } = moves(making);
  const option = options(tables);
  const text: GameText<State, Move, Event> = {
    seat: (s, seat) => {
      const who = s.species[seat];
      return who === undefined ? `Seat ${seat + 1}` : SPECIES_NAME[who];
    },
    prompt: prompts(making),
    waiting,
    move,
    event: events(making),
    board: boards(making),
    sheet: (line) => SHEET[line] ?? line,
    terms,
    verdict,
    option: (id) => ({
      name: option[id]?.name ?? id,
      about: option[id]?.about ?? '',
      value: (v) => {
        const who = SPECIES.find((x) => x === v);
        if (who !== undefined) return SPECIES_NAME[who];
        return v === 'random' ? 'Random' : v === 'true' ? 'On' : v === 'false' ? 'Off' : v;
      },
    }),
  };
  return { ...text, names: making.names, label: labels(tables), groupWith, shortReason, PHASE_NAME, turnMark };
};

/** What every language has to say. */
export type Words = ReturnType<typeof words>;
