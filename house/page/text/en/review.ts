/** The words of hints and of the review of a game, in English. */
import type { Loose } from '../loose.ts';

/** What one seat would have, and would otherwise, count by count. */
export interface CountSaid {
  readonly who: string | null;
  readonly pairs: readonly (readonly [said: string, other: string])[];
}

export const review = {
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
  /** What some would have at one moment, and would otherwise. `who` and `mover` are null for the reader. */
  count: (mover: string | null, when: 'now' | 'turn' | 'next', all: readonly CountSaid[]) => {
    const then = when === 'now' ? '' : when === 'turn' ? 'By the end of the turn, ' : `Once play comes back to ${mover ?? 'you'}, `;
    const said = all.map(({ who, pairs }) => `${who ?? 'you'} would have ${pairs.map(([x, other]) => `**${x}** instead of ${other}`).join(' and ')}`);
    const whole = `${then}${said.join(', and ')}.`;
    return whole.charAt(0).toUpperCase() + whole.slice(1);
  },
  /** A number that luck and others have a part in. */
  aboutSo: (n: number) => `about ${n}`,
  /** Less than half a one: before its noun, or by itself. */
  hardlyAny: (noun: boolean) => (noun ? 'hardly any' : 'almost none'),
  wins: 'It wins the game at once.',
  loses: (mover: string | null) => `Otherwise the game is over, and ${mover ?? 'you'} would not win.`,
  opens: (label: string) => `It opens the way to: **${label}**.`,
  percent: (n: number) => `${n}\u00a0%`,
  points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  /** `who` is null for the reader; `until` is a move. */
  story: (kind: 'led' | 'lost' | 'turned' | 'close' | 'behind', who: string | null, won: boolean, until: number, causes: readonly string[]) => {
    const name = who ?? 'You';
    const both = causes.join(' and ');
    const cause = both.charAt(0).toUpperCase() + both.slice(1);
    switch (kind) {
      case 'led':
        return `${name} led from start to finish.`;
      case 'lost':
        return `${name} led until move ${until}.${causes.length === 0 ? '' : ` ${cause} lost it.`}`;
      case 'turned':
        return `${name} ${who === null ? 'were' : 'was'} behind until move ${until}.${causes.length === 0 ? '' : ` ${cause} turned it.`}`;
      case 'close':
        return `It was open to the end.${causes.length === 0 ? '' : ` ${cause} ${won ? 'won' : 'lost'} it.`}`;
      case 'behind':
        return causes.length === 0 ? `${name} never led.` : `${name} never led. ${cause} cost most.`;
    }
  },
  storyAlone: (end: number, start: number) => `${end} points. At the start about ${start} were to be expected.`,
  causeLuck: (at: readonly number[]) => (at.length === 1 ? `the luck of move ${at[0]}` : `the luck of moves ${at.join(' and ')}`),
  luckWord: 'luck',
  causeChoice: (who: string | null, at: number) => (who === null ? `your move ${at}` : `move ${at} of ${who}`),
  goingOver: 'Going over the game …',
  lengthOf: (moves: number) => `${moves} moves.`,
  fromTo: (seats: number, from: number, to: number) =>
    seats < 2 ? `From ${Math.round(from)} to ${Math.round(to)} points:` : `From ${Math.round(100 * from)} to ${Math.round(100 * to)}:`,
  costliest: 'Your costliest move',
  costliestOf: (who: string) => `The costliest move of ${who}`,
  otherMistakes: 'Your other mistakes',
  otherMistakesOf: 'Other mistakes of the winner',
  gaveAway: 'What the others gave away',
  noMistakes: 'No move cost you more than the margin. Well played.',
  noLuck: 'No swing of luck stands out.',
  drawn: 'Dice or cards',
  luckAgainst: (who: string | null) => (who === null ? 'Luck against you.' : `Luck against ${who}.`),
  luckFor: (who: string | null) => (who === null ? 'Luck on your side.' : `Luck on the side of ${who}.`),
  they: 'Played',
  betterWord: 'Better',
  withBetter: 'with the better move',
  withPlayed: 'after the one played',
  pointsWord: (seats: number) => (seats < 2 ? 'points of the score' : 'points'),
  judgedBy: (n: number) => `Judged by ${n} games played on from each`,
  counted: 'Counted through to the end of the game',
  moveAt: (n: number) => `Move ${n}`,
  moveOf: (n: number, of: number) => `Move ${n} of ${of}`,
  goShort: 'Look',
  byWhatOneKnew: 'What was better is judged by what that seat could know, never by what was hidden from it.',
  looking: 'Looking for moves that would have been better …',
  noTurns: 'No move stands out: nobody clearly missed a better one.',
  botFor: (who: string) => `A bot for ${who}`,
  /** Somebody and the seat that they held for a while. */
  personAs: (name: string, seat: string) => (name === seat ? name : `${name} (${seat})`),
  played: (who: string) => `${who} chose:`,
  better: 'Better:',
  go: 'See it on the board',
  goLong: (mark: string, at: number) => `Go to entry ${mark}, move ${at}`,
  shares: 'Luck and choice',
  own: 'own choices',
  theirs: 'others’ choices',
  luck: 'Luck',
  sharesAbout:
    'In percentage points of the chance to win. Choice is what a move was worth compared with a sensible player’s, with dice and cards drawn again; luck is how they actually fell.',
  sharesAlone:
    'In points of the score. Choice is what a move was worth compared with a sensible player’s, with dice and cards drawn again; luck is how they actually fell.',
  sharesHeld: 'Where somebody else played a seat for a while, each has a line for that time.',
  close: 'Too close to call.',
  closeMore: 'We can’t tell which move is better here. Play what you like.',
  looked: 'What we looked at',
  fine: 'Fine',
  hint: (what: string) => `Our advice: ${what}`,
  hintChance: (chance: string) => `Chance to win: **${chance}**.`,
  hintScore: (score: string) => `Expected score: **${score}**.`,
  about: (much: string) => `about ${much}`,
  lessThan: (much: string) => `less than ${much}`,
  moreThan: (much: string) => `more than ${much}`,
  hintThinking: 'We are thinking …',
  second: (what: string, chance: string | null) => `Next best: ${what}${chance === null ? '' : `, ${chance}`}`,
} as const;

export type ReviewText = Loose<typeof review>;
