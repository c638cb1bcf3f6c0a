/** What the lab counts of New York, by the names that people know: kinds of moves, and how games end. */
import type { LabWords } from '@pesthouse/kernel';
import type { Move, TieBreak } from '../state.ts';

export const lab: LabWords<Move['verb'], TieBreak> = {
  verbs: {
    draw: 'Draw a card',
    stop: 'Stop drawing',
    sacrifice: 'Give up a pest',
    breed: 'Breed a pest',
    'done-breeding': 'Done breeding',
    attack: 'Attack',
    'done-fighting': 'Done fighting',
    move: 'Move a pest',
    'done-moving': 'Done moving',
    target: 'Attack in a final battle',
  },
  endings: {
    pests: 'Most pests in the city',
    infested: 'Tie: more places infested',
    occupied: 'Tie: more places occupied',
    hand: 'Tie: more pests in hand',
    'roll-off': 'Tie: the roll-off',
  },
};
