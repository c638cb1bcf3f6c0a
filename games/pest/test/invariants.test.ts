/** The invariants in every position of whole games, in every mode; conservation of the Sick, turns and cards, by what is told. */
import { describe, expect, test } from 'vitest';
import { sheetOf, totalOf } from '../outcome.ts';
import { ones, quarantined } from '../reading.ts';
import { rules } from '../rules.ts';
import type { Event, State } from '../state.ts';
import { MODES, playWhole } from './games.ts';
import { wrongWith } from './invariants.ts';

/** Everybody Sick: placed less cured, dead, sent away and fallen with their location (invariant 18). */
const sickBook = (events: readonly Event[], atStart: number): number => {
  let n = atStart;
  for (const e of events) {
    switch (e.type) {
      case 'struck':
      case 'road-struck':
        n += e.sick;
        break;
      case 'forced':
        n += e.sick;
        break;
      case 'experiment':
        n += 3;
        break;
      case 'cured':
      case 'died':
      case 'dropped':
        n--;
        break;
      case 'destroyed':
        n -= e.sick;
        break;
      default:
    }
  }
  return n;
};
const sickNow = (s: State): number => {
  let n = 0;
  for (const x of s.sick) n += x;
  for (const x of s.roadSick) n += x;
  for (const p of s.players) n += quarantined(p) + (p.breathing > 0 ? 1 : 0) + (p.infirmary > 0 ? 1 : 0);
  return n;
};

describe.each(MODES)('$name', (mode) => {
  test.each(['moody', 'policy'] as const)('keeps the invariants when %s plays', (player) => {
    for (let seed = 1; seed <= 3; seed++) {
      let before: number[] = [];
      let dead = 0;
      let ashes = 0;
      let first = -1;
      const { s, events } = playWhole(mode, seed * 31 + mode.seats, player, (now) => {
        expect(wrongWith(now)).toEqual([]);
        if (first < 0) first = sickNow(now);
        const marks = now.players.map((p) => p.influence);
        for (const [i, n] of marks.entries()) expect(n).toBeGreaterThanOrEqual(before[i] ?? 0); // 12
        const gone = now.players.reduce((n, p) => n + p.dead, 0);
        expect(gone).toBeGreaterThanOrEqual(dead); // 7
        const fallen = now.ruin.reduce((n, x) => n + x, 0);
        expect(fallen).toBeGreaterThanOrEqual(ashes); // 3
        before = marks;
        dead = gone;
        ashes = fallen;
      });
      // 17: eighteen turns each, six Pest and six Aid cards.
      expect(events.filter((e) => e.type === 'assistant')).toHaveLength(18 * mode.seats);
      expect(new Set(s.pestsUp).size).toBe(6);
      expect(new Set(s.aidsUp).size).toBe(6);
      // 4: nothing that a card has struck stands with four.
      for (const [i, e] of events.entries())
        if (e.type === 'struck' && e.clause === 'PEST-PST-07' && e.now >= 4)
          expect(events.slice(i).some((x) => x.type === 'destroyed' && x.at === e.at)).toBe(true);
      // 16: the Capital is empty; 18: no Sick is lost; 19: the sum of the lines.
      expect(s.players.every((p) => p.capital === 0)).toBe(true);
      expect(sickNow(s)).toBe(sickBook(events, first));
      for (const x of rules.outcome(s) ?? []) {
        expect(x.score).toBe(Object.values(sheetOf(s, x.seat)).reduce((a, b) => a + b, 0));
        expect(x.score).toBe(totalOf(s, x.seat));
      }
      expect(ones(s.pests)).toBe(12);
    }
  });
});
