/** Any game: the laws need nothing written for one. */
import type { Base, Fact, Flat } from '../contract.ts';
import type { Engine } from '../engine.ts';
import type { AnyOptions } from '../options.ts';

export type AnyEngine = Engine<Base, Flat, Fact, AnyOptions>;
