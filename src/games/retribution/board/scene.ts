/** The position as the eye should see it while events are told: what was told has already moved, what is being told has just left its place. Only a picture; the rules know nothing of it. */
import { useTold } from '../../../client/kit/scene.ts';
import { BACK, type Face, faceOf, type Seen, type Spot } from '../names.ts';
import { EMPTY, type Event, type Player, type State } from '../state.ts';

export const numberOf = (x: Seen): number => (x === 'unknown' ? BACK : faceOf(x));
const shift = (pile: number[], f: number, n: number): void => {
  pile[f] = Math.max(0, (pile[f] ?? 0) + n);
};

/** The zone of a spot and its number: a seat, a space or a stack. */
const parts = (spot: Spot): readonly [zone: string, at: number] => {
  const cut = spot.lastIndexOf('-');
  const n = Number(spot.slice(cut + 1));
  return cut < 0 || Number.isNaN(n) ? [spot, 0] : [spot.slice(0, cut), n];
};

const fromPlayer = (p: Player, zone: string, f: number): void => {
  if (zone === 'hand') {
    // A card that was hidden here until now leaves as a back.
    shift(p.hand, (p.hand[f] ?? 0) > 0 ? f : BACK, -1);
    p.handSize--;
  } else if (zone === 'draw') {
    if (p.top.length > 0) p.top.pop();
    else p.drawSize = Math.max(0, p.drawSize - 1);
  } else if (zone === 'discard') {
    shift(p.discard, f, -1);
    p.discardSize = Math.max(0, p.discardSize - 1);
  } else {
    const i = p.control.findIndex((x) => x.card === f);
    if (i >= 0) p.control.splice(i, 1);
  }
};

const toPlayer = (p: Player, zone: string, f: number, repented: boolean): void => {
  if (zone === 'hand') {
    shift(p.hand, f, 1);
    p.handSize++;
  } else if (zone === 'draw') p.top.push(f);
  else if (zone === 'discard') {
    shift(p.discard, f, 1);
    p.discardSize++;
  } else p.control.push({ card: f, used: false, waits: -1, repented });
};

const take = (s: State, spot: Spot, f: number): void => {
  const [zone, at] = parts(spot);
  const p = s.players[at];
  if (zone === 'space') s.lineup[at] = EMPTY;
  else if (zone === 'stack') s.stacks[at]?.pop();
  else if (zone === 'king') s.king = false;
  else if (zone === 'kingdom') s.kingdomSize--;
  else if (zone === 'rat-kings') s.ratKings--;
  else if (zone === 'penance') s.penanceSize--;
  else if (p !== undefined && zone !== 'pit') fromPlayer(p, zone, f);
};

const put = (s: State, spot: Spot, f: number, repented: boolean): void => {
  const [zone, at] = parts(spot);
  const p = s.players[at];
  if (zone === 'space') s.lineup[at] = f;
  else if (zone === 'pit') {
    shift(s.pit, f, 1);
    s.pitSize++;
  } else if (p !== undefined) toPlayer(p, zone, f, repented);
};

type Moving = Extract<Event, { readonly from: Spot; readonly to: Spot } & ({ readonly card: Face } | { readonly cards: readonly Seen[] })>;
const moves = (e: Event): e is Moving => 'from' in e && 'to' in e && ('card' in e || 'cards' in e);
export const movedBy = (e: Moving): readonly Seen[] => ('cards' in e ? e.cards : [e.card]);
export const moving = (e: Event): Moving | null => (moves(e) ? e : null);

/** What an event changes besides the places of cards. */
const tell = (s: State, e: Event): void => {
  switch (e.type) {
    case 'turn':
      s.active = e.who;
      s.phase = 'spread';
      s.round = e.round;
      s.gained = 0;
      s.spent = 0;
      s.pool = 0;
      for (const x of s.players[e.who]?.control ?? []) x.used = false;
      return;
    case 'pool':
      s.phase = 'infect';
      s.base = e.base;
      s.gained = e.gained;
      s.pool = e.pool;
      return;
    case 'gained':
      s.gained += e.n;
      if (s.phase === 'infect') s.pool = e.pool;
      return;
    case 'infected':
      s.pool = e.left;
      s.spent += e.price;
      return;
    case 'activated': {
      const it = s.players[e.who]?.control.find((x) => x.card === faceOf(e.card) && !x.used);
      if (it !== undefined) it.used = true;
      return;
    }
    case 'reshuffled': {
      const p = s.players[e.who];
      if (p === undefined) return;
      p.drawSize = e.n;
      p.discardSize = 0;
      p.discard.fill(0);
      return;
    }
    case 'lineup':
      s.lineup = e.cards.map(faceOf);
      return;
    case 'end-times':
      s.ending = e.why;
      s.closer = e.who;
      return;
    default:
      return;
  }
};

/** The position after `told`, with what `now` moves on its way. */
export const sceneAfter = (view: State, told: readonly Event[], now: Event | null): State => {
  if (told.length === 0 && now === null) return view;
  const s = structuredClone(view);
  for (const e of now === null ? told : [...told, now]) {
    tell(s, e);
    if (!moves(e)) continue;
    for (const x of movedBy(e)) {
      take(s, e.from, numberOf(x));
      if (e !== now) put(s, e.to, numberOf(x), e.type === 'repented');
    }
  }
  return s;
};

/** Remembers what was told since this position came to the board. */
export const useScene = (view: State, now: Event | null): State => useTold(view, now, sceneAfter);
