/** The words of the house rules, in English. */
import type { Origin } from '@pesthouse/kernel';
import type { Loose } from '../loose.ts';

const SMALL = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'] as const;
const count = (n: number): string => SMALL[n] ?? String(n);
const games = (n: number): string => (n === 1 ? '1 game' : `${n} games`);
const seats = (n: number): string => (n === 1 ? 'one player' : `${n} players`);

/** What stands before a number as it was; of a ruling nobody says where it comes from. */
const from = (origin: Origin | null): string => origin ?? 'otherwise';

export const houserules = {
  title: 'House rules',
  titleOf: (name: string, game: string) => `${name}: house rules for ${game}`,
  opening: 'Laying out the rules …',
  unnamed: 'My house rules',
  for: 'House rules for',
  by: (author: string) => (author === '' ? '' : `by ${author}`),
  saved: 'saved as you go',
  edition: (x: string) => `Rules ${x}`,
  name: 'Name',
  note: 'Note',
  author: 'Made by',
  editName: 'Name, note and author',
  editNote: 'Edit the note',
  addNote: 'Add a note',
  done: 'Done',
  parts: 'Parts of the game',
  search: 'Card or clause',
  searchNone: 'Nothing has that name.',
  rulings: 'Our rulings',
  rulingsAbout: 'where a table may choose',
  rules: 'Rules',
  rest: 'Other numbers',
  printed: 'printed',
  ourRuling: 'our ruling',
  from,
  was: (origin: Origin | null, old: string): string => `${from(origin)}: ${old}`,
  fromTip: { printed: 'This number is in the printed game', ours: 'The printed number is not known, or there is none: this one is ours' },
  printedTip: 'From the printed rulebook',
  oursTip: 'Not in the printed rulebook: our ruling',
  asPrinted: (what: string) => `${what}, as printed`,
  notAsHere: (what: string, n: number) => `${what}. Without house rules there are ${n}.`,
  notAsPrinted: (what: string, n: number) => `${what}. The printed game has ${n}.`,
  step: {
    less: (name: string) => `One less: ${name}`,
    more: (name: string) => `One more: ${name}`,
    /** `was` says where the old number comes from: `printed: 3`. */
    now: (name: string, now: string, was: string) => `${name}: ${now}, ${was}`,
    was: (was: string, now: string) => `${was}, now ${now}`,
    least: (n: string) => `It cannot be less than ${n}.`,
    most: (n: string) => `It cannot be more than ${n}.`,
  },
  on: 'on',
  off: 'off',
  changes: (n: number) => (n === 1 ? 'One change' : `${count(n)} changes`),
  changesShort: (n: number) => (n === 1 ? 'change' : 'changes'),
  noChanges: 'Nothing changed yet. Tap any number.',
  noChangesShort: 'Nothing changed yet',
  back: (name: string) => `Put back: ${name}`,
  backAll: 'Back to the game as it stands here',
  backAllSure: 'Put everything back?',
  backAllMore: 'All numbers and rulings go back to what they are here, printed or ours. Name and note stay. You can undo it.',
  undo: 'Undo',
  undoWhat: (what: string) => `Undo: ${what}`,
  redo: 'Redo',
  play: 'Play it now against bots',
  playShort: 'Play against bots',
  playTitle: (name: string) => `Play ${name}`,
  invite: 'Invite friends',
  weigh: 'Weigh it in the lab',
  link: 'Link to these house rules',
  copyLink: 'Copy link',
  copied: 'Link copied. It opens these house rules as they are now.',
  export: 'Save as a file',
  import: 'Open a file',
  fresh: 'New house rules',
  copyOf: (name: string) => `${name}, mine`,
  drop: 'Delete',
  dropSure: (name: string) => `Delete ${name}?`,
  dropMore: 'They are gone from this browser. Tables that play by them go on, and links that you have shared still open.',
  mine: 'Your house rules',
  mineNone: 'These are your first.',
  lines: (n: number) => (n === 1 ? '1 change' : `${n} changes`),
  apart: 'Kept apart.',
  apartMore: 'Games with house rules never count towards results, ratings or the lab’s figures for the game as it stands here.',
  apartShort: 'Kept apart: never counts towards results of the game as it stands here.',
  sheetOpen: 'Show all changes',
  sheetClose: 'Close the list of changes',
  laws: {
    head: 'Does it still make a game?',
    not: 'Tried before it is played: bots play it through at every number of players.',
    try: 'Try it now',
    running: (done: number, all: number) => (all === 0 ? 'Trying it …' : `Trying it: ${done} of ${all} games`),
    stop: 'Stop',
    good: (n: number) => `Sound: ${games(n)} came to their end, and nobody was stuck.`,
    bad: (n: number, why: string) => (n === 0 ? `This is no game any more: ${why}.` : `This is no game any more: with ${seats(n)} ${why}.`),
    hung: (n: number, s: number) => `This is no game any more: with ${seats(n)} a game did not come to its end within ${s} seconds.`,
    why: {
      stuck: 'somebody is asked and has no move',
      illegal: 'the bots would make a move that is not allowed',
      endless: 'the game does not come to an end',
      long: 'no game came to its end in a reasonable time',
      nobody: 'the game is not over and nobody is asked',
      unknown: 'the game is over and nobody knows who won',
      broken: 'the rules cannot be played with these numbers',
      apart: 'these rulings do not go together',
      variant: 'these house rules do not fit their edition',
    },
    failed: 'It could not be tried. Load the page again.',
    next: 'Put a number back, and try again.',
    law: { ends: 'It must come to an end.', stuck: 'Nobody may be stuck.', known: 'The rules must know who won.' },
  },
  shared: {
    head: (author: string) => (author === '' ? 'Somebody’s house rules' : `House rules by ${author}`),
    more: 'They open read-only. Play them as they are, or make them yours to change them.',
    mine: 'Make it mine',
    taken: 'They are yours now. The link still opens the original.',
  },
  old: {
    head: (edition: string, newest: string) => `Made for rules ${edition}. The house plays ${newest}.`,
    more: 'They go on playing by the rules they were made for.',
    move: (newest: string) => `Take them over to rules ${newest}`,
    moved: (lost: number) =>
      lost === 0
        ? 'Taken over.'
        : lost === 1
          ? 'Taken over. One change does not fit any more and is gone.'
          : `Taken over. ${lost} changes do not fit any more and are gone.`,
  },
  broken: {
    head: 'These house rules are not here',
    cut: 'The link may be cut short. Ask for the whole link, or for the file.',
    game: (title: string) => `These are house rules for ${title}.`,
    goThere: 'Open them there',
    noGame: 'They are for a game that this house does not have.',
    edition: (edition: string) => `They were made for rules ${edition}, which this house does not know. Somebody with a newer house can play them.`,
    gone: 'This browser does not keep them any more.',
    file: 'This file holds no house rules.',
    tooOld: 'The rules could not be loaded. Check the connection and load the page again.',
    start: 'Make your own',
  },
  wrong: {
    limits: (name: string, least: string, most: string, whole: boolean) => `${name} must be a ${whole ? 'whole number' : 'number'} from ${least} to ${most}.`,
    number: (edition: string) => `They turn a number that rules ${edition} do not have.`,
    ruling: (edition: string) => `They turn a ruling that rules ${edition} do not have.`,
    name: 'Give them a name first.',
    control: 'Names and notes take letters, figures and common signs.',
    offline: 'Needs the house, which does not answer.',
  },
  table: {
    chip: (name: string) => `House rules: ${name}`,
    head: (n: number) =>
      n === 0
        ? 'Nothing differs from the game as it stands here.'
        : `${count(n)} ${n === 1 ? 'thing differs' : 'things differ'} from the game as it stands here.`,
    what: 'What differs',
    edit: 'Open these house rules',
    apart: 'The result is kept apart from those of the game as it stands here.',
    marked: (origin: Origin | null, old: string, now: string) => `${from(origin)}: ${old}, at this table: ${now}`,
  },
} as const;

export type HouseRulesText = Loose<typeof houserules>;
