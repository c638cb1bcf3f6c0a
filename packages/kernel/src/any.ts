/** A game as whoever plays any game holds it: its states, moves and events are plain data that only the game itself looks into. */
import type { Base, Fact, Flat } from './contract.ts';
import type { Engine } from './engine.ts';
import type { AnyOptions } from './options.ts';
import type { Since } from './since.ts';

export type AnyEngine = Engine<Base, Flat, Fact, AnyOptions>;
export type AnySince = Since<Base, Flat, Fact>;
