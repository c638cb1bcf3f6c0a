/** What the end of a game means for whoever reads: you win, you come second, your team loses. */
import type { AnyEngine, Base, Score, Seat } from '@pesthouse/kernel';
import { table as words } from '../text/rooms.ts';

/** The label by which the rules say which seats win and lose together. */
const TEAM = 'team';
/** On which side each seat plays; without teams each is a side of its own. */
export const sidesOf = (engine: AnyEngine, view: Base, scores: readonly Score[]): readonly string[] =>
  scores.map((x) => engine.game.lab?.labels(view, x.seat)[TEAM] ?? `seat ${x.seat}`);

/** Who won, by name, where the rules speak of colours and houses; empty where the reader is the only one, or nobody has another name. */
export const winnersOf = (scores: readonly Score[], you: Seat, names: readonly string[], role: (seat: Seat) => string): readonly string[] => {
  const won = scores.filter((x) => x.rank === 1).map((x) => x.seat);
  if (scores.length < 2 || won.length === scores.length || (won.length === 1 && won[0] === you)) return [];
  return won.every((x) => (names[x] ?? '') === '' || names[x] === role(x)) ? [] : won.map((x) => names[x] ?? role(x));
};

const bestOf = (scores: readonly Score[], sides: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...new Set(sides)].map((side) => [side, Math.min(...scores.flatMap((x, i) => (sides[i] === side ? [x.rank] : [])))]));
/** The place of a seat as people count it: of two teams one is second, however many sit in the first. */
export const placeOf = (scores: readonly Score[], seat: Seat, sides: readonly string[]): number => {
  const best = bestOf(scores, sides);
  const mine = best.get(sides[scores.findIndex((x) => x.seat === seat)] ?? '') ?? 1;
  return 1 + [...best.values()].filter((x) => x < mine).length;
};

/** Empty for watchers and for who played alone: they have no place. `ordered`: losers have places among themselves. `sides` says who plays together, in the order of the scores. */
export const yoursOf = (scores: readonly Score[], you: Seat, ordered: boolean, sides: readonly string[] = scores.map((x) => `seat ${x.seat}`)): string => {
  const at = scores.findIndex((x) => x.seat === you);
  const own = scores[at];
  const all = [...new Set(sides)];
  if (own === undefined || all.length < 2) return '';
  const said = words.end.yours;
  const best = bestOf(scores, sides);
  const mine = best.get(sides[at] ?? '') ?? own.rank;
  const first = all.filter((x) => best.get(x) === 1).length;
  const team = all.length < scores.length;
  if (mine === 1) return first === all.length ? said.tie : first > 1 ? said.share : team ? said.teamWins : said.wins;
  // Of two sides one loses: a place would say no more.
  if (!ordered || all.length === 2) return team ? said.teamLoses : said.loses;
  const place = placeOf(scores, you, sides);
  return team ? said.teamPlace(place, all.length) : said.place(place, all.length);
};
