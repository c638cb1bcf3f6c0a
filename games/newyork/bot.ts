/** What bots know of New York: terms to judge a position by, and a quick sensible policy. */

import type { Brain, Chance, FrameOf } from '@pesthouse/kernel';
import truth from './chances.json' with { type: 'json' };
import { BONUS, KIND, KINDS_OF, NUMBER, PLACE } from './data/tables.ts';
import { ending } from './ending.ts';
import { row } from './look.ts';
import type { Kind, PlaceId, Species } from './names.ts';
import { oddsOf } from './odds.ts';
import { type Args, activeSpecies, type Frame, infests, type Move, type Moves, opposed, type Place, placeAt, type State, stacksOf } from './state.ts';
import { attackDice, defenceDice, dice as fightDice } from './steps/fight.ts';

/** How many can be bred for so much food; by house rules some cost nothing. */
const buys = (food: number, cost: number): number => (cost > 0 ? food / cost : Infinity);

const odds = (attack: number, defence: number): number => oddsOf(NUMBER.dieFaces).chanceOf(attack, defence);

/** Dice that `foe` could bring to a place next turn by breeding there with what it holds: a rough upper hand, cheapest dice first. */
const breedable = (s: State, foe: Species, at: PlaceId): number => {
  const p = placeAt(s, at);
  let food = s.hand[foe] + p.food + p.down.length + 2;
  let dice = 0;
  for (let i = 2; i >= 0; i--) {
    const kind = KINDS_OF[foe][i];
    if (kind === undefined) continue;
    const k = KIND[kind];
    if (k.rule !== 'ignoresLocation' && !PLACE[at].allowed[foe]) continue;
    if (k.rule === 'noOpponent' || (k.rule === 'needsOwn' && stacksOf(p, foe).length < k.min)) continue;
    const n = Math.min(s.deck[kind], Math.floor(buys(food, k.cost)));
    dice += n * k.dice;
    food -= n * k.cost;
  }
  return dice;
};

/** How likely a foe who would win that often is to attack at all. */
const temptation = (win: number): number => Math.min(1, Math.max(0, (win - 0.3) * 2));

/** The chance that a group stands until its owner's next turn. */
const survival = (s: State, p: Place, who: Species, at: PlaceId): number => {
  const mine = defenceDice(p, who);
  let stands = 1;
  for (const foe of s.order) {
    if (foe === who) continue;
    const there = stacksOf(p, foe).length > 0;
    let dice = breedable(s, foe, at);
    if (dice === 0 && !there) continue;
    dice += fightDice.printed(stacksOf(p, foe));
    const win = odds(fightDice.capped(dice + BONUS[foe][who]), mine);
    // A foe who could come is less likely to than one who is there already.
    stands *= 1 - win * temptation(win) * (there ? 0.8 : 0.25);
  }
  return stands;
};

/** The expected number of own pests after the final battles at one place, taking the fights there one by one against the strongest rival. */
const standing = (s: State, p: Place, who: Species): number => {
  const n = stacksOf(p, who).length;
  if (n === 0) return 0;
  let stay = 1;
  for (const foe of s.order) {
    if (foe === who || stacksOf(p, foe).length === 0) continue;
    const theirs = stacksOf(p, foe).length;
    const won = theirs > n ? 1 - odds(attackDice(p, foe, who), defenceDice(p, who)) : odds(attackDice(p, who, foe), defenceDice(p, foe));
    stay *= won;
  }
  return n * stay;
};

const TERMS = { lasting: 1, reserve: 0.72, draw: 0.1, food: 0.07, ahead: 0.15 };

/** Cards a player draws in a turn, roughly: it tells how many rounds the pile will last. */
const USUAL_DRAW = 4.6;

