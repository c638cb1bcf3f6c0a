/** Which lessons were taken in this browser, how far, and which games are known here: kept in this browser alone. */

import type { Kept, Progress } from '@pesthouse/table/lessons';
import * as z from 'zod';
import { create } from 'zustand';

const kept = z.object({
  done: z.boolean(),
  print: z.string(),
  step: z.number().int().min(0),
  lines: z.array(z.string()),
  marks: z.array(z.number()),
  when: z.number(),
});
const PLACE = 'pesthouse.lessons';

const readAll = (): Progress => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    // One broken line must not cost the others.
    return Object.fromEntries(
      Object.entries(found).flatMap(([key, x]) => {
        const ok = kept.safeParse(x);
        return ok.success ? [[key, ok.data]] : [];
      }),
    );
  } catch {
    return {};
  }
};

export const useLearned = create<{ readonly progress: Progress }>(() => ({ progress: readAll() }));

export const keepLesson = (key: string, lesson: Kept): void => {
  const progress = { ...useLearned.getState().progress, [key]: lesson };
  useLearned.setState({ progress });
  try {
    localStorage.setItem(PLACE, JSON.stringify(progress));
  } catch {
    // Not kept: the page still knows it until it is closed.
  }
};
