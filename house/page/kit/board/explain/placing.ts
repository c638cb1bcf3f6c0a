/** Where the card stands: beside the thing and never over it, where the screen has room for that. Plain arithmetic. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const GAP = 14;
const EDGE = 10;

const overlap = (a: Box, b: Box): number => {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
};

const clamp = (v: number, length: number, space: number): number => Math.max(EDGE, Math.min(v, space - length - EDGE));

/** Right, left, below, above; the first that covers least of the thing. */
export const placeCard = (card: { readonly w: number; readonly h: number }, thing: Box, screen: { readonly w: number; readonly h: number }): Box => {
  const { w, h } = card;
  const middle = { x: thing.x + thing.w / 2 - w / 2, y: thing.y + thing.h / 2 - h / 2 };
  const tries = [
    { x: thing.x + thing.w + GAP, y: middle.y },
    { x: thing.x - w - GAP, y: middle.y },
    { x: middle.x, y: thing.y + thing.h + GAP },
    { x: middle.x, y: thing.y - h - GAP },
  ].map(({ x, y }): Box => ({ x: clamp(x, w, screen.w), y: clamp(y, h, screen.h), w, h }));
  return tries.reduce((best, b) => (overlap(b, thing) < overlap(best, thing) ? b : best));
};

/** On a phone it is a sheet: at the foot of the screen, or at its head where the thing lies low. */
export const sheetAtHead = (thing: Box, screen: { readonly h: number }): boolean => thing.y + thing.h / 2 > screen.h / 2;
