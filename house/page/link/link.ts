/** The line between a table's page and whoever hosts the table: the house over the network, or a worker of this browser. */
import type { Acted, Carried, Clocks, Level, Meanwhile, Order, Orders, RoomAct, SeatingEntry, TableInfo, Talk, TurnedAway } from '@pesthouse/api';
import type { Flat, Seat } from '@pesthouse/kernel';
import type { Item } from '@pesthouse/table';

/** What a page hears. `here` comes first and again whenever the page looks from another seat; its items are the whole story so far. */
export type News =
  | {
      readonly type: 'here';
      readonly seat: Seat;
      readonly info: TableInfo;
      readonly items: readonly Item[];
      readonly talk: readonly Talk[] /** Nothing of it was missed: the last item is on the board at once. */;
      readonly present?: boolean;
    }
  | { readonly type: 'item'; readonly item: Item }
  /** This seat's own answer to the sealed question at `at`, to be changed until it closes; null: it was taken back. */
  | { readonly type: 'held'; readonly at: string; readonly move: Flat | null }
  | { readonly type: 'info'; readonly info: TableInfo }
  /** How time stands at a table with a clock. */
  | { readonly type: 'clocks'; readonly clocks: Clocks }
  | { readonly type: 'talk'; readonly talk: Talk }
  /** An entry of the seating log: who plays a seat from here on. */
  | { readonly type: 'seating'; readonly entry: SeatingEntry }
  /** This page no longer looks from its seat, or does again. A `here` follows. */
  | { readonly type: 'turned'; readonly why: TurnedAway }
  /** The line broke, or holds again. */
  | { readonly type: 'line'; readonly up: boolean }
  /** One screen, several persons: the next one takes it. With secrets, nothing may be seen until that person is there. */
  | { readonly type: 'handover'; readonly to: Seat; readonly secrets: boolean }
  | { readonly type: 'gone'; readonly message: string };

/** Done, or why not. `clause` where a rule said no; `lost` where nobody was there to answer, so that it may be said again. */
export type Verdict = { readonly ok: true } | { readonly ok: false; readonly message: string; readonly clause: string | null; readonly lost?: boolean };
/** An undo that is not free asks the others first. */
export type UndoVerdict = Verdict | { readonly ok: 'asked' };

/** An act was done, with what came of it. */
export type ActVerdict = { readonly ok: true; readonly done: Acted } | Exclude<Verdict, { readonly ok: true }>;

export interface TableLink {
  readonly kind: 'remote' | 'local';
  subscribe(hear: (news: News) => void): () => void;
  /** A host that teaches looks at a legal move before it is made; false where another is wanted, and it has said so itself. */
  wants?(move: Flat): boolean;
  submit(at: string, move: Flat): Promise<Verdict>;
  undo(at: string, to: number): Promise<UndoVerdict>;
  /** To another's wish to take moves back. */
  answer(proposal: number, yes: boolean): Promise<Verdict>;
  say(text: string): Promise<Verdict>;
  /** What was said before this number: the last of it, in order. Throws where nobody answers. */
  earlier(before: number): Promise<readonly Talk[]>;
  /** The path of the table where the same people play again. */
  rematch(): Promise<string>;
  sit(seat: Seat | undefined, name: string): Promise<Verdict>;
  sendBot(seat: Seat, level: Level): Promise<Verdict>;
  /** Anything at the table besides moves and talk: stand up, come back, vote, resign, end. */
  act(act: RoomAct): Promise<ActVerdict>;
  /** What the bot that plays for this seat has done so far; null where none does. */
  meanwhile(): Promise<Meanwhile | null>;
  /** Who held which seat when, from the first. Empty where it is not known. */
  seating(): Promise<readonly SeatingEntry[]>;
  /** This seat's standing orders for reactions, after those that are given anew. Throws where nobody keeps any. */
  orders(wanted?: { readonly [kind: string]: Order }): Promise<Orders>;
  /** A code that carries this seat to another browser, once; `whole`: with the person who holds it. Throws where it is refused. */
  carry(): Promise<Carried & { readonly whole: boolean }>;
  /** The seat was opened elsewhere: it is wanted here again. */
  takeHere(): void;
  /** The finished record, for replay and export. */
  record(): Promise<unknown>;
  /** One screen, several persons: this seat looks now. */
  look(seat: Seat): void;
  /** The page has shown everything up to this item: a host of bots does not run far ahead of the eye. */
  shown(seq: number): void;
  /** Somebody does not want to wait for the next try to reach the house. */
  retry(): void;
  leave(): void;
}
