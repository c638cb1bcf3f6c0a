/** Everything that the house tells a browser, heard on the wire: what a page merely does not show is told all the same. */

import { type Item, item, serverFrame } from '@pesthouse/api';
import { patched } from '@pesthouse/table';
import type { Page, Response } from '@playwright/test';

/** One thing told to a seat, with the position where that was told too. */
export interface Told {
  readonly at: string;
  readonly events: Item['events'];
  readonly view: unknown;
}

export interface Wire {
  /** Every frame and every answer, as it came. */
  raw(): Promise<readonly string[]>;
  /** Every item in frames and answers. */
  told(): Promise<readonly Told[]>;
}

/** The items of one stream, in order: patches are put on the view before. */
const itemsOf = (frames: readonly string[]): Told[] => {
  let view: unknown;
  return frames.flatMap((text): Told[] => {
    const frame = serverFrame.parse(JSON.parse(text));
    const said = frame.type === 'here' || frame.type === 'item' ? frame.item : null;
    if (said === null) return [];
    view = said.patch === undefined ? said.view : patched(view, said.patch);
    return [{ at: said.at, events: said.events, view }];
  });
};

/** The items in an answer, wherever in it they lie; in a story, too, patches are put on the view before. */
const itemsIn = (answer: unknown): Told[] => {
  let view: unknown;
  const within = (x: unknown): Told[] => {
    if (typeof x !== 'object' || x === null) return [];
    const found = item.safeParse(x);
    if (!found.success) return Object.values(x).flatMap(within);
    view = found.data.patch === undefined ? found.data.view : patched(view, found.data.patch);
    return [{ at: found.data.at, events: found.data.events, view }];
  };
  return within(answer);
};

/** Listens from now on. */
export const listenTo = (page: Page): Wire => {
  const streams: string[][] = [];
  const answers: Promise<string>[] = [];
  page.on('websocket', (socket) => {
    const frames: string[] = [];
    streams.push(frames);
    socket.on('framereceived', ({ payload }) => frames.push(payload.toString()));
  });
  page.on('response', (answer: Response) => {
    if (new URL(answer.url()).pathname.startsWith('/api/')) answers.push(answer.text());
  });
  return {
    raw: async () => [...streams.flat(), ...(await Promise.all(answers))],
    told: async () => [...streams.flatMap(itemsOf), ...(await Promise.all(answers)).flatMap((text) => itemsIn(JSON.parse(text)))],
  };
};
