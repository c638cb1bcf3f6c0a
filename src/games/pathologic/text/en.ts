/** Every word of Pathologic that a player reads, in English. */
import type { GameText } from '../../../kernel/index.ts';
import { ROLES } from '../names.ts';
import type { Event, Move, State } from '../state.ts';
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
  others: 'Others in the Mass Grave',
  rounds: 'Rounds',
};

const OPTION: { readonly [id: string]: { readonly name: string; readonly about: string } } = {
  roles: { name: 'Roles', about: 'Who is the Plague and who heals. Random seats draw from what is left; one seat is always the Plague.' },
  rounds: { name: 'Last round', about: 'If nobody has won by the end of this round, the Plague has.' },
};

export const text: GameText<State, Move, Event> = {
  seat: (s, seat) => ROLE_NAME[ROLES[s.roles[seat] ?? -1] ?? 'plague'],
  prompt,
  waiting,
  move,
  event,
  board,
  sheet: (line) => SHEET[line] ?? line,
  terms,
  verdict: (s) => (s.winner < 0 ? 'The town still holds its breath.' : `${ROLE_NAME[ROLES[s.winner] ?? 'plague']} wins: ${ENDING[s.end]}.`),
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
