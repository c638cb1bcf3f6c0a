/** A table as the lists of the house show it. */
import type { MineInfo } from '@pesthouse/api';
import type { VisitResult } from './result.ts';

/** A table in a list, wherever it is kept. */
export interface Visit {
  readonly id: string;
  readonly local: boolean;
  readonly game: string;
  readonly name: string;
  /** The house rules it is played by, if any. */
  readonly rules: { readonly id: string; readonly name: string } | null;
  /** Why it cannot be opened here, where it cannot. */
  readonly closed: string | null;
  readonly seats: readonly {
    readonly seat: number;
    readonly name: string;
    readonly kind: 'person' | 'bot' | 'open';
    readonly deciding: boolean;
    readonly you: boolean;
    readonly avatar: string;
    readonly present: boolean;
  }[];
  readonly yours: boolean;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly touched: number;
  /** How it ended; null while it goes on, and until it is known. */
  readonly result: VisitResult | null;
  /** By when whoever is asked has to answer; null where there is no clock. */
  readonly due: MineInfo['due'];
  /** What happened since the reader looked. */
  readonly since: MineInfo['since'];
}
