/** The end of a Year and of an Era (2.22, 2.23): turn order, Agenda, Capital City bonus, the emptied Capital, the Dead, new Assistants. */

import { ALL, type Seat } from '@pesthouse/kernel';
import { endsEra, LAST_YEAR } from '../calendar.ts';
import { agendaOf } from '../cards/agendas.ts';
import { ASSISTANTS, COURT, GRAVE, NUMBER, PRIZES } from '../data/tables.ts';
import { nth, row } from '../look.ts';
import { ahead, courtName, decreeName, eraOf, houseOf, pair, playerOf, solo, techName } from '../reading.ts';
import type { A, D, State } from '../state.ts';
import { gain } from './gain.ts';
import { refreshMarket } from './research.ts';

export { agendaOf };

/** Least Influence first; players tied on 0 change places (PEST-ORD-02, PEST-ORD-03). */
export const newOrder = (s: State): Seat[] =>
  [...s.order].reverse().sort((a, b) => {
    if (ahead(s, a, b)) return 1;
    return ahead(s, b, a) ? -1 : 0;
  });

export const close: A<'close'> = {
  run(s, _, k) {
    for (const p of s.players) {
      p.stands = 0;
      p.ready = nth(ASSISTANTS, eraOf(s)); // PEST-ORD-01
    }
    s.order = newOrder(s);
    k.tell?.({ type: 'order', order: s.order.map((x) => houseOf(s, x)), clause: 'PEST-ORD-02' }, ALL);
    s.stack.push(endsEra(s.year) ? { step: 'era' } : { step: 'year' }); // PEST-YR-03
  },
};

/** The places that are rewarded. */
const NO_PLACE = 0;
const FIRST = 1;
const SECOND = 2;
const THIRD = 3;
/** The place in the Capital, or none for no reward (PEST-ERA-03 to 08, PEST-ERA-14, PEST-VRS-12 to 14). */
export const placeOf = (s: State, seat: Seat): number => {
  const own = playerOf(s, seat).capital;
  if (own === 0 && (!pair(s) || s.pairNeedsPeople)) return NO_PLACE; // PEST-ERA-06, PEST-ERA-14
  let above = 0;
  let level = 0;
  for (let i = 0; i < s.players.length; i++) {
    if (i === seat) continue;
    const other = playerOf(s, i).capital;
    if (other > own) above++;
    else if (other === own) level++;
  }
  if (s.versus) {
    if (own < s.neutral) return NO_PLACE;
    if (level > 0) return own > s.neutral ? SECOND : THIRD;
    return above === 0 ? FIRST : THIRD;
  }
  if (pair(s)) return level > 0 ? SECOND : above === 0 ? FIRST : THIRD; // PEST-ERA-08
  // Whoever is level with somebody takes the reward one further down (PEST-ERA-04).
  const place = FIRST + above + (level > 0 ? 1 : 0);
  return place <= THIRD ? place : NO_PLACE;
};

export const era: A<'era'> = {
  run(s, _, k) {
    s.phase = 'era';
    if (s.versus) {
      refreshMarket(s, k, true); // PEST-VRS-10
      k.tell?.({ type: 'refreshed', who: 'nobody', cards: s.market.map(techName), clause: 'PEST-VRS-10' }, ALL);
    }
    const decree = nth(s.decrees, eraOf(s));
    for (const seat of s.order) {
      const renown = agendaOf(s, seat, decree);
      playerOf(s, seat).renown += renown;
      k.tell?.({ type: 'agenda', who: houseOf(s, seat), decree: decreeName(decree), renown, clause: 'PEST-ERA-02' }, ALL);
    }
    s.stack.push({ step: 'empty' });
    if (solo(s)) {
      const p = playerOf(s, 0);
      const more = s.neutral - p.capital;
      if (more > 0) {
        p.negative += more; // PEST-SOL-18
        k.tell?.({ type: 'neutral', who: houseOf(s, 0), negative: more, clause: 'PEST-SOL-18' }, ALL);
      }
      return;
    }
    // Places are fixed before anyone is rewarded (PEST-ERA-12).
    for (let i = s.order.length - 1; i >= 0; i--) {
      const seat = row(s.order, i);
      const place = placeOf(s, seat);
      if (place !== NO_PLACE) s.stack.push({ step: 'bonus', seat, place });
    }
  },
};

export const bonus: A<'bonus'> = {
  run(s, f, k) {
    const card = row(COURT, s.court);
    const clause = s.versus ? 'PEST-VRS-12' : pair(s) ? 'PEST-ERA-08' : 'PEST-ERA-03';
    k.tell?.({ type: 'bonus', who: houseOf(s, f.seat), card: courtName(s.court), place: f.place, clause }, ALL);
    if (f.place === FIRST) s.stack.push({ step: 'prize', seat: f.seat });
    gain(s, f.seat, f.place === FIRST ? card.first : f.place === SECOND ? card.second : card.third, k, clause);
  },
};

/** The first place has a choice (PEST-ERA-07, PEST-CRD-04). */
export const prize: D<'prize'> = {
  verbs: ['prize'],
  reasons: [],
  deciders: (_, f) => 1 << f.seat,
  prompt: (s) => ({ key: 'prize', card: courtName(s.court) }),
  moves(_s, _f, _seat, out) {
    for (let option = 1; option <= PRIZES; option++) out.push({ verb: 'prize', option });
  },
  refuse: () => 'PEST-ERA-07',
  play(s, f, _, m, k) {
    s.stack.pop();
    k.tell?.({ type: 'prize', who: houseOf(s, f.seat), option: m.option, clause: 'PEST-ERA-07' }, ALL);
    gain(s, f.seat, row(row(COURT, s.court).choice, m.option - 1), k, 'PEST-ERA-07');
  },
};

/** PEST-ERA-09 to 11. */
export const empty: A<'empty'> = {
  run(s, _, k) {
    for (const p of s.players) p.capital = 0;
    if (solo(s)) {
      if (!s.neutralPersists) s.neutral = 0; // PEST-SOL-19
    } else {
      s.tokensUp = [...s.tokens];
      if (s.versus) s.neutral += NUMBER.neutralEra; // PEST-VRS-06, PEST-VRS-07
    }
    k.tell?.({ type: 'emptied', neutral: s.neutral, clause: 'PEST-ERA-09' }, ALL);
    for (const seat of s.order) {
      const p = playerOf(s, seat);
      let negative = 0;
      for (let i = 0; i < p.dead; i++) negative += nth(GRAVE, i);
      if (negative === 0) continue;
      p.negative += negative;
      k.tell?.({ type: 'buried', who: houseOf(s, seat), dead: p.dead, negative, clause: 'PEST-ERA-10' }, ALL);
    }
    if (s.year === LAST_YEAR) {
      s.stack.push({ step: 'score' }); // PEST-YR-04
      return;
    }
    const each = nth(ASSISTANTS, eraOf(s) + 1);
    for (const p of s.players) p.ready = each;
    k.tell?.({ type: 'assistants', each, clause: 'PEST-ERA-11' }, ALL);
    s.stack.push({ step: 'year' });
  },
};
