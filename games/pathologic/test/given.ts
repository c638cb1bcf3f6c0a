/** A position in a few words, and what happens in it: the language in which the clause tests are written. */
import { engine, holds, Sfc } from '@pesthouse/kernel';
import { picks, type Script, type Talk, talk, usedUp } from '@pesthouse/kernel/testing';
import { deckList, EVERYWHERE, num, slotOf } from '../data/tables.ts';

import { ALL_LISTS, choiceIn } from '../fog.ts';
import type { Options } from '../meta.ts';
import {
  DISTRICTS,
  FIRST_WARD,
  HEALERS,
  type Healer,
  NO_STRAIN,
  PIECES,
  type Piece,
  PLAGUE,
  RESOURCES,
  type Resource,
  ROLES,
  type Role,
  STRAINS,
  type Strain,
  TITLES,
  type Title,
  WARDS,
  type Ward,
} from '../names.ts';
import { rules } from '../rules.ts';
import { deckKind, type Event, type Frame, ONGOING, RESOLVED, type State, UNDRAWN } from '../state.ts';
import { optionsFor } from './games.ts';

export { picks };

export interface Position {
  /** Four players unless told; `duel` names the one Healer of two. */
  readonly seats?: 3 | 4;
  readonly duel?: Healer;
  /** Two players: where the token is; on the Healer's own tier unless told. */
  readonly tier?: Healer;
  /** Pieces in other districts than HOME; 0 takes a piece off. */
  readonly at?: { readonly [P in Piece]?: number };
  readonly free?: readonly Piece[];
  readonly acted?: readonly Piece[];
  readonly events?: { readonly [district: number]: Resource };
  readonly resolved?: readonly number[];
  /** Only these Events are left in the deck; the others are resolved. */
  readonly deck?: readonly number[];
  readonly strains?: { readonly [district: number]: Strain };
  readonly hand?: { readonly [H in Healer]?: readonly Title[] };
  readonly discard?: { readonly [H in Healer]?: readonly Title[] };
  readonly counters?: { readonly [H in Healer]?: readonly Resource[] };
  readonly pool?: readonly [number, number, number];
  readonly evidence?: { readonly [H in Healer]?: number };
  readonly pact?: { readonly [H in Healer]?: Ward };
  readonly hit?: readonly [Ward, Ward, Ward];
  readonly crypt?: readonly Ward[];
  readonly grave?: readonly Ward[];
  readonly plague?: number;
  readonly fog?: readonly number[];
  readonly grip?: readonly Strain[];
  /** Only these Strains are left in the deck; the others are discarded. */
  readonly strainDeck?: readonly Strain[];
  readonly blockade?: number;
  readonly curfew?: number;
  readonly lastCurfew?: number;
  readonly shield?: Ward;
  readonly paralysed?: boolean;
  readonly ap?: number;
  readonly round?: number;
  readonly rounds?: number;
  /** The options that are on. */
  readonly ownTier?: boolean;
  readonly fullParalysis?: boolean;
  readonly resolveAtOnce?: boolean;
  readonly begun?: boolean;
}

/** Where everybody lives unless a test says otherwise: 7, 11 and 12 are empty. */
export const HOME: Readonly<Record<Piece, number>> = {
  bachelor: 1,
  haruspex: 5,
  changeling: 10,
  andrey: 2,
  maria: 3,
  vlad: 4,
  capella: 6,
  notkin: 8,
  sticky: 9,
  saburov: 13,
  aspity: 14,
  rubin: 15,
};

/** `healer acts` in the Action Phase, `healer's turn` from its beginning, `plague's turn` likewise. */
export type Scene = `${Healer} acts` | `${Role}'s turn`;

const rolesOf = (x: Position): Role[] =>
  x.duel !== undefined ? ['plague', x.duel] : x.seats === 3 ? ['plague', 'bachelor', 'haruspex'] : ['plague', 'bachelor', 'haruspex', 'changeling'];
export const optionsOf = (x: Position): Options => ({
  roles: rolesOf(x),
  rounds: x.rounds ?? 40,
  ownTier: x.ownTier ?? false,
  fullParalysis: x.fullParalysis ?? false,
  resolveAtOnce: x.resolveAtOnce ?? false,
});
/** The seat of a role in every test: the Plague is seat 0. */
export const seatIn = (s: State, role: Role): number => s.roles.indexOf(ROLES.indexOf(role));

const frames = (scene: Scene): Frame[] => {
  const role = ROLES.findIndex((r) => scene.startsWith(r));
  if (scene.endsWith('acts')) return [{ step: 'turn-end' }, { step: 'act' }];
  return role === PLAGUE ? [{ step: 'plague-turn' }] : [{ step: 'healer-turn', healer: role }];
};

