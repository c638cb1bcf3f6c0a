/** Reads a photograph of a page: a PNG of eight bits a channel without interlacing, as browsers write it, to bare pixels. */
import { inflateSync } from 'node:zlib';

export interface Photo {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row after row. */
  readonly rgb: Uint8Array;
}

const SIGNATURE = 8;
/** Length, name and sum of a chunk. */
const FRAME = 12;
const CHANNELS: { readonly [colourType: number]: number | undefined } = { 0: 1, 2: 3, 6: 4 };

/** The neighbour that is most like what is expected: left, above, or above to the left. */
const paeth = (a: number, b: number, c: number): number => {
  const p = a + b - c;
  const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
};

/** Takes the filters off, row by row, in place. */
const unfilter = (raw: Uint8Array, height: number, stride: number, bpp: number): void => {
  for (let y = 0; y < height; y++) {
    const at = y * (stride + 1);
    const kind = raw[at] ?? 0;
    if (kind > 4) throw new Error(`a row of the picture has the filter ${kind}`);
    if (kind === 0) continue;
    const up = at - stride - 1;
    for (let i = 1; i <= stride; i++) {
      const a = i > bpp ? (raw[at + i - bpp] ?? 0) : 0;
      const b = y > 0 ? (raw[up + i] ?? 0) : 0;
      const c = y > 0 && i > bpp ? (raw[up + i - bpp] ?? 0) : 0;
      const add = kind === 1 ? a : kind === 2 ? b : kind === 3 ? (a + b) >> 1 : paeth(a, b, c);
      raw[at + i] = ((raw[at + i] ?? 0) + add) & 255;
    }
  }
};

export const readPng = (file: Buffer): Photo => {
  let [width, height, channels] = [0, 0, 0];
  const parts: Buffer[] = [];
  for (let at = SIGNATURE; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (name === 'IHDR') {
      [width, height] = [body.readUInt32BE(0), body.readUInt32BE(4)];
      channels = CHANNELS[body[9] ?? -1] ?? 0;
      if (body[8] !== 8 || channels === 0 || body[12] !== 0) throw new Error('this is not a picture as a browser writes it');
    }
    if (name === 'IDAT') parts.push(body);
    at += FRAME + length;
  }
  const raw = new Uint8Array(inflateSync(Buffer.concat(parts)));
  const stride = width * channels;
  unfilter(raw, height, stride, channels);
  const rgb = new Uint8Array(width * height * 3);
  const [green, blue] = channels > 2 ? [1, 2] : [0, 0];
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0, from = y * (stride + 1) + 1; x < width; x++, from += channels) {
      rgb[to++] = raw[from] ?? 0;
      rgb[to++] = raw[from + green] ?? 0;
      rgb[to++] = raw[from + blue] ?? 0;
    }
  return { width, height, rgb };
};
