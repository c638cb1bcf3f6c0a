/** The arithmetic of the board's room: fits, stays in sight, keeps the point under the finger. */
import { expect, test } from 'vitest';
import { clampPlace, fitPlace, inSight, showing, zoomAt } from './place.ts';

const scene = { width: 600, height: 400 };
const room = { width: 300, height: 400 };

test('contain shows the whole scene in the middle of the room', () => {
  expect(fitPlace(scene, room, 'contain')).toEqual({ x: 0, y: 100, k: 0.5 });
});

test('cover fills the room', () => {
  expect(fitPlace(scene, room, 'cover')).toEqual({ x: -150, y: 0, k: 1 });
});

test('nothing is fitted smaller than it can be read', () => {
  expect(fitPlace(scene, room, 'contain', 0.75)).toEqual({ x: -75, y: 50, k: 0.75 });
  expect(fitPlace(scene, room, 'contain', 0.25).k).toBe(0.5);
});

test('zooming keeps the point under the finger where it is', () => {
  const before = { x: -20, y: 10, k: 1 };
  const after = zoomAt(before, 2, { x: 100, y: 50 }, 0.5, 8);
  expect((100 - before.x) / before.k).toBeCloseTo((100 - after.x) / after.k);
  expect((50 - before.y) / before.k).toBeCloseTo((50 - after.y) / after.k);
});

test('no drag takes the scene out of sight, and no zoom goes beyond its bounds', () => {
  expect(clampPlace({ x: 5000, y: -5000, k: 1 }, 0.5, 4, scene, room)).toEqual({ x: 0, y: 0, k: 1 });
  expect(clampPlace({ x: 0, y: 0, k: 99 }, 0.5, 4, scene, room).k).toBe(2);
  expect(clampPlace({ x: 0, y: 0, k: 0.01 }, 0.5, 4, scene, room)).toEqual({ x: 0, y: 100, k: 0.5 });
});

test('where things lie over the edges, the scene can be dragged out from under them, and no farther', () => {
  expect(clampPlace({ x: 5000, y: -5000, k: 1 }, 0.5, 4, scene, room, 64)).toEqual({ x: 64, y: -64, k: 1 });
  expect(clampPlace({ x: -5000, y: 5000, k: 1 }, 0.5, 4, scene, room, 64)).toEqual({ x: -364, y: 64, k: 1 });
  expect(clampPlace({ x: 0, y: 100, k: 0.5 }, 0.5, 4, scene, room, 64)).toEqual({ x: 0, y: 100, k: 0.5 });
});

test('what is well in sight is left where it is, and what is not comes into the middle', () => {
  const place = { x: -100, y: 0, k: 1 };
  expect(inSight(place, { x: 250, y: 200 }, room, 64)).toEqual(place);
  expect(inSight(place, { x: 550, y: 200 }, room, 64)).toEqual({ x: -400, y: 0, k: 1 });
  expect(inSight(place, { x: 250, y: 390 }, room, 64)).toEqual({ x: -100, y: -190, k: 1 });
});

test('what can be chosen comes into the room by the smallest move that does it', () => {
  const near = { x: 0, y: 0, k: 1 };
  expect(showing(near, { x: 20, y: 20, width: 100, height: 100 }, room, 10, 0.1)).toEqual(near);
  expect(showing(near, { x: 250, y: 20, width: 100, height: 100 }, room, 10, 0.1)).toEqual({ x: -60, y: 0, k: 1 });
});

test('what is too large for the room is looked at from farther away, but never from farther than it can be read', () => {
  const near = { x: 0, y: 0, k: 1 };
  const whole = { x: 0, y: 0, width: 560, height: 380 };
  expect(showing(near, whole, room, 10, 0.1)).toEqual({ x: 10, y: expect.any(Number), k: 0.5 });
  expect(showing(near, whole, room, 10, 0.8).k).toBe(0.8);
  // It lies in the middle then, cut off alike on both sides.
  expect(showing(near, whole, room, 10, 0.8).x).toBeCloseTo(300 / 2 - (560 / 2) * 0.8);
});

test('who has gone closer than a question needs stays there', () => {
  expect(showing({ x: 0, y: 0, k: 0.3 }, { x: 0, y: 0, width: 100, height: 100 }, room, 10, 0.8).k).toBe(0.3);
});
