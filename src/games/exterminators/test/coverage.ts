/** What the laws must see reached in play: every card, room, color, trap and die face; and the few things that a handful of games may not meet, each with its reason. */
import { CARDS, COLORS, FACES, TILES, TRAPS } from '../names.ts';

export const cards = [...CARDS, ...COLORS, ...FACES, ...TILES, ...TRAPS];

export const except: { readonly [thing: string]: string } = {
  'step:emergency': 'the tiles are such that a house hardly ever gets stuck; the clause tests force a nest in',
  'verb:force': 'as above',
  'reason:emergency EXT-BLD-22': 'as above',
  'reason:build EXT-BLD-19': 'closing the house while tiles are left takes intent; the clause tests do it',
  'reason:act EXT-ACT-16':
    'asking to drag a trap into the one nest it may not enter: one tile in 25 at the rare moment when that nest is next door; the clause tests do it',
  'reason:act EXT-TEAM-11': 'asking again for just the card that was swapped or declined this turn; the clause tests do it',
  'secret:asked': 'the card is part of the move itself, so worlds with the same move have the same event',
};

/** Options that players with moods should meet often. */
export const notable = [
  { quickStart: true, toolboxDeck: '28' },
  { autoBuild: true, roundLimit: 10 },
  { teams: '2x2', quickStart: true },
  { teams: '2x3', quickStart: true, toolboxDeck: '28' },
  { teams: '3x2', autoBuild: true },
];
