/** Things in a row that never change places: their number is their name. */
export interface Keyed<T> {
  readonly x: T;
  readonly i: number;
  readonly key: string;
}
export const keyed = <T>(list: readonly T[]): readonly Keyed<T>[] => list.map((x, i) => ({ x, i, key: `n${i}` }));
