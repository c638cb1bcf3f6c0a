/** A position in a few words, and what happens in it: the language in which the clause tests are written. */
import { atItsEnd, picks, type Script, scripted, talk } from '@pesthouse/kernel/testing';
import { fixtures, sampleHouses } from '../data/printed.ts';
import { CHARACTER, DOORS, NUMBER, PLAYERS, turned } from '../data/tables.ts';
import { cellAt } from '../grid.ts';
import { named, toDiscard, toHand } from '../hands.ts';
import type { Options } from '../meta.ts';
import { type CardId, type Color, cardOf, colorOf, FACES, type Face, NEST, type TileId, tileName, tileOf } from '../names.ts';
import { colorAt, roomOf } from '../pieces.ts';
import { rules } from '../rules.ts';
import { setup } from '../setup.ts';
import { type Frame, IN_HAND, type Player, playerAt, type State } from '../state.ts';
import { haveGhosts, waysOf } from '../ways.ts';

/** Chance by script: a number is what the d6 shows, a letter the face of the Queen Die, `pick n` the n-th of those that are equally likely, from 0. */
export type Roll = number | Face | `pick ${number}`;
export type { Script };
export const rolls = (...script: readonly Roll[]): Script =>
  scripted(script, (x, n) => {
    if (x === undefined) return atItsEnd(n);
    if (typeof x === 'string' && x.startsWith('pick ')) return Number(x.slice('pick '.length));
    if (n !== 6) throw new Error(`the script has a die, and chance was asked for one of ${n}`);
    return typeof x === 'number' ? x - 1 : FACES.findIndex((f) => x.startsWith(f));
  });

export interface Placed {
  readonly tile: TileId;
  readonly x: number;
  readonly y: number;
  readonly rot: number;
}
/** A house of the data file, with the nests of its colors. */
export const houseOf = (id: string): { readonly placements: readonly Placed[]; readonly colors: readonly Color[] } => {
  const sample = sampleHouses.find((h) => h.id === id);
  if (sample !== undefined) return { placements: sample.placements, colors: sample.colors };
  const fixture = fixtures.houses.find((h) => h.id === id);
  if (fixture === undefined) throw new Error(`there is no house ${id}`);
  return { placements: fixture.placements, colors: [] };
};

export interface TrapAt {
  readonly at: TileId;
  readonly pests?: number;
  readonly queen?: boolean;
}
export interface Side {
  /** Where the exterminator stands; the Entry unless told. */
  readonly room?: TileId;
  readonly nest?: TileId;
  readonly queen?: TileId;
  readonly pests?: { readonly [K in TileId]?: number };
  /** The rest of the pool unless told; what is told too little goes to the box. */
  readonly reserve?: number;
  readonly sealed?: boolean;
  readonly traps?: readonly TrapAt[];
  readonly hand?: readonly CardId[];
  /** Cards of the hand that nobody else knows. */
  readonly hidden?: readonly CardId[];
  readonly front?: readonly { readonly card: CardId; readonly by: Color }[];
  /** Turns taken; 1 unless told, so that nobody's first turn is in the way. */
  readonly turns?: number;
}

export interface Position {
  readonly house?: string;
  /** Who sits where; red and green unless told. */
  readonly colors?: readonly Color[];
  readonly active?: Color;
  readonly round?: number;
  readonly ap?: number;
  readonly free?: number;
  readonly spent?: number;
  readonly discard?: readonly CardId[];
  readonly options?: Partial<Options>;
  readonly red?: Side;
  readonly orange?: Side;
  readonly yellow?: Side;
  readonly green?: Side;
  readonly blue?: Side;
  readonly purple?: Side;
}

export const OPTIONS: Options = { quickStart: false, teams: 'none', toolboxDeck: '24', roundLimit: 40, nestTraps: false, autoBuild: false };

/** Puts a house of the data file into a state; its nests become those of the colors in play. */
export const layHouse = (s: State, house: string, colors: readonly Color[]): void => {
  const { placements, colors: its } = houseOf(house);
  for (const { tile, x, y, rot } of placements) {
    const i = its.findIndex((c) => tile === `nest_${c}`);
    const own = i >= 0 ? NEST + colorOf(colors[i] ?? 'red') : tileOf(tile);
    s.rooms.push(own);
    s.cells.push(cellAt(x, y));
    s.doors.push(turned(DOORS[own] ?? 0, rot));
  }
};

