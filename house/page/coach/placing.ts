/** Where the coach's plate stands: where it covers least of what can be pressed now, and nearest to the question. Plain arithmetic. */
import type { Box, Size } from '../lesson/placing.ts';

const shared = (a: Box, b: Box): number => {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
};

/** `room` is what lies between the bars; what may be pressed is `live`. The lower places are tried first: the question is asked at the foot. */
export const placeCoach = ({ w, h }: Size, live: readonly Box[], room: Box): Box => {
  const xs = [room.x + room.w - w, room.x + (room.w - w) / 2, room.x];
  const ys = [room.y + room.h - h, room.y + (room.h - h) / 2, room.y];
  const tries = ys.flatMap((y) => xs.map((x): Box => ({ x: Math.max(room.x, x), y: Math.max(room.y, y), w, h })));
  const covers = (b: Box): number => live.reduce((sum, x) => sum + shared(b, x), 0);
  return tries.reduce((best, b) => (covers(b) < covers(best) ? b : best));
};
