/** Fighting Phase (2.7), and the fight itself, which the final battles use too. */
import { ALL, type Ctx } from '@pesthouse/kernel';
import { BONUS, KIND, NUMBER } from '../data/tables.ts';
import { diceOf, goesHome, holdsWith, leavesFood } from '../dice.ts';
import type { Kind, PlaceId, Species } from '../names.ts';
import { activeSeat, activeSpecies, type D, type Event, type Place, placeAt, type State, stacksOf } from '../state.ts';
import { afterFight, enter, moveEndsItself } from './turn.ts';

export const dice = diceOf({ KIND, BONUS, NUMBER });
export const attackDice = (p: Place, who: Species, target: Species): number => dice.attack(stacksOf(p, who), who, target);
export const defenceDice = (p: Place, who: Species): number => dice.defence(stacksOf(p, who));

const kindsOf = (p: Place, who: Species): Kind[] => stacksOf(p, who).map((x) => x.kind);

/** Rolls n dice; the single dice are kept only if somebody listens. */
const roll = (n: number, k: Ctx<Event>, shown: number[]): number => {
  let total = 0;
  for (let i = 0; i < n; i++) {
    const die = 1 + k.chance.below(NUMBER.dieFaces);
    total += die;
    if (k.tell) shown.push(die);
  }
  return total;
};

export { roll };

/** The loser's pests leave the location: face down as food, or Humans back to their deck; the food under them stays (NYC-FIGHT-12 to 14, 17). */
const lose = (s: State, p: Place, who: Species, final: boolean): void => {
  for (const x of stacksOf(p, who)) {
    p.food += x.food;
    for (const d of x.down) p.down.push(d);
    if (goesHome(who)) s.deck[x.kind]++;
    else p.down.push(x.kind);
  }
  const n = stacksOf(p, who).length;
  if (final) s.tally[who].lostAtEnd += n;
  else s.tally[who].lost += n;
  p.stacks[who] = [];
};

export const battle = (s: State, at: PlaceId, who: Species, target: Species, final: boolean, k: Ctx<Event>): void => {
  const p = placeAt(s, at);
  const attack: number[] = [];
  const defence: number[] = [];
  const ours = roll(attackDice(p, who, target), k, attack);
  const theirs = roll(defenceDice(p, target), k, defence);
  const winner = theirs < holdsWith(ours) ? who : target; // NYC-FIGHT-11
  const loser = winner === who ? target : who;
  const clause = ours === theirs ? 'NYC-FIGHT-11' : 'NYC-FIGHT-10';
  k.tell?.({ type: 'fought', who, target, at, attackers: kindsOf(p, who), defenders: kindsOf(p, target), attack, defence, winner, final, clause }, ALL);
  if (!k.tell) {
    lose(s, p, loser, final);
    return;
  }
  const kinds = kindsOf(p, loser);
  const under = stacksOf(p, loser).reduce((n, x) => n + x.food + x.down.length, 0);
  const returned = goesHome(loser);
  lose(s, p, loser, final);
  k.tell(
    { type: 'lost', who: loser, at, kinds, returned, food: leavesFood(loser, kinds.length, under), clause: returned ? 'NYC-FIGHT-13' : 'NYC-FIGHT-12' },
    ALL,
  );
};

export const fight: D<'fight'> = {
  verbs: ['attack', 'done-fighting'],
  reasons: ['NYC-FIGHT-01', 'NYC-FIGHT-02', 'NYC-SETUP-03'],
  forced: (s) => !(s.acted && moveEndsItself(s)), // NYC-TURN-06
  deciders: activeSeat,
  prompt: () => ({ key: 'fight' }),
  moves(s, _, __, out) {
    out.push({ verb: 'done-fighting' });
    const who = activeSpecies(s);
    for (const at of s.places) {
      const p = placeAt(s, at);
      if (stacksOf(p, who).length === 0) continue;
      for (const target of s.order) if (target !== who && stacksOf(p, target).length > 0) out.push({ verb: 'attack', at, target });
    }
  },
  refuse(s, _, __, m) {
    if (m.verb === 'done-fighting') return 'NYC-FIGHT-01';
    if (!s.places.includes(m.at)) return 'NYC-SETUP-03';
    return placeAt(s, m.at).stacks[activeSpecies(s)].length === 0 ? 'NYC-FIGHT-01' : 'NYC-FIGHT-02';
  },
  play(s, _, __, m, k) {
    if (m.verb === 'done-fighting') {
      enter(s, afterFight(s));
      return;
    }
    s.acted = true;
    battle(s, m.at, activeSpecies(s), m.target, false, k);
  },
};