const appraise = (s: State, seat: number, values: number[]): void => {
  const who = row(s.species, seat);
  const rounds = s.phase === 'final' || s.phase === 'over' ? 0 : (s.pile.food + s.pile.poison) / (USUAL_DRAW * s.order.length);
  const nights = Math.min(3, rounds);
  let lasting = 0;
  let pests = 0;
  let draw = 0;
  let scraps = 0;
  for (const at of s.places) {
    const p = placeAt(s, at);
    const n = stacksOf(p, who).length;
    if (n > 0) {
      pests += n;
      const end = s.phase === 'over' ? n : standing(s, p, who);
      // Near the end only what wins the final battles counts; before, the group has to live through the nights that are left.
      lasting += nights === 0 ? end : nights < 1 ? end * (1 - nights) + nights * n * survival(s, p, who, at) : n * survival(s, p, who, at) ** nights;
      if (!opposed(s, p, who)) draw += PLACE[at].draw;
    }
    if (PLACE[at].allowed[who]) scraps += p.food + p.down.length;
  }
  // What is still in the deck is worth what food and time will let it become, the cheapest first; dice are muscle for later.
  let meals = s.hand[who] + Math.min(4, scraps) / 2 + rounds * 2.6;
  let reserve = 0;
  let price = 0;
  for (const kind of KINDS_OF[who]) {
    const { cost, dice } = KIND[kind];
    const count = s.deck[kind];
    const fed = Math.min(count, buys(meals, cost));
    meals -= fed * cost;
    reserve += fed + 0.06 * dice * count;
    price += count * cost;
  }
  values[0] = lasting;
  values[1] = reserve * Math.min(1, rounds / 0.8);
  values[2] = Math.min(draw, 6) * nights;
  values[3] = Math.min(s.hand[who], price) * Math.min(1, rounds);
  values[4] = pests;
};

const gatherPolicy = (s: State, chance: Chance): Moves['gather'] => {
  if (s.drawn === 0) return { verb: 'draw' };
  const who = activeSpecies(s);
  let wanted = 0;
  let reserve = 0;
  for (const kind of KINDS_OF[who]) {
    wanted += s.deck[kind] * KIND[kind].cost;
    reserve += s.deck[kind];
  }
  if (who === 'humans') return s.hand[who] < wanted || chance.below(4) > 0 ? { verb: 'draw' } : { verb: 'stop' };
  // Each further Poison costs a card, so animals stop once the food at hand feeds what is left of the deck.
  const enough = s.hand[who] >= Math.min(wanted, 4 + reserve / 2);
  return enough && chance.below(8) > 0 ? { verb: 'stop' } : { verb: 'draw' };
};

const pickPlace = (s: State, chance: Chance, worth: (at: PlaceId, p: Place) => number): PlaceId => {
  let best: PlaceId = row(s.places, 0);
  let top = -Infinity;
  for (const at of s.places) {
    const w = worth(at, placeAt(s, at)) + chance.below(100) / 100;
    if (w > top) {
      top = w;
      best = at;
    }
  }
  return best;
};

const sacrificePolicy = (s: State, chance: Chance): Moves['sacrifice'] => {
  const who = activeSpecies(s);
  const kind: Kind = KINDS_OF[who].find((k) => s.deck[k] > 0) ?? row(KINDS_OF[who], 0);
  const at = pickPlace(s, chance, (id, p) => {
    const { allowed } = PLACE[id];
    let w = allowed[who] ? 3 : 0;
    for (const x of s.order) if (x !== who && allowed[x]) w -= 0.8;
    return w + (stacksOf(p, who).length > 0 ? 1 : 0);
  });
  return { verb: 'sacrifice', kind, at };
};

/** What breeding asks of a location, whatever the kind. */
interface Ground {
  at: PlaceId;
  allowed: boolean;
  foes: boolean;
  own: number;
  food: number;
  /** What it is worth to be there: alone at once, in company, or against somebody. */
  draw: number;
  company: number;
  alone: number;
}
/** Filled anew at every asking; kept, because most of a playout is spent here. */
const grounds: Ground[] = [];
const survey = (s: State, who: Species): void => {
  for (let i = 0; i < s.places.length; i++) {
    const at = row(s.places, i);
    const p = placeAt(s, at);
    const g = grounds[i] ?? { at, allowed: false, foes: false, own: 0, food: 0, draw: 0, company: 0, alone: 0 };
    grounds[i] = g;
    const { allowed, draw } = PLACE[at];
    g.at = at;
    g.allowed = allowed[who];
    g.foes = opposed(s, p, who);
    g.own = stacksOf(p, who).length;
    g.food = p.food + p.down.length;
    g.draw = g.own === 0 && !g.foes ? draw * 0.4 : 0;
    g.company = g.own > 0 ? 0.4 : 0;
    g.alone = g.foes && g.own === 0 ? 1.2 : 0;
  }
};

