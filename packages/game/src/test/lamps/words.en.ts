/** The words of the small game, as few as there can be. */
import type { Basis, GameText } from '@pesthouse/kernel';
import type { Ev, Move, State } from '@pesthouse/kernel/toy';

export const words = ({ numbers }: Basis<State, Move>): GameText<State, Move, Ev> => ({
  seat: (_, seat) => `Seat ${seat + 1}`,
  prompt: (_s, _seat, { key }) => ({ title: key, detail: `${Object.keys(numbers).length} numbers` }),
  waiting: () => 'Others choose.',
  move: (_s, _seat, { verb }) => ({ label: verb, detail: '' }),
  event: (_, { type }) => type,
  board: () => [],
  sheet: (line) => line,
  verdict: () => '',
  option: (id) => ({ name: id, about: '', value: String }),
});
