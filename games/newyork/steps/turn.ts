/** Turn structure (2.4): a turn begins, phases follow each other, the turn passes. */
import { ALL } from '@pesthouse/kernel';
import { NUMBER, PLACE } from '../data/tables.ts';
import { moveless, repliesAfter } from '../phases.ts';
import { type A, activeSpecies, infests, opposed, pestsOf, placeAt, type State, stacksOf } from '../state.ts';

/** NYC-OPT-06: a quarter of the deck or less is left. */
const slowed = (s: State): boolean => s.slowFinish && s.pile.food + s.pile.poison <= s.pileAtStart * NUMBER.slowShare;

/** NYC-GATH-04: five, and the Food Draw Value of every location infested when the phase begins. */
const drawLimit = (s: State): number => {
  const who = activeSpecies(s);
  let limit = NUMBER.baseDrawMax;
  if (!slowed(s)) for (const at of s.places) if (infests(s, at, who)) limit += PLACE[at].draw;
  return limit;
};

export const turn: A<'turn'> = {
  run(s, _, k) {
    const who = activeSpecies(s);
    s.turn++;
    s.acted = false;
    const reply = s.closer >= 0;
    k.tell?.({ type: 'turn', who, turn: s.turn, reply, clause: reply ? 'NYC-OPT-02' : 'NYC-TURN-01' }, ALL);
    if (reply) {
      s.phase = 'breed'; // NYC-OPT-03: no Gathering Phase
      s.stack.push({ step: 'breed' });
      return;
    }
    s.phase = 'gather';
    s.drawn = 0;
    s.limit = drawLimit(s);
    k.tell?.(
      {
        type: 'limit',
        who,
        limit: s.limit,
        infested: s.places.filter((at) => infests(s, at, who)),
        slowed: slowed(s),
        clause: slowed(s) ? 'NYC-OPT-06' : 'NYC-GATH-04',
      },
      ALL,
    );
    s.stack.push({ step: 'gather' });
  },
};

/** The frame of a phase gives way to the next phase of the turn. */
export const enter = (s: State, phase: 'breed' | 'fight' | 'move' | 'pass'): void => {
  s.stack.pop();
  s.acted = false;
  if (phase !== 'pass') s.phase = phase;
  s.stack.push({ step: phase });
};

export const afterFight = (s: State): 'move' | 'pass' => (moveless(s) ? 'pass' : 'move');

/** Whether the active player shares a location with somebody: else the Fighting Phase ends by itself. */
export const canFight = (s: State): boolean => {
  const who = activeSpecies(s);
  for (const at of s.places) {
    const p = placeAt(s, at);
    if (stacksOf(p, who).length > 0 && opposed(s, p, who)) return true;
  }
  return false;
};

/** NYC-TURN-06: whether the Move Phase is missing or would end by itself. */
export const moveEndsItself = (s: State): boolean => moveless(s) || pestsOf(s, activeSpecies(s)) === 0;

/** The turn is over: the next player's turn, a reply turn or the final battles follow. */
export const pass: A<'pass'> = {
  run(s) {
    const replies = repliesAfter(s);
    if (replies !== null) {
      if (s.closer < 0) s.closer = s.active;
      s.repliesLeft = replies;
    }
    if (replies === 0) {
      s.phase = 'final';
      s.stack.push({ step: 'score' });
      s.stack.push({ step: 'final', from: 0 });
      return;
    }
    s.active = (s.active + 1) % s.order.length; // NYC-TURN-02
    s.stack.push({ step: 'turn' });
  },
};
