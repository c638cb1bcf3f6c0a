/** How a room is entered: once it stands, and nothing of it is on its way any more, it is measured. */

import type { Room } from '../peopled.ts';
import { piece } from './book.ts';
import { type Course, EACH_SCREEN, measure, type Visitor } from './visit.ts';

/** Longer than a busy machine needs: a browser that never says that all has come would be waited for until the test ends. */
const COME_MS = 30_000;

const goTo = async (v: Visitor, { path, sees = 'h1' }: Room): Promise<void> => {
  const stood = async (): Promise<void> => {
    await v.page.locator(sees).first().waitFor({ state: 'attached', timeout: COME_MS });
    await v.page.waitForLoadState('networkidle', { timeout: COME_MS });
  };
  await v.page.goto(path);
  // Once more from the beginning; whoever does not stand then either is reported.
  await stood().catch(async () => {
    await v.page.reload();
    await stood();
  });
};

export const enter = async (v: Visitor, room: Room, course: Course): Promise<void> => {
  await goTo(v, room);
  await measure(v, room.name, course);
};

/** On every screen and by every light, as far as the book does not know it. */
export const enterWholly = async (v: Visitor, room: Room): Promise<void> => {
  let stands = false;
  for (const course of EACH_SCREEN)
    await piece(v, `room ${room.name} (${v.language}, ${course.on.width})`, async () => {
      if (!stands) await goTo(v, room);
      stands = true;
      await measure(v, room.name, course);
    });
};
