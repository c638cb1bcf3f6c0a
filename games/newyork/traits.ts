/** What a learnt judgement reads of New York besides the terms: who it is, what it holds, where it stands and whom it could beat. */
import { KIND, KINDS_OF, NUMBER, PLACE } from './data/tables.ts';
import { row } from './look.ts';
import { PLACES, SPECIES } from './names.ts';
import { oddsOf } from './odds.ts';
import { opposed, placeAt, type State, stacksOf } from './state.ts';
import { attackDice, defenceDice } from './steps/fight.ts';

const SHARED = 8;
const HELD = 16;
/** What the seat may still do in the turn under way. */
const NOW = 8;
const NOW_AT = SHARED + HELD;
const KINDS_AT = NOW_AT + NOW;
export const traits = (s: State, seat: number, values: number[], at: number): void => {
  const who = row(s.species, seat);
  const size = KINDS_AT + SPECIES.length + 2 * PLACES.length;
  for (let i = 0; i < size; i++) values[at + i] = 0;
  const over = s.phase === 'final' || s.phase === 'over';
  const pile = s.pile.food + s.pile.poison;
  const rounds = over ? 0 : pile / (4.6 * s.order.length);
  const turn = s.order.indexOf(who);
  const wait = (turn - s.active + s.order.length) % s.order.length;
  values[at] = 1;
  values[at + 1] = rounds;
  values[at + 2] = Math.min(1, rounds);
  values[at + 3] = Math.min(2.5, rounds);
  values[at + 4] = wait === 0 ? 1 : 0;
  values[at + 5] = s.lastTurn && wait !== 0 ? 1 : 0;
  values[at + 6] = s.lastTurn ? 1 : 0;
  values[at + 7] = pile === 0 ? 0 : s.pile.poison / pile;
  const h = at + SHARED;
  const kinds = KINDS_OF[who];
  const chance = oddsOf(NUMBER.dieFaces);
  let price = 0;
  for (let i = 0; i < kinds.length; i++) {
    const kind = row(kinds, i);
    values[h + i] = s.deck[kind];
    price += s.deck[kind] * KIND[kind].cost;
  }
  let pests = 0;
  let contested = 0;
  let dice = 0;
  let gain = 0;
  let risk = 0;
  let held = 0;
  let food = 0;
  let near = 0;
  for (let i = 0; i < PLACES.length; i++) {
    const id = row(PLACES, i);
    if (!s.places.includes(id)) continue;
    const p = placeAt(s, id);
    const mine = stacksOf(p, who);
    if (PLACE[id].allowed[who]) near += p.food + p.down.length;
    if (mine.length === 0) continue;
    pests += mine.length;
    values[at + KINDS_AT + SPECIES.length + i] = mine.length;
    for (const x of mine) {
      dice += KIND[x.kind].dice;
      food += x.food + x.down.length;
    }
    if (!opposed(s, p, who)) {
      held += mine.length;
      values[at + KINDS_AT + SPECIES.length + PLACES.length + i] = 1;
      continue;
    }
    contested++;
    for (const foe of s.order) {
      const theirs = foe === who ? 0 : stacksOf(p, foe).length;
      if (theirs === 0) continue;
      const win = chance.chanceOf(attackDice(p, who, foe), defenceDice(p, foe));
      const lose = chance.chanceOf(attackDice(p, foe, who), defenceDice(p, who));
      gain += Math.max(0, win * theirs - (1 - win) * mine.length);
      risk += Math.max(0, lose * mine.length - (1 - lose) * theirs);
    }
  }
  values[h + 3] = s.hand[who];
  values[h + 4] = Math.min(s.hand[who], price);
  values[h + 5] = pests;
  values[h + 6] = contested;
  values[h + 7] = dice;
  values[h + 8] = gain;
  values[h + 9] = risk;
  values[h + 10] = held;
  values[h + 11] = food;
  values[h + 12] = Math.min(6, near);
  // A fight that cannot be had before the others' turns is only a hope.
  const gathers = wait === 0 && s.phase === 'gather';
  const breeds = gathers || (wait === 0 && s.phase === 'breed');
  const fights = breeds || (wait === 0 && s.phase === 'fight');
  values[h + 13] = fights ? gain : 0;
  values[h + 14] = wait === 0 ? 0 : risk;
  values[h + 15] = s.hand[who] * Math.min(1, rounds);
  const n = at + NOW_AT;
  values[n] = gathers ? 1 : 0;
  values[n + 1] = gathers ? Math.min(pile, s.limit - s.drawn) : 0;
  values[n + 2] = breeds ? 1 : 0;
  values[n + 3] = breeds ? Math.min(s.hand[who], price) : 0;
  values[n + 4] = breeds ? Math.min(6, near) : 0;
  values[n + 5] = fights ? 1 : 0;
  values[n + 6] = s.lastTurn && wait === 0 ? Math.max(0, fights ? 0 : risk) : 0;
  values[n + 7] = s.lastTurn ? pests : 0;
  values[at + KINDS_AT + SPECIES.indexOf(who)] = 1;
};
