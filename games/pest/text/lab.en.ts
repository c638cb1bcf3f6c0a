/** What the lab counts of Pest, by the names that people know: kinds of moves, and how games end. */
import { capital, type LabWords } from '@pesthouse/kernel';
import { CELLS, WORKS } from '../names.ts';
import type { Move } from '../state.ts';
import { standName, workTitle } from './names.en.ts';

export const lab: LabWords<Move['verb'], 'last-year'> = {
  verbs: {
    castle: 'Place the Castle',
    doctor: 'Place the Doctor',
    block: 'Take the Sick in or turn them away',
    crate: 'Take from a crate',
    store: 'Fill a storage container',
    mobile: 'Settle on a resource',
    lay: 'Lay a Sick Person',
    tidy: 'Rearrange the Quarantine',
    carry: 'Carry a Sick Person',
    trade: 'Trade',
    swap: 'Swap for a Coin',
    assistant: 'Place an Assistant',
    pair: 'Use a cell again',
    trials: 'Pay for trials',
    act: 'Choose an action',
    'end-turn': 'End the turn',
    step: 'Travel',
    jump: 'Jump',
    camp: 'Pitch a Camp',
    stop: 'Stop here',
    settle: 'Enter a place',
    build: 'Build',
    raise: 'Raise a Capital building',
    done: 'Done',
    pay: 'Pay',
    more: 'One more resource',
    less: 'One resource less',
    take: 'Take a Technology',
    refresh: 'Refresh the market',
    advance: 'Move a Sick Person on',
    send: 'Send an Expert',
    recall: 'Recall a Person',
    experiment: 'Run an experiment',
    cure: 'Cure',
    drop: 'Discard a Sick Person',
    assign: 'Assign a Person',
    shift: 'Move a worker',
    token: 'Take a token',
    prize: 'Choose a second reward',
  },
  endings: {
    'last-year': 'The last Year was over',
  },
  labels: Object.fromEntries([...WORKS.map((id) => [id, capital(workTitle(id))]), ...CELLS.map((id) => [id, standName(id)])]),
};