const breedPolicy = (s: State, chance: Chance): Moves['breed'] => {
  const who = activeSpecies(s);
  const hand = s.hand[who];
  let kind: Kind | null = null;
  let at: PlaceId = 'times-square';
  let local = 0;
  let top = 0;
  survey(s, who);
  for (const id of KINDS_OF[who]) {
    if (s.deck[id] === 0) continue;
    const { rule, cost, dice, defence, min } = KIND[id];
    const least = Math.max(rule === 'needsLocalFood' ? min : 0, cost - hand);
    for (let i = 0; i < s.places.length; i++) {
      const g = grounds[i];
      if (g === undefined || (!g.allowed && rule !== 'ignoresLocation')) continue;
      if (rule === 'needsOpponent' ? !g.foes : rule === 'noOpponent' ? g.foes : rule === 'needsOwn' && g.own < min) continue;
      const here = Math.min(cost, g.food);
      if (here < least) continue;
      const w = 2 + dice * (g.foes ? 0.9 : 0.3) + defence * 0.3 - (cost - here) * 0.9 + g.draw + g.company - g.alone + chance.below(150) / 100;
      if (w > top) {
        top = w;
        kind = id;
        at = g.at;
        local = here;
      }
    }
  }
  return kind === null ? { verb: 'done-breeding' } : { verb: 'breed', kind, at, local };
};

const fightPolicy = (s: State, chance: Chance): Moves['fight'] => {
  const who = activeSpecies(s);
  let best: Moves['fight'] = { verb: 'done-fighting' };
  let top = 0;
  for (const at of s.places) {
    const p = placeAt(s, at);
    if (stacksOf(p, who).length === 0) continue;
    for (const target of s.order) {
      if (target === who || stacksOf(p, target).length === 0) continue;
      const win = odds(attackDice(p, who, target), defenceDice(p, target));
      const w = win * (stacksOf(p, target).length + 0.6) - (1 - win) * stacksOf(p, who).length + chance.below(40) / 100 - 0.2;
      if (w > top) {
        top = w;
        best = { verb: 'attack', at, target };
      }
    }
  }
  return best;
};

const movePolicy = (s: State, chance: Chance): Moves['move'] => {
  const who = activeSpecies(s);
  // Mostly stay: leave only a place where stronger neighbours stand.
  for (const from of s.places) {
    const p = placeAt(s, from);
    const x = stacksOf(p, who).find((y) => !y.moved);
    if (x === undefined || !opposed(s, p, who)) continue;
    let threat = 0;
    for (const foe of s.order) if (foe !== who && stacksOf(p, foe).length > 0) threat = Math.max(threat, odds(attackDice(p, foe, who), defenceDice(p, who)));
    if (threat * 100 < 45 + chance.below(30)) continue;
    const to = pickPlace(s, chance, (at, q) =>
      at === from ? -99 : (infests(s, at, who) ? 2 : 0) - (opposed(s, q, who) ? 4 : 0) - (s.order.length - 1) * (PLACE[at].open ? 0.6 : 0.2),
    );
    return { verb: 'move', kind: x.kind, from, to };
  }
  return { verb: 'done-moving' };
};

const targetPolicy = (s: State, f: FrameOf<Args, 'final-target'>, chance: Chance): Moves['final-target'] => {
  const p = placeAt(s, f.at);
  const others = s.order.filter((x) => x !== f.attacker && stacksOf(p, x).length > 0);
  const fewest = Math.min(...others.map((x) => stacksOf(p, x).length));
  const tied = others.filter((x) => stacksOf(p, x).length === fewest);
  let best = row(tied, chance.below(tied.length));
  for (const x of tied) if (odds(attackDice(p, f.attacker, x), defenceDice(p, x)) > odds(attackDice(p, f.attacker, best), defenceDice(p, best))) best = x;
  return { verb: 'target', at: f.at, target: best };
};

const policy = (s: State, f: Frame, _seat: number, chance: Chance): Move => {
  switch (f.step) {
    case 'gather':
      return gatherPolicy(s, chance);
    case 'sacrifice':
      return sacrificePolicy(s, chance);
    case 'breed':
      return breedPolicy(s, chance);
    case 'fight':
      return fightPolicy(s, chance);
    case 'move':
      return movePolicy(s, chance);
    case 'final-target':
      return targetPolicy(s, f, chance);
    default:
      throw new Error(`${f.step} asks nobody`);
  }
};

export const brain: Brain<State, Frame, Move> = { terms: TERMS, appraise, policy, ending, truth };
