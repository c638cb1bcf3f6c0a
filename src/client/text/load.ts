/** Loads the words of the page's language: those of the front at once, those of the other rooms before one of them is entered. */

import type { StoredWords } from '../../api/stored.ts';
import { doorsOf } from '../../games/index.ts';
import type { LabSay } from '../../lab/say.ts';
import type { AccountText } from './en/account.ts';
import type { CoachText, Explain } from './en/coach.ts';
import type { FailuresText } from './en/failures.ts';
import type { HouseText } from './en/house.ts';
import type { HouseRulesText } from './en/houserules.ts';
import type { LabText } from './en/lab.ts';
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
import { heard } from './heard.ts';
import { language } from './language.ts';
import { keepFront, keepRooms } from './loaded.ts';

export interface RoomsText {
  readonly account: AccountText;
  readonly coach: CoachText;
  readonly explain: Explain;
  readonly failures: FailuresText;
  readonly houserules: HouseRulesText;
  readonly lab: LabText;
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

const FRONTS = import.meta.glob<{ readonly house: HouseText }>('./*/house.ts');
const ROOMS = import.meta.glob<RoomsText>('./*/rooms.ts');

const found = <T>(loads: { readonly [file: string]: () => Promise<T> }, file: string): Promise<T> => {
  const load = loads[file];
  return load === undefined ? Promise.reject(new Error(`there are no words ${file}`)) : load();
};

export const loadFront = async (): Promise<void> => {
  const [{ house }, doors] = await Promise.all([found(FRONTS, `./${language}/house.ts`), doorsOf(language)]);
  keepFront(await heard({ house, doors }));
};

let coming: Promise<void> | undefined;
export const loadRooms = (): Promise<void> => {
  coming ??= found(ROOMS, `./${language}/rooms.ts`)
    .then((rooms) => heard({ ...rooms }))
    .then(keepRooms);
  // Who could not fetch them may try again.
  coming.catch(() => {
    coming = undefined;
  });
  return coming;
};

/** How a room is entered: after its words. */
export const room = async <T>(enter: () => Promise<T>): Promise<T> => {
  await loadRooms();
  return enter();
};
