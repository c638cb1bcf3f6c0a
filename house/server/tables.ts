/** The tables of the house: what can be asked of them. How it is done lies in `tables/`. */
import type { Person } from '@pesthouse/api';
import type { Entry, Seat } from '@pesthouse/kernel';
import { type AnyEngine, type AnyGame, UnknownEdition } from '../games/index.ts';
import type { Clock } from './clock.ts';
import { unknownEdition } from './failure.ts';
import type { Live } from './live.ts';
import type { Metrics } from './metrics.ts';
import type { Change, PresenceRow, SeatingDraft, TableRow, TalkRow } from './store/rows.ts';
import type { Store } from './store/store.ts';
import type { Turns } from './turns.ts';

export type Proposal = { readonly entry: Entry } | { readonly refused: string };

/** What somebody says, before it has a number. */
export type Said = Omit<TalkRow, 'n' | 'at' | 'name' | 'person' | 'revealed'> & {
  readonly name?: string | null;
  readonly person?: string | null;
  readonly revealed?: boolean;
};

/** What becomes of a table's row, and the entries of the log that say why. */
export interface Wish {
  readonly row: Change;
  readonly log: readonly SeatingDraft[];
}

/** The games of this house. */
export type Library = (id: string) => AnyGame | undefined;

export interface Tables {
  readonly games: Library;
  readonly store: Store;
  readonly metrics: Metrics;
  /** The time of day. */
  readonly wall: Clock;
  /** Where long work goes. */
  readonly turns: Turns;
  find(id: string): Promise<Live>;
  /** Reads what other processes wrote meanwhile, tells it, and says whether there was anything. Only in line. */
  catchUp(live: Live): Promise<boolean>;
  /** The same, where other processes may write at all. */
  refresh(live: Live): Promise<void>;
  /** Appends what `propose` wants, as often as it takes to win a number, or throws why not. Only in line. */
  append(live: Live, propose: () => Proposal): Promise<void>;
  /** The answers to the sealed question that is put go into the record together, seat by seat, and are told. False if that question is no longer put. Only in line. */
  unseal(live: Live, seats: readonly Seat[]): Promise<boolean>;
  /** Says that something happened that nobody is told of: whoever waits for it looks again. */
  stir(live: Live): void;
  /** Adds to the talk under the next free number. Only in line. */
  say(live: Live, talk: Said): Promise<TalkRow>;
  /** Changes the row by what `change` makes of it, as often as it takes, and tells why; null: there is nothing to change. Only in line. */
  change(live: Live, change: (row: TableRow) => Wish | null): Promise<void>;
  /** Somebody began or ceased to look at the table here. */
  attended(live: Live): void;
  onAttended(hear: (live: Live) => void): void;
  /** A key of a person is dead: whoever came by it looks on without their seats. */
  forget(hash: string): void;
  /** Takes in who is here at other houses. Only in line. */
  takePresence(live: Live, rows: readonly PresenceRow[]): void;
  /** Everybody here is told what changed about the table itself. */
  announce(live: Live): void;
  /** Called when a table has been read from the store, before anybody sees it. */
  onOpened(hear: (live: Live) => Promise<void>): void;
  /** Called after everything that may have put a question to a bot. */
  onMoved(hear: (live: Live) => void): void;
  /** Called for everything that was said here, after it is stored. */
  onSaid(hear: (live: Live, talk: TalkRow) => void): void;
  /** Called when a table has ended, at every house that has it open. */
  onOver(hear: (live: Live) => void): void;
  /** Whether somebody whom the house knows by now may come in; throws if not. */
  admit(ip: string, person: Person | null): void;
  onAdmit(ask: (ip: string, person: Person | null) => void): void;
  /** Called for what went wrong without anybody waiting for it. */
  onTrouble(hear: (e: unknown, words: string) => void): void;
  all(): Iterable<Live>;
}

/** The rules of a table: those of its own edition and numbers, whatever the house plays by now. */
export const rulesOf = async (games: Library, { game, rules, variant }: TableRow): Promise<AnyEngine> => {
  const found = games(game);
  if (found === undefined) throw unknownEdition(`this house does not have the game ${game}`, rules);
  try {
    return await found.engine(rules, variant?.numbers);
  } catch (e) {
    if (e instanceof UnknownEdition) throw unknownEdition(e.message, e.edition);
    throw e;
  }
};
