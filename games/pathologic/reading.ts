/** What a state keeps as bits and bare lists, read by name: rules, words and board ask here. */
import { holds, nth } from './look.ts';
import { counterSlot, RESOURCES, WARDS, type Ward } from './names.ts';
import type { State } from './state.ts';

export const hasActed = (s: State, piece: number): boolean => holds(s.acted, piece);
/** Dead: a target lies in the Crypts, any other Ward in the Mass Grave (PATH-DTH-01). */
export const inCrypts = (s: State, ward: number): boolean => holds(s.crypt, ward);
export const inGrave = (s: State, ward: number): boolean => holds(s.grave, ward);
export const isDead = (s: State, ward: number): boolean => holds(s.crypt | s.grave, ward);
/** The Wards of a set that is kept as bits. */
export const wardsIn = (set: number): readonly Ward[] => WARDS.filter((_, w) => holds(set, w));
/** Whether the Plague may be in a place, by all that everybody knows. */
export const mayBeIn = (s: State, place: number): boolean => holds(s.fog, place);

/** A Healer's counters of one Resource, and all of them. */
export const counterOf = (s: State, healer: number, type: number): number => nth(s.counters, counterSlot(healer, type));
export const countersOf = (s: State, healer: number): number => {
  let n = 0;
  for (let t = 0; t < RESOURCES.length; t++) n += counterOf(s, healer, t);
  return n;
};
/** Whether a Healer of a window is asked, by the bits of its frame. */
export const isAsked = (f: { readonly asked: number }, healer: number): boolean => holds(f.asked, healer);
