/** A move as it mostly comes over the stream, known at a glance: it is what a house hears most. Whatever else there is to say of a frame the shapes say. */

import type * as z from 'zod';
import type { clientFrame } from './tables.ts';

type MoveFrame = Extract<z.output<typeof clientFrame>, { type: 'move' }>;

const TABLE = /^[a-z0-9]{10,16}$/;
const AT = /^\d{1,6}\.\d{1,6}$/;
const MOST_RE = 1_000_000_000;
const LONGEST_VERB = 40;
const LONGEST = 80;
const FIELDS = 5;

const isObject = (x: unknown): x is { readonly [k: string]: unknown } => typeof x === 'object' && x !== null && !Array.isArray(x);

/** A move that needs no closer look. */
export const isPlain = (x: unknown): x is MoveFrame['move'] => {
  if (!isObject(x) || typeof x.verb !== 'string' || x.verb.length > LONGEST_VERB) return false;
  for (const k in x) {
    const v = x[k];
    if (k === '__proto__' || !(typeof v === 'string' ? v.length <= LONGEST : typeof v === 'boolean' || Number.isFinite(v))) return false;
  }
  return true;
};

/** The frame, or null where it has to be looked at by its shape. */
export const plainMove = (x: unknown): MoveFrame | null => {
  if (!isObject(x) || x.type !== 'move') return null;
  let fields = 0;
  for (const _ in x) fields++;
  const { table, re, at, move } = x;
  if (fields !== FIELDS || typeof table !== 'string' || !TABLE.test(table) || typeof at !== 'string' || !AT.test(at)) return null;
  if (typeof re !== 'number' || !Number.isInteger(re) || re < 0 || re > MOST_RE || !isPlain(move)) return null;
  return { type: 'move', table, re, at, move };
};
