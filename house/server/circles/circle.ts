/** The page of a circle: its week, its tables, who stands where, who finished ahead of whom, and what was done best, among its members. */
import type { CircleInfo } from '@pesthouse/api';
import { shownOf } from '@pesthouse/table/ratings';
import { listed } from '../results/hidden.ts';
import { ahead, compared, finishedInfo, recordsOf } from '../results/telling.ts';
import { personWho } from '../results/who.ts';
import type { Member } from '../store/circles.ts';
import { type Finished, ratingsOver } from '../store/results.ts';
import type { CircleRow } from '../store/results-schema.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables.ts';
import { gamesToPick, LAID_BEFORE_MS, LASTS_MS } from './evenings.ts';
import { wishesOf } from './picking.ts';

const WEEK = 7 * 24 * 3_600_000;
const MOST_GAMES = 3_000;
const MOST_TABLES = 30;

const standingOf = (games: readonly Finished[], members: readonly Member[]): CircleInfo['standing'] => {
  const known = ratingsOver([...games]);
  return members
    .flatMap((x) => {
      const r = known.get(personWho(x.person));
      return r === undefined ? [] : [{ person: x.person, rating: { ...shownOf(r), games: r.games } }];
    })
    .sort((a, b) => b.rating.value - a.rating.value);
};

const matrixOf = (games: readonly Finished[], members: readonly Member[]): CircleInfo['matrix'] => {
  const counted = games.filter(compared);
  const cell = (a: string, b: string): { readonly ahead: number; readonly of: number } => {
    let n = 0;
    let of = 0;
    for (const { scores } of counted) {
      const [x, y] = [scores.find((s) => s.who === personWho(a)), scores.find((s) => s.who === personWho(b))];
      if (x === undefined || y === undefined || x.side === y.side) continue;
      of++;
      if (ahead(x, y) === 1) n++;
    }
    return { ahead: n, of };
  };
  return members.map((a) => ({
    person: a.person,
    against: members.flatMap((b) => (a === b ? [] : [{ person: b.person, ...cell(a.person, b.person) }])),
  }));
};

const nextOf = async (tables: Pick<Tables, 'games' | 'store'>, circle: CircleRow, members: readonly Member[], now: number): Promise<CircleInfo['next']> => {
  const { store } = tables;
  const [first] = await store.evenings(circle.id, now - LASTS_MS);
  if (first === undefined || circle.evening === null) return null;
  const said = (await store.answers(circle.id, first.at)).filter((x) => members.some((y) => y.person === x.person));
  return {
    at: first.at,
    lays: first.at - LAID_BEFORE_MS,
    table: first.table,
    coming: said.filter((x) => x.coming).map((x) => x.person),
    not: said.filter((x) => !x.coming).map((x) => x.person),
    wishes: wishesOf(
      said.filter((x) => x.coming),
      gamesToPick(
        tables,
        said.map((x) => x.game),
      ),
    ),
  };
};

const tablesOf = async (store: Store, circle: string): Promise<CircleInfo['tables']> => {
  const rows = await Promise.all((await store.circleTables(circle, MOST_TABLES)).map((id) => store.table(id)));
  return rows.flatMap((x) =>
    x === null || x.status === 'over'
      ? []
      : [{ table: x.id, game: x.game, name: x.name, status: x.status, taken: x.seats.filter((s) => s.kind !== 'open').length, seats: x.seats.length }],
  );
};

export const circleInfoOf = async (tables: Pick<Tables, 'games' | 'store'>, circle: CircleRow, me: string, now: number): Promise<CircleInfo> => {
  const { store } = tables;
  const members = await store.members(circle.id);
  const whos = members.map((x) => personWho(x.person));
  const shown = await listed(store, members);
  const games = await store.resultsAmong(whos, MOST_GAMES);
  return {
    circle: circle.id,
    name: circle.name,
    zone: circle.zone,
    founder: circle.founder,
    own: circle.founder === me,
    me,
    token: circle.token,
    members: members.map(({ person, name, avatar }) => ({ person, name, avatar })),
    evening: circle.evening,
    next: await nextOf(tables, circle, members, now),
    games: games.filter(compared).length,
    week: games.filter((x) => x.played.at > now - WEEK && x.played.kind !== 'abandoned').map(finishedInfo),
    tables: await tablesOf(store, circle.id),
    standing: standingOf(games, shown),
    matrix: matrixOf(games, shown),
    records: recordsOf(games, (s) => shown.some((x) => personWho(x.person) === s.who)),
  };
};
