/** Every word of Pathologic that a player reads, in English. */
import type { Basis, GameText } from '../../../kernel/index.ts';
import { ROLES } from '../names.ts';
import { type Event, type Move, type State, seatOfRole } from '../state.ts';
import { board } from './board.en.ts';
import { ENDING, event } from './events.en.ts';
import { move } from './moves.en.ts';
import { ROLE_NAME } from './names.en.ts';
import { prompt, waiting } from './prompts.en.ts';
import { terms } from './terms.en.ts';

const SHEET: { readonly [line: string]: string } = {
  evidence: 'Evidence',
  living: 'Own Wards alive',
  prescriptions: 'Prescriptions in hand',
  targets: 'Targets buried',
  others: 'Other Wards killed',
  rounds: 'Rounds played',
};

const OPTION: { readonly [id: string]: { readonly name: string; readonly about: string } } = {
  roles: { name: 'Roles', about: 'Who is the Plague and who is a Healer. Random seats get one of the roles that are left; one seat is always the Plague.' },
  rounds: { name: 'Last round', about: 'If nobody has won by the end of this round, the Plague wins.' },
  ownTier: {
    name: 'Own tier only',
    about:
      'For two players, and harder for the Healer: own Wards bring 2 Evidence only while the Ticker is on the Healer’s own tier, and 1 on the other two. The printed game gives 2 every turn.',
  },
  fullParalysis: {
    name: 'Full Paralysis',
    about: 'The card Paralysis allows the Plague no step at all in its next turn. Usually the Plague attacks first and takes its one step afterwards.',
  },
};

export const text: GameText<State, Move, Event> = {
  seat: (s, seat) => ROLE_NAME[ROLES[s.roles[seat] ?? -1] ?? 'plague'],
  prompt,
  waiting,
  move,
  event,
  board,
  sheet: (line) => SHEET[line] ?? line,
  turnOf: (s, e) => (e.type === 'turn' ? seatOfRole(s, ROLES.indexOf(e.who)) : null),
  // PATH-EVD-09: there are no lesser places.
  place: (s, seat) => (s.roles[seat] === s.winner ? 'won' : 'lost'),
  terms,
  verdict: (s) => (s.winner < 0 ? 'The game is not over yet.' : `${ROLE_NAME[ROLES[s.winner] ?? 'plague']} wins: ${ENDING[s.end]}.`),
  option: (id) => ({
    name: OPTION[id]?.name ?? id,
    about: OPTION[id]?.about ?? '',
    value: (v) => {
      const role = ROLES.find((x) => x === v);
      if (role !== undefined) return ROLE_NAME[role];
      return v === 'random' ? 'Random' : v;
    },
  }),
};

export const words = (_: Basis<State, Move>): GameText<State, Move, Event> => text;
