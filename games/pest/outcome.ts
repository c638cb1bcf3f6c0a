/** The result: the score sheet line by line, places and ranks once the game is over, and the census of every component (2.26). What hangs on numbers that can be turned may be asked with the tables of another engine. */

import { found, type Score, type Seat, tally } from '@pesthouse/kernel';
import { ERAS } from './calendar.ts';
import {
  ASSISTANTS,
  BUILDINGS_A_ROW,
  CASTLE,
  COVERED_SCALE,
  IMPERATIVE_SICK,
  own,
  RANKS,
  ROW_BONUS,
  type Tables,
  TRACK_COVERED,
  TRACK_ICON,
  VERSUS_MINIMUM,
} from './data/tables.ts';
import { nth, row } from './look.ts';
import { ahead, eraOf, ones, onTrack, playerOf, quarantined, solo, trackSick, worksOf } from './reading.ts';
import type { Player, State } from './state.ts';

/** PEST-END-03. */
export const buildingRenown = (p: Player, { BUILDING }: Tables = own): number => {
  let n = 0;
  const rows = ROW_BONUS.map(() => 0);
  for (let i = 0; i < CASTLE; i++) {
    if (nth(p.site, i) < 0) continue;
    const b = row(BUILDING, i);
    n += b.renown;
    rows[b.row] = nth(rows, b.row) + 1;
  }
  for (let i = 0; i < ROW_BONUS.length; i++) if (rows[i] === BUILDINGS_A_ROW) n += nth(ROW_BONUS, i);
  return n;
};
/** PEST-END-04. */
export const peopleRenown = (p: Player, { SPACE }: Tables = own): number => {
  let n = 0;
  for (let i = 0; i < SPACE.length; i++) if (onTrack(p, i)) n += row(SPACE, i).renown;
  return n;
};
/** PEST-DCR-05, PEST-VRS-03, PEST-VRS-20. */
export const imperativeRenown = (s: State, p: Player, era: number, { IMPERATIVE }: Tables = own): number => {
  const level = nth(p.imperative, era);
  if (s.versus && level < nth(VERSUS_MINIMUM, era)) return 0;
  let n = 0;
  for (let i = 1; i <= level; i++) n += row(row(IMPERATIVE, era), i).renown;
  return n;
};
export const techRenown = (p: Player, { TECH }: Tables = own): number => {
  let n = 0;
  for (const card of p.tech) n += row(TECH, card).renown;
  return n;
};
const passed = (p: Player, marks: readonly boolean[]): number => {
  let n = 0;
  for (let i = 1; i <= p.influence; i++) if (marks[i]) n++;
  return n;
};
/** PEST-INF-06, PEST-INF-07. */
export const iconRenown = (p: Player): number => passed(p, TRACK_ICON);

/** PEST-INF-08, 09, 11: the most and the second-most Influence; nobody who is tied on 0. */
export const standingRenown = (s: State, seat: Seat, { NUMBER }: Tables = own): number => {
  if (solo(s) || s.versus) return 0;
  const own = playerOf(s, seat).influence;
  if (own === 0 && s.players.some((p, i) => i !== seat && p.influence === 0)) return 0;
  const above = s.players.filter((_, i) => i !== seat && ahead(s, i, seat)).length;
  return above === 0 ? NUMBER.most : above === 1 ? NUMBER.second : 0;
};
/** PEST-VRS-15. */
export const coveredRenown = (s: State, p: Player): number => (s.versus ? nth(COVERED_SCALE, passed(p, TRACK_COVERED)) : 0);
/** PEST-VRS-17. */
export const worksRenown = (s: State, seat: Seat, { NUMBER }: Tables = own): number => {
  if (!s.versus) return 0;
  const own = worksOf(s, seat);
  return s.players.every((_, i) => i === seat || worksOf(s, i) < own) ? NUMBER.versusWorks : 0;
};

