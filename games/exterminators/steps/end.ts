/** The end of a turn (EXT-TRN-04): cards are discarded, the infestation is tested, rounds are counted, the turn passes. */

import { ALL, type Ctx, type Seat } from '@pesthouse/kernel';
import { NUMBER } from '../data/tables.ts';
import { add, dropLasting, named, pile, toDiscard } from '../hands.ts';
import { nth } from '../look.ts';
import { CARD_COUNT, colorName, ROYAL_PERSUASION, STUCK } from '../names.ts';
import { colorAt, infestedAll } from '../pieces.ts';
import { type A, activePlayer, type Event, IN_HAND, playerAt, type State, teamPlay } from '../state.ts';
import { lastStanding, outOfRounds } from './finish.ts';

const discardPlayed = (s: State, k: Ctx<Event>): void => {
  if (s.playedSize === 0) return;
  const cards = k.tell === undefined ? [] : named(s.played);
  for (let c = 0; c < CARD_COUNT; c++) {
    add(s.discard, c, nth(s.played, c));
    s.played[c] = 0;
  }
  s.discardSize += s.playedSize;
  s.playedSize = 0;
  k.tell?.({ type: 'discarded', cards, from: 'turn', of: colorAt(s, s.active), clause: 'EXT-ACT-24' }, ALL);
};

/** EXT-ELI-06. One pile for the whole team: who of them held what stays their secret, so it is told, and can be seen, only when all have laid down their hands. */
const discardHands = (s: State, team: number, k: Ctx<Event>): void => {
  const lost = k.tell === undefined ? undefined : pile();
  for (let q = team; q < s.players.length; q += s.teams) {
    const p = playerAt(s, q);
    for (let c = 0; c < CARD_COUNT; c++) {
      add(s.discard, c, nth(p.hand, c));
      if (lost !== undefined) add(lost, c, nth(p.hand, c));
      p.hand[c] = 0;
      p.known[c] = 0;
    }
    s.discardSize += p.handSize;
    p.handSize = 0;
    p.knownSize = 0;
  }
  s.loose[team] = pile();
  if (lost === undefined) return;
  const cards = named(lost);
  if (cards.length > 0) k.tell?.({ type: 'discarded', cards, from: 'hand', of: colorAt(s, s.active), clause: 'EXT-ELI-06' }, ALL);
};

/** EXT-ELI-05, EXT-ELI-06. */
const eliminate = (s: State, seat: Seat, cause: Seat, k: Ctx<Event>): void => {
  const p = playerAt(s, seat);
  p.alive = false;
  s.outs.push(seat);
  p.pests.fill(0);
  p.reserve = 0;
  p.box = NUMBER.pests;
  p.held = -1;
  p.sealed = false;
  for (const t of p.traps) {
    t.room = IN_HAND;
    t.pests = 0;
    t.queen = false;
  }
  k.tell?.({ type: 'eliminated', color: colorName(p.color), with: colorAt(s, cause), clause: seat === cause ? 'EXT-ELI-01' : 'EXT-TEAM-05' }, ALL);
  for (const x of p.front.splice(0)) {
    toDiscard(s, x.card);
    k.tell?.(
      { type: 'discarded', cards: named(pile().map((_, c) => (c === x.card ? 1 : 0))), from: 'front', of: colorName(p.color), clause: 'EXT-ELI-06' },
      ALL,
    );
  }
  for (const other of s.players) if (other.front.some((x) => x.card === ROYAL_PERSUASION && x.by === seat)) dropLasting(s, other, ROYAL_PERSUASION, k, 1);
};

/** The only team that still lives; -1 if there are several. */
const survivor = (s: State): number => {
  let team = -1;
  for (let q = 0; q < s.players.length; q++) {
    if (!playerAt(s, q).alive || team === q % s.teams) continue;
    if (team >= 0) return -1;
    team = q % s.teams;
  }
  return team;
};

export const end: A<'end'> = {
  run(s, _, k) {
    const p = activePlayer(s);
    k.tell?.({ type: 'turn-ended', color: colorName(p.color), clause: 'EXT-TRN-04' }, ALL);
    p.turns++;
    discardPlayed(s, k);
    if (p.front.length > 0) dropLasting(s, p, STUCK, k);
    if (teamPlay(s)) {
      s.swapped.length = 0;
      s.declined.length = 0;
    }
    if (infestedAll(p)) {
      eliminate(s, s.active, s.active, k);
      for (let q = s.active % s.teams; q < s.players.length; q += s.teams) if (q !== s.active) eliminate(s, q, s.active, k);
      discardHands(s, s.active % s.teams, k);
      const team = survivor(s);
      if (team >= 0) {
        lastStanding(s, team, k);
        return;
      }
    }
    const n = s.players.length;
    const place = (s.active - s.start + n) % n;
    let next = place;
    do next = (next + 1) % n;
    while (!playerAt(s, (s.start + next) % n).alive);
    if (next <= place) {
      // EXT-TRN-05
      k.tell?.({ type: 'round-ended', round: s.round, clause: 'EXT-TRN-05' }, ALL);
      if (s.round >= (s.roundLimit > 0 ? s.roundLimit : NUMBER.lastRound)) {
        outOfRounds(s, k);
        return;
      }
      s.round++;
    }
    s.active = (s.start + next) % n;
    s.stack.push({ step: 'turn' });
  },
};
