/** Sending what is due by a channel: taken on by one process, left out where it is no longer wanted, put off in quiet hours, and tried again with patience. */
import type { HouseLog } from '../closing.ts';
import { Refusal } from '../failure.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type ChannelRow, type PostRow, wishOf } from '../store/messages-schema.ts';
import type { Tables } from '../tables.ts';
import { type Outcome, sendBy, type Ways } from './channels.ts';
import { letterOf, testLetter, type Written } from './letter.ts';
import { stillWanted } from './still.ts';
import { stopToken } from './stop.ts';
import { mayGo, usualWishes } from './when.ts';
import type { PostWish } from './wish.ts';

export interface Sending {
  /** Something is due by this channel at that moment. */
  ring(channel: string, at: number): Promise<void>;
  /** Sends a test at once. */
  test(channel: ChannelRow): Promise<Outcome>;
  close(): Promise<void>;
}

const KIND = 'post';
const LEASE_MS = 120_000;
const AT_ONCE = 16;
/** So often it is looked for messages that a house took on and died over. */
const ROUND_MS = 60_000;
/** Between two tries, and then no more. */
export const PATIENCE_MS: readonly number[] = [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000];
const DAY_MS = 24 * 3_600_000;

const idsOf = (rows: readonly PostRow[]): string[] => rows.map((x) => x.id);

export const runSending = (tables: Tables, jobs: Jobs, ways: Ways, wish: PostWish, log: HouseLog): Sending => {
  const { store } = tables;
  const { now } = wish;
  const wishesOf = async (person: string) => (await store.wishes(person)) ?? usualWishes();
  const ring = (channel: string, at: number): Promise<void> => jobs.put({ kind: KIND, key: `${channel} ${at}`, about: channel, at, body: null });

  const wanted = async (row: PostRow): Promise<boolean> => {
    try {
      return await stillWanted(tables, row, now());
    } catch (e) {
      // The table is gone, or cannot be opened here any more.
      if (e instanceof Refusal) return false;
      throw e;
    }
  };
  /** How much time the turn has, as far as the table can be opened. */
  const leftOf = async (row: PostRow): Promise<number | null> => {
    if (row.kind !== 'turn' && row.kind !== 'late') return null;
    const live = await tables.find(row.table).catch(() => null);
    return live === null ? null : wish.left(live, row.seat);
  };

  /** What their games are called in the language of whoever reads it, and how much time is left by now. */
  const writtenFor = async (person: string, rows: readonly PostRow[]): Promise<Written> => {
    const { language, zone } = await wishesOf(person);
    const titles = new Map<string, string>();
    const left = new Map<string, number>();
    for (const row of rows) {
      const { game } = row.about;
      const door = game === undefined || titles.has(game) ? undefined : await tables.games(game)?.door(language);
      if (game !== undefined && door !== undefined) titles.set(game, door.title);
      const ms = await leftOf(row);
      if (ms !== null) left.set(row.id, ms);
    }
    return { language, zone, titles, left };
  };

  const told = async (channel: ChannelRow, outcome: Outcome): Promise<void> => {
    if (outcome.is === 'arrived') await store.changeChannel(channel.id, { arrived: now(), failed: null, code: null });
    else if (outcome.is === 'gone') await store.dropChannel(channel.id);
    else await store.changeChannel(channel.id, { failed: now(), code: outcome.code });
  };
  const settle = async (channel: ChannelRow, rows: readonly PostRow[], outcome: Outcome): Promise<void> => {
    const wait = outcome.is === 'later' ? PATIENCE_MS[Math.max(...rows.map((x) => x.tries))] : undefined;
    if (outcome.is === 'later' && wait !== undefined) {
      const again = now() + Math.max(wait, Math.min(outcome.after ?? 0, DAY_MS));
      await store.postLater(idsOf(rows), again, true);
      await ring(channel.id, again);
    } else await store.settlePost(idsOf(rows), outcome.is === 'arrived' ? 'sent' : 'failed', now());
    await told(channel, outcome);
  };

  /** What of it goes out now; the rest is dropped or put off. */
  const sifted = async (channel: ChannelRow, claimed: readonly PostRow[]): Promise<PostRow[]> => {
    const wishes = await wishesOf(channel.person);
    const rows: PostRow[] = [];
    for (const row of claimed) {
      const until = channel.daily && row.kind !== 'late' ? now() : mayGo(wishes, now(), await leftOf(row));
      if (!channel.on || !wishes.what[wishOf(row.kind)]) await store.settlePost([row.id], 'dropped', now());
      // Somebody may have gone to bed since it was put.
      else if (until > now()) {
        await store.postLater([row.id], until, false);
        await ring(channel.id, until);
      } else if (await wanted(row)) rows.push(row);
      else await store.settlePost([row.id], 'dropped', now());
    }
    return rows;
  };
  const deliver = async (id: string): Promise<void> => {
    const claimed = await store.claimPost(id, now(), LEASE_MS);
    if (claimed.length === 0) return;
    const channel = await store.channel(id);
    if (channel === null) return store.settlePost(idsOf(claimed), 'dropped', now());
    // An address that somebody has given up since gets nothing more.
    if (channel.kind === 'mail' && !(await wish.mailsOf(channel.person)).includes(channel.address)) return store.dropChannel(id);
    const rows = await sifted(channel, claimed);
    if (rows.length === 0) return;
    await settle(
      channel,
      rows,
      await sendBy(ways, channel, letterOf(rows, await writtenFor(channel.person, rows), wish.house(), stopToken(ways.keys.stop, id))),
    );
  };

  // A chat that answers slowly must not hold up the messages of everybody else. What is begun here and does not end is found by the next round.
  const under = new Set<Promise<void>>();
  jobs.on(KIND, async ({ about }) => {
    while (under.size >= AT_ONCE) await Promise.race(under);
    const on: Promise<void> = deliver(about)
      .catch((e: unknown) => log.error({ err: e, channel: about }, 'a message could not be sent'))
      .finally(() => under.delete(on));
    under.add(on);
  });
  const round = async (): Promise<void> => {
    for (const id of await store.duePost(now())) await ring(id, now());
  };
  const rounds = setInterval(() => round().catch((e: unknown) => log.error({ err: e }, 'the outbox could not be looked through')), ROUND_MS);
  rounds.unref();

  return {
    ring,
    async test(channel) {
      const { language } = await wishesOf(channel.person);
      const outcome = await sendBy(ways, channel, testLetter(language, wish.house(), stopToken(ways.keys.stop, channel.id)));
      await told(channel, outcome);
      return outcome;
    },
    async close() {
      clearInterval(rounds);
      await Promise.all(under);
    },
  };
};
