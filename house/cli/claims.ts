/** `pesthouse claims`: takes positions from games among bots, gives the hint and goes over a move that was played, and checks every claim that either makes against the rules. */

import { adviceOf, type Checked, checkAdvice, checkGround, checkLoss, groundsFor, judge, mistakeIn, type Position } from '@pesthouse/bots/judgement';
import { type Base, defaults, type Flat, firstOf, type Seat, Sfc, seats as seatsIn } from '@pesthouse/kernel';
import { type AnyEngine, type AnyText, GAME_IDS } from '../games/index.ts';
import { gameNamed, type Loaded, loadGame } from './game.ts';
import type { Io } from './io.ts';

export interface ClaimsWish {
  readonly game: string | undefined;
  readonly positions: number;
  readonly seed: number;
}

interface Met {
  readonly state: Base;
  readonly seat: Seat;
  readonly played: Flat;
}

/** Decisions with a choice, drawn by lot from games among bots at every number of seats that the game knows. */
const meet = ({ engine: e, meta }: Loaded, wanted: number, seed: number): { readonly at: Met; readonly seats: number }[] => {
  const found: { readonly at: Met; readonly seats: number }[] = [];
  for (let n = 0; found.length < wanted; n++) {
    const seats = meta.seats[n % meta.seats.length] ?? meta.usual;
    const chance = new Sfc().at(seed + n, 1);
    const s = e.start(defaults(meta, seats), seats, chance);
    const all: Met[] = [];
    while (!e.over(s)) {
      const seat = firstOf(e.deciders(s));
      const legal = e.moves(s, seat);
      // Every fourth move is any: what somebody new would do has to be talked about too.
      const usual = chance.below(4) === 0 ? legal[chance.below(legal.length)] : e.policy(s, seat, chance);
      const played = (usual === undefined ? undefined : e.legal(s, seat, usual)) ?? legal[0];
      if (played === undefined) break;
      if (legal.length > 1 && e.deciders(s) === seatsIn(seat)) all.push({ state: structuredClone(s), seat, played });
      e.play(s, seat, played, { chance, tell: undefined });
    }
    for (let i = 0; i < 4 && found.length < wanted && all.length > 0; i++) {
      const at = all[chance.below(all.length)];
      if (at !== undefined) found.push({ at, seats });
    }
  }
  return found;
};

/** Every so manyth position is judged twice. */
const AGAIN = 10;

const told = (text: AnyText, p: Position, m: Flat): string => text.move(p.view, p.seat, m).label;

/** As hints are: by what the master knows. */
const sample = (game: Loaded, e: AnyEngine, { positions, seed }: ClaimsWish, io: Io): { readonly claims: number; readonly wrong: number } => {
  const { text } = game;
  const { counting } = text;
  let [claims, wrong] = [0, 0];
  const kinds = new Map<string, number>();
  for (const [i, { at, seats }] of meet(game, positions, seed).entries()) {
    const p: Position = { e, view: e.view(at.state, at.seat), seat: at.seat, seats };
    const fresh = 1_000_000 + 1000 * i + seed;
    const judged = judge(p);
    const hear = (said: readonly Checked[], what: string): void => {
      for (const { claim, fault } of said) {
        claims++;
        if (fault === null) continue;
        wrong++;
        io.out(`${game.id} position ${i + 1} (${seats} seats), ${what}: "${claim}" is wrong: ${fault}`);
      }
    };
    const heed = (better: Flat, other: Flat, what: string): void => {
      for (const g of groundsFor(p, counting, better, other)) {
        kinds.set(g.kind, (kinds.get(g.kind) ?? 0) + 1);
        hear([checkGround(p, counting, g, better, other, fresh)], `${what} ${told(text, p, better)} / ${told(text, p, other)}`);
      }
    };
    const advice = adviceOf(judged);
    hear(checkAdvice(p, advice, fresh), 'hint');
    if (advice.kind === 'clear') heed(advice.best.move, advice.second.move, 'hint');
    const mistake = mistakeIn(p, judged, at.played);
    if (mistake !== null) {
      hear([checkLoss(p, mistake, fresh)], `coach and review ${told(text, p, mistake.played.move)}`);
      heed(mistake.best.move, mistake.played.move, 'coach and review');
    }
    // Asked twice, a position is judged alike: every tenth is asked again.
    if (i % AGAIN !== 0) continue;
    const again = judge({ ...p, view: structuredClone(p.view) });
    hear([{ claim: 'the same judgement twice', fault: JSON.stringify(again) === JSON.stringify(judged) ? null : 'it differs' }], 'hint');
  }
  io.out(`${game.id}: ${claims - wrong} of ${claims} claims in ${positions} positions are true (${[...kinds].map(([k, n]) => `${k} ${n}`).join(', ')}).`);
  return { claims, wrong };
};

export const claims = async (wish: ClaimsWish, io: Io): Promise<number> => {
  let wrong = 0;
  for (const id of wish.game === undefined ? GAME_IDS : [wish.game]) {
    const game = await loadGame(id);
    wrong += sample(game, await gameNamed(id).taught(game.meta.rules), wish, io).wrong;
  }
  return wrong === 0 ? 0 : 1;
};