const hands = (s: State, x: Position): void => {
  for (const h of s.order) {
    const id = HEALERS[h] ?? 'bachelor';
    const move = (pile: number[] | undefined, title: Title): void => {
      const slot = slotOf(deckKind(s, h), TITLES.indexOf(title));
      const deck = s.deck[h];
      if (pile === undefined || deck === undefined || slot < 0 || num(deck, slot) === 0) throw new Error(`${id} has no ${title}`);
      deck[slot] = num(deck, slot) - 1;
      pile[slot] = num(pile, slot) + 1;
      s.rest[h] = num(s.rest, h) - 1;
    };
    for (const title of x.discard?.[id] ?? []) move(s.discard[h], title);
    for (const title of x.hand?.[id] ?? []) {
      move(s.hand[h], title);
      s.held[h] = num(s.held, h) + 1;
    }
  }
};

const town = (s: State, x: Position): void => {
  for (const [p, id] of PIECES.entries()) {
    if (p < FIRST_WARD && !s.order.includes(p)) continue;
    s.at[p] = x.at?.[id] ?? HOME[id];
    if (x.free?.includes(id)) s.free |= 1 << p;
    if (x.acted?.includes(id)) s.acted |= 1 << p;
  }
  for (const [list, grave] of [
    [x.crypt ?? [], false],
    [x.grave ?? [], true],
  ] as const)
    for (const id of list) {
      const w = WARDS.indexOf(id);
      s.at[w + FIRST_WARD] = 0;
      s.free &= ~(1 << (w + FIRST_WARD));
      if (grave) s.grave |= 1 << w;
      else s.crypt |= 1 << w;
    }
};

const table = (s: State, x: Position): void => {
  for (const h of s.order) {
    const id = HEALERS[h] ?? 'bachelor';
    for (let t = 0; t < 3; t++) {
      const n = (x.counters?.[id] ?? []).filter((r) => r === RESOURCES[t]).length;
      s.pool[t] = num(s.pool, t) + num(s.counters, h * 3 + t) - n;
      s.counters[h * 3 + t] = n;
    }
    s.evidence[h] = x.evidence?.[id] ?? 3;
    const pact = x.pact?.[id];
    if (pact !== undefined) s.pact[h] = WARDS.indexOf(pact);
  }
  for (let d = 1; d <= DISTRICTS; d++) {
    const asked = x.events?.[d];
    const done = x.resolved?.includes(d) === true || (x.deck !== undefined && !x.deck.includes(d));
    s.event[d] = asked !== undefined ? ONGOING : done ? RESOLVED : UNDRAWN;
    if (asked === undefined) continue;
    s.need[d] = RESOURCES.indexOf(asked);
    s.marker[d] = 1;
    s.pool[s.need[d] ?? 0] = num(s.pool, s.need[d] ?? 0) - 1;
  }
  s.ongoing = s.event.filter((e) => e === ONGOING).length;
  s.undrawn = s.event.filter((e, d) => d > 0 && e === UNDRAWN).length;
  if (x.pool !== undefined) s.pool = [...x.pool];
};

const plague = (s: State, x: Position): void => {
  const take = (id: Strain): number => {
    const i = STRAINS.indexOf(id);
    if (num(s.strains, i) === 0) throw new Error(`no ${id} is left`);
    s.strains[i] = num(s.strains, i) - 1;
    s.strainsLeft--;
    return i;
  };
  for (let d = 1; d <= DISTRICTS; d++) {
    const id = x.strains?.[d];
    s.mine[d] = id === undefined ? NO_STRAIN : take(id);
  }
  for (const id of x.grip ?? []) {
    const i = take(id);
    s.grip[i] = num(s.grip, i) + 1;
    s.gripSize++;
  }
  if (x.strainDeck !== undefined)
    for (let i = 0; i < STRAINS.length; i++) {
      const keep = x.strainDeck.filter((id) => id === STRAINS[i]).length;
      while (num(s.strains, i) > keep) {
        take(STRAINS[i] ?? 'drift');
        s.spent[i] = num(s.spent, i) + 1;
      }
    }
  s.place = x.plague ?? 7;
  s.fog = x.fog === undefined ? EVERYWHERE : x.fog.reduce((set, d) => set | (1 << d), 0);
  const hit = x.hit ?? ['andrey', 'capella', 'saburov'];
  s.hit = hit.map((id) => WARDS.indexOf(id) % 3);
  s.chosen = 3;
  s.lists = ALL_LISTS;
  for (let i = 0; i < 27; i++)
    for (let w = 0; w < 9; w++) {
      const group = Math.floor(w / 3);
      const is = choiceIn(i, group) === w % 3;
      if (((s.crypt >> w) & 1 && !is) || ((s.grave >> w) & 1 && is)) s.lists &= ~(1 << i);
    }
  s.blockade = x.blockade ?? 0;
  if (s.blockade !== 0) s.fog = 1 << s.blockade;
};

const build = (scene: Scene, x: Position): State => {
  const roles = rolesOf(x);
  const s = rules.start(optionsOf(x), roles.length, new Sfc().at(1, 1));
  town(s, x);
  hands(s, x);
  table(s, x);
  plague(s, x);
  s.round = x.round ?? 3;
  s.begun = x.begun ?? true;
  s.curfew = x.curfew ?? 0;
  s.lastCurfew = x.lastCurfew ?? 0;
  s.shield = x.shield === undefined ? -1 : WARDS.indexOf(x.shield);
  s.paralysed = x.paralysed ?? false;
  if (x.tier !== undefined) s.tier = ROLES.indexOf(x.tier);
  s.active = ROLES.findIndex((r) => scene.startsWith(r));
  s.phase = 'actions';
  s.ap = scene.endsWith('acts') ? (x.ap ?? 2) : 0;
  s.stack = frames(scene);
  return s;
};

