/** What the lab counts of Retribution, by the names that people know: kinds of moves, and how games end. */
import type { LabWords } from '@pesthouse/kernel';
import type { Ending, Move } from '../state.ts';

export const lab: LabWords<Move['verb'], Ending> = {
  verbs: {
    redeal: 'Deal a new Lineup',
    keep: 'Keep the Lineup',
    play: 'Play a card',
    activate: 'Activate a Chronic',
    'end-spread': 'Go on to Infect',
    target: 'Persecute a seat',
    repent: 'Repent',
    suffer: 'Suffer',
    discard: 'Discard from the hand',
    'give-up': 'Discard from the table',
    recruit: 'Recruit',
    fetch: 'Fetch from the discards',
    pit: 'To the Plague Pit',
    stop: 'Stop',
    clear: 'Smoke out a space of the Lineup',
    decline: 'Decline',
    mimic: 'Copy a card',
    infect: 'Infect a card',
    'take-rat-king': 'Take a Rat King',
    'end-infect': 'End the Infect Phase',
    resolve: 'Resolve a card at the end',
    finish: 'End the turn',
  },
  endings: {
    none: 'Not over',
    king: 'The King fell',
    kingdom: 'The Kingdom deck ran out',
    idle: 'Nothing more could happen',
  },
};
