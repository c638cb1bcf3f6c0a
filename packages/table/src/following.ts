/** A table that is told live where nothing is hidden: one twin follows the position for all who look, and what has changed is worked out once for everybody. */
import { ALL, type Base, clone, type Entry, type Fact, isMove, type MoveEntry, type Seat, type Seats } from '@pesthouse/kernel';
import { type Between, earOf } from './between.ts';
import { type Patch, patchInto } from './patch.ts';
import { closely, enterMove, enterUndo, heardAgain, unfit } from './play.ts';
import { counted, type Entered, type Play, type Told, type Wants } from './told.ts';
import { Twin } from './twin.ts';

/** Whom the play is told: what they have in common. */
export interface Followers {
  twin: Twin | null;
  /** After how many entries the twin was the position. */
  after: number;
}
export const nobodyYet = (): Followers => ({ twin: null, after: -1 });

/** What all who listen are told of one entry. There is no view in it: that is the position itself, for as long as nothing else happens. */
export interface News {
  readonly told: ReadonlyMap<Seat, Told>;
  /** What has changed since so many entries; whoever saw another position last has to be shown the whole. */
  readonly patch: Patch;
  readonly since: number;
  /** What the events changed one by one, as this seat heard them. */
  between(seat: Seat): Between | undefined;
}

const noWay = (): undefined => undefined;

/** The twin is the position as it is now; gives what has changed, and how to go back where that is wanted. */
const abreast = (play: Play, followers: Followers, back: boolean): { readonly since: number; readonly forth: Patch; readonly back: Patch } => {
  const since = followers.after;
  const { twin } = followers;
  followers.after = play.entries.length;
  if (twin !== null) return { since, ...twin.follow(play.state, back) };
  followers.twin = new Twin(play.state);
  return { since, forth: [], back: [] };
};

/** From the position before, which is used up, the entry is played once more and looked at after each of its events but the last.
 *  The twin, which knows the end, goes through all of it and is back at the end. */
const wayThere = (play: Play, twin: Twin, before: Base, { n, seat, move }: MoveEntry, events: number): Between => {
  const { engine } = play;
  const way: (Patch | null)[] = [];
  let last = -1;
  const look = (at: Base): void => {
    const { back } = twin.follow(at, last >= 0);
    if (last >= 0) way[last] = back;
  };
  const tell = (event: Fact): void => {
    if (way.length >= events - 1) return;
    const veiled = engine.veils?.includes(event.type) === true;
    if (!veiled) {
      look(before);
      last = way.length;
    }
    way.push(null);
  };
  engine.play(before, seat, move, { chance: play.chanceAt(n), tell });
  look(play.state);
  return way;
};

const newsOf = (play: Play, entered: Entered, wants: Wants, ear: Parameters<typeof counted>[3]): Map<Seat, Told> =>
  counted(play, entered, wants, ear, (told) => told);

/** Somebody heard less than everybody: then each is shown their own way. */
const ownWays = (play: Play, before: Base, entry: MoveEntry): News['between'] => {
  const ear = heardAgain(play, before, entry);
  const end = clone(play.state);
  return (seat) => (ear.of(seat).length > 1 ? ear.between(seat, end) : undefined);
};

/** Adds the move that `propose` has just given for this very position: it was checked there. */
export const followProposed = (play: Play, followers: Followers, entry: MoveEntry, wants: Wants): News => {
  const near = closely(play, wants);
  // Whoever looks closely may need the way back to where the table stood before.
  if (near && followers.after !== play.entries.length) abreast(play, followers, false);
  const ear = earOf(play.engine, null);
  let secret = false;
  const entered = enterMove(play, entry, (event, to: Seats, blurred) => {
    if (to !== ALL) secret = true;
    ear.tell(event, to, blurred);
  });
  const told = newsOf(play, entered, wants, ear);
  if (told.size === 0) return { told, patch: [], since: -1, between: noWay };
  const events = near ? ear.events() : 0;
  const { since, forth, back } = abreast(play, followers, events > 1);
  if (events < 2 || followers.twin === null) return { told, patch: forth, since, between: noWay };
  const before = patchInto(clone(play.state), back);
  if (secret) return { told, patch: forth, since, between: ownWays(play, before, entry) };
  const way = wayThere(play, followers.twin, before, entry, events);
  return { told, patch: forth, since, between: () => way };
};

/** Adds one entry that was accepted before, here or elsewhere. */
export const followStored = (play: Play, followers: Followers, entry: Entry, wants: Wants): News | { readonly refused: string } => {
  const no = unfit(play, entry);
  if (no !== null) return { refused: no };
  if (isMove(entry)) return followProposed(play, followers, entry, wants);
  const told = newsOf(play, enterUndo(play, entry), wants, earOf(play.engine, null));
  if (told.size === 0) return { told, patch: [], since: -1, between: noWay };
  const { since, forth } = abreast(play, followers, false);
  return { told, patch: forth, since, between: noWay };
};
