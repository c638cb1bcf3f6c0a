/** What the lab counts of Pests!, by the names that people know: kinds of moves, and how games end. */
import type { LabWords } from '@pesthouse/kernel';
import type { Ending, Move } from '../state.ts';

export const lab: LabWords<Move['verb'], Ending> = {
  verbs: {
    choose: 'Choose an exterminator',
    take: 'Take a toolbox card',
    place: 'Place a tile',
    force: 'Force a nest in',
    roll: 'Roll the Queen Die',
    hibernate: 'Let the pests hibernate',
    'mind-control': 'Mind Control',
    persuade: 'Royal Persuasion',
    'let-roll': 'Let the queen roll',
    move: 'Move',
    exterminate: 'Exterminate',
    'drop-trap': 'Drop a trap',
    'empty-trap': 'Empty a trap',
    'drag-trap': 'Drag a trap',
    'seal-nest': 'Seal the nest',
    'destroy-trap': 'Break a trap',
    unseal: 'Unseal a nest',
    play: 'Play a card',
    'play-at': 'Play a card on a room',
    'play-on': 'Play a card on a player',
    'play-trap': 'Play a card on a trap',
    'play-spread': 'Play a card that spreads pests',
    buy: 'Buy a toolbox card',
    give: 'Give a card',
    ask: 'Ask for a card',
    'end-turn': 'End the turn',
    pick: 'Remove a pest',
    stop: 'Remove no more',
    accept: 'Hand a card over',
    decline: 'Keep a card',
  },
  endings: {
    none: 'Not over',
    emptied: 'A house was cleared',
    last: 'Only one was left',
    limit: 'Round limit',
  },
};
