/** Nobody hides behind anybody: as many as may meet in a district stand apart, clear of its name, and fanned out inside the map. */

import { basisOf, Sfc } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { PIECES } from '../names.ts';
import { rules } from '../rules.ts';
import { ONGOING, type State } from '../state.ts';
import { optionsFor } from '../test/games.ts';
import { words as german } from '../text/de.ts';
import { words as english } from '../text/en.ts';
import { inside, PLACES, polygonOf, slotsOf } from './map.ts';
import { type Box, fanOf, NAME_WIDE, roomOf, type Stand, standsOf, WHOLE_MAP } from './stand.ts';

const started = (): State => rules.start({ ...optionsFor(4, 20), roles: ['bachelor', 'haruspex', 'changeling', 'plague'] }, 4, new Sfc().at(1, 1));
/** An Event and a Strain lie in every district. */
const full = (): State => {
  const s = started();
  for (const d of PLACES) {
    s.event[d] = ONGOING;
    s.mine[d] = 0;
  }
  return s;
};
/** The bodies of two that do not hide each other are this far apart. */
const apart = (a: Stand, b: Stand): boolean => Math.abs(a.x - b.x) >= 46 * a.scale || Math.abs(a.y - b.y) >= 60 * a.scale;
const allApart = (stands: readonly Stand[]): boolean => stands.every((a, i) => stands.slice(i + 1).every((b) => apart(a, b)));

const lies = (a: Box, b: Box): boolean => a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;

const meet = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

describe.each([
  ['English', english],
  ['German', german],
])('with the names of the map in %s', (_language, words) => {
  const { LABELS, chipBox, companyOf } = standsOf(words(basisOf(rules)).label);

  test.each([
    ['empty', started],
    ['full', full],
  ])('up to six stand apart in every district, with their feet in it (%s)', (_, make) => {
    const view = make();
    for (const d of PLACES) {
      for (let n = 1; n <= 6; n++) {
        const { stands } = companyOf(view, d, n);
        expect(stands, `district ${d}, ${n} pieces`).toHaveLength(n);
        expect(allApart(stands), `district ${d}, ${n} pieces`).toBe(true);
        for (const s of stands) expect(inside(polygonOf(d), s.x, s.y), `district ${d}, ${n} pieces`).toBe(true);
      }
    }
  });

  test('one or two in a district stand in full size with their names, and cover neither the name of any district nor when the Plague was last seen', () => {
    for (const make of [started, full])
      for (const seen of PLACES) {
        const view = make();
        view.lastSeen = seen;
        view.lastSeenRound = 12;
        const chip = chipBox(view);
        for (const d of PLACES)
          for (const n of [1, 2]) {
            const { stands, crowded } = companyOf(view, d, n);
            const where = `district ${d}, ${n} pieces, seen in ${seen}`;
            for (const room of stands.filter((s) => s.scale === 1).flatMap(roomOf)) for (const label of LABELS) expect(meet(room, label), where).toBe(false);
            if (chip !== null && seen !== d) continue;
            expect(crowded, where).toBe(false);
          }
        for (const [i, label] of LABELS.entries()) if (chip !== null && PLACES[i] !== seen) expect(meet(chip, label), `the chip of ${seen}`).toBe(false);
      }
  });

  test('where one or two stand in every district, no name lies on another', () => {
    for (const make of [started, full]) {
      const view = make();
      const all = PLACES.flatMap((d) => companyOf(view, d, 2).stands.map((s) => ({ ...s, d })));
      for (const [i, a] of all.entries())
        for (const b of all.slice(i + 1)) expect(Math.abs(a.x - b.x) >= NAME_WIDE || Math.abs(a.y - b.y) >= 14, `districts ${a.d} and ${b.d}`).toBe(true);
    }
  });

  test('no Event and no Strain lies on the name of a district', () => {
    for (const d of PLACES) {
      const { event, strain } = slotsOf(d);
      for (const label of LABELS) {
        expect(meet({ x: event.x - 21, y: event.y - 29, w: 42, h: 58 }, label), `the Event of ${d}`).toBe(false);
        expect(meet({ x: strain.x - 15, y: strain.y - 16, w: 30, h: 32 }, label), `the Strain of ${d}`).toBe(false);
      }
    }
  });

  test('where names have room nobody stands on the name of the district, and where they have none a fan gives it', () => {
    const view = started();
    for (const d of PLACES) {
      for (let n = 3; n <= PIECES.length; n++) {
        const company = companyOf(view, d, n);
        for (const s of company.stands)
          expect(
            LABELS.some((l) => s.x > l.x && s.x < l.x + l.w && s.y > l.y && s.y < l.y + l.h),
            `district ${d}, ${n} pieces`,
          ).toBe(false);
        expect(company.crowded).toBe(company.stands.some((s) => !s.named));
        const { box, stands } = fanOf(company, WHOLE_MAP);
        expect(allApart(stands)).toBe(true);
        expect(stands.every((s) => s.named)).toBe(true);
        expect(lies(box, WHOLE_MAP), `district ${d}, ${n} pieces`).toBe(true);
        // What a phone has in sight of the district: nine or fewer are all seen at once.
        const sight: Box = { x: box.x - 40, y: box.y - 30, w: 390, h: 420 };
        if (n <= 9) expect(lies(fanOf(company, sight).box, sight), `district ${d}, ${n} pieces on a phone`).toBe(true);
      }
    }
  });
});
