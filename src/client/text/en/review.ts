/** The words of hints and of the review of a game, in English. */
import type { Loose } from '../loose.ts';

export const review = {
  title: (seats: number) => (seats < 2 ? 'Expected score, move by move' : 'Chance to win, move by move'),
  tab: 'Review',
  open: 'Review this game',
  graphOf: (seats: number) => (seats < 2 ? 'Graph of the expected score' : 'Graph of every seat’s chance to win'),
  read: 'Read the graph; the replay follows',
  reading: (at: number, of: number, all: string) => `Move ${at} of ${of}: ${all}`,
  working: 'Playing the game out again, a few thousand times …',
  stop: 'Stop',
  goOn: 'Look closer',
  failed: 'The review could not be made.',
  you: 'You',
  your: 'your',
  /** For languages that say it so: with you, with Ben. */
  withYou: 'with you',
  with: (name: string) => `with ${name}`,
  whose: (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`),
  and: (parts: readonly string[]) => parts.join(', and '),
  percent: (n: number) => `${n}\u00a0%`,
  points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  turns: 'Turning points',
  looking: 'Looking for moves that would have been better …',
  noTurns: 'No move stands out: nobody clearly missed a better one.',
  botFor: (who: string) => `A bot for ${who}`,
  /** Somebody and the seat that they held for a while. */
  personAs: (name: string, seat: string) => (name === seat ? name : `${name} (${seat})`),
  played: (who: string) => `${who} chose:`,
  better: 'Better:',
  instead: (better: string, played: string) => `${better} instead of ${played}`,
  go: 'Go there',
  goLong: (nth: number, at: number) => `Go to turning point ${nth}, move ${at}`,
  shares: 'Luck and choice',
  own: 'Own choices',
  others: 'Others’ choices',
  luck: 'Luck',
  sharesAbout:
    'In percentage points of the chance to win. Choice is what a move was worth compared with a sensible player’s, with dice and cards drawn again; luck is how they actually fell.',
  sharesAlone:
    'In points of the score. Choice is what a move was worth compared with a sensible player’s, with dice and cards drawn again; luck is how they actually fell.',
  sharesHeld: 'Where somebody else played a seat for a while, each has a line for that time.',
  hint: (what: string) => `The master would: ${what}`,
  hintChance: (chance: string) => `Chance to win: **${chance}**.`,
  hintScore: (score: string) => `Leads to **${score}**.`,
  about: (much: string) => `about ${much}`,
  lessThan: (much: string) => `less than ${much}`,
  moreThan: (much: string) => `more than ${much}`,
  hintThinking: 'The master is thinking …',
  second: (what: string, chance: string) => `Next best: ${what} (${chance})`,
} as const;

export type ReviewText = Loose<typeof review>;
