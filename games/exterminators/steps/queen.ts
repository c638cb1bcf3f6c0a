/** The turn begins; the Queen's Turn (2.6 to 2.12): the window for free cards, the face, her action, the nest. */

import { ALL, type Ctx, type Seat } from '@pesthouse/kernel';
import { CHARACTER, DIE_COLOR, NUMBER } from '../data/tables.ts';
import { exitFrom, ghostByWall, ghostFrom, ghostOutside, ghostTo, wayFrom } from '../doors.ts';
import { xOf, yOf } from '../grid.ts';
import { copiesIn, dropLasting, findLasting, fromHand, mayAnswer, toPlayed } from '../hands.ts';
import { nth, row } from '../look.ts';
import {
  ANGRY_QUEEN,
  colorName,
  dirName,
  FACES,
  FERTILE,
  faceName,
  faceOf,
  HIBERNATE,
  MIND_CONTROL,
  POPULATE,
  ROYAL_PERSUASION,
  STUCK,
  SUMMON,
  TWO_BY_TWO,
} from '../names.ts';
import { canSummon, colorAt, drop, emerge, queenEnters, release, roomName, spread, summon, trapId } from '../pieces.ts';
import { type A, activePlayer, activeSeat, type D, type Event, lastingOn, type Moves, type Player, type State } from '../state.ts';
import { OUT, WALL, walk } from '../ways.ts';
import { exchange, listExchange, mayExchange, whyNoExchange } from './exchange.ts';

export const turn: A<'turn'> = {
  run(s, _, k) {
    const p = activePlayer(s);
    const stuck = p.front.length > 0 && lastingOn(p, STUCK) > 0;
    s.phase = 'queen';
    s.ap = stuck ? NUMBER.stuckActionPoints : NUMBER.actionPoints;
    s.free = stuck ? 0 : row(CHARACTER, p.color).freeMoves;
    s.drink = -1;
    s.spent = 0;
    k.tell?.(
      { type: 'turn', color: colorName(p.color), seat: s.active, round: s.round, ap: s.ap, free: s.free, stuck, clause: stuck ? 'EXT-CARD-O05' : 'EXT-TRN-01' },
      ALL,
    );
    const of = p.turns === 0 ? NUMBER.firstTurnQueenPhases : 1; // EXT-TRN-03
    s.stack.push({ step: 'act' });
    for (let nth = of; nth >= 1; nth--) s.stack.push({ step: 'queen', nth, of });
  },
};

/** Queen's Turns of an angry queen. */
const ANGRY_TURNS = 2;
export const queen: A<'queen'> = {
  run(s, f, k) {
    const p = activePlayer(s);
    s.caught = false;
    const angry = f.nth === 1 && p.front.length > 0 && lastingOn(p, ANGRY_QUEEN) > 0;
    const of = angry ? ANGRY_TURNS : 1;
    k.tell?.(
      {
        type: 'queen-turn',
        color: colorName(p.color),
        nth: f.nth,
        of: f.of,
        actions: of,
        clause: angry ? 'EXT-CARD-O04' : f.of > 1 ? 'EXT-TRN-03' : 'EXT-TRN-02',
      },
      ALL,
    );
    s.stack.push({ step: 'nest', angry, last: f.nth === f.of });
    for (let action = of; action >= 1; action--) s.stack.push({ step: 'window', action, of });
  },
};

/** The Exterminator's Turn is next. */
const nowAct = (s: State): void => {
  s.phase = 'act';
};

/** EXT-CARD-D02: all that is left of the Queen's Turn falls away. */
const hibernate = (s: State, k: Ctx<Event>): void => {
  const p = activePlayer(s);
  k.tell?.({ type: 'hibernated', color: colorName(p.color), clause: 'EXT-CARD-D02' }, ALL);
  dropLasting(s, p, ANGRY_QUEEN, k, 1);
  dropLasting(s, p, ROYAL_PERSUASION, k);
  while (s.stack.length > 0 && s.stack[s.stack.length - 1]?.step !== 'act') s.stack.pop();
  nowAct(s);
};