const play = (at: Talk<State, Event>) => {
  const { s, said, heard } = at;
  const deciders = (): Role[] => s.roles.flatMap((r, seat) => (holds(rules.deciders(s), seat) ? [ROLES[r] ?? 'plague'] : []));
  /** A move may name its role before a colon. */
  const parse = (line: string): [move: string, seat: number] => {
    const [, who, rest = ''] = /^(?:(plague|bachelor|haruspex|changeling): )?(.*)$/.exec(line) ?? [];
    const role = ROLES.find((r) => r === who) ?? deciders()[0] ?? 'plague';
    return [rest, seatIn(s, role)];
  };
  const it = {
    ...at,
    /** The roles that have to decide. */
    who: deciders,
    /** What the role, or the first decider, may do. */
    offers: (start = '', role?: Role): string[] => at.offers(start, seatIn(s, role ?? deciders()[0] ?? 'plague')),
    /** The first decider, or the role named before a colon, makes these moves one after the other; `-` passes in every window that is open. */
    does(...lines: readonly string[]) {
      return it.doing(picks(), ...lines);
    },
    /** The same with chance by script. */
    doing(script: Script, ...lines: readonly string[]) {
      said.length = 0;
      heard.length = 0;
      const one = (line: string): void => {
        const [move, seat] = parse(line);
        at.go(move, script, seat);
      };
      for (const line of lines) {
        if (line !== '-') one(line);
        else while (it.now() === 'window') one(`${deciders()[0]}: pass`);
      }
      usedUp(script, lines.join(', '));
      return it;
    },
    /** Passes in every window until something else is asked; what was told before stays. */
    passes() {
      const before = said.slice();
      const known = heard.slice();
      it.does('-');
      said.unshift(...before);
      heard.unshift(...known);
      return it;
    },
    refused: (line: string): string | null => at.why(...parse(line)),
    free: (line: string): boolean => at.free(...parse(line)),
    /** What one role was told of this type. */
    hears(role: Role, type: Event['type']): Event[] {
      const seat = seatIn(s, role);
      return heard.flatMap(({ event, to, blurred }) => {
        const mine = holds(to, seat) ? event : blurred;
        return mine !== undefined && mine.type === type ? [mine] : [];
      });
    },
    view: (role: Role): State => rules.view(s, seatIn(s, role)),
    guess: (role: Role, seed: number): State => rules.guess(rules.view(s, seatIn(s, role)), seatIn(s, role), new Sfc().at(seed, 7)),
    at: (id: Piece): number => num(s.at, PIECES.indexOf(id)),
    free_: (id: Piece): boolean => ((s.free >> PIECES.indexOf(id)) & 1) === 1,
    evidence: (id: Healer): number => num(s.evidence, HEALERS.indexOf(id)),
    counters: (id: Healer): Resource[] => RESOURCES.flatMap((r, t) => Array.from({ length: num(s.counters, HEALERS.indexOf(id) * 3 + t) }, () => r)),
    hand: (id: Healer): Title[] => {
      const h = HEALERS.indexOf(id);
      return deckList(deckKind(s, h)).flatMap((t, slot) => Array.from({ length: s.hand[h]?.[slot] ?? 0 }, () => TITLES[t] ?? 'no'));
    },
    discard: (id: Healer): Title[] => {
      const h = HEALERS.indexOf(id);
      return deckList(deckKind(s, h)).flatMap((t, slot) => Array.from({ length: s.discard[h]?.[slot] ?? 0 }, () => TITLES[t] ?? 'no'));
    },
    grip: (): Strain[] => STRAINS.flatMap((id, i) => Array.from({ length: num(s.grip, i) }, () => id)),
    strain: (d: number): Strain | null => STRAINS[num(s.mine, d)] ?? null,
    /** The places where all may believe the Plague to be. */
    fog: (): number[] => Array.from({ length: 16 }, (_, d) => d).filter((d) => (s.fog >> d) & 1),
    winner: (): Role | null => ROLES[s.winner] ?? null,
  };
  return it;
};

export type It = ReturnType<typeof play>;

/** The game as it begins in a position: what the laws play on from. */
export const beginningAt = (scene: Scene, x: Position) => engine({ ...rules.game, setup: () => build(scene, x) });

export const given = (scene: Scene, x: Position = {}, chance: Script = picks()): It =>
  play(talk(rules, { setup: () => build(scene, x), options: optionsOf(x), seats: rolesOf(x).length, chance }));

/** A game from its very beginning. */
export const fresh = (...roles: readonly Role[]): It => {
  const options = { ...optionsFor(roles.length), roles };
  const at = talk(rules, { setup: () => rules.game.setup(options, roles.length, picks()), options, seats: roles.length, chance: picks() });
  at.said.length = 0;
  at.heard.length = 0;
  return play(at);
};
