/** The words of the kit's controls in German. */
import type { KitWords } from './words.ts';

export const kit: KitWords = {
  spaceKey: 'Leertaste',
  enterKey: 'Enter',
  close: 'Schließen',
  zoomIn: 'Näher',
  zoomOut: 'Weiter weg',
  zoomFit: 'Ganzes Brett',
  changedHere: 'durch Hausregeln geändert',
  otherwise: (origin, n) => `${origin === 'printed' ? 'gedruckt' : 'von uns'}: ${n < 0 ? '−' : ''}${Math.abs(n)}`,
};
