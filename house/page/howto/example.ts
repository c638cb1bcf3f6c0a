/** Plays the example turn of a game: the moves that its lesson wants, by the rules, and what the log says of each. */

import { type Base, isMove, type NamedLesson } from '@pesthouse/kernel';
import type { Story } from '@pesthouse/table';
import { lineWith, openLesson, walk } from '@pesthouse/table/lessons';
import type { ComponentType } from 'react';
import type { AnyText } from '../../games/index.ts';
import { loadGame } from '../shown/game.ts';
import { lessonsHere } from '../text/games.ts';
import type { HowtoPage } from './load.ts';

export interface ExampleStep {
  readonly say: string;
  readonly log: readonly string[];
}
export interface ExampleTold {
  readonly steps: readonly ExampleStep[];
  /** The position after the last of them, as the seat sees it. */
  readonly after: Base;
  readonly Small: ComponentType<{ readonly view: Base; readonly text: AnyText }> | null;
}

/** The lesson that a game tells as its example, as far as there are sentences for it. */
export const played = (page: Pick<HowtoPage, 'engine' | 'text' | 'words'>, lesson: NamedLesson): Omit<ExampleTold, 'Small'> => {
  const { engine, text } = page;
  const { you } = lesson.opening;
  const says = page.words.example.steps;
  // The entry that each wanted move becomes.
  const wanted: number[] = [];
  const end = walk(engine, lesson, ({ run, play }) => {
    if (lesson.steps[run.step]?.must !== undefined) wanted.push(play.entries.length + 1);
  });
  if (wanted.length < says.length) throw new Error(`the example has ${says.length} sentences for ${wanted.length} moves`);
  const opened = openLesson(engine, lesson, []).entries.length;
  const lines = end.entries.slice(opened).flatMap((x) => (isMove(x) ? [lineWith(end, x.seat, x.move)] : []));
  const last = wanted[says.length - 1] ?? 0;
  const logs = new Map<number, readonly string[]>();
  let [n, after] = [0, engine.view(end.state, you)];
  const story: Story = (telling) => {
    const item = telling.get(you);
    if (item === undefined) return;
    if (item.kind === 'move') n += 1;
    if (n > last) return;
    after = item.view;
    logs.set(
      n,
      item.events.map((e) => text.event(item.view, e)).filter((x) => x !== ''),
    );
  };
  openLesson(engine, lesson, lines, story, (seat) => seat === you);
  return { steps: says.map((say, i) => ({ say, log: logs.get(wanted[i] ?? 0) ?? [] })), after };
};

export const tellExample = async (page: HowtoPage): Promise<ExampleTold> => {
  const lesson = (await lessonsHere())[page.game]?.find((x) => x.id === page.drawn.example);
  if (lesson === undefined) throw new Error(`there is no lesson ${page.drawn.example}`);
  const { board } = await loadGame(page.game);
  return { ...played(page, lesson), Small: board?.Small ?? null };
};
