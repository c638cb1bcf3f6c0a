/** Weights as a file keeps them, and whether they fit what they are to be asked about. */
import type { Encoder, NetWeights } from '@pesthouse/kernel';

const LEAST = 35;
const BACKSLASH = 92;

/** One letter a number: 0, -1, 1, -2, 2 and so on, without the backslash. */
export const numbersIn = (text: string, into: Float32Array): Float32Array => {
  for (let i = 0; i < into.length; i++) {
    const code = text.charCodeAt(i);
    const z = code - LEAST - (code > BACKSLASH ? 1 : 0);
    into[i] = z % 2 === 0 ? z / 2 : -(z + 1) / 2;
  }
  return into;
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The bytes in a text of base 64, without help of whoever runs it. */
const bytesIn = (text: string): Uint8Array => {
  const plain = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((plain.length * 3) / 4));
  let [held, bits, n] = [0, 0, 0];
  for (const letter of plain) {
    held = ((held << 6) | LETTERS.indexOf(letter)) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[n++] = (held >> bits) & 0xff;
  }
  return bytes;
};

export const floatsIn = (text: string): Float32Array => {
  const bytes = bytesIn(text);
  const view = new DataView(bytes.buffer);
  return Float32Array.from({ length: bytes.length / 4 }, (_, i) => view.getFloat32(4 * i, true));
};

const rowsOf = ({ layers }: NetWeights, name: string): number => layers.find((x) => x.name === name)?.rows ?? 0;

/** Why these weights cannot be asked about a game, in words; null where they fit. */
export const whyUnfit = (
  weights: NetWeights,
  game: string,
  encoder: Pick<Encoder, 'rules' | 'mark'>,
  reading: { readonly size: number; readonly features: { readonly count: number } },
): string | null => {
  if (weights.game !== game) return `these weights were learnt for ${weights.game}, not for ${game}`;
  if (weights.rules !== encoder.rules)
    return `these weights were learnt with edition ${weights.rules} of ${game}, and its encoder reads edition ${encoder.rules}`;
  if (weights.mark !== encoder.mark) return `these weights were learnt with another encoder of ${game} (${weights.mark}) than it has now (${encoder.mark})`;
  const inputs = rowsOf(weights, 'first');
  if (inputs !== reading.size) return `these weights read ${inputs} bytes of a view of ${game}, and there are ${reading.size}`;
  const features = rowsOf(weights, 'out');
  return features === reading.features.count ? null : `these weights know ${features} features of moves of ${game}, and there are ${reading.features.count}`;
};
