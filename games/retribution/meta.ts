/** What a lobby knows of Retribution without its rules. */
import type { Meta, OptionsOf } from '@pesthouse/kernel';

const options = {
  lineupRedeal: { kind: 'choice', values: ['offer', 'auto', 'off'], default: 'offer', clause: 'PLG-SET-05' },
  firstPlayer: { kind: 'choice', values: ['random', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'], default: 'random', clause: 'PLG-TRN-07' },
  equalTurns: { kind: 'switch', default: false, clause: 'PLG-OPT-02' },
  secondSeatCard: { kind: 'switch', default: false, clause: 'PLG-OPT-06' },
} as const;

export type Options = OptionsOf<typeof options>;

/** The seat that the host named; -1 where the lot decides. */
export const namedSeat = (first: string): number => (first.startsWith('seat-') ? Number(first.slice('seat-'.length)) - 1 : -1);

export const meta: Meta = {
  id: 'retribution',
  title: 'Plague: Divine Retribution',
  credit: 'Wyatt Lardie, art by Andy Shaw',
  rules: '1',
  seats: [2, 3, 4, 5],
  usual: 4,
  options,
  clash: (given, seats) => (namedSeat(String(given.firstPlayer)) >= seats ? 'PLG-TRN-07' : null),
};
