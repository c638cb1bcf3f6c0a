/** Weights as a file keeps them, and whether they fit what they are to be asked about. */
import type { Encoder } from '@pesthouse/kernel';

/** A layer: so many rows of so many columns as letters, a scale for each row, then the biases. */
export interface Layer {
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
  readonly floats: string;
  readonly weights: string;
}

/** What weights say of themselves, then the layers. */
export interface NetWeights {
  readonly game: string;
  /** The edition, and the mark of the encoder. */
  readonly rules: string;
  readonly mark: string;
  readonly commit: string;
  /** How much was played: decisions that were learnt from, and seconds. */
  readonly decisions: number;
  readonly seconds: number;
  /** What duels said of them. */
  readonly figures?: { readonly [duel: string]: string };
  readonly seats: number;
  readonly bags: readonly number[];
  /** A margin of 1 is so many points. */
  readonly marginScale: number;
  readonly layers: readonly Layer[];
}

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

/** The floats in a text of base 64. */
export const floatsIn = (text: string): Float32Array => {
  const letters = atob(text);
  const bytes = Uint8Array.from({ length: letters.length }, (_, i) => letters.charCodeAt(i));
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
  if (weights.rules !== encoder.rules) return `these weights were learnt with edition ${weights.rules} of ${game}, and its encoder reads edition ${encoder.rules}`;
  if (weights.mark !== encoder.mark) return `these weights were learnt with another encoder of ${game} (${weights.mark}) than it has now (${encoder.mark})`;
  const inputs = rowsOf(weights, 'first');
  if (inputs !== reading.size) return `these weights read ${inputs} bytes of a view of ${game}, and there are ${reading.size}`;
  const features = rowsOf(weights, 'out');
  return features === reading.features.count ? null : `these weights know ${features} features of moves of ${game}, and there are ${reading.features.count}`;
};
