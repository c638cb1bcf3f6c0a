/** A person's page: made of the games that count for them. */
import type { GameResults, Person, PersonResults } from '@pesthouse/api';
import { BOTS } from '@pesthouse/kernel';
import { shownOf } from '@pesthouse/table/ratings';
import type { Finished } from '../store/results.ts';
import type { ScoreRow } from '../store/results-schema.ts';
import type { Store } from '../store/store.ts';
import { isHidden, listed } from './hidden.ts';
import { ahead, compared, finishedInfo, recordsOf, sidesOf } from './telling.ts';
import { personWho } from './who.ts';

const WEEK = 7 * 24 * 3_600_000;
const WEEKS = 26;
const LAST_PLACES = 12;
const RECENT = 5;
const BEST_ALONE = 5;
/** So many games of a person are looked at. */
export const MOST_GAMES = 2_000;

interface Own {
  readonly game: Finished;
  readonly seat: ScoreRow;
}

const ownOf = (games: readonly Finished[], who: string): Own[] =>
  games.flatMap((game) => {
    const seat = game.scores.find((x) => x.who === who);
    return seat === undefined ? [] : [{ game, seat }];
  });

const byGame = (own: readonly Own[]): Omit<GameResults, 'bots'>[] =>
  [...new Set(own.map((x) => x.game.played.game))].map((game) => {
    const all = own.filter((x) => x.game.played.game === game && compared(x.game));
    const rated = all.filter((x) => x.seat.mu !== null && x.seat.sigma !== null);
    const last = rated[0]?.seat;
    return {
      game,
      games: all.length,
      won: all.filter((x) => x.seat.place === 1).length,
      chance: all.reduce((sum, x) => sum + 1 / sidesOf(x.game), 0),
      places: all
        .slice(0, LAST_PLACES)
        .map((x) => ({ place: x.seat.place, of: x.game.scores.length }))
        .reverse(),
      rating: last === undefined || last.mu === null || last.sigma === null ? null : { ...shownOf({ mu: last.mu, sigma: last.sigma }), games: rated.length },
    };
  });

const againstOf = (own: readonly Own[]): { readonly who: string; readonly ahead: number; readonly behind: number; readonly level: number }[] => {
  const met = new Map<string, { who: string; ahead: number; behind: number; level: number }>();
  for (const { game, seat } of own) {
    if (!compared(game)) continue;
    for (const x of game.scores) {
      if (!x.who.startsWith('p:') || x.who === seat.who || x.side === seat.side) continue;
      const known = met.get(x.who) ?? { who: x.who, ahead: 0, behind: 0, level: 0 };
      met.set(x.who, known);
      const who = ahead(seat, x);
      if (who === 1) known.ahead++;
      else if (who === -1) known.behind++;
      else known.level++;
    }
  }
  return [...met.values()].sort((a, b) => b.ahead + b.behind + b.level - (a.ahead + a.behind + a.level));
};

const aloneOf = (own: readonly Own[]): PersonResults['alone'] => {
  const alone = own.filter((x) => x.game.played.kind === 'alone');
  const lists = [...new Set(alone.map((x) => `${x.game.played.game} ${x.game.played.variant ?? ''}`))];
  return lists.map((key) => {
    const all = alone.filter((x) => `${x.game.played.game} ${x.game.played.variant ?? ''}` === key).sort((a, b) => b.seat.score - a.seat.score);
    const { game = '', variant = null } = all[0]?.game.played ?? {};
    const best = all.slice(0, BEST_ALONE).map((x) => ({ table: x.game.played.table, name: x.game.played.name, at: x.game.played.at, score: x.seat.score }));
    return { game, variant, games: all.length, best };
  });
};

const weeksOf = (own: readonly Own[], now: number): number[] => {
  const weeks = Array.from({ length: WEEKS }, () => 0);
  for (const { game } of own) {
    const i = WEEKS - 1 - Math.floor((now - game.played.at) / WEEK);
    if (i >= 0 && i < WEEKS && game.played.kind !== 'abandoned') weeks[i] = (weeks[i] ?? 0) + 1;
  }
  return weeks;
};

export const personResultsOf = async (store: Store, of: Person & { readonly made: number }, asker: string, now: number): Promise<PersonResults> => {
  const who = personWho(of.person);
  const own = ownOf(await store.resultsOf(who, MOST_GAMES), who);
  const games = byGame(own).filter((x) => x.games > 0);
  const [theirs, mine] = await Promise.all([store.circlesOf(of.person), store.circlesOf(asker)]);
  const met = againstOf(own).slice(0, 12);
  const found = (await Promise.all(met.map((x) => store.personBy(x.who.slice(2))))).flatMap((x) => (x === null ? [] : [x]));
  const shown = await listed(store, found);
  const apart = (kind: string): number => own.filter((x) => x.game.played.kind === kind).length;
  return {
    person: { person: of.person, name: of.name, avatar: of.avatar },
    since: of.made,
    own: of.person === asker,
    hidden: await isHidden(store, of.person),
    circles: theirs.filter((x) => mine.some((y) => y.id === x.id)).map((x) => ({ circle: x.id, name: x.name })),
    games: own.filter((x) => compared(x.game)).length,
    won: own.filter((x) => compared(x.game) && x.seat.place === 1).length,
    byGame: await Promise.all(
      games.map(async (x) => ({
        ...x,
        bots: (
          await store.lastRatings(
            x.game,
            BOTS.map((level) => `b:${level}`),
          )
        ).flatMap((r) => {
          const level = BOTS.find((y) => `b:${y}` === r.who);
          return level === undefined ? [] : [{ level, ...shownOf(r), games: r.games }];
        }),
      })),
    ),
    against: met.flatMap(({ who: other, ...x }) => {
      const person = shown.find((y) => personWho(y.person) === other);
      return person === undefined ? [] : [{ with: { person: person.person, name: person.name, avatar: person.avatar }, ...x }];
    }),
    weeks: weeksOf(own, now),
    records: recordsOf(
      own.map((x) => x.game),
      (s) => s.who === who,
      false,
    ),
    recent: own
      .filter((x) => x.game.played.kind !== 'abandoned')
      .slice(0, RECENT)
      .map((x) => finishedInfo(x.game)),
    alone: aloneOf(own),
    apart: { variant: apart('variant'), abandoned: apart('abandoned'), unrated: apart('unrated') },
  };
};