/** One side's worth of walking; false if she could not (EXT-QN-07). */
const walks = (s: State, p: Player, d: number, k: Ctx<Event>): boolean => {
  const { queenSteps, queenThroughWalls: walls } = row(CHARACTER, p.color);
  const color = colorName(p.color);
  for (let step = 1; step <= queenSteps; step++) {
    const at = p.queen;
    const way = wayFrom(s, at, d);
    const ghost = walls ? ghostFrom(s, at, d) : 0;
    if (!walls && way === WALL) return step > 1;
    const outside = walls ? ghostOutside(ghost) : way === OUT;
    const to = walls ? ghostTo(ghost) : outside ? exitFrom(s, at, d) : way;
    const through = way === WALL || (walls && ghostByWall(ghost)) ? 'wall' : 'door';
    if (!outside) {
      p.queen = to;
      k.tell?.(
        {
          type: 'queen-moved',
          color,
          from: roomName(s, at),
          to: roomName(s, to),
          dir: dirName(d),
          through,
          step,
          clause: through === 'wall' ? 'EXT-CHAR-10' : step > 1 ? 'EXT-CHAR-06' : 'EXT-QMV-01',
        },
        ALL,
      );
      if (queenEnters(s, p, to, k)) return true;
      continue;
    }
    if (to >= 0) p.queen = to;
    if (k.tell !== undefined) {
      const { path, side, tied } = walk(s, at, d, walls);
      const spots = path.map((cell) => ({ x: xOf(cell), y: yOf(cell) }));
      const back = to < 0;
      k.tell(
        {
          type: 'queen-left',
          color,
          from: roomName(s, at),
          to: roomName(s, back ? at : to),
          dir: dirName(d),
          through,
          path: spots,
          in: dirName(side),
          tied,
          back,
          step,
          clause: back ? 'EXT-QEX-07' : tied > 1 ? 'EXT-QEX-06' : 'EXT-QEX-01',
        },
        ALL,
      );
    }
    if (to < 0) return step > 1;
    queenEnters(s, p, to, k);
    return true;
  }
  return true;
};

/** A free queen does what the face says; then she drops (EXT-QN-05 to 09). */
const acts = (s: State, p: Player, face: number, k: Ctx<Event>): void => {
  let done = true;
  if (face === SUMMON) {
    done = canSummon(p, p.queen);
    if (done) summon(s, p, p.queen, row(CHARACTER, p.color).summonSteps, k, 'EXT-QSU-03');
  } else if (face === POPULATE) {
    if (p.reserve > 0) {
      spread(s, p, p.queen, NUMBER.populate, k, 'EXT-QPO-01');
      return;
    }
    done = false;
  } else done = walks(s, p, face, k);
  if (s.caught) return;
  if (done) drop(s, p, NUMBER.drop, 'drop', k, 'EXT-QN-05');
  else {
    k.tell?.(
      {
        type: 'frustrated',
        color: colorName(p.color),
        room: roomName(s, p.queen),
        face: faceName(face),
        clause: face === POPULATE ? 'EXT-QN-09' : 'EXT-QN-08',
      },
      ALL,
    );
    drop(s, p, NUMBER.frustratedDrop, 'frustrated', k, 'EXT-QN-07');
  }
};

/** The face is known: a trapped queen looks only at its color, and only if it was rolled (2.12). */
const resolve = (s: State, face: number, how: 'rolled' | 'mind-control' | 'persuaded', by: Seat, k: Ctx<Event>): void => {
  const p = activePlayer(s);
  const color = colorName(p.color);
  const dieColor = nth(DIE_COLOR, face);
  const clause = how === 'rolled' ? 'EXT-QN-02' : how === 'persuaded' ? 'EXT-CARD-O08' : 'EXT-CARD-D12';
  k.tell?.({ type: 'face', color, face: faceName(face), how, by: colorAt(s, by), dieColor: colorName(dieColor), trapped: p.held >= 0, clause }, ALL);
  if (p.held < 0) {
    acts(s, p, face, k);
    return;
  }
  if (how !== 'rolled' || dieColor !== p.color) return;
  const trap = p.held;
  release(p, trap);
  k.tell?.({ type: 'escaped', color, trap: trapId(p, trap), room: roomName(s, p.queen), clause: 'EXT-QTR-02' }, ALL);
  if (!s.caught) drop(s, p, NUMBER.drop, 'escape', k, 'EXT-QTR-02');
};

const roll = (s: State, k: Ctx<Event>): void => resolve(s, k.chance.below(FACES.length), 'rolled', s.active, k);

