/** How a room is entered: once it stands, and nothing of it is on its way any more, it is measured. */
import type { Room } from './rooms.ts';
import { type Course, measure, type Visitor } from './visit.ts';

export const enter = async (v: Visitor, { name, path, sees = 'h1' }: Room, course: Course): Promise<void> => {
  await v.page.goto(path);
  await v.page.locator(sees).first().waitFor({ state: 'attached' });
  await v.page.waitForLoadState('networkidle');
  await measure(v, name, course);
};
