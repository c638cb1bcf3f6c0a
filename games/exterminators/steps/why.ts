/** Why an action of the Exterminator's Turn is not offered: the clause that forbids it. Asked only about what `moves` does not hold. */

import type { Seat } from '@pesthouse/kernel';
import { CARD } from '../cards/cards.ts';
import { anyPests, spareTrap } from '../cards/ops.ts';
import type { Clause } from '../clauses.ts';
import { CHARACTER, COST } from '../data/tables.ts';
import { joined } from '../doors.ts';
import { copiesIn } from '../hands.ts';
import { nth, row } from '../look.ts';
import { cardOf, colorOf, tileOf, trapOf } from '../names.ts';
import { offered, roomOf, trapIn, trapOwner } from '../pieces.ts';
import { isFoe, type Moves, playerAt, type State, teamPlay } from '../state.ts';
import { whyNoExchange } from './exchange.ts';

export const ACT_REASONS = [
  'EXT-ACT-01',
  'EXT-ACT-02',
  'EXT-ACT-05',
  'EXT-ACT-06',
  'EXT-ACT-08',
  'EXT-ACT-09',
  'EXT-ACT-10',
  'EXT-ACT-11',
  'EXT-ACT-12',
  'EXT-ACT-14',
  'EXT-ACT-15',
  'EXT-ACT-16',
  'EXT-ACT-17',
  'EXT-ACT-18',
  'EXT-ACT-19',
  'EXT-ACT-20',
  'EXT-ACT-22',
  'EXT-ACT-23',
  'EXT-ACT-25',
  'EXT-ACT-27',
  'EXT-CARD-D02',
  'EXT-CARD-D06',
  'EXT-CARD-R13',
  'EXT-CARD-D12',
  'EXT-TEAM-04',
  'EXT-TEAM-10',
  'EXT-TEAM-11',
  'EXT-TEAM-12',
] as const satisfies readonly Clause[];
type Reason = (typeof ACT_REASONS)[number];
type Act = Moves['act'];

/** After an Energy drink nothing but its moves is left (EXT-CARD-D06). */
const broke = (s: State): Reason => (s.drink >= 0 ? 'EXT-CARD-D06' : 'EXT-ACT-01');

const whyNoDrop = (s: State, seat: Seat): Reason => {
  const p = playerAt(s, seat);
  if (s.ap < COST.drop) return broke(s);
  const spare = spareTrap(p);
  if (spare < 0) return 'EXT-ACT-08';
  if (p.room === p.nest) return 'EXT-ACT-09';
  return offered(p, trapIn(p, spare), p.room) === 'both' ? 'EXT-ACT-10' : 'EXT-ACT-11';
};

const whyNoEmpty = (s: State, seat: Seat, trap: number): Reason => {
  const { seat: owner, i } = trapOwner(s, trap);
  if (s.ap < COST.empty) return broke(s);
  if (owner !== seat) return owner >= 0 && teamPlay(s) && owner % s.teams === seat % s.teams ? 'EXT-TEAM-12' : 'EXT-ACT-12';
  const p = playerAt(s, seat);
  const t = p.traps[i];
  if (t === undefined || t.room !== p.room) return 'EXT-ACT-12';
  return teamPlay(s) ? 'EXT-TEAM-04' : 'EXT-ACT-14';
};

const whyNoDrag = (s: State, seat: Seat, m: Extract<Act, { verb: 'drag-trap' }>): Reason => {
  if (s.ap < COST.drag) return broke(s);
  const p = playerAt(s, seat);
  const { seat: owner, i } = trapOwner(s, trapOf(m.trap));
  const o = s.players[owner];
  const t = o?.traps[i];
  const to = roomOf(s, tileOf(m.to));
  if (o === undefined || t === undefined || t.room !== p.room || to < 0 || !joined(s, p.room, to)) return 'EXT-ACT-15';
  return to === o.nest && !s.nestTraps ? 'EXT-ACT-16' : 'EXT-ACT-17';
};

/** A thing of another player: an opponent's, or a teammate's (EXT-TEAM-12). */
const notFoe = (s: State, seat: Seat, owner: Seat, otherwise: Reason): Reason => {
  const o = s.players[owner];
  return o !== undefined && owner !== seat && o.alive && !isFoe(s, o, owner, seat) ? 'EXT-TEAM-12' : otherwise;
};

const whyNoCard = (s: State, seat: Seat, m: Extract<Act, { readonly card: string; verb: `play${string}` }>): Reason => {
  const card = cardOf(m.card);
  if (copiesIn(playerAt(s, seat).hand, card) === 0) return 'EXT-ACT-23';
  if (row(CARD, card).window) return m.card === 'mind_control' ? 'EXT-CARD-D12' : 'EXT-CARD-D02';
  if (s.ap < row(CARD, card).cost) return broke(s);
  if (m.card === 'energy_drink') return 'EXT-CARD-R13';
  return 'color' in m ? notFoe(s, seat, nth(s.seatOf, colorOf(m.color)), 'EXT-ACT-25') : 'EXT-ACT-25';
};

export const whyNot = (s: State, _: object, seat: Seat, m: Act): Reason => {
  const p = playerAt(s, seat);
  switch (m.verb) {
    case 'move':
      return s.ap > 0 || s.free > 0 || s.drink > 0 ? 'EXT-ACT-02' : broke(s);
    case 'exterminate':
      if (s.ap < COST.exterminate) return broke(s);
      return anyPests(s, p, p.room) || teamPlay(s) ? 'EXT-ACT-05' : 'EXT-ACT-06';
    case 'drop-trap':
      return whyNoDrop(s, seat);
    case 'empty-trap':
      return whyNoEmpty(s, seat, trapOf(m.trap));
    case 'drag-trap':
      return whyNoDrag(s, seat, m);
    case 'seal-nest':
      if (p.room !== p.nest) return 'EXT-ACT-18';
      return p.sealed ? 'EXT-ACT-19' : s.ap < row(CHARACTER, p.color).sealNestCost ? broke(s) : 'EXT-ACT-18';
    case 'destroy-trap':
      return s.ap < COST.destroy ? broke(s) : notFoe(s, seat, trapOwner(s, trapOf(m.trap)).seat, 'EXT-ACT-20');
    case 'unseal':
      return s.ap < COST.unseal ? broke(s) : notFoe(s, seat, nth(s.seatOf, colorOf(m.color)), 'EXT-ACT-22');
    case 'play':
    case 'play-at':
    case 'play-on':
    case 'play-trap':
    case 'play-spread':
      return whyNoCard(s, seat, m);
    case 'buy':
      return s.ap < COST.buy ? broke(s) : 'EXT-ACT-27';
    case 'give':
    case 'ask':
      return whyNoExchange(s, seat, m);
    case 'end-turn':
      return 'EXT-ACT-01';
    default:
      return m satisfies never;
  }
};
