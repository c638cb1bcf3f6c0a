/** The words of the kit's few controls, in any language. */
import type { Origin } from '@pesthouse/kernel';

export interface KitWords {
  readonly spaceKey: string;
  readonly enterKey: string;
  readonly close: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly zoomFit: string;
  readonly changedHere: string;
  /** What a number would be without house rules, and whether that is printed or ours. */
  readonly otherwise: (origin: Origin, n: number) => string;
}
