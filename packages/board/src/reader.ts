/** What the kit must know of its reader: the words of its few controls, and how fast things move. The page fills it in; without one it is English, at its own pace. */
export interface KitWords {
  readonly spaceKey: string;
  readonly enterKey: string;
  readonly close: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly zoomFit: string;
  readonly changedHere: string;
  readonly asPrinted: (n: number) => string;
}
export interface Reader {
  words(): KitWords;
  /** The factor of every time span; 0 where nothing moves. */
  pace(): number;
}

const ENGLISH: KitWords = {
  spaceKey: 'Space',
  enterKey: 'Enter',
  close: 'Close',
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  zoomFit: 'Whole board',
  changedHere: 'changed by house rules',
  asPrinted: (n) => `printed: ${n < 0 ? '−' : ''}${Math.abs(n)}`,
};

let reader: Reader = { words: () => ENGLISH, pace: () => 1 };
export const keepReader = (x: Reader): void => {
  reader = x;
};
export const useText = (): KitWords => reader.words();
export const houseText = (): KitWords => reader.words();
export const showPace = (): number => reader.pace();
