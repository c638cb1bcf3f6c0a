/** Ink and ground of a word, from two photographs of it: as it is, and with its letters left out. What differs is the letters; what is there without them is what they stand on. */
import { contrast, lightOf, type Rgb } from './colours.ts';
import type { Photo } from './png.ts';

/** In pixels of the photograph. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface Read {
  /** By how much the ink stands out from the ground where it does so least. */
  readonly ratio: number;
  readonly ink: Rgb;
  readonly ground: Rgb;
}

/** A difference that no eye sees: the noise of a picture that is drawn twice. */
const FAINT = 6;
/** The edge of a letter is a blend of both: only what differs nearly as much as anything does is covered wholly, and has the colour of the ink. */
const WHOLLY = 0.9;
/** What differs by less than this is ground, and what differs by more than that is a letter. */
const GROUND = 0.1;
const LETTER = 0.5;
/** An outline is a ground of its own if it is this wide, in ems. */
const RING = 0.09;
/** A patch an em wide, a letter or two: of a ground that changes, the worst patch counts. */
const PATCH = 1;

interface Cut {
  readonly w: number;
  readonly h: number;
  /** How much each pixel differs. */
  readonly differs: Uint8Array;
  readonly most: number;
}

const within = (x: number, most: number): number => Math.max(0, Math.min(most, x));
const cutOf = (full: Photo, bare: Photo, x0: number, y0: number, w: number, h: number): Cut => {
  const differs = new Uint8Array(w * h);
  let most = 0;
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0, at = ((y0 + y) * full.width + x0) * 3; x < w; x++, i++, at += 3) {
      let d = 0;
      for (let c = 0; c < 3; c++) d = Math.max(d, Math.abs((full.rgb[at + c] ?? 0) - (bare.rgb[at + c] ?? 0)));
      differs[i] = d;
      if (d > most) most = d;
    }
  return { w, h, differs, most };
};

const middle = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;
const inkOf = (full: Photo, { w, differs, most }: Cut, x0: number, y0: number): Rgb => {
  const channels: [number[], number[], number[]] = [[], [], []];
  for (let i = 0; i < differs.length; i++) {
    if ((differs[i] ?? 0) < WHOLLY * most) continue;
    const at = ((y0 + Math.floor(i / w)) * full.width + x0 + (i % w)) * 3;
    channels.forEach((all, c) => {
      all.push(full.rgb[at + c] ?? 0);
    });
  }
  const [r, g, b] = channels.map((all) => middle(all.toSorted((p, q) => p - q)));
  return [r ?? 0, g ?? 0, b ?? 0];
};

interface Sum {
  n: number;
  light: number;
  r: number;
  g: number;
  b: number;
}
const nothing = (): Sum => ({ n: 0, light: 0, r: 0, g: 0, b: 0 });
const add = (sum: Sum, photo: Photo, at: number): void => {
  const [r = 0, g = 0, b = 0] = [photo.rgb[at], photo.rgb[at + 1], photo.rgb[at + 2]];
  sum.n++;
  sum.r += r;
  sum.g += g;
  sum.b += b;
  sum.light += lightOf(r, g, b);
};

/** Whether a letter is so near that this pixel is what it stands out from. */
const besideLetter = ({ w, h, differs, most }: Cut, x: number, y: number, ring: number): boolean => {
  for (let dy = -ring; dy <= ring; dy++)
    for (let dx = -ring; dx <= ring; dx++) {
      const [px, py] = [x + dx, y + dy];
      if (px >= 0 && py >= 0 && px < w && py < h && (differs[py * w + px] ?? 0) >= LETTER * most) return true;
    }
  return false;
};

/** Null where no letter is drawn: it has the colour of its ground, or lies under something. `em` is the size of the type in pixels of the photograph. */
export const readInk = (full: Photo, bare: Photo, box: Box, em: number): Read | null => {
  const x0 = within(Math.floor(box.x), full.width);
  const y0 = within(Math.floor(box.y), full.height);
  const w = within(Math.ceil(box.x + box.w), full.width) - x0;
  const h = within(Math.ceil(box.y + box.h), full.height) - y0;
  if (w < 1 || h < 1) return null;
  const cut = cutOf(full, bare, x0, y0, w, h);
  if (cut.most < FAINT) return null;
  const ink = inkOf(full, cut, x0, y0);
  const light = lightOf(...ink);
  const ring = Math.max(1, Math.round(em * RING));
  const patches = Math.max(1, Math.round(w / (em * PATCH)));
  let worst: Read | null = null;
  for (let p = 0; p < patches; p++) {
    const [from, to] = [Math.floor((w * p) / patches), Math.floor((w * (p + 1)) / patches)];
    const beside = nothing();
    const all = nothing();
    for (let y = 0; y < h; y++)
      for (let x = from; x < to; x++) {
        const at = ((y0 + y) * full.width + x0 + x) * 3;
        // Above and below the letters is air.
        if (y > h * 0.2 && y < h * 0.85) add(all, bare, at);
        if ((cut.differs[y * w + x] ?? 0) < GROUND * cut.most && besideLetter(cut, x, y, ring)) add(beside, bare, at);
      }
    // A patch without a letter in sight is one whose letters have the colour of the ground, or a gap.
    const ground = beside.n > 0 ? beside : all;
    if (ground.n === 0) continue;
    const ratio = contrast(light, ground.light / ground.n);
    if (worst === null || ratio < worst.ratio) worst = { ratio, ink, ground: [ground.r / ground.n, ground.g / ground.n, ground.b / ground.n] };
  }
  return worst;
};
