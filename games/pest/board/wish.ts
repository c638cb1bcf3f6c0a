/** The move that somebody means who presses a thing that offers nothing now: the rules are asked why it cannot be made. */
import { asking } from '@pesthouse/board';
import { ACTIONS, BUILDINGS, CELLS, DESKS, PLACES, REWARDS, SLOTS, SPACES, TECHS, WORKS } from '../names.ts';
import { active, placeName } from '../reading.ts';
import type { Move, State } from '../state.ts';

const one = <T extends string>(names: readonly T[], name: string): T | undefined => names.find((x) => x === name);

const onPlace = (s: State, id: string): Move | null => {
  const at = one(PLACES, id);
  switch (asking(s)?.step) {
    case 'castle':
      return at === undefined ? null : { verb: 'castle', at };
    case 'doctor':
      return at === undefined ? null : { verb: 'doctor', at };
    case 'move': {
      const to = one(SPACES, id);
      return to === undefined ? null : { verb: 'step', to };
    }
    case 'construct':
      return at === undefined ? null : { verb: 'build', at, building: 'district-1' };
    default:
      return null;
  }
};

const onBuilding = (s: State, id: string): Move | null => {
  const building = one(BUILDINGS, id);
  const to = one(DESKS, id);
  const step = asking(s)?.step;
  if (step === 'construct' && building !== undefined) return { verb: 'build', at: placeName(active(s).doctor), building };
  if (step === 'assign' && to !== undefined) return { verb: 'assign', to };
  return null;
};

const onSlot = (s: State, id: string): Move | null => {
  const slot = one(SLOTS, id);
  if (slot === undefined) return null;
  switch (asking(s)?.step) {
    case 'cure':
      return { verb: 'cure', from: slot, coins: 0 };
    case 'lay':
      return { verb: 'lay', to: slot };
    case 'tidy':
      return { verb: 'carry', from: slot, to: slot === 'regular' ? 'move' : 'regular' };
    default:
      return null;
  }
};

export const wishFor = (s: State, target: string): Move | null => {
  const cut = target.indexOf(':');
  const kind = cut < 0 ? target : target.slice(0, cut);
  const id = target.slice(cut + 1);
  const step = asking(s)?.step;
  switch (kind) {
    case 'place':
      return onPlace(s, id);
    case 'bld':
      return onBuilding(s, id);
    case 'slot':
      return onSlot(s, id);
    case 'grave':
      return step === 'lay' ? { verb: 'lay', to: 'graveyard' } : null;
    case 'cell': {
      const cell = one(CELLS, id);
      if (cell === undefined) return null;
      return step === 'pair' ? { verb: 'pair', cell } : step === 'assistant' ? { verb: 'assistant', stand: cell } : null;
    }
    case 'act': {
      const action = one(ACTIONS, id);
      return action === undefined || step !== 'act' ? null : { verb: 'act', action, enhance: false };
    }
    case 'market': {
      const card = one(TECHS, id);
      return card === undefined || step !== 'research' ? null : { verb: 'take', card, tier: 'top' };
    }
    case 'work': {
      const work = one(WORKS, id);
      return work === undefined || step !== 'construct' ? null : { verb: 'raise', work };
    }
    case 'token': {
      const reward = one(REWARDS, id);
      return reward === undefined || step !== 'token' ? null : { verb: 'token', reward };
    }
    case 'capital':
      return step === 'assign' ? { verb: 'assign', to: 'capital' } : null;
    case 'tech': {
      const stand = id === 'tech-17' || id === 'tech-28' ? id : undefined;
      return stand === undefined || step !== 'assistant' ? null : { verb: 'assistant', stand };
    }
    default:
      return null;
  }
};
