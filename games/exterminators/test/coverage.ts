/** What the laws must see reached in play: every card, room, color, trap and die face; and the few things that a handful of games may not meet, each with its reason. */
import type { Own } from '@pesthouse/kernel/laws';
import { CARDS, COLORS, FACES, TILES, TRAPS } from '../names.ts';
import { playerAt, type State } from '../state.ts';
import { nearMisses } from './near.ts';

export const cards = [...CARDS, ...COLORS, ...FACES, ...TILES, ...TRAPS];

export const except: { readonly [thing: string]: string } = {
  'step:emergency': 'a house does not get stuck, not even if everybody builds to close it (1,235 such games); the clause tests force a nest in',
  'verb:force': 'as above',
  'reason:emergency EXT-BLD-22': 'as above',
  'reason:build EXT-BLD-19': 'closing the house while tiles are left is not even possible in those games; the clause tests do it',
  'secret:asked': 'the card is part of the move itself, so worlds with the same move have the same event',
};

/** Options that players with moods should meet often. */
export const notable: Own['notable'] = [
  { quickStart: true, toolboxDeck: '28' },
  { autoBuild: true, roundLimit: 10 },
  { teams: '2x2', quickStart: true },
  { teams: '2x3', quickStart: true, toolboxDeck: '28' },
  { teams: '3x2', autoBuild: true },
];

export const near = (s: State) => (s.stack.at(-1)?.step === 'act' ? nearMisses(s, playerAt(s, s.active), s.active).map(({ move }) => move) : []);
