/** Cure (2.20): Sick from Quarantine to the Healthy Population track, paid in Herbs. */

import { ALL } from '@pesthouse/kernel';
import { onCured } from '../cards/imperatives.ts';
import { AIRBORNE_MEDICINE, EFFECT, has, SYRINGE } from '../cards/technologies.ts';
import type { Clause } from '../clauses.ts';
import { COIN, HERBS, SPACE } from '../data/tables.ts';
import { add, nth, row } from '../look.ts';
import { SLOTS } from '../names.ts';
import { active, activeSeat, freeSpace, houseOf, quarantined } from '../reading.ts';
import type { D, Player, State } from '../state.ts';
import { aside, noAside, offerWithin } from './aside.ts';
import { advanceAll, deskIndex, noSend, offerAdvance, offerSend, playAdvance, playSend, waiting } from './desk.ts';
import { settled, slotIndex, toTrack } from './people.ts';
import { gainResource } from './storage.ts';

export const startCure = (s: State): void => {
  s.stack.push({ step: 'cure', cured: 0, waits: waiting(active(s)), fed: false, dropped: false });
};

const noCure = (p: Player, slot: number, coins: number): Clause | null => {
  if (nth(p.sick, slot) === 0) return 'PEST-CUR-06';
  const space = freeSpace(p);
  if (space < 0) return 'PEST-CUR-05';
  const herbs = row(SPACE, space).herbs;
  if (coins > herbs || coins > nth(p.res, COIN)) return 'PEST-CON-06';
  return herbs - coins > nth(p.res, HERBS) ? 'PEST-CUR-01' : null;
};
const noDrop = (p: Player, dropped: boolean, slot: number): Clause | null => {
  if (!has(p, AIRBORNE_MEDICINE)) return 'PEST-TECH-09';
  if (dropped) return 'PEST-TCR-22';
  return nth(p.sick, slot) === 0 ? 'PEST-CUR-06' : null;
};

export const cure: D<'cure'> = {
  verbs: ['cure', 'advance', 'drop', 'send', 'done', 'trade', 'tidy'],
  reasons: [
    'PEST-CUR-01',
    'PEST-CUR-05',
    'PEST-CUR-06',
    'PEST-CON-06',
    'PEST-TECH-09',
    'PEST-TCR-22',
    'PEST-TCR-01',
    'PEST-TECH-10',
    'PEST-ASG-03',
    'PEST-TRD-02',
    'PEST-QUA-06',
  ],
  forced: () => true,
  deciders: activeSeat,
  prompt: (s) => {
    const space = freeSpace(active(s));
    return { key: 'cure', herbs: space < 0 ? 0 : row(SPACE, space).herbs, space: space + 1 };
  },
  moves(s, f, _, out, want) {
    const p = active(s);
    out.push({ verb: 'done' });
    const space = freeSpace(p);
    if (space >= 0) {
      const herbs = row(SPACE, space).herbs;
      const least = Math.max(0, herbs - nth(p.res, HERBS));
      const most = Math.min(herbs, nth(p.res, COIN));
      if (least <= most)
        for (let i = 0; i < SLOTS.length; i++) {
          const from = SLOTS[i];
          if (from === undefined || nth(p.sick, i) === 0) continue;
          for (let coins = least; coins <= most; coins++) out.push({ verb: 'cure', from, coins });
        }
    }
    if (out.n >= want) return;
    offerAdvance(f.waits, out);
    if (has(p, AIRBORNE_MEDICINE) && !f.dropped)
      for (let i = 0; i < SLOTS.length; i++) {
        const from = SLOTS[i];
        if (from !== undefined && nth(p.sick, i) > 0) out.push({ verb: 'drop', from });
      }
    offerSend(p, out);
    offerWithin(s, p, out, freeSpace(p) >= 0 && quarantined(p) > 0);
  },
  refuse(s, f, _, m) {
    const p = active(s);
    switch (m.verb) {
      case 'cure':
        return noCure(p, slotIndex(m.from), m.coins) ?? 'PEST-CUR-01';
      case 'advance':
        return 'PEST-TCR-01';
      case 'drop':
        return noDrop(p, f.dropped, slotIndex(m.from)) ?? 'PEST-TECH-09';
      case 'send':
        return noSend(p, deskIndex(m.to)) ?? 'PEST-TECH-10';
      case 'done':
        return 'PEST-CUR-01';
      default:
        return noAside(s, p, m.verb);
    }
  },
  play(s, f, seat, m, k) {
    const p = active(s);
    switch (m.verb) {
      case 'trade':
      case 'tidy':
        aside(s, m.verb);
        return;
      case 'cure': {
        const space = toTrack(p);
        const herbs = row(SPACE, space).herbs - m.coins;
        add(p.res, HERBS, -herbs);
        add(p.res, COIN, -m.coins);
        add(p.sick, slotIndex(m.from), -1);
        f.cured++;
        k.tell?.({ type: 'cured', who: houseOf(s, seat), from: m.from, space: space + 1, herbs, coins: m.coins, clause: 'PEST-CUR-01' }, ALL);
        break;
      }
      case 'advance':
        if (playAdvance(s, seat, f, m.card, k)) f.cured++;
        break;
      case 'drop':
        f.dropped = true;
        add(p.sick, slotIndex(m.from), -1);
        k.tell?.({ type: 'dropped', who: houseOf(s, seat), from: m.from, clause: 'PEST-TECH-09' }, ALL);
        break;
      case 'send':
        playSend(s, seat, f, m.to, k);
        break;
      case 'done': {
        s.stack.pop();
        const cured = f.cured + advanceAll(s, seat, f.waits, k);
        if (has(p, SYRINGE)) gainResource(s, seat, COIN, EFFECT.syringeCoins, k, 'PEST-TECH-23');
        onCured(s, cured, k);
        break;
      }
      default:
        m satisfies never;
    }
    settled(s);
  },
};
