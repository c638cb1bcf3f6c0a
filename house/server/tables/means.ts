/** What every part of the tables works with, and who wants to hear what happens there. */
import type { Person } from '@pesthouse/api';
import type { Clock } from '../clock.ts';
import type { Live } from '../live.ts';
import type { TalkRow } from '../store/rows.ts';
import type { Tables } from '../tables.ts';

/** One of each kind: whoever is set later takes the place. */
export interface Ears {
  /** Waited for: nobody sees the table before. */
  opened: (live: Live) => Promise<void>;
  moved: (live: Live) => void;
  attended: (live: Live) => void;
  said: (live: Live, talk: TalkRow) => void;
  over: (live: Live) => void;
  trouble: (e: unknown, words: string) => void;
  admit: (ip: string, person: Person | null) => void;
}

/** Nobody, so far. */
export const deafEars = (): Ears => ({
  opened: async () => {},
  moved: () => {},
  attended: () => {},
  said: () => {},
  over: () => {},
  trouble: () => {},
  admit: () => {},
});

export interface Means extends Pick<Tables, 'games' | 'store' | 'metrics' | 'turns' | 'announce'> {
  readonly wall: Clock;
  readonly ears: Ears;
}

/** So often a number is tried for that others may take first. */
export const MOST_RACES = 20;
