/** What bots know of Pathologic: a quick sensible policy for every decision. The Plague hides, lays mines and times its kills; Healers race, deny and keep out of danger. */
import { type Brain, type Chance, Out, type Seat } from '../../kernel/index.ts';
import { hands } from './cards/effects.ts';
import { nearOf, reachOf } from './data/tables.ts';
import { LIKED, need, scoreAct, scorePlay, scoreWalk } from './healing.ts';
import { lure, plagueStep, prey, scoreAttack, scoreLay } from './hunting.ts';
import { appraise, creepTo, danger, isTarget, TERMS } from './judging.ts';
import { FIRST_WARD, groupOf, PIECES, RESOURCES, STRAINS, WARDS } from './names.ts';
import { atOf, type Frame, isFree, type Move, type State, targetOf } from './state.ts';
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
  let found: Move = out.list[0] ?? { verb: 'pass' };
  for (let i = 0; i < out.n; i++) {
    const m = out.list[i];
    if (m === undefined) continue;
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

const chooseStep = (s: State, chance: Chance, last: boolean): Move => {
  let to = s.place;
  let top = plagueStep(s, s.place, last) + noise(chance, 2) - (last ? 1.5 : 0);
  for (const x of reachOf(s.place)) {
    if (s.curfew !== 0 && (x === s.curfew || s.place === s.curfew)) continue;
    const w = plagueStep(s, x, last) + noise(chance, 2);
    if (w > top) {
      top = w;
      to = x;
    }
  }
  return to === s.place ? { verb: 'stay' } : { verb: 'go', to };
};

const policy = (s: State, f: Frame, seat: Seat, chance: Chance): Move => {
  const h = s.roles[seat] ?? 0;
  switch (f.step) {
    case 'prescribe':
      return among(prescribe, s, f, seat, chance, 3, (m) => (m.verb === 'take' ? (LIKED[m.card] ?? 1) : 0));
    case 'take-card':
      return among(takeCardStep, s, f, seat, chance, 3, (m) => (m.verb === 'take' ? (LIKED[m.card] ?? 1) : 0));
    case 'hit':
      return among(hit, s, f, seat, chance, 1, () => 0);
    case 'place-piece':
      return among(placePiece, s, f, seat, chance, 1, () => 0);
    case 'place-district':
      return among(placeDistrict, s, f, seat, chance, 2, (m) => (m.verb === 'put' ? nearOf(m.at).length * 0.3 : 0));
    case 'begin':
      return among(begin, s, f, seat, chance, 2, (m) => (m.verb === 'begin' ? lure(s, m.at) : 0));
    case 'step':
      return chooseStep(s, chance, false);
    case 'extra':
      return chooseStep(s, chance, true);
    case 'drift':
      return among(drift, s, f, seat, chance, 1, (m) => plagueStep(s, m.verb === 'go' ? m.to : s.place, false));
    case 'attack':
      return among(attack, s, f, seat, chance, 0.3, (m) => scoreAttack(s, m.verb));
    case 'lay':
      return among(lay, s, f, seat, chance, 1, (m) => (m.verb === 'lay' ? scoreLay(s, STRAINS.indexOf(m.strain), m.at) : 0.5));
    case 'loot':
      return among(loot, s, f, seat, chance, 1, (m) => (m.verb === 'pick' ? -need(s, f.healer, RESOURCES.indexOf(m.resource)) : 0));
    case 'window':
      return among(window, s, f, seat, chance, 1, (m) => (m.verb === 'pass' ? 1 : scorePlay(s, h, m, f.kind === 'W-RX' ? STRAINS.length : f.about)));
    case 'act':
      return among(act, s, f, seat, chance, 0.6, (m) => scoreAct(s, h, m));
    case 'claim-type':
      return among(claimType, s, f, seat, chance, 0.5, (m) => (m.verb === 'pick' ? 1 + need(s, h, RESOURCES.indexOf(m.resource)) : 0));
    case 'use-card':
      return among(useCard, s, f, seat, chance, 0.3, (m) => (m.verb === 'cancel' ? -1 : scorePlay(s, h, m, -1)));
    case 'walk':
      return among(walk, s, f, seat, chance, 0.4, (m) =>
        m.verb === 'go' ? scoreWalk(s, h, f.piece, f.left, m.to) : scoreWalk(s, h, f.piece, 1, atOf(s, f.piece)),
      );
    case 'continue':
      return among(goOn, s, f, seat, chance, 0, (m) => (m.verb === 'complete' ? 1 : 0));
    case 'hands':
      return among(hands, s, f, seat, chance, 1, (m) => (m.verb === 'throw-out' ? 1 : 0.3));
    case 'confine':
      return among(confine, s, f, seat, chance, 0.2, (m) => {
        if (m.verb !== 'confine') return 0.3;
        const p = PIECES.indexOf(m.piece);
        return p >= FIRST_WARD && groupOf(p - FIRST_WARD) === h ? danger(s, atOf(s, p)) : p < FIRST_WARD && p !== h ? 0.5 : 0;
      });
    case 'revive':
      return among(revive, s, f, seat, chance, 1, (m) => (m.verb === 'revive' && isTarget(s, WARDS.indexOf(m.ward)) ? -5 : 0));
    case 'gain':
      return among(gain, s, f, seat, chance, 0.5, (m) => (m.verb === 'pick' ? need(s, h, RESOURCES.indexOf(m.resource)) : 0));
    case 'hunger':
      return among(hunger, s, f, seat, chance, 0.5, (m) => {
        if (m.verb !== 'shift') return 0;
        const w = WARDS.indexOf(m.ward);
        const old = targetOf(s, groupOf(w));
        const at = (x: number): number => (isFree(s, x + FIRST_WARD) ? 2 : 1) / (1 + creepTo(s.place, atOf(s, x + FIRST_WARD)));
        return at(w) - at(old);
      });
    case 'ambush':
      return among(ambush, s, f, seat, chance, 0, (m) => (m.verb === 'reveal' ? prey(s, f.at, false) : 1.5));
    case 'spoil':
      return among(spoil, s, f, seat, chance, 0.5, (m) => (m.verb === 'pick' ? need(s, s.active, RESOURCES.indexOf(m.resource)) : 0));
    case 'stampede':
      return among(stampede, s, f, seat, chance, 1, (m) => (m.verb === 'drive' ? -creepTo(s.place, m.to) : 0));
    default:
      throw new Error(`nobody decides ${f.step}`);
  }
};

export const brain: Brain<State, Frame, Move> = { terms: TERMS, appraise, policy };
