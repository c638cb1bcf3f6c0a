/** The thread that draws what links show: a job of words and of what watchers see in, a PNG out. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { PictureJob } from '../shared/picture.ts';
import { giveWay } from './patience.ts';

interface Drawing {
  pictureOf(job: PictureJob): Promise<string>;
  faces(): Promise<Uint8Array[]>;
}
const isDrawing = (x: unknown): x is Drawing => typeof x === 'object' && x !== null && 'pictureOf' in x && 'faces' in x;

const opened = async () => {
  giveWay();
  // Boards are drawn by a program of their own, which lies beside this one.
  const drawing: unknown = await import(new URL('../drawing/drawing.js', import.meta.url).href);
  if (!isDrawing(drawing)) throw new Error('what draws pictures is not built');
  const { resolve } = createRequire(import.meta.url);
  await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return { drawing, fontBuffers: await drawing.faces() };
};
let open: ReturnType<typeof opened> | undefined;

export const picture = async (job: PictureJob): Promise<Uint8Array> => {
  open ??= opened();
  const { drawing, fontBuffers } = await open;
  const resvg = new Resvg(await drawing.pictureOf(job), { font: { fontBuffers, defaultFontFamily: 'Alegreya Sans', loadSystemFonts: false } });
  const drawn = resvg.render();
  const png = drawn.asPng();
  drawn.free();
  resvg.free();
  return png;
};
