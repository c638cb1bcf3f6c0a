/** The words of the kit's controls in English. */
import type { KitWords } from './words.ts';

export const kit: KitWords = {
  spaceKey: 'Space',
  enterKey: 'Enter',
  close: 'Close',
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  zoomFit: 'Whole board',
  changedHere: 'changed by house rules',
  otherwise: (origin, n) => `${origin}: ${n < 0 ? '−' : ''}${Math.abs(n)}`,
};
