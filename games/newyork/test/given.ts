/** A position in a few words, and what happens in it: the language in which the clause tests are written. */
import { clone, Sfc } from '@pesthouse/kernel';
import { atItsEnd, type Script, scripted, talk } from '@pesthouse/kernel/testing';
import { KIND } from '../data/tables.ts';
import type { Options } from '../meta.ts';
import type { Kind, PlaceId, Species } from '../names.ts';
import { KINDS, PLACES, SPECIES } from '../names.ts';
import { rules } from '../rules.ts';
import type { Frame, Phase, State } from '../state.ts';

/** Every switch as it is by default (NYC-OPT-01). */
export const OFF = { lastCall: false, slowFinish: false, wholeDeck: false, lastMove: false } as const satisfies Omit<Options, 'species'>;

/** Pests of each species in order of arrival, each on its full cost in Food cards; `food` and `down` are unclaimed. */
export interface Standing {
  readonly humans?: readonly Kind[];
  readonly rats?: readonly Kind[];
  readonly pigeons?: readonly Kind[];
  readonly cockroaches?: readonly Kind[];
  readonly food?: number;
  readonly down?: readonly Kind[];
}

export interface Position {
  /** The species of each seat; all four in turn order unless told. */
  readonly species?: readonly Species[];
  readonly hand?: { readonly [K in Species]?: number };
  /** What is left in the pest decks; what is not named is all that does not lie on the board. */
  readonly deck?: { readonly [K in Kind]?: number };
  /** What is left of the Master Food deck; unless told, all that is not in hands or on the board. */
  readonly pile?: { readonly food: number; readonly poison: number };
  readonly places?: { readonly [K in PlaceId]?: Standing };
  /** The last card is drawn. */
  readonly lastTurn?: boolean;
  readonly lastCall?: boolean;
  readonly slowFinish?: boolean;
  readonly wholeDeck?: boolean;
  readonly lastMove?: boolean;
}

export type Scene = `${Species} to ${'gather' | 'breed' | 'fight' | 'move'}` | `final battles after ${Species}` | `the count after ${Species}`;

/** Chance by script: a number is what a die shows, `food` and `poison` what is drawn, `pick n` the n-th of those that are equally likely, from 0. */
export type Roll = number | 'food' | 'poison' | `pick ${number}`;
export const rolls = (...script: readonly Roll[]): Script =>
  scripted(script, (x, n) => {
    if (x === undefined) return atItsEnd(n);
    if (typeof x === 'number') {
      if (n !== 6) throw new Error(`the script has a die, and chance was asked for one of ${n}`);
      return x - 1;
    }
    if (x === 'food') return 0;
    if (x === 'poison') return n - 1;
    return Number(x.slice('pick '.length));
  });

/** So many dice that show this total. */
export const dice = (count: number, total: number): number[] => {
  if (total < count || total > 6 * count) throw new Error(`${count} dice cannot show ${total}`);
  let left = total - count;
  return Array.from({ length: count }, () => {
    const more = Math.min(5, left);
    left -= more;
    return 1 + more;
  });
};

/** So many Pest cards of one kind. */
export const times = (n: number, kind: Kind): Kind[] => Array.from({ length: n }, () => kind);

/** What is pending when a scene opens, by the word of the scene that tells. */
const OPENING: { readonly [word: string]: { readonly phase: Phase; readonly frames: readonly Frame[] } } = {
  gather: { phase: 'gather', frames: [{ step: 'turn' }] },
  breed: { phase: 'breed', frames: [{ step: 'breed' }] },
  fight: { phase: 'fight', frames: [{ step: 'fight' }] },
  move: { phase: 'move', frames: [{ step: 'move' }] },
  final: { phase: 'final', frames: [{ step: 'score' }, { step: 'final', from: 0 }] },
  count: { phase: 'final', frames: [{ step: 'score' }] },
};

const build = (scene: Scene, position: Position): State => {
  const species = position.species ?? SPECIES;
  const { lastCall = false, slowFinish = false, wholeDeck = false, lastMove = false } = position;
  const options = { species, lastCall, slowFinish, wholeDeck, lastMove };
  const s = rules.start(options, species.length, new Sfc().at(1, 1));
  for (const at of PLACES) {
    const given = position.places?.[at];
    if (given === undefined) continue;
    const p = s.board[at];
    p.food = given.food ?? 0;
    p.down = (given.down ?? []).slice();
    for (const who of SPECIES) p.stacks[who] = (given[who] ?? []).map((kind) => ({ kind, food: KIND[kind].cost, down: [], moved: false }));
    s.pile.food -= p.food;
    for (const kind of p.down) s.deck[kind]--;
    for (const who of SPECIES)
      for (const x of p.stacks[who]) {
        s.pile.food -= x.food;
        s.deck[x.kind]--;
      }
  }
  for (const who of SPECIES) {
    s.hand[who] = position.hand?.[who] ?? 0;
    s.pile.food -= s.hand[who];
  }
  for (const kind of KINDS) s.deck[kind] = position.deck?.[kind] ?? s.deck[kind];
  const words = scene.split(' ');
  const who = SPECIES.find((x) => words.includes(x));
  const opening = words.map((word) => OPENING[word]).find((x) => x !== undefined);
  if (who === undefined || opening === undefined) throw new Error(`no such scene: ${scene}`);
  const over = opening.phase === 'final';
  s.active = s.order.indexOf(who);
  s.phase = opening.phase;
  s.lastTurn = over || position.lastTurn === true;
  if (over) s.closer = s.active;
  if (s.lastTurn) {
    s.poisonOut += s.pile.poison;
    s.pile = { food: 0, poison: 0 };
  }
  if (position.pile !== undefined) s.pile = { ...position.pile };
  s.stack = clone([...opening.frames]);
  return s;
};

export const given = (scene: Scene, position: Position = {}, chance: Script = rolls()) => {
  const at = talk(rules, { setup: () => build(scene, position), options: { species: [], ...OFF }, chance });
  const { s } = at;
  const it = {
    ...at,
    /** Who has to decide. */
    who: (): Species | undefined => s.species[at.seat()],
    /** The decider makes this move; the script of chance must fit exactly. */
    does(line: string, script: Script = rolls()) {
      at.make(line, script);
      return it;
    },
    /** The clause that forbids this move to the decider, or to this species; null if it is legal. */
    refused: (line: string, by?: Species): string | null => at.why(line, by === undefined ? at.seat() : s.seatOf[by]),
    /** The unclaimed food units of a location. */
    unclaimed: (at: PlaceId): number => s.board[at].food + s.board[at].down.length,
    /** The kinds of a species' pests at a location. */
    pests: (at: PlaceId, who: Species): Kind[] => s.board[at].stacks[who].map((x) => x.kind),
    /** The food units under each pest of a species at a location. */
    under: (at: PlaceId, who: Species): number[] => s.board[at].stacks[who].map((x) => x.food + x.down.length),
    /** Cards in a species' pest deck. */
    deckOf: (who: Species): number => KINDS.reduce((n, kind) => n + (KIND[kind].species === who ? s.deck[kind] : 0), 0),
    /** The place of every species that plays, once the game is over. */
    places: (): { [who: string]: number } => Object.fromEntries((rules.outcome(s) ?? []).map((x) => [s.species[x.seat] ?? '', x.rank])),
  };
  return it;
};
