/** The numbers of Pests! as people know them: toolbox cards, exterminators, prices, and the rules with a number in them. */
import type { NumberSheet } from '@pesthouse/kernel';
import { cardName, whoName } from './names.en.ts';
import { sheetOf } from './sheet.ts';

export const sheet: NumberSheet = sheetOf({
  card: cardName,
  who: whoName,
  proper: (number) => number.endsWith('.freeMoves'),
  groups: { cards: 'Cards', people: 'People', rules: 'Rules' },
  parts: {
    defensive: { name: 'Tools for you', about: 'the defensive half of the toolbox' },
    offensive: { name: 'Tools against them', about: 'the offensive half of the toolbox' },
    people: { name: 'Exterminators and queens', about: 'what each of the six can do' },
    prices: { name: 'Prices of actions', about: 'in action points' },
    setup: { name: 'Set-up', about: '' },
    turn: { name: 'A turn', about: '' },
  },
  price: 'Action points',
  more: {
    'more_time.n': 'Points gained',
    'mating_call.steps': 'Rooms nearer',
    'energy_drink.moves': 'Moves',
    'zap.n': 'Pests removed',
    'pest_surge.n': 'Pests emerging',
    'less_to_infest.n': 'Pests boxed',
    'theyre_spreading.n': 'Pests spread',
  },
  ability: {
    freeMoves: 'Free Moves',
    trapCapacity: 'Pests in a trap',
    exterminateMinimum: 'Least exterminated',
    sealNestCost: 'Points to seal',
    queenSteps: 'Queen’s steps',
    summonSteps: 'Steps she calls',
  },
  rule: {
    'cost.exterminate': 'Exterminate',
    'cost.drop': 'Drop a trap',
    'cost.empty': 'Empty a trap',
    'cost.drag': 'Drag a trap',
    'cost.destroy': 'Destroy somebody’s trap',
    'cost.unseal': 'Unseal somebody’s nest',
    'cost.buy': 'Buy a toolbox card',
    nestFromRound: 'Round from which nests may be built',
    startPestsInNest: 'Pests in each nest at the start',
    startPestsAround: 'Pests around each nest at the start',
    actionPoints: 'Action points each turn',
    stuckActionPoints: 'Action points when you are stuck',
    firstTurnQueenPhases: 'Queen’s Turns before your first turn',
    populate: 'Pests a queen spreads when she populates',
    drop: 'Pests a queen drops',
    frustratedDrop: 'Pests a frustrated queen drops',
    emerge: 'Pests that emerge from an open nest',
  },
});
