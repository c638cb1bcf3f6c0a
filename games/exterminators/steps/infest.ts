/** Infesting the house (2.5): the finished house gets its ways, exterminators, queens and the first pests. */

import { ALL } from '@pesthouse/kernel';
import { NUMBER, PLAYERS } from '../data/tables.ts';
import { wayFrom } from '../doors.ts';
import { row } from '../look.ts';
import { colorName, TILES, type TileId } from '../names.ts';
import { roomName, spread } from '../pieces.ts';
import { type A, playerAt, type State } from '../state.ts';
import { haveGhosts, waysOf } from '../ways.ts';

/** No pests by room, for as many rooms as there can be. */
const NONE: readonly number[] = TILES.map(() => 0);

/** EXT-INF-04: the rooms around a nest, in the order in which the first pests come to them. */
const around = (s: State, nest: number): TileId[] => {
  const rooms: TileId[] = [];
  for (let d = 0; rooms.length < NUMBER.startPestsAround; d = (d + 1) & 3) {
    const to = wayFrom(s, nest, d);
    if (to >= 0) rooms.push(roomName(s, to));
  }
  return rooms;
};

export const infest: A<'infest'> = {
  run(s, _, k) {
    const n = s.players.length;
    const ways = waysOf(s, haveGhosts(s.players));
    s.way = ways.way;
    s.exit = ways.exit;
    s.ghost = ways.ghost;
    s.beside = ways.beside;
    for (let i = 0; i < n; i++) {
      const p = playerAt(s, (s.start + i) % n);
      p.pests = NONE.slice(0, s.rooms.length);
      p.box = row(PLAYERS, n).removedPests; // EXT-INF-01
      p.reserve = NUMBER.pests - p.box - NUMBER.startPestsInNest;
      p.pests[p.nest] = NUMBER.startPestsInNest;
      p.queen = p.nest;
      spread(s, p, p.nest, NUMBER.startPestsAround, { chance: k.chance, tell: undefined }, 'EXT-INF-04');
      k.tell?.(
        {
          type: 'infested',
          color: colorName(p.color),
          nest: roomName(s, p.nest),
          inNest: NUMBER.startPestsInNest,
          around: around(s, p.nest),
          reserve: p.reserve,
          boxed: p.box,
          clause: 'EXT-INF-04',
        },
        ALL,
      );
    }
    s.active = s.start; // EXT-TRN-01
    s.round = 1;
    s.stack.push({ step: 'turn' });
  },
};
