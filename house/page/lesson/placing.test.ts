/** The plate stands beside what it speaks of, in the room, and covers none of it where there is any way not to. */
import { expect, test } from 'vitest';
import { type Box, caneOf, placeBeside, placePlate } from './placing.ts';

const PLATE = { w: 432, h: 260 };
const WIDE: Box = { x: 12, y: 90, w: 1416, h: 700 };
const PHONE: Box = { x: 16, y: 90, w: 358, h: 480 };
const touches = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const inside = (a: Box, b: Box): boolean => a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;

test('it never covers a target while there is a free place, wide and on a phone', () => {
  for (let x = 20; x < 1300; x += 90)
    for (let y = 60; y < 840; y += 60) {
      const targets = [
        { x, y, w: 120, h: 80 },
        { x: 1200, y: 830, w: 200, h: 56 },
      ];
      const at = placePlate(PLATE, targets, WIDE);
      expect(inside(at, WIDE)).toBe(true);
      for (const t of targets) expect(touches(at, t)).toBe(false);
    }
  for (let y = 60; y < 840; y += 20) {
    const at = placePlate({ w: 358, h: 220 }, [{ x: 200, y, w: 150, h: 30 }], PHONE);
    expect(inside(at, PHONE)).toBe(true);
    expect(touches(at, { x: 200, y, w: 150, h: 30 }), String(y)).toBe(false);
  }
});

test('where it would cover something between the bars it stands over a bar', () => {
  const whole: Box = { x: 16, y: 36, w: 358, h: 800 };
  const targets = [
    { x: 120, y: 274, w: 130, h: 124 },
    { x: 6, y: 608, w: 194, h: 64 },
  ];
  const plate = { w: 358, h: 210 };
  expect(targets.some((t) => touches(placePlate(plate, targets, PHONE), t))).toBe(true);
  const at = placePlate(plate, targets, PHONE, whole);
  expect(inside(at, whole)).toBe(true);
  expect(targets.some((t) => touches(at, t))).toBe(false);
});

test('the cane reaches from the plate to just before the target, and is left out where they stand close', () => {
  const cane = caneOf({ x: 500, y: 100, w: 400, h: 200 }, { x: 100, y: 150, w: 100, h: 100 });
  expect(cane?.to[0]).toBeCloseTo(214, 0);
  expect(caneOf({ x: 500, y: 100, w: 400, h: 200 }, { x: 440, y: 150, w: 40, h: 40 })).toBeNull();
});

test('where there is no room beside all that is spoken of it gives up what is not pressed, the last first, and never what is', () => {
  const plate = { w: 358, h: 330 };
  const whole: Box = { x: 16, y: 36, w: 358, h: 800 };
  const pressed = { name: 'button', box: { x: 6, y: 640, w: 194, h: 64 }, vital: true };
  const first = { name: 'place', box: { x: 120, y: 380, w: 130, h: 124 }, vital: true };
  const others = [
    { name: 'purse', box: { x: 16, y: 40, w: 120, h: 30 }, vital: false },
    { name: 'strip', box: { x: 150, y: 60, w: 120, h: 50 }, vital: false },
  ];
  const { at, targets, free } = placeBeside(plate, [pressed, first, ...others], PHONE, whole);
  expect(free).toBe(true);
  expect(targets.map((x) => x.name)).toEqual(['button', 'place']);
  for (const t of targets) expect(touches(at, t.box)).toBe(false);
  const all = { name: 'all', box: whole, vital: true };
  expect(placeBeside(plate, [all], PHONE, whole)).toMatchObject({ free: false, targets: [all] });
  const near = placeBeside({ w: 358, h: 120 }, [pressed, first, ...others], PHONE, whole);
  expect(near.targets).toHaveLength(4);
});
