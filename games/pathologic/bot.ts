/** What bots know of Pathologic: a quick sensible policy for every decision. The Plague hides, lays mines and times its kills; Healers race, deny and keep out of danger. */

import { type Brain, type Chance, Out, type Seat } from '@pesthouse/kernel';
import { hands } from './cards/effects.ts';
import truth from './chances.json' with { type: 'json' };
import { reachOf } from './data/tables.ts';
import { type Habits, WRITTEN } from './habits.ts';
import { lookOver, need, pactIsIdle, scoreAct, scoreHome, scoreWalk } from './healing.ts';
import { preyAt, scoreAttack, scoreLay, scorePlace, scoreShift, sizeUp } from './hunting.ts';
import { appraise, creepTo, danger, isTarget, TERMS } from './judging.ts';
import { nth, row } from './look.ts';
import { FIRST_WARD, groupOf, PIECES, RESOURCES, STRAINS, WARDS } from './names.ts';
import { scorePlay } from './prescriptions.ts';
import { atOf, type Frame, type Move, type State } from './state.ts';
import { act } from './steps/act.ts';
import { claimType, goOn, useCard, walk } from './steps/actions.ts';
import { takeCardStep } from './steps/death.ts';
import { loot } from './steps/healer.ts';
import { attack, lay } from './steps/plague.ts';
import { confine, gain, revive } from './steps/resolve.ts';
import { begin, hit, placeDistrict, placePiece, prescribe } from './steps/setup.ts';
import { ambush, drift, hunger, spoil, stampede } from './steps/strain.ts';
import { window } from './steps/windows.ts';

const noise = (chance: Chance, n: number): number => chance.below(1000) * (n / 1000);

const out = new Out<Move>();

/** The best of the listed moves, with a little noise so that games differ. */
const best = (chance: Chance, wild: number, worth: (m: Move) => number): Move => {
  let top = -Infinity;
  let found = row(out.list, 0);
  for (let i = 0; i < out.n; i++) {
    const m = row(out.list, i);
    const w = worth(m) + noise(chance, wild);
    if (w > top) {
      top = w;
      found = m;
    }
  }
  return found;
};
/** Lists a decision into the shared list and chooses the best. */
const among = <F>(
  d: { moves(s: State, f: F, seat: Seat, o: Out<Move>, want: number): void },
  s: State,
  f: F,
  seat: Seat,
  chance: Chance,
  wild: number,
  worth: (m: Move) => number,
): Move => {
  out.n = 0;
  d.moves(s, f, seat, out, Infinity);
  return best(chance, wild, worth);
};

const chooseStep = (by: Habits, s: State, chance: Chance, last: boolean): Move => {
  sizeUp(by, s);
  let to = s.place;
  let top = scorePlace(by, s, s.place, last) + noise(chance, by.hunt.wild) - (last ? by.hunt.stir : 0);
  for (const x of reachOf(s.place)) {
    if (s.curfew !== 0 && (x === s.curfew || s.place === s.curfew)) continue;
    const w = scorePlace(by, s, x, last) + noise(chance, by.hunt.wild);
    if (w > top) {
      top = w;
      to = x;
    }
  }
  return to === s.place ? { verb: 'stay' } : { verb: 'go', to };
};

