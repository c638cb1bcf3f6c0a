/** Choices that an action leaves open: which pests of a mixed room go in team play, and what Dumpster Diver digs up. */

import { anyPests, listDive, playCard } from '../cards/ops.ts';
import { nth, row } from '../look.ts';
import { COLORS, colorOf } from '../names.ts';
import { remove, roomName } from '../pieces.ts';
import { activeSeat, type D, type Moves, pestsAt, playerAt } from '../state.ts';

// A move is never changed, so the same object serves every listing.
const PICK: readonly Moves['pick'][] = COLORS.map((color) => ({ verb: 'pick', color }));
const STOP: Moves['pick'] = { verb: 'stop' };

/** EXT-TEAM-07: in team play the pests are picked one by one. */
export const pick: D<'pick'> = {
  verbs: ['pick', 'stop'],
  reasons: ['EXT-TEAM-07'],
  deciders: activeSeat,
  prompt: (s, f) => ({ key: 'pick', left: f.left, room: roomName(s, f.room) }),
  moves(s, f, _, out) {
    for (let q = 0; q < s.players.length; q++) {
      const o = playerAt(s, q);
      if (pestsAt(o, f.room) > 0) out.push(row(PICK, o.color));
    }
    out.push(STOP);
  },
  refuse: () => 'EXT-TEAM-07',
  play(s, f, seat, m, k) {
    s.stack.pop();
    if (m.verb === 'stop') return;
    remove(s, seat, playerAt(s, nth(s.seatOf, colorOf(m.color))), f.room, 1, k, 'EXT-TEAM-06');
    if (f.left > 1 && anyPests(s, playerAt(s, seat), f.room)) s.stack.push({ step: 'pick', left: f.left - 1, room: f.room });
  },
};

export const dive: D<'dive'> = {
  verbs: ['play-on', 'play-trap', 'play-spread'],
  reasons: ['EXT-CARD-O09'],
  deciders: activeSeat,
  prompt: () => ({ key: 'dive' }),
  moves: (s, _, seat, out) => listDive(s, seat, out),
  refuse: () => 'EXT-CARD-O09',
  play(s, _, seat, m, k) {
    s.stack.pop();
    playCard(s, seat, m, 'discard', k);
  },
};
