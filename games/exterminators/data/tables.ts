/** The data of Pests! as look-up tables by number. The rules read a set of their own, which is made anew with every engine; words and boards are given one with the numbers of their table. */
import { type Tunable, tunable } from '@pesthouse/kernel';
import { COLORS, DIRS, FACES, TILES } from '../names.ts';
import { actions, exterminators, numbers, queenDie, setup, tiles } from './printed.ts';

const found = <T>(x: T | undefined, what: string): T => {
  if (x === undefined) throw new Error(`the data lacks ${what}`);
  return x;
};

/** What makes a color special (2.18), by color. */
export interface Character {
  queenSteps: number;
  summonSteps: number;
  queenThroughWalls: boolean;
  traps: number;
  trapCapacity: number;
  freeMoves: number;
  exterminateMinimum: number;
  sealNestCost: number;
  moveThroughWalls: boolean;
}

/** The color of each face of the Queen Die (EXT-QN-04), by face. */
export const DIE_COLOR: readonly number[] = FACES.map((face) =>
  COLORS.indexOf(
    found(
      queenDie.find((x) => x.face === face),
      face,
    ).color,
  ),
);

const bit = (side: (typeof DIRS)[number]): number => 1 << DIRS.indexOf(side);

/** The doors of each tile as bits in DLUR order: those of the first cell, and four bits higher those of the Entry's second cell. */
export const DOORS: readonly number[] = TILES.map((id) => {
  const t = found(
    tiles.find((x) => x.id === id),
    id,
  );
  return t.doors.reduce((mask, d) => mask | (bit(d.side) << (d.cell * 4)), 0);
});

/** Doors turned clockwise by so many quarters. */
export const turned = (doors: number, rot: number): number => ((doors << rot) | (doors >> (4 - rot))) & 15;

/** Tiles by shape: the same doors at rotation 0. */
export const SHAPES: readonly number[] = [...new Set(DOORS.slice(1))];
export const SHAPE: readonly number[] = DOORS.map((doors) => SHAPES.indexOf(doors));

/** FIT[shape][need << 4 | care]: the rotations, as bits, in which the shape has the needed doors and, of the sides that matter, no other. */
export const FIT: readonly Uint8Array[] = SHAPES.map((doors) =>
  Uint8Array.from({ length: 256 }, (_, i) => {
    let fits = 0;
    for (let rot = 0; rot < 4; rot++) if ((turned(doors, rot) & (i & 15)) === i >> 4) fits |= 1 << rot;
    return fits;
  }),
);

/** FITTING[need << 4 | care]: the shapes, as bits, that go there in some rotation; none where no door is needed, for at least one door must meet a door (EXT-BLD-13). */
export const FITTING: readonly number[] = Array.from({ length: 256 }, (_, ask) =>
  FIT.reduce((shapes, fit, shape) => (ask >= 16 && fit[ask] !== 0 ? shapes | (1 << shape) : shapes), 0),
);

/** What depends on the number of players, by it. */
export const PLAYERS: readonly { readonly removedTiles: number; readonly removedPests: number }[] = Array.from({ length: 7 }, (_, n) => {
  const row = setup.find((x) => x.players === n);
  return { removedTiles: row?.standardTilesRemoved ?? 0, removedPests: row?.pestsRemovedPerPlayer ?? 0 };
});

const costOf = (id: (typeof actions)[number]['id']): number =>
  Number(
    found(
      actions.find((x) => x.id === id),
      id,
    ).cost,
  );
/** The numbers of the rules, but for those of the cards. */
export interface RuleTables {
  readonly CHARACTER: readonly Character[];
  /** Each named with its clause in `tunablesOf`. */
  readonly NUMBER: {
    pests: number;
    startPestsInNest: number;
    startPestsAround: number;
    nestFromRound: number;
    actionPoints: number;
    populate: number;
    drop: number;
    frustratedDrop: number;
    emerge: number;
    firstTurnQueenPhases: number;
    toolbox: number;
    stuckActionPoints: number;
    /** Where no limit is set, the game still ends. */
    lastRound: number;
  };
  /** Action points of everything but Move, Seal and Play, which have their own prices. */
  readonly COST: {
    exterminate: number;
    drop: number;
    empty: number;
    drag: number;
    destroy: number;
    unseal: number;
    buy: number;
  };
}

/** A new set, as printed. */
export const printRules = (): RuleTables => ({
  CHARACTER: COLORS.map((color) => ({
    ...found(
      exterminators.find((x) => x.color === color),
      color,
    ).params,
  })),
  NUMBER: {
    pests: 24,
    startPestsInNest: Number(numbers.startPestsInNest),
    startPestsAround: Number(numbers.startPestsAround),
    nestFromRound: Number(numbers.nestFromRound),
    actionPoints: Number(numbers.actionPoints),
    populate: Number(numbers.populate),
    drop: Number(numbers.drop),
    frustratedDrop: Number(numbers.angryDrop),
    emerge: Number(numbers.emerge),
    firstTurnQueenPhases: Number(numbers.firstTurnQueenPhases),
    toolbox: 4,
    stuckActionPoints: 1,
    lastRound: 500,
  },
  COST: {
    exterminate: costOf('exterminate'),
    drop: costOf('drop_trap'),
    empty: costOf('empty_trap'),
    drag: costOf('drag_trap'),
    destroy: costOf('destroy_trap'),
    unseal: costOf('unseal_nest'),
    buy: costOf('buy_card'),
  },
});

export const tunablesOf = ({ CHARACTER, NUMBER, COST }: RuleTables): Tunable[] => [
  ...tunable('cost', COST, {
    exterminate: 'EXT-ACT-05',
    drop: 'EXT-ACT-08',
    empty: 'EXT-ACT-12',
    drag: 'EXT-ACT-15',
    destroy: 'EXT-ACT-20',
    unseal: 'EXT-ACT-22',
    buy: 'EXT-ACT-26',
  }),
  ...tunable('', NUMBER, {
    startPestsInNest: 'EXT-INF-04',
    startPestsAround: 'EXT-INF-04',
    nestFromRound: 'EXT-BLD-11',
    actionPoints: 'EXT-ACT-01',
    populate: 'EXT-QPO-01',
    drop: 'EXT-QN-05',
    frustratedDrop: 'EXT-QN-07',
    emerge: 'EXT-QN-10',
    firstTurnQueenPhases: 'EXT-TRN-03',
    stuckActionPoints: 'EXT-CARD-O05',
  }),
  ...COLORS.flatMap((color, i) => {
    const x = found(CHARACTER[i], color);
    return tunable(color, x, {
      queenSteps: 'EXT-CHAR-06',
      summonSteps: 'EXT-CHAR-03',
      trapCapacity: 'EXT-TRP-01',
      freeMoves: 'EXT-ACT-01',
      exterminateMinimum: 'EXT-CHAR-02',
      sealNestCost: 'EXT-ACT-18',
    });
  }),
];

/** The rules' own. */
const own = printRules();
export const { CHARACTER, NUMBER, COST } = own;
export const tunables = tunablesOf(own);
