/** How a room is entered: once it stands, and nothing of it is on its way any more, it is measured. */
import { piece } from './book.ts';
import type { Room } from './rooms.ts';
import { type Course, EACH_SCREEN, measure, type Visitor } from './visit.ts';

const goTo = async (v: Visitor, { path, sees = 'h1' }: Room): Promise<void> => {
  await v.page.goto(path);
  await v.page.locator(sees).first().waitFor({ state: 'attached' });
  await v.page.waitForLoadState('networkidle');
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
