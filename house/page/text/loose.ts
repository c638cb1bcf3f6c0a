/** The type of a language's words: the same keys in every language; the words may differ. */
export type Loose<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends (...a: infer A) => infer R
      ? (...a: A) => Loose<R>
      : T extends object
        ? { readonly [K in keyof T]: Loose<T[K]> }
        : T;
