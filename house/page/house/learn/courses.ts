/** The lessons of every door, in the order of the corridor, loaded when the page that teaches is opened. */

import type { NamedLesson } from '@pesthouse/kernel';
import { useEffect, useState } from 'react';
import { lessonsHere } from '../../text/games.ts';
import { type Door, doors } from '../doors.ts';

export interface DoorCourse {
  readonly game: string;
  readonly door: Door;
  readonly lessons: readonly NamedLesson[];
}

let known: readonly DoorCourse[] | null = null;
/** Null until they are here. */
export const useCourses = (): readonly DoorCourse[] | null => {
  const [all, setAll] = useState(known);
  useEffect(() => {
    let here = true;
    lessonsHere().then(
      (lessons) => {
        known = doors().map((door) => ({ game: door.id, door, lessons: lessons[door.id] ?? [] }));
        if (here) setAll(known);
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  return all;
};
