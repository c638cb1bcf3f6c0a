/** Positions from which the laws play on: what whole games from the first move seldom come to, such as a closed district or an empty Pool. */
import type { Position, Scene } from './given.ts';

export interface Opening {
  readonly scene: Scene;
  readonly at: Position;
  /** `step CLAUSE`: the refusals that it is there for. */
  readonly reaches: readonly string[];
}

/** Two rounds are enough to look at the position closely. */
const SHORT = { round: 3, rounds: 4 };

export const openings: readonly Opening[] = [
  {
    scene: 'bachelor acts',
    at: {
      ...SHORT,
      ap: 4,
      events: { 2: 'coin', 3: 'secret', 4: 'coin', 6: 'secret' },
      free: ['andrey', 'maria', 'vlad', 'capella'],
      acted: ['haruspex', 'changeling', 'notkin', 'sticky', 'saburov', 'aspity', 'rubin'],
      counters: { bachelor: ['coin', 'coin', 'secret', 'secret'] },
    },
    reaches: ['act PATH-ACT-17'],
  },
  {
    scene: "plague's turn",
    at: { ...SHORT, plague: 13, curfew: 7, free: ['saburov'], hand: { bachelor: ['isolation-order'] } },
    reaches: ['step PATH-RX-02', 'extra PATH-RX-02'],
  },
  {
    scene: 'bachelor acts',
    at: { ...SHORT, plague: 7, curfew: 13, strains: { 1: 'drift', 2: 'drift', 3: 'drift' } },
    reaches: ['drift PATH-RX-02'],
  },
  {
    scene: 'bachelor acts',
    at: {
      ...SHORT,
      curfew: 4,
      lastCurfew: 9,
      free: ['vlad', 'maria', 'andrey', 'capella'],
      hand: { bachelor: ['summons', 'curfew', 'paralysis'] },
      paralysed: true,
    },
    reaches: ['act PATH-RX-02', 'walk PATH-RX-02', 'use-card PATH-RX-02', 'act PATH-RX-01'],
  },
  {
    scene: "haruspex's turn",
    at: { ...SHORT, curfew: 4, paralysed: true, free: ['vlad', 'maria', 'andrey'], deck: [7, 8], hand: { bachelor: ['summons', 'paralysis'] } },
    reaches: ['window PATH-RX-01', 'window PATH-RX-02'],
  },
  {
    scene: "bachelor's turn",
    at: { ...SHORT, deck: [7, 8], hand: { bachelor: ['emergency-powers', 'summons'], haruspex: ['wild-harvest'] }, free: ['andrey', 'maria'] },
    reaches: ['window PATH-RX-04'],
  },
  {
    scene: "changeling's turn",
    at: { ...SHORT, deck: [7, 8], hand: { changeling: ['false-kin'], haruspex: ['wild-harvest'] }, grave: ['vlad', 'notkin'] },
    reaches: ['window PATH-RX-18'],
  },
  {
    scene: 'changeling acts',
    at: { ...SHORT, hand: { changeling: ['have-no-fear', 'have-no-fear'] }, grave: ['vlad', 'maria', 'notkin', 'sticky', 'rubin', 'aspity'] },
    reaches: ['use-card PATH-RX-14'],
  },
  {
    scene: 'bachelor acts',
    at: { ...SHORT, at: { bachelor: 9, sticky: 11 }, events: { 9: 'key', 3: 'coin' }, free: ['bachelor', 'maria'], hand: { bachelor: ['emergency-powers'] } },
    reaches: ['act PATH-EV-09', 'act PATH-RX-04'],
  },
  {
    scene: 'bachelor acts',
    at: { ...SHORT, at: { bachelor: 3 }, events: { 3: 'key', 6: 'secret' }, free: ['bachelor', 'capella'], pool: [0, 3, 3] },
    reaches: ['act PATH-RES-02', 'act PATH-COMP-21', 'claim-type PATH-COMP-21'],
  },
  {
    scene: 'bachelor acts',
    at: { ...SHORT, events: { 6: 'coin' }, free: ['capella', 'sticky', 'notkin'], pool: [0, 3, 3] },
    reaches: ['gain PATH-EV-06'],
  },
  {
    scene: 'bachelor acts',
    at: { ...SHORT, counters: { bachelor: ['coin', 'coin', 'coin'] }, strains: { 1: 'spoilage', 2: 'spoilage' } },
    reaches: ['spoil PATH-ST-07'],
  },
];
