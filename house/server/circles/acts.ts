/** What members do in a circle, and what only its founder does. */
import type { CircleAct, Person } from '@pesthouse/api';
import { Refusal } from '../failure.ts';
import { newSecret, newTableId } from '../key.ts';
import type { CircleRow } from '../store/results-schema.ts';
import type { Tables } from '../tables.ts';
import { type Evenings, LASTS_MS } from './evenings.ts';
import { isZone } from './when.ts';

const MOST_MEMBERS = 40;
const MOST_CIRCLES = 20;

/** Whoever is not in it is not told that there is one. */
export const noCircle = (): Refusal => new Refusal(404, 'no-circle', 'There is no such circle, or you are not in it. Ask for its link.');
const notFounder = (): Refusal => new Refusal(403, 'not-founder', 'Only the founder of the circle can do that.');
const noGame = (): Refusal => new Refusal(404, 'no-game', 'This house does not have that game.');
const noZone = (): Refusal => new Refusal(400, 'no-zone', 'There is no such time zone.');

const FOUNDERS: readonly CircleAct['act'][] = ['name', 'remove', 'evening', 'link', 'dissolve'];

export interface Circles {
  readonly tables: Tables;
  readonly evenings: Evenings;
  now(): number;
}

export const foundCircle = async ({ tables, now }: Circles, me: Person, name: string, zone: string): Promise<{ circle: string }> => {
  if (!isZone(zone)) throw noZone();
  if ((await tables.store.circlesOf(me.person)).length >= MOST_CIRCLES)
    throw new Refusal(409, 'many-circles', `You are in ${MOST_CIRCLES} circles already. Leave one first.`);
  const row: CircleRow = { id: newTableId(), name, founder: me.person, zone, token: newSecret().slice(0, 22), evening: null, made: now() };
  await tables.store.foundCircle(row);
  return { circle: row.id };
};

/** The circle, for one of its members. */
export const circleFor = async ({ tables: { store } }: Pick<Circles, 'tables'>, me: Person, id: string): Promise<CircleRow> => {
  const circle = await store.circle(id);
  if (circle === null || !(await store.members(id)).some((x) => x.person === me.person)) throw noCircle();
  return circle;
};

export const joinCircle = async ({ tables: { store }, now }: Circles, me: Person, circle: CircleRow): Promise<void> => {
  const members = await store.members(circle.id);
  if (members.some((x) => x.person === me.person)) return;
  if (members.length >= MOST_MEMBERS) throw new Refusal(409, 'full-circle', 'This circle is full.');
  await store.joinCircle(circle.id, me.person, now());
};

const leave = async ({ tables: { store }, evenings }: Circles, circle: CircleRow, person: string): Promise<void> => {
  await store.leaveCircle(circle.id, person);
  const [longest] = await store.members(circle.id);
  if (longest === undefined) {
    await evenings.forget(circle.id);
    await store.dissolveCircle(circle.id);
  } else if (circle.founder === person) await store.changeCircle(circle.id, { founder: longest.person });
};

/** A table that is laid around the time of an evening is the table of that evening. */
const addTable = async ({ tables, evenings, now }: Circles, me: Person, circle: CircleRow, table: string): Promise<void> => {
  const row = await tables.store.table(table);
  if (row === null || !row.seats.some((x) => x.person === me.person)) throw new Refusal(404, 'no-table', 'There is no such table in this house.');
  await tables.store.addCircleTable(circle.id, table, now());
  const [next] = await tables.store.evenings(circle.id, now() - LASTS_MS);
  if (next !== undefined && next.table === null && next.at - now() < LASTS_MS) await evenings.laid(circle, next.at, table);
  else await evenings.opened(circle, me, table);
};

export const actIn = async (x: Circles, me: Person, circle: CircleRow, act: CircleAct): Promise<void> => {
  const { store } = x.tables;
  if (FOUNDERS.includes(act.act) && circle.founder !== me.person) throw notFounder();
  switch (act.act) {
    case 'leave':
      return leave(x, circle, me.person);
    case 'answer': {
      const [next] = await store.evenings(circle.id, act.at - 1);
      if (next?.at !== act.at) throw new Refusal(409, 'no-evening', 'There is no such evening any more. Look again.');
      const game = act.coming ? (act.game ?? null) : null;
      if (game !== null && x.tables.games(game) === undefined) throw noGame();
      return store.answerEvening(circle.id, act.at, me.person, act.coming, game);
    }
    case 'table':
      return addTable(x, me, circle, act.table);
    case 'name':
      return store.changeCircle(circle.id, { name: act.name });
    case 'remove':
      return leave(x, circle, act.person);
    case 'evening': {
      if (!isZone(act.zone)) throw noZone();
      if (act.evening !== null && act.evening.game !== null && x.tables.games(act.evening.game) === undefined) throw noGame();
      await store.changeCircle(circle.id, { evening: act.evening, zone: act.zone });
      return x.evenings.plan({ ...circle, evening: act.evening, zone: act.zone });
    }
    case 'link':
      return store.changeCircle(circle.id, { token: newSecret().slice(0, 22) });
    case 'dissolve':
      await x.evenings.forget(circle.id);
      return store.dissolveCircle(circle.id);
    default:
      return act satisfies never;
  }
};
