/** What many games come to, in whole numbers only: tallies may be put together in any order and any portions, and come to the same. */
import { cardsIn, type GameResult } from './result.ts';

/** A win in whole numbers: every number of equals up to twelve shares it without a rest. */
export const WIN = 27_720;

export interface Cell {
  /** Games in which it was there, and the seats that it held in them. */
  games: number;
  seats: number;
  /** In parts of `WIN`. */
  wins: number;
  score: number;
  squares: number;
  ranks: { [rank: string]: number };
}

export interface CardCell {
  offered: number;
  picked: number;
  /** Seats that picked it at least once in a game, and what they won, in parts of `WIN`. */
  seats: number;
  wins: number;
}

/** Seats to which a card was open at least once in a game: those that were free to pick it, and those that had to do without; wins in parts of `WIN`. */
export interface WorthCell {
  free: { seats: number; wins: number };
  without: { seats: number; wins: number };
}

/** Two bots at one table: how often they met, seat by seat, and twice how often the first was ahead (once where they were equal). */
export interface Meeting {
  /** Games in which they met: several meetings at one table are no independent ones. */
  games: number;
  met: number;
  ahead: number;
}

type Count = { [name: string]: number };

export interface Tally {
  games: number;
  /** By kind (`bot`, `seat`, the game's labels, and `bot/seat`, `bot/role` …) and name. */
  groups: { [kind: string]: { [name: string]: Cell } };
  /** By bot and other bot. */
  meetings: { [bot: string]: { [other: string]: Meeting } };
  cards: { [deck: string]: { [card: string]: CardCell } };
  /** By card, where some are denied by lot. */
  worths: { [card: string]: WorthCell };
  /** Decisions by bot and verb. */
  verbs: { [bot: string]: Count };
  /** Final scores by bot. */
  scores: { [bot: string]: Count };
  endings: Count;
  /** How many games had so many decisions, rounds, changes of the lead. */
  decisions: Count;
  rounds: Count;
  leads: Count;
  /** Sum of `settled`. */
  settled: number;
}

export const newTally = (): Tally => ({
  games: 0,
  groups: {},
  meetings: {},
  cards: {},
  worths: {},
  verbs: {},
  scores: {},
  endings: {},
  decisions: {},
  rounds: {},
  leads: {},
  settled: 0,
});

const raise = (count: Count, name: string | number, by = 1): void => {
  count[name] = (count[name] ?? 0) + by;
};
const room = <T>(home: { [name: string]: T }, name: string, made: () => T): T => {
  const found = home[name] ?? made();
  home[name] = found;
  return found;
};
const newCell = (): Cell => ({ games: 0, seats: 0, wins: 0, score: 0, squares: 0, ranks: {} });
const newCard = (): CardCell => ({ offered: 0, picked: 0, seats: 0, wins: 0 });

/** Every kind and name that a seat counts under. */
const groupsOf = (x: GameResult['seats'][number], seat: number): [kind: string, name: string][] => {
  const place = String(seat + 1);
  const own: [string, string][] = [['seat', place], ...Object.entries(x.labels)];
  return [['bot', x.bot], ...own, ...own.map(([kind, name]): [string, string] => [`bot/${kind}`, `${x.bot}/${name}`])];
};

const addMeetings = (t: Tally, seats: GameResult['seats']): void => {
  const here = new Set<Meeting>();
  for (const a of seats)
    for (const b of seats) {
      if (a.bot === b.bot) continue;
      const meeting = room(
        room(t.meetings, a.bot, () => ({})),
        b.bot,
        () => ({ games: 0, met: 0, ahead: 0 }),
      );
      if (!here.has(meeting)) meeting.games++;
      here.add(meeting);
      meeting.met++;
      meeting.ahead += a.rank < b.rank ? 2 : a.rank === b.rank ? 1 : 0;
    }
};

/** Only seats that could have picked the card count: until then the lot has changed nothing but what the seat thought of. */
const addWorths = (t: Tally, x: GameResult['seats'][number], won: number): void => {
  if (x.denied === undefined) return;
  const denied = new Set(x.denied);
  for (const card of cardsIn(x.picks)) {
    const worth = room(t.worths, card, () => ({ free: { seats: 0, wins: 0 }, without: { seats: 0, wins: 0 } }));
    const cell = denied.has(card) ? worth.without : worth.free;
    cell.seats++;
    cell.wins += won;
  }
};

export const addGame = (t: Tally, g: GameResult): void => {
  t.games++;
  const winners = g.seats.filter((x) => x.rank === 1).length;
  const here = new Set<Cell>();
  for (const [seat, x] of g.seats.entries()) {
    const won = x.rank === 1 ? WIN / winners : 0;
    for (const [kind, name] of groupsOf(x, seat)) {
      const cell = room(
        room(t.groups, kind, () => ({})),
        name,
        newCell,
      );
      if (!here.has(cell)) cell.games++;
      here.add(cell);
      cell.seats++;
      cell.wins += won;
      cell.score += x.score;
      cell.squares += x.score * x.score;
      raise(cell.ranks, x.rank);
    }
    for (const [verb, n] of Object.entries(x.verbs))
      raise(
        room(t.verbs, x.bot, () => ({})),
        verb,
        n,
      );
    raise(
      room(t.scores, x.bot, () => ({})),
      x.score,
    );
    for (const [deck, cards] of Object.entries(x.picks))
      for (const [card, [offered, picked]] of Object.entries(cards)) {
        const cell = room(
          room(t.cards, deck, () => ({})),
          card,
          newCard,
        );
        cell.offered += offered;
        cell.picked += picked;
        cell.seats += picked > 0 ? 1 : 0;
        cell.wins += picked > 0 ? won : 0;
      }
    addWorths(t, x, won);
  }
  addMeetings(t, g.seats);
  raise(t.endings, g.ending);
  raise(t.decisions, g.decisions);
  raise(t.rounds, g.rounds);
  raise(t.leads, g.leads);
  t.settled += g.settled;
};

const isBranch = (x: unknown): x is { [name: string]: unknown } => typeof x === 'object' && x !== null;

/** Adds every number of one tree to the same place of another. */
const addTree = (into: object, from: object): void => {
  for (const [name, x] of Object.entries(from)) {
    const there: unknown = Reflect.get(into, name);
    if (typeof x === 'number') Reflect.set(into, name, (typeof there === 'number' ? there : 0) + x);
    else if (isBranch(x)) {
      const branch = isBranch(there) ? there : {};
      Reflect.set(into, name, branch);
      addTree(branch, x);
    }
  }
};

/** Adds one tally to another. */
export const mergeTally = (into: Tally, from: Tally): void => addTree(into, from);

/** One tally for every variant of a plan. */
export const tallyUp = (variants: number, results: Iterable<GameResult>): Tally[] => {
  const all = Array.from({ length: variants }, newTally);
  for (const g of results) {
    const t = all[g.variant];
    if (t !== undefined) addGame(t, g);
  }
  return all;
};