// A move is never changed, so the same object serves every listing.
const ROLL: Moves['window'] = { verb: 'roll' };
const SLEEP: Moves['window'] = { verb: 'hibernate' };
const CONTROL: readonly Moves['window'][] = FACES.map((face) => ({ verb: 'mind-control', face }));
const PERSUADE: readonly Moves['persuade'][] = FACES.map((face) => ({ verb: 'persuade', face }));
const LET_ROLL: Moves['persuade'] = { verb: 'let-roll' };

export const window: D<'window'> = {
  verbs: ['roll', 'hibernate', 'mind-control', 'give', 'ask'],
  reasons: ['EXT-ACT-23', 'EXT-TEAM-10', 'EXT-TEAM-11'],
  // Only where everybody knows that there is nothing to say: else the pause or its absence would tell of the hand.
  forced: (s) => !mayAnswer(s, s.active) && !mayExchange(s, s.active),
  deciders: activeSeat,
  prompt: (s, f) => ({ key: 'window', action: f.action, of: f.of, swap: mayExchange(s, s.active) }),
  moves(s, _, seat, out) {
    out.push(ROLL);
    const p = activePlayer(s);
    if (copiesIn(p.hand, HIBERNATE) > 0) out.push(SLEEP);
    if (copiesIn(p.hand, MIND_CONTROL) > 0) for (let f = 0; f < FACES.length; f++) out.push(row(CONTROL, f));
    listExchange(s, seat, out);
  },
  refuse: (s, _, seat, m) => (m.verb === 'give' || m.verb === 'ask' ? whyNoExchange(s, seat, m) : 'EXT-ACT-23'),
  play(s, _, seat, m, k) {
    if (m.verb === 'give' || m.verb === 'ask') {
      exchange(s, seat, m, k);
      return;
    }
    s.stack.pop();
    if (m.verb === 'roll') {
      const p = activePlayer(s);
      const royal = p.held < 0 && p.front.length > 0 ? findLasting(p, ROYAL_PERSUASION) : undefined;
      if (royal !== undefined) s.stack.push({ step: 'persuade', by: royal.by });
      else roll(s, k);
      return;
    }
    const card = m.verb === 'hibernate' ? HIBERNATE : MIND_CONTROL;
    fromHand(s, seat, card);
    toPlayed(s, card);
    const clause = m.verb === 'hibernate' ? 'EXT-CARD-D02' : 'EXT-CARD-D12';
    k.tell?.(
      {
        type: 'played',
        color: colorAt(s, seat),
        card: m.verb === 'hibernate' ? 'pests_hibernate' : 'mind_control',
        from: 'hand',
        on: 'nobody',
        room: 'none',
        ap: s.ap,
        clause,
      },
      ALL,
    );
    if (m.verb === 'hibernate') hibernate(s, k);
    else resolve(s, faceOf(m.face), 'mind-control', seat, k);
  },
};

export const persuade: D<'persuade'> = {
  verbs: ['persuade', 'let-roll'],
  // Every answer is legal, so nothing is ever refused.
  reasons: [],
  deciders: (_, f) => 1 << f.by,
  prompt: (s) => ({ key: 'persuade', queen: colorAt(s, s.active) }),
  moves(_, __, ___, out) {
    for (let f = 0; f < FACES.length; f++) out.push(row(PERSUADE, f));
    out.push(LET_ROLL);
  },
  refuse: () => 'EXT-CARD-O08',
  play(s, _, seat, m, k) {
    s.stack.pop();
    if (m.verb === 'let-roll') {
      roll(s, k);
      return;
    }
    dropLasting(s, activePlayer(s), ROYAL_PERSUASION, k, 1);
    resolve(s, faceOf(m.face), 'persuaded', seat, k);
  },
};

export const nest: A<'nest'> = {
  run(s, f, k) {
    const p = activePlayer(s);
    const lasting = p.front.length > 0;
    const fertile = lasting ? lastingOn(p, FERTILE) : 0;
    if (fertile > 0 && !s.caught && p.held < 0) drop(s, p, fertile, 'fertile', k, 'EXT-CARD-O12');
    if (!p.sealed) {
      const more = lasting ? lastingOn(p, TWO_BY_TWO) : 0;
      emerge(s, p, NUMBER.emerge + more, k, more > 0 ? 'EXT-CARD-O11' : 'EXT-QN-10');
    }
    if (f.angry) dropLasting(s, p, ANGRY_QUEEN, k, 1);
    if (!f.last) return;
    if (lasting) dropLasting(s, p, ROYAL_PERSUASION, k); // EXT-QN-13
    nowAct(s);
  },
};
