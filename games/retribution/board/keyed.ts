/** Names for cards that lie in a row: equal ones are told apart by which copy they are. */
export const keyed = <T>(list: readonly T[], faceOf: (x: T) => number): readonly { readonly x: T; readonly key: string; readonly copy: number }[] => {
  const seen = new Map<number, number>();
  return list.map((x) => {
    const face = faceOf(x);
    const copy = seen.get(face) ?? 0;
    seen.set(face, copy + 1);
    return { x, key: `${face}.${copy}`, copy };
  });
};
