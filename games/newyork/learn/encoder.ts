/** What a seat of New York sees, as bytes. Nothing is hidden in this game, so the view is the state. */

import type { Encoder } from '@pesthouse/kernel';
import { KIND, KINDS_OF } from '../data/tables.ts';
import { meta } from '../meta.ts';
import { PLACES, SPECIES } from '../names.ts';
import { infests, placeAt, type State, stacksOf } from '../state.ts';

const STEPS = ['gather', 'sacrifice', 'breed', 'fight', 'move', 'final-target'];
const SEATS = 4;
const HEAD = STEPS.length + SEATS + 3 + 4 + 10 + SEATS;
const SPECIES_BYTES = 1 + 4 + 1 + 3 + 2 + 1;
const PER_PLACE = 3 + SEATS * 6;
const size = HEAD + SEATS * SPECIES_BYTES + PLACES.length * PER_PLACE + PLACES.length + SEATS;

const encode = (s: State, seat: number, seats: number, out: Uint8Array, at: number): void => {
  out.fill(0, at, at + size);
  const step = s.stack[s.stack.length - 1];
  let i = at;
  const asked = STEPS.indexOf(step?.step ?? '');
  if (asked >= 0) out[i + asked] = 1;
  i += STEPS.length;
  const me = s.species[seat] ?? 'humans';
  out[i + SPECIES.indexOf(me)] = 1;
  i += SEATS;
  out[i + seats - 2] = 1;
  i += 3;
  out[i++] = s.lastCall ? 1 : 0;
  out[i++] = s.slowFinish ? 1 : 0;
  out[i++] = s.wholeDeck ? 1 : 0;
  out[i++] = s.lastMove ? 1 : 0;
  const mine = s.order.indexOf(me);
  const turns = s.order.length;
  out[i++] = s.pile.food;
  out[i++] = s.pile.poison;
  out[i++] = s.poisonOut;
  out[i++] = s.drawn;
  out[i++] = s.limit;
  out[i++] = s.lastTurn ? 1 : 0;
  out[i++] = s.closer < 0 ? 0 : 1 + ((s.closer - mine + turns) % turns);
  out[i++] = s.repliesLeft;
  out[i++] = s.acted ? 1 : 0;
  out[i++] = Math.min(255, s.turn);
  out[i + ((s.active - mine + turns) % turns)] = 1;
  i += SEATS;
  for (let k = 0; k < SEATS; k++, i += SPECIES_BYTES) {
    if (k >= turns) continue;
    const who = s.order[(mine + k) % turns] ?? me;
    out[i] = 1;
    out[i + 1 + SPECIES.indexOf(who)] = 1;
    out[i + 5] = Math.min(255, s.hand[who]);
    let pests = 0;
    let alone = 0;
    for (let n = 0; n < 3; n++) {
      const kind = KINDS_OF[who][n];
      if (kind !== undefined) out[i + 6 + n] = s.deck[kind];
    }
    for (const id of s.places) {
      pests += stacksOf(placeAt(s, id), who).length;
      if (infests(s, id, who)) alone++;
    }
    out[i + 9] = pests;
    out[i + 10] = alone;
    out[i + 11] = s.tally[who].lost;
  }
  for (let p = 0; p < PLACES.length; p++, i += PER_PLACE) {
    const id = PLACES[p] ?? 'times-square';
    if (!s.places.includes(id)) continue;
    const place = placeAt(s, id);
    out[i] = 1;
    out[i + 1] = Math.min(255, place.food);
    out[i + 2] = place.down.length;
    for (let k = 0; k < turns; k++) {
      const who = s.order[(mine + k) % turns] ?? me;
      const j = i + 3 + k * 6;
      for (const x of stacksOf(place, who)) {
        const n = KINDS_OF[who].indexOf(x.kind);
        out[j + n] = (out[j + n] ?? 0) + 1;
        out[j + 3] = (out[j + 3] ?? 0) + x.food + x.down.length;
        if (!x.moved) out[j + 4] = (out[j + 4] ?? 0) + 1;
        out[j + 5] = (out[j + 5] ?? 0) + KIND[x.kind].dice;
      }
    }
  }
  if (step?.step === 'final-target') {
    out[i + PLACES.indexOf(step.at)] = 1;
    out[i + PLACES.length + ((s.order.indexOf(step.attacker) - mine + turns) % turns)] = 1;
  }
};

export const encoder: Encoder<State> = { rules: meta.rules, mark: '31b32d87aa9d6aa3', size, encode };