/** Negative Renown tokens of the reckoning: most quarantined in Versus, what is left undone in solo (PEST-VRS-18, PEST-SOL-20). */
export const reckoning = (s: State, seat: Seat, { NUMBER }: Tables = own): number => {
  const p = playerOf(s, seat);
  if (s.versus) return s.players.every((q, i) => i === seat || quarantined(q) < quarantined(p)) ? NUMBER.versusQuarantine : 0;
  if (!solo(s)) return 0;
  let left = trackSick(p) + s.works.filter((owner) => owner < 0).length + p.dead;
  for (let era = 0; era < ERAS; era++) left += Math.max(0, nth(IMPERATIVE_SICK, era) - nth(p.imperative, era));
  return left;
};

export const sheetOf = (s: State, seat: Seat, tables: Tables = own): { readonly [line: string]: number } => {
  const p = playerOf(s, seat);
  const sheet: { [line: string]: number } = {
    tokens: p.renown,
    negative: -p.negative,
    buildings: buildingRenown(p, tables),
    people: peopleRenown(p, tables),
    'imperative-1': imperativeRenown(s, p, 0, tables),
    'imperative-2': imperativeRenown(s, p, 1, tables),
    'imperative-3': imperativeRenown(s, p, 2, tables),
    technologies: techRenown(p, tables),
    icons: iconRenown(p),
  };
  if (s.versus) {
    sheet.covered = coveredRenown(s, p);
    sheet.works = worksRenown(s, seat, tables);
  } else if (!solo(s)) sheet.standing = standingRenown(s, seat, tables);
  return sheet;
};
export const totalOf = (s: State, seat: Seat, tables: Tables = own): number => {
  let n = 0;
  for (const renown of Object.values(sheetOf(s, seat, tables))) n += renown;
  return n;
};

/** Below 0 if a stands before b (PEST-END-10, PEST-END-11). */
const compare = (s: State, a: Seat, b: Seat, tables: Tables): number => {
  const x = playerOf(s, a);
  const y = playerOf(s, b);
  const by = totalOf(s, b, tables) - totalOf(s, a, tables);
  if (by !== 0) return by;
  if (ahead(s, a, b)) return -1;
  if (ahead(s, b, a)) return 1;
  return ones(y.track) - ones(x.track) || x.dead - y.dead;
};

export const rankOf = (s: State, seat: Seat, tables: Tables = own): number =>
  1 + s.players.filter((_, i) => i !== seat && compare(s, i, seat, tables) < 0).length;

/** The rank of a solo game (PEST-SOL-21). */
export const soloRank = (total: number): string =>
  found(
    RANKS.find((r) => total <= r.upTo),
    'the last rank',
  ).name;

export const outcome = (s: State): Score[] | null =>
  s.over
    ? s.players.map((_, seat) => {
        const score = totalOf(s, seat);
        // The last line is the sum of those above it, so that no other line that happens to be as large is taken for it.
        return { seat, rank: rankOf(s, seat), score, sheet: { ...sheetOf(s, seat), total: score } };
      })
    : null;

/** Everything that is counted in the box and never leaves the table. */
export const census = (s: State): Record<string, number> => {
  const count: Record<string, number> = {
    pest: ones(s.pests) + s.pestsUp.length,
    aid: ones(s.aids) + s.aidsUp.length,
    technologies: ones(s.deck) + s.market.length,
    tokens: s.tokens.reduce((n, x) => n + x, 0),
    works: s.works.length,
    starts: ones(s.starts),
    decrees: s.decrees.length,
  };
  const add = (id: string, n: number): void => {
    tally(count, id, n);
  };
  for (const [seat, p] of s.players.entries()) {
    add('technologies', p.tech.filter((t) => t > 0).length);
    add('starts', p.starts.length);
    add(`buildings-${seat}`, p.site.length);
    // Four Assistants: placed, ready, and waiting for a later Era (PEST-COM-05).
    const all = nth(ASSISTANTS, ERAS - 1);
    const waiting = all - nth(ASSISTANTS, Math.max(0, eraOf(s)));
    add(`assistants-${seat}`, s.phase === 'era' || s.phase === 'over' ? all : ones(p.stands) + p.ready + waiting);
  }
  return count;
};