const side = (s: State, p: Player, seat: number, given: Side): void => {
  const room = (tile: TileId | undefined, otherwise: number): number => {
    const r = tile === undefined ? otherwise : roomOf(s, tileOf(tile));
    if (r < 0) throw new Error(`there is no ${tile} in this house`);
    return r;
  };
  p.nest = room(given.nest, Math.max(0, roomOf(s, NEST + p.color)));
  p.sealed = given.sealed ?? false;
  p.room = room(given.room, 0);
  p.queen = room(given.queen, p.nest);
  p.turns = given.turns ?? 1;
  p.pests = s.rooms.map((t) => given.pests?.[tileName(t)] ?? 0);
  p.traps = Array.from({ length: CHARACTER[p.color]?.traps ?? 1 }, (_, i) => {
    const t = given.traps?.[i];
    if (t?.queen === true) {
      p.held = i;
      p.queen = room(t.at, 0);
    }
    return { room: t === undefined ? IN_HAND : room(t.at, 0), pests: t?.pests ?? 0, queen: t?.queen ?? false };
  });
  const out = p.pests.reduce((n, x) => n + x, 0) + p.traps.reduce((n, t) => n + t.pests, 0);
  p.box = PLAYERS[s.players.length]?.removedPests ?? 0;
  p.reserve = given.reserve ?? NUMBER.pests - p.box - out;
  p.box = NUMBER.pests - out - p.reserve;
  const take = (id: CardId): number => {
    s.draw[cardOf(id)] = (s.draw[cardOf(id)] ?? 0) - 1;
    s.drawSize--;
    return cardOf(id);
  };
  for (const id of given.hand ?? []) toHand(p, take(id), true);
  for (const id of given.hidden ?? []) toHand(p, take(id), false);
  for (const x of given.front ?? []) p.front.push({ card: take(x.card), by: s.seatOf[colorOf(x.by)] ?? seat });
};

/** Where a scene opens: the Exterminator's Turn, the whole turn, one Queen's Turn, or the end of a turn. */
export type Scene = 'act' | 'turn' | 'queen' | 'end';

const build = (scene: Scene, position: Position): State => {
  const colors = position.colors ?? ['red', 'green'];
  const s = setup({ ...OPTIONS, ...position.options }, colors.length, picks());
  for (const [seat, color] of colors.entries()) {
    playerAt(s, seat).color = colorOf(color);
    s.seatOf[colorOf(color)] = seat;
  }
  layHouse(s, position.house ?? 'sample_2', colors);
  Object.assign(s, waysOf(s, haveGhosts(s.players)));
  for (const [seat, color] of colors.entries()) side(s, playerAt(s, seat), seat, position[color] ?? {});
  for (const id of position.discard ?? []) {
    s.draw[cardOf(id)] = (s.draw[cardOf(id)] ?? 0) - 1;
    s.drawSize--;
    toDiscard(s, cardOf(id));
  }
  s.active = s.seatOf[colorOf(position.active ?? colors[0] ?? 'red')] ?? 0;
  s.round = position.round ?? 2;
  s.phase = scene === 'act' ? 'act' : 'queen';
  s.ap = position.ap ?? NUMBER.actionPoints;
  s.free = position.free ?? CHARACTER[playerAt(s, s.active).color]?.freeMoves ?? 1;
  s.spent = position.spent ?? 0;
  const first = playerAt(s, s.active).turns === 0;
  const frames: { readonly [K in Scene]: readonly Frame[] } = {
    act: [{ step: 'act' }],
    turn: [{ step: 'turn' }],
    queen: first ? [{ step: 'act' }, { step: 'queen', nth: 2, of: 2 }, { step: 'queen', nth: 1, of: 2 }] : [{ step: 'act' }, { step: 'queen', nth: 1, of: 1 }],
    end: [{ step: 'end' }],
  };
  s.stack = frames[scene].map((f) => ({ ...f }));
  return s;
};

/** A state that was made elsewhere, with the same words to talk to it. */
export const from = (make: () => State, chance: Script = rolls()) => {
  const at = talk(rules, { setup: make, options: OPTIONS, chance });
  const { s } = at;
  const it = {
    ...at,
    /** Who has to decide. */
    who: (): Color => colorAt(s, at.seat()),
    /** The decider makes this move; the script of chance must fit exactly. */
    does(line: string, script: Script = rolls()) {
      at.make(line, script);
      return it;
    },
    /** Why this cannot be done; null if it can. */
    whyNot: (line: string): string | null => at.why(line),
    player: (color: Color): Player => playerAt(s, s.seatOf[colorOf(color)] ?? -1),
    /** Free pests of a color, by room, only where there are any. */
    pests: (color: Color): { [tile: string]: number } =>
      Object.fromEntries(
        s.rooms.flatMap((t, r) => {
          const n = it.player(color).pests[r] ?? 0;
          return n > 0 ? [[tileName(t), n]] : [];
        }),
      ),
    queen: (color: Color): TileId => tileName(s.rooms[it.player(color).queen] ?? 0),
    at: (color: Color): TileId => tileName(s.rooms[it.player(color).room] ?? 0),
    hand: (color: Color): CardId[] => named(it.player(color).hand),
    discard: (): CardId[] => named(s.discard),
  };
  return it;
};
export const given = (scene: Scene, position: Position = {}, chance: Script = rolls()) => from(() => build(scene, position), chance);
