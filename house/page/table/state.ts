/** What the page of a table holds at a moment. */
import type { Clocks, SeatingEntry, TableInfo, Talk, TurnedAway } from '@pesthouse/api';
import type { Draft } from '@pesthouse/board';
import type { Base, Fact, Flat, Seat } from '@pesthouse/kernel';
import type { Item } from '@pesthouse/table';

/** The last item that was seen, and how long ago that was; null where it is not known. */
export interface Gone {
  readonly seq: number;
  readonly ms: number | null;
}

export interface Seen {
  readonly status: 'opening' | 'open' | 'gone';
  readonly gone: string;
  readonly up: boolean;
  /** Since when the line has been down. */
  readonly downSince: number | null;
  /** A move that was made while the line was down has arrived since. */
  readonly sentLate: boolean;
  /** Why this page no longer looks from its seat; null while it does, or never had one. */
  readonly turned: TurnedAway | null;
  /** The seat from which it looked until then. */
  readonly lost: Seat;
  /** Who plays which seat from when on, as far as this page was told. */
  readonly seating: readonly SeatingEntry[];
  readonly info: TableInfo | null;
  readonly seat: Seat;
  /** How time stood when the house told of it, and when that was by this page's own clock; null: no clock runs. */
  readonly clocks: { readonly told: Clocks; readonly heard: number } | null;
  /** All that this seat was told, and at the end what the page runs ahead with. */
  readonly items: readonly Item[];
  /** The item whose position is on the board. */
  readonly shown: Item | null;
  readonly queue: readonly Item[];
  readonly now: Fact | null;
  /** While an event is shown: the position before it, which is still on the board, and the one after it. */
  readonly between: { readonly view: Base; readonly next: Base } | null;
  /** The reader was away for long: what was missed is told in short before it is shown. */
  readonly wasGone: Gone | null;
  /** The queue holds what was missed while away. */
  readonly catching: boolean;
  /** By how much what is shown again goes faster. */
  readonly hurry: number;
  readonly talk: readonly Talk[];
  readonly unread: number;
  readonly draft: Draft;
  readonly pointed: Flat | null;
  /** A move that is on its way and could not be run ahead. */
  readonly sending: boolean;
  /** The own answer to a sealed question, and whether it is being changed. */
  readonly held: { readonly at: string; readonly move: Flat; readonly changing: boolean } | null;
  readonly handover: { readonly to: Seat; readonly secrets: boolean } | null;
  /** Own moves in words, by the decision that they answered. */
  readonly labels: { readonly [asked: number]: string };
  /** When items were told while this page was open, by their number. */
  readonly heard: { readonly [seq: number]: number };
  /** The own move that nobody has answered yet because the line is down. */
  readonly late: { readonly label: string; readonly asked: number } | null;
}
