/** What the house asks of its memory. Two rooms answer: one file on this machine, or a PostgreSQL that several processes share. */
import type { Level, NamedVariant, Talk } from '../../api/index.ts';
import type { AnyOptions, Entry, Flat, GameRecord, Seat } from '../../kernel/index.ts';

/** A seat as it is kept. Of a key only its hash is known here. */
export interface SeatRow {
  readonly kind: 'person' | 'bot' | 'open';
  readonly name: string;
  readonly level: Level | null;
  readonly secretHash: string | null;
  /** Who laid the table may fill its open seats with bots. */
  readonly host: boolean;
}

export type Status = 'waiting' | 'playing' | 'over';

export interface TableRow {
  readonly id: string;
  readonly game: string;
  /** The edition. */
  readonly rules: string;
  readonly name: string;
  readonly options: AnyOptions;
  readonly seats: readonly SeatRow[];
  /** Never leaves the house before the game is over. */
  readonly seed: string;
  readonly status: Status;
  readonly listed: boolean;
  readonly made: number;
  /** When something last happened here that everybody may know of, to the minute. */
  readonly touched: number;
  readonly rematch: string | null;
  /** House rules; null where the edition is played as printed. */
  readonly variant: NamedVariant | null;
}

/** What the record of a table says before its first entry. */
export const headOf = ({ game, rules, options, seats, variant }: TableRow): Omit<GameRecord, 'entries' | 'seed'> => {
  const numbers = variant?.numbers ?? {};
  return { game, rules, options, seats: seats.length, ...(Object.keys(numbers).length > 0 ? { numbers } : {}) };
};

/** How many tables of each kind there are. */
export interface EditionCount {
  readonly game: string;
  readonly rules: string;
  /** The id of a variant, or null. */
  readonly variant: string | null;
  readonly status: Status;
  readonly n: number;
}

/** `position` names the decision that was put when a request to take back was made: it lapses when the table moves on. */
export interface TalkRow extends Talk {
  readonly position: string | null;
}

/** An answer to a sealed question that still stands: kept beside the record until the question closes. */
export interface HeldRow {
  /** The position at which it was given: at any other it is nobody's answer. */
  readonly position: string;
  readonly seat: Seat;
  readonly move: Flat;
}
/** The store did not do what it was asked to, or nobody knows whether it did. The message is for a person; the cause is for the log. */
export class StoreTrouble extends Error {}

export interface Store {
  /** Other processes write here too: what this one holds in mind may be behind. */
  readonly shared: boolean;
  /** Throws if the store does not answer, cannot be written to, or its news do not come. */
  ready(): Promise<void>;
  make(table: TableRow, entries?: readonly Entry[]): Promise<void>;
  table(id: string): Promise<TableRow | null>;
  /** Listed tables with an open seat, the youngest first. */
  waiting(game: string | null, most: number): Promise<TableRow[]>;
  /** Changes the seats if they still are what they were; false if somebody was faster. */
  reseat(before: TableRow, seats: readonly SeatRow[], status: Status): Promise<boolean>;
  /** A sign of life. Kept apart from the entries: when somebody answered a sealed question is nobody's business. */
  touch(id: string, at: number): Promise<void>;
  finish(id: string): Promise<void>;
  /** Lays the table where the people of `old` play again, once; gives its name, whoever laid it. */
  follow(old: string, next: TableRow): Promise<string>;
  /** What is played by which edition. */
  editions(): Promise<EditionCount[]>;
  /** Tables of a game that are not over, the oldest first. */
  running(game: string): Promise<TableRow[]>;
  /** Lets a table go on by another edition, if it still has the edition and the number of entries that were looked at; false if not. */
  rebase(before: TableRow, edition: string, entries: number): Promise<boolean>;
  entries(id: string, after: number): Promise<Entry[]>;
  /** Durable when it resolves; false if the number is taken. */
  append(id: string, entry: Entry, at: number): Promise<boolean>;
  /** The answers to the sealed question that is put. Read them before the entries: what is missing here is then there. */
  held(id: string): Promise<HeldRow[]>;
  /** Keeps a seat's answer in the place of its last one, or with null takes it away. Durable when it resolves; false if the record has more than `n` entries by now. */
  hold(id: string, position: string, n: number, seat: Seat, move: Flat | null): Promise<boolean>;
  /** The question closes: the answers of these seats go into the record in this order, all or none. Null if one is missing or the record has more than `n` entries by now. */
  unseal(id: string, position: string, n: number, seats: readonly Seat[], at: number): Promise<Entry[] | null>;
  talk(id: string, after: number): Promise<TalkRow[]>;
  /** The last so many before a number, or of all; in order. */
  lastTalk(id: string, before: number | null, most: number): Promise<TalkRow[]>;
  /** Durable when it resolves; false if the number is taken. */
  say(id: string, talk: TalkRow): Promise<boolean>;
  /** Another process changed a table; null: the news were interrupted, so any table may have changed. */
  onNews(hear: (id: string | null) => void): void;
  close(): Promise<void>;
}
