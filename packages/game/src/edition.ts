/** One published edition of a game: a module that imports nothing and never changes. */
import type { AnyEngine } from '@pesthouse/kernel';

/** A published module: every call makes an engine that shares nothing with any other. */
export type Factory = () => AnyEngine;

export interface Edition {
  readonly version: string;
  load(): Promise<{ readonly make: Factory }>;
}
