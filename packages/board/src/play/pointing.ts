/** Pointing: whoever looks at a thing that stands for a move, by mouse or by keys, is shown on the board what it would do. */
interface Points<M> {
  point(move: M | null): void;
}

export interface Pointing {
  onPointerEnter?(): void;
  onPointerLeave?(): void;
  onFocus?(): void;
  onBlur?(): void;
}

/** Goes onto the thing; nothing where it stands for no move. */
export const pointing = <M>({ point }: Points<M>, move: M | null | undefined): Pointing => {
  if (move === null || move === undefined) return {};
  const show = (): void => point(move);
  const hide = (): void => point(null);
  return { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide };
};
