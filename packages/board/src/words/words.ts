/** The words of the kit's few controls, in any language. */
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
