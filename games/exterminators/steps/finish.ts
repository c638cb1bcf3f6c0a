/** How a game ends (2.15 to 2.17): who has won, and everybody's place. */

import { ALL, type Ctx, type Seat } from '@pesthouse/kernel';
import type { Clause } from '../clauses.ts';
import { nth, row } from '../look.ts';
import { colorName } from '../names.ts';
import { atLarge } from '../pieces.ts';
import { type Ending, type Event, type Player, playerAt, type State } from '../state.ts';

/** EXT-LIM-02: nest sealed, queen trapped, no pest in rooms or traps. */
export const jobsOf = (p: Player): number => (p.alive ? (p.sealed ? 1 : 0) + (p.held >= 0 ? 1 : 0) + (atLarge(p) === 0 ? 1 : 0) : 0);

/** What teams are compared by, in order: more is better. Eliminated ones rank below, later elimination first. */
const standing = (s: State, team: number): number[] => {
  let alive = 0;
  let jobs = 0;
  let pests = 0;
  let cards = 0;
  let out = -1;
  let late = 0;
  for (let q = team; q < s.players.length; q += s.teams) {
    const p = playerAt(s, q);
    alive = p.alive ? 1 : 0;
    jobs += jobsOf(p);
    if (p.alive) pests += atLarge(p);
    cards += p.handSize;
    out = Math.max(out, s.outs.indexOf(q));
    late = Math.max(late, (q - s.start + s.players.length) % s.players.length);
  }
  return [alive, jobs, -pests, cards, out, late];
};

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return nth(b, i) - nth(a, i);
  return 0;
};

const finish = (s: State, how: Ending, winner: number, k: Ctx<Event>, clause: Clause): void => {
  const standings: number[][] = [];
  const order: number[] = [];
  for (let t = 0; t < s.teams; t++) {
    standings.push(standing(s, t));
    order.push(t);
  }
  order.sort((a, b) => (a === winner ? -1 : b === winner ? 1 : compare(row(standings, a), row(standings, b))));
  s.ranks = [];
  for (let seat = 0; seat < s.players.length; seat++) s.ranks.push(1 + (order.indexOf(seat % s.teams) * s.players.length) / s.teams);
  s.ending = how;
  s.phase = 'over';
  s.stack.length = 0;
  const [best = 0] = order;
  k.tell?.({ type: 'ended', how, winners: s.players.filter((_, seat) => seat % s.teams === best).map((p) => colorName(p.color)), clause }, ALL);
};

/** A queen's trap was emptied (EXT-WIN-01, EXT-TEAM-03). */
export const win = (s: State, seat: Seat, k: Ctx<Event>, clause: Clause): void =>
  finish(s, 'emptied', seat % s.teams, k, s.teams < s.players.length ? 'EXT-TEAM-03' : clause);

/** EXT-WIN-05: one player or team is left. */
export const lastStanding = (s: State, team: number, k: Ctx<Event>): void => finish(s, 'last', team, k, 'EXT-WIN-05');

/** EXT-LIM-02. */
export const outOfRounds = (s: State, k: Ctx<Event>): void => finish(s, 'limit', -1, k, 'EXT-LIM-01');
