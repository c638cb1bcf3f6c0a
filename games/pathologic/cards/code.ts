/** How an aimed Prescription is one number, and which windows a card answers: what the rules, the words and the board all read. */
import { type Card, windowIndex } from '../data/tables.ts';
import type { Window } from '../names.ts';
import type { State } from '../state.ts';

/** A card with its targets: title in 5 bits, then two targets of 5 bits. */
export const codeFor = (title: number, a = 0, b = 0): number => title | (a << 5) | (b << 10);
export const titleIn = (code: number): number => code & 31;
export const aIn = (code: number): number => (code >> 5) & 31;
export const bIn = (code: number): number => (code >> 10) & 31;

/** Two counters as one target: the first in 2 bits, then the second or none. */
export const pairFor = (first: number, second: number): number => first | (second << 2);
export const firstIn = (pair: number): number => pair & 3;
export const secondIn = (pair: number): number => pair >> 2;

/** Whether a card may answer this kind of window: what the data say, and in the own Setup Phase every Influence card (PATH-RP-13). */
export const answers = (card: Pick<Card, 'type' | 'windows'>, s: Pick<State, 'active'>, healer: number, kind: Window): boolean =>
  kind === 'W-INF' && healer === s.active ? card.type === 'influence' : (card.windows & (1 << windowIndex(kind))) !== 0;
