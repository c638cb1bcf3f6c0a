/** Things in a row that never change places: their number is their name. */
export interface Keyed<T> {
  readonly x: T;
  readonly i: number;
  readonly key: string;
}
export const keyed = <T>(list: readonly T[]): readonly Keyed<T>[] => list.map((x, i) => ({ x, i, key: `n${i}` }));
export const times = (n: number): readonly Keyed<number>[] => keyed(Array.from({ length: Math.max(0, n) }, (_, i) => i));
