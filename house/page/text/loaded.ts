/** The words that were loaded: those of the front before anything is drawn, those of the rooms before one of them is entered. */

import type { StoredWords } from '@pesthouse/api';
import type { LabSay } from '@pesthouse/lab';
import type { Doors } from '../../games/index.ts';
import type { AccountText } from './en/account.ts';
import type { CoachText, Explain } from './en/coach.ts';
import type { FailuresText } from './en/failures.ts';
import type { HouseText } from './en/house.ts';
import type { HouseRulesText } from './en/houserules.ts';
import type { LabText } from './en/lab.ts';
import type { LayingText } from './en/laying.ts';
import type { LessonText } from './en/lesson.ts';
import type { LobbyText } from './en/lobby.ts';
import type { MessagesText } from './en/messages.ts';
import type { OwnerText } from './en/owner.ts';
import type { PagesText } from './en/pages.ts';
import type { PeopleText } from './en/people.ts';
import type { PrivacyText } from './en/privacy.ts';
import type { PuzzleText } from './en/puzzle.ts';
import type { ReplayText } from './en/replay.ts';
import type { ResultsText } from './en/results.ts';
import type { ReviewText } from './en/review.ts';
import type { TableText } from './en/table.ts';
import type { TimeText } from './en/time.ts';

/** The words of all rooms behind the front. */
export interface RoomsText {
  readonly account: AccountText;
  readonly coach: CoachText;
  readonly explain: Explain;
  readonly failures: FailuresText;
  readonly houserules: HouseRulesText;
  readonly lab: LabText;
  readonly laying: LayingText;
  readonly lesson: LessonText;
  readonly lobby: LobbyText;
  readonly messages: MessagesText;
  readonly owner: OwnerText;
  readonly pages: PagesText;
  readonly people: PeopleText;
  readonly privacy: PrivacyText;
  readonly storedWords: StoredWords;
  readonly puzzle: PuzzleText;
  readonly replay: ReplayText;
  readonly report: LabSay;
  readonly results: ResultsText;
  readonly review: ReviewText;
  readonly table: TableText;
  readonly time: TimeText;
}

export interface FrontWords {
  readonly house: HouseText;
  readonly doors: Doors;
}

const kept: { front?: FrontWords; rooms?: RoomsText } = {};

export const keepFront = (front: FrontWords): void => {
  kept.front = front;
};
const readers: ((rooms: RoomsText) => void)[] = [];
/** Told as soon as the words are there, which may be at once. */
export const whenRooms = (read: (rooms: RoomsText) => void): void => {
  readers.push(read);
  if (kept.rooms !== undefined) read(kept.rooms);
};
export const keepRooms = (rooms: RoomsText): void => {
  kept.rooms = rooms;
  for (const read of readers) read(rooms);
};

const there = <T>(words: T | undefined): T => {
  if (words === undefined) throw new Error('words are read before they are loaded');
  return words;
};
export const frontWords = (): FrontWords => there(kept.front);
/** On the front they may still be on their way. */
export const roomWordsYet = (): RoomsText | undefined => kept.rooms;
export const roomWords = (): RoomsText => there(kept.rooms);
