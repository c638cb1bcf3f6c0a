/** What the owner makes of a report: nothing to it, a word to them, no chat for a while, or kept out of the house. */
import type { ownerDecides } from '@pesthouse/api';
import type * as z from 'zod';
import { Refusal } from '../failure.ts';
import { newPersonId } from '../key.ts';
import type { Tables } from '../tables.ts';
import { freeAll } from './acts.ts';
import type { Hosting } from './hosting.ts';

const HOUR_MS = 3_600_000;
const MOST_SEATS = 500;
const MOST_WAITING = 500;

/** Whoever is kept out leaves at once: their seats are free, and what they look at ends. */
export const keepOut = async (tables: Tables, person: string, by: string): Promise<void> => {
  await freeAll(tables, person, by, MOST_SEATS);
  for (const live of tables.all()) for (const x of [...live.listeners]) if (x.who.person?.person === person) x.end();
};

export const decide = async (tables: Tables, { door }: Pick<Hosting, 'door'>, called: string, wish: z.output<typeof ownerDecides>): Promise<void> => {
  const { store } = tables;
  const found = await store.report(wish.id);
  if (found === null) throw new Refusal(404, 'no-owner', 'There is nothing here.');
  const { about } = found;
  if (wish.decision !== 'nothing' && about === null)
    throw new Refusal(409, 'gone-person', 'The house does not know who that was any more. There is nobody to speak to or to keep out.');
  const why = wish.why.trim();
  if (wish.decision === 'word' && why === '') throw new Refusal(400, 'no-words', 'Write the sentence that they will read.');
  const now = Date.now();
  const lasts = wish.decision === 'quiet' || wish.decision === 'out';
  const until = !lasts || wish.hours === null ? null : now + wish.hours * HOUR_MS;
  const how = { decision: wish.decision, at: now, why: wish.decision === 'nothing' ? '' : why, until };
  if (!(await store.decideReport(found.id, { ...how, heard: null }))) throw new Refusal(409, 'decided', 'You have decided this already.');
  if (about === null) return;
  // What else waits about the same person is settled with it; they read one word of it.
  for (const x of await store.reports({ about }, MOST_WAITING)) if (x.decided === null) await store.decideReport(x.id, { ...how, heard: now });
  if (!lasts) return;
  const kind = wish.decision === 'quiet' ? ('quiet' as const) : ('person' as const);
  await store.hosting.block({ id: newPersonId(), kind, what: about, name: found.name, why, made: now, until });
  await door.look();
  if (kind === 'person') await keepOut(tables, about, called);
};