/** The policy of whoever has these habits. */
export const policyBy = (by: Habits): Brain<State, Frame, Move>['policy'] => {
  const liked: { readonly [title: string]: number } = by.liked;
  return (s, f, seat, chance) => {
    const h = nth(s.roles, seat);
    switch (f.step) {
      case 'prescribe':
        return among(prescribe, s, f, seat, chance, by.moods.prescribe, (m) => (m.verb === 'take' ? (liked[m.card] ?? 1) : 0));
      case 'take-card':
        return among(takeCardStep, s, f, seat, chance, by.moods.takeCard, (m) => (m.verb === 'take' ? (liked[m.card] ?? 1) : 0));
      case 'hit':
        return among(hit, s, f, seat, chance, 1, () => 0);
      case 'place-piece':
        return among(placePiece, s, f, seat, chance, 1, () => 0);
      case 'place-district':
        return among(placeDistrict, s, f, seat, chance, by.moods.place, (m) => (m.verb === 'put' ? scoreHome(by, s, h, f.piece, m.at) : 0));
      case 'begin':
        sizeUp(by, s);
        return among(begin, s, f, seat, chance, by.moods.begin, (m) => (m.verb === 'begin' ? scorePlace(by, s, m.at, true) : 0));
      case 'step':
        return chooseStep(by, s, chance, false);
      case 'extra':
        return chooseStep(by, s, chance, true);
      case 'drift':
        sizeUp(by, s);
        return among(drift, s, f, seat, chance, by.moods.drift, (m) => scorePlace(by, s, m.verb === 'go' ? m.to : s.place, true));
      case 'attack':
        sizeUp(by, s);
        return among(attack, s, f, seat, chance, by.moods.attack, (m) => scoreAttack(by, s, m.verb));
      case 'lay':
        sizeUp(by, s);
        return among(lay, s, f, seat, chance, by.moods.lay, (m) => (m.verb === 'lay' ? scoreLay(by, s, STRAINS.indexOf(m.strain), m.at) : 0.25));
      case 'loot':
        return among(loot, s, f, seat, chance, by.moods.loot, (m) => (m.verb === 'pick' ? -need(s, f.healer, RESOURCES.indexOf(m.resource)) : 0));
      case 'window': {
        // Most answers can only be a pass: the map is looked over for the first card.
        let looked = false;
        return among(window, s, f, seat, chance, by.moods.window, (m) => {
          if (m.verb === 'pass') return 1;
          // In the own turn every card here is free a moment later, with more known.
          if (f.kind === 'W-INF' && s.active === h) return 0;
          if (!looked) lookOver(by, s, h);
          looked = true;
          return scorePlay(by, s, h, m, f.kind, f.about);
        });
      }
      case 'act':
        if (s.ap > 0 || nth(s.held, h) > 0) lookOver(by, s, h);
        return among(act, s, f, seat, chance, by.moods.act, (m) => scoreAct(by, s, h, m) ?? scorePlay(by, s, h, m, null, -1));
      case 'claim-type':
        return among(claimType, s, f, seat, chance, by.moods.claim, (m) => (m.verb === 'pick' ? 1 + need(s, h, RESOURCES.indexOf(m.resource)) : 0));
      case 'use-card':
        lookOver(by, s, h);
        return among(useCard, s, f, seat, chance, by.moods.useCard, (m) => (m.verb === 'cancel' ? -1 : scorePlay(by, s, h, m, null, -1)));
      case 'walk':
        lookOver(by, s, h);
        return among(walk, s, f, seat, chance, by.moods.walk, (m) =>
          m.verb === 'go' ? scoreWalk(by, s, h, f.piece, f.left, m.to) : scoreWalk(by, s, h, f.piece, 1, atOf(s, f.piece)),
        );
      case 'continue':
        return among(goOn, s, f, seat, chance, 0, (m) => (m.verb === 'complete' ? 1 : 0));
      case 'hands':
        return among(hands, s, f, seat, chance, by.moods.hands, (m) => (m.verb === 'throw-out' ? 1 : 0.3));
      case 'confine':
        return among(confine, s, f, seat, chance, by.moods.confine, (m) => {
          if (m.verb !== 'confine') return 0.3;
          const p = PIECES.indexOf(m.piece);
          return p >= FIRST_WARD && groupOf(p - FIRST_WARD) === h ? danger(s, atOf(s, p)) : p < FIRST_WARD && p !== h ? 0.5 : 0;
        });
      case 'revive':
        return among(revive, s, f, seat, chance, by.moods.revive, (m) => (m.verb === 'revive' && isTarget(s, WARDS.indexOf(m.ward)) ? -5 : 0));
      case 'gain':
        return among(gain, s, f, seat, chance, by.moods.gain, (m) => (m.verb === 'pick' ? need(s, h, RESOURCES.indexOf(m.resource)) : 0));
      case 'hunger':
        return among(hunger, s, f, seat, chance, by.moods.hunger, (m) => (m.verb === 'shift' ? scoreShift(s, WARDS.indexOf(m.ward)) : 0));
      case 'ambush':
        sizeUp(by, s);
        return among(ambush, s, f, seat, chance, 0, (m) => (m.verb === 'reveal' ? preyAt(f.at) : 1.5));
      case 'spoil':
        return among(spoil, s, f, seat, chance, by.moods.spoil, (m) => (m.verb === 'pick' ? need(s, s.active, RESOURCES.indexOf(m.resource)) : 0));
      case 'stampede':
        return among(stampede, s, f, seat, chance, by.moods.stampede, (m) => (m.verb === 'drive' ? -creepTo(s.place, m.to) : 0));
      default:
        throw new Error(`nobody decides ${f.step}`);
    }
  };
};

const idle: Brain<State, Frame, Move>['idle'] = (s, _, seat, m) => m.verb === 'pact' && pactIsIdle(WRITTEN, s, nth(s.roles, seat), WARDS.indexOf(m.ward));

export const brain: Brain<State, Frame, Move> = { terms: TERMS, appraise, policy: policyBy(WRITTEN), idle, truth };
