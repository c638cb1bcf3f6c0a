/** The choices as the prompt bar lists them, with their keys: the same keys stand on the tags of the map. */

import { keyOf, pickedOf } from '@pesthouse/board';
import type { Move } from '../state.ts';
import { meant, type Props, targetsOf, type Verb } from './choice.ts';

export interface Row {
  readonly key: string;
  readonly hotkey: string;
  /** The move it makes, or what it narrows down to. */
  readonly move: Move;
  readonly target: string | null;
  readonly ways: number;
  /** The moves that it stands for. */
  readonly leads: readonly Move[];
  /** Whether it has a button in the bar. */
  readonly shown: boolean;
}

/** Choices that end or leave something, and what is free at any time. */
export const PLAIN: Readonly<Partial<Record<Verb, string>>> = { stop: 'S', done: 'D', 'end-turn': 'E', trade: 'T', tidy: 'Q', refresh: 'R' };
const MOST = 9;
/** On a wide screen these are chosen on the board alone. */
const ON_BOARD: ReadonlySet<Verb> = new Set(['assistant', 'pair']);
/** More than this do not fit the bar: then these too are chosen where they lie. */
const FEW = 5;
const LYING: ReadonlySet<Verb> = new Set(['build', 'raise', 'take', 'assign', 'shift', 'jump', 'token', 'swap', 'carry']);

type Chosen = Pick<Props, 'legal' | 'draft' | 'narrow' | 'view'>;

export const rowsOf = (p: Chosen): { readonly rows: readonly Row[]; readonly plain: readonly Row[]; readonly all: readonly Row[] } => {
  const picked = pickedOf(p);
  const list = meant(p);
  const main = list.filter((m) => PLAIN[m.verb] === undefined && !ON_BOARD.has(m.verb));
  const plain = (picked.length === 0 ? list : []).flatMap((m): Row[] => {
    const hotkey = PLAIN[m.verb];
    return hotkey === undefined ? [] : [{ key: keyOf(m), hotkey, move: m, target: null, ways: 1, leads: [m], shown: true }];
  });
  const grouped = new Map<string, Move[]>();
  for (const m of main) {
    const parts = targetsOf(m).filter((x) => !picked.includes(x));
    const by = main.length <= MOST || parts[0] === undefined ? keyOf(m) : `${m.verb} ${parts[0]}`;
    const there = grouped.get(by);
    if (there === undefined) grouped.set(by, [m]);
    else there.push(m);
  }
  const crowded = !p.narrow && grouped.size > FEW;
  let n = 0;
  const all = [...grouped.values()].flatMap((ways): Row[] => {
    const move = ways[0];
    if (move === undefined) return [];
    const shown = !(crowded && LYING.has(move.verb));
    if (shown) n++;
    const target = targetsOf(move).find((x) => !picked.includes(x)) ?? null;
    return [{ key: keyOf(move), hotkey: shown && n <= MOST ? String(n) : '', move, target, ways: ways.length, leads: ways, shown }];
  });
  return { rows: all.filter((r) => r.shown), plain, all };
};

/** The key of what is reached at a place of the map. */
export const placeKeys = (p: Chosen): ReadonlyMap<string, Row> => {
  const found = new Map<string, Row>();
  for (const r of rowsOf(p).all) if (r.target?.startsWith('place:') && !found.has(r.target)) found.set(r.target, r);
  return found;
};
