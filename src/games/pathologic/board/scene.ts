/** The position as the eye should see it while events are told: what was told has already happened, what is being told has just left its place. Only a picture; the rules know nothing of it. */
import { useTold } from '../../../client/kit/scene.ts';
import { HEALERS, NO_STRAIN, PIECES, PLAGUE, RESOURCES, ROLES, STRAIN_BACK, STRAINS, type StrainFace, WARDS } from '../names.ts';
import { type Event, ONGOING, RESOLVED, type State } from '../state.ts';

const bump = (list: number[], i: number, n: number): void => {
  list[i] = Math.max(0, (list[i] ?? 0) + n);
};
const faceIn = (x: StrainFace): number => (x === 'back' ? STRAIN_BACK : STRAINS.indexOf(x));
const announced = (s: State, at: number): void => {
  s.lastSeen = at;
  s.lastSeenRound = s.round;
  s.fog = 1 << at;
};

/** `flying`: it is being told now, so what travels is on its way and on the board nowhere. */
const tell = (s: State, e: Event, flying: boolean): void => {
  switch (e.type) {
    case 'turn':
      s.active = ROLES.indexOf(e.who);
      s.round = e.round;
      s.phase = s.active === PLAGUE ? 'movement' : 'events';
      s.acted = 0;
      return;
    case 'placed':
      s.at[PIECES.indexOf(e.piece)] = flying ? 0 : e.at;
      return;
    case 'went':
      s.place = e.to;
      return;
    case 'infected':
    case 'announced':
    case 'kept':
      announced(s, e.at);
      return;
    case 'blockaded':
      announced(s, e.at);
      s.blockade = e.at;
      return;
    case 'ceased':
      announced(s, e.at);
      s.blockade = 0;
      return;
    case 'interrupted':
      s.blockade = 0;
      return;
    case 'quarantined':
      s.free &= ~(1 << PIECES.indexOf(e.piece));
      return;
    case 'freed':
      s.free |= 1 << PIECES.indexOf(e.piece);
      return;
    case 'died': {
      const w = WARDS.indexOf(e.ward);
      // The piece stands until all have read what became of it.
      if (flying) return;
      s.at[w + 3] = 0;
      if (e.target) s.crypt |= 1 << w;
      else s.grave |= 1 << w;
      return;
    }
    case 'revived': {
      const w = WARDS.indexOf(e.ward);
      s.crypt &= ~(1 << w);
      s.grave &= ~(1 << w);
      s.at[w + 3] = flying ? 0 : e.at;
      s.free |= 1 << (w + 3);
      return;
    }
    case 'evidence':
      s.evidence[HEALERS.indexOf(e.healer)] = e.now;
      return;
    case 'pact':
      s.pact[HEALERS.indexOf(e.healer)] = e.back || flying ? -1 : WARDS.indexOf(e.ward);
      return;
    case 'took': {
      const h = HEALERS.indexOf(e.healer);
      bump(s.held, h, 1);
      bump(s.rest, h, -1);
      return;
    }
    case 'drew-strain':
      s.strainsLeft = e.left;
      s.gripSize++;
      return;
    case 'laid':
      s.gripSize--;
      if (!flying) s.mine[e.at] = faceIn(e.strain);
      return;
    case 'tier':
      s.tier = HEALERS.indexOf(e.healer);
      return;
    case 'event':
      s.undrawn--;
      s.need[e.at] = RESOURCES.indexOf(e.resource);
      if (flying) return;
      s.event[e.at] = ONGOING;
      s.ongoing++;
      return;
    case 'resolved':
      s.event[e.at] = RESOLVED;
      s.ongoing--;
      return;
    case 'acts':
      s.ap--;
      s.phase = 'actions';
      s.acted |= 1 << PIECES.indexOf(e.piece);
      return;
    case 'moved':
      s.at[PIECES.indexOf(e.piece)] = flying ? 0 : e.to;
      return;
    case 'got':
      if (e.from === 'pool') bump(s.pool, RESOURCES.indexOf(e.resource), -1);
      if (!flying) bump(s.counters, HEALERS.indexOf(e.healer) * 3 + RESOURCES.indexOf(e.resource), 1);
      return;
    case 'gave':
      bump(s.counters, HEALERS.indexOf(e.healer) * 3 + RESOURCES.indexOf(e.resource), -1);
      return;
    case 'set-off':
    case 'strain-out':
      s.mine[e.at] = NO_STRAIN;
      return;
    case 'strain-carried': {
      const x = s.mine[e.from] ?? STRAIN_BACK;
      s.mine[e.from] = NO_STRAIN;
      if (!flying) s.mine[e.to] = x;
      return;
    }
    case 'played':
      bump(s.held, HEALERS.indexOf(e.healer), -1);
      return;
    case 'forgot':
      bump(s.held, HEALERS.indexOf(e.healer), -1);
      return;
    case 'lost-point':
      s.ap = e.left;
      return;
    default:
      return;
  }
};

/** The position after `told`, with what `now` moves on its way. */
export const sceneAfter = (view: State, told: readonly Event[], now: Event | null): State => {
  if (told.length === 0 && now === null) return view;
  const s = structuredClone(view);
  for (const e of told) tell(s, e, false);
  if (now !== null) tell(s, now, true);
  return s;
};

/** Remembers what was told since this position came to the board. */
export const useScene = (view: State, now: Event | null): State => useTold(view, now, sceneAfter);
