/** What the house asks of its memory. Two rooms answer: one file on this machine, or a PostgreSQL that several processes share. */
import type { Person, SeatingWhy } from '@pesthouse/api';
import type { Entry, Flat, Seat } from '@pesthouse/kernel';
import type { Accounts } from './accounts.ts';
import type { CirclesStore } from './circles.ts';
import type { HostingStore } from './hosting.ts';
import type { JobStore } from './jobs.ts';
import type { Joining } from './joining.ts';
import type { MessageStore } from './messages.ts';
import type { News } from './news.ts';
import type { ReportStore } from './reports.ts';
import type { ResultsStore } from './results.ts';
import type { Change, EditionCount, HeldRow, PresenceRow, SeatingDraft, SeatingRow, TableRow, TalkRow, TicketRow, Where } from './rows.ts';
import type { TimeStore } from './time.ts';
import type { TogetherStore } from './together.ts';

/** The store did not do what it was asked to, or nobody knows whether it did. The message is for a person; the cause is for the log. */
export class StoreTrouble extends Error {}

export interface Store extends MessageStore, ResultsStore, CirclesStore, TogetherStore, ReportStore, Accounts, Joining {
  /** What the owner of the house asks. */
  readonly hosting: HostingStore;
  /** Other processes write here too: what this one holds in mind may be behind. */
  readonly shared: boolean;
  /** Throws if the store does not answer, cannot be written to, or its news do not come. */
  ready(): Promise<void>;
  make(table: TableRow, entries?: readonly Entry[], log?: readonly SeatingRow[]): Promise<void>;
  table(id: string): Promise<TableRow | null>;
  /** Listed tables with an open seat, the youngest first. */
  waiting(game: string | null, most: number): Promise<TableRow[]>;
  /** Changes the row and writes down why, if row and record still are what they were; null if somebody was faster. */
  change(before: TableRow, change: Change, where: Where, log: readonly SeatingDraft[]): Promise<SeatingRow[] | null>;
  /** The seating log after a number. */
  seating(id: string, after: number): Promise<SeatingRow[]>;
  /** Why the key with this hash no longer opens a seat. */
  deadKey(id: string, hash: string): Promise<SeatingWhy | null>;
  /** A sign of life. Kept apart from the entries: when somebody answered a sealed question is nobody's business. */
  touch(id: string, at: number): Promise<void>;
  finish(id: string): Promise<void>;
  /** Lays the table where the people of `old` play again, once; gives its name, whoever laid it. */
  follow(old: string, next: TableRow, log?: readonly SeatingRow[]): Promise<string>;
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
  /** The person that a key opens, by its hash. */
  person(hash: string): Promise<Person | null>;
  /** The person with this id. */
  known(person: string): Promise<Person | null>;
  /** Somebody new, known by no key yet. */
  welcome(wanted: Person): Promise<Person>;
  /** Somebody says who they are: a new person for a new key, else a new name. */
  introduce(hash: string, wanted: Person): Promise<Person>;
  /** Another key for the same person; false if it is somebody's already. */
  addKey(hash: string, person: string): Promise<boolean>;
  /** The old key dies; false if there is no such key, or the new one is somebody's already. */
  swapKey(old: string, next: string): Promise<boolean>;
  /** Tables where the person has sat down, the last touched first. */
  sittings(person: string, most: number): Promise<string[]>;
  /** Keeps a code in the place of its owner's last one. */
  issue(hash: string, owner: string, ticket: TicketRow): Promise<void>;
  /** What a code carries, once. */
  redeem(hash: string): Promise<TicketRow | null>;
  presence(id: string): Promise<PresenceRow[]>;
  /** Somebody came or went; the other processes hear of it. `until`: taken for gone after that, if nobody says otherwise. */
  attend(table: string, rows: readonly PresenceRow[], until: number): Promise<void>;
  /** Everybody at this house is still there. */
  beat(house: string, until: number): Promise<void>;
  /** Whoever was there until `before`, at one house or any, is gone now. Gives who that is. */
  sweep(before: number, house: string | null, now: number): Promise<PresenceRow[]>;
  /** What is due, and when. */
  readonly jobs: JobStore;
  /** Clocks, holidays and standing orders. */
  readonly time: TimeStore;
  onNews: News['onNews'];
  close(): Promise<void>;
}
