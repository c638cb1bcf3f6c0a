/** The house as its owner keeps it: who may lay tables, whom the doorkeeper lets in, what visitors may spend, and how it all goes. */
import { statfs } from 'node:fs/promises';
import type { Person } from '@pesthouse/api';
import type { Clock } from '../clock.ts';
import type { HouseLog } from '../closing.ts';
import { Refusal } from '../failure.ts';
import type { Limits } from '../limits.ts';
import type { ReadSettings } from '../settings/read.ts';
import type { Tables } from '../tables.ts';
import type { Thinkers } from '../thinkers.ts';
import { type Budgets, openBudgets } from './budgets.ts';
import { type Doorkeeper, openDoorkeeper } from './doorkeeper.ts';
import { openPulse, type Pulse } from './pulse.ts';
import { type OwnSettings, openOwnSettings } from './settled.ts';
import { openThinking, type Thinking } from './thinking.ts';
import type { Troubles } from './troubles.ts';

export interface Hosting {
  readonly settings: ReadSettings;
  readonly own: OwnSettings;
  readonly door: Doorkeeper;
  readonly budgets: Budgets;
  readonly thinking: Thinking;
  readonly pulse: Pulse;
  readonly troubles: Troubles;
  readonly version: string;
  readonly since: number;
  /** Where database and backups lie. */
  readonly folder: string;
  readonly thinkers: Pick<Thinkers, 'waiting'>;
  readonly backUp: () => Promise<{ readonly at: number; readonly bytes: number }>;
  /** Whether somebody may lay a table now; else why not. */
  mayLay(person: Person | null): Promise<Refusal | null>;
  /** Bytes that are left for the store; null where nobody knows. */
  free(): Promise<number | null>;
  close(): Promise<void>;
}

export interface HostingWish extends Pick<Hosting, 'settings' | 'version' | 'folder' | 'troubles' | 'thinkers' | 'backUp'> {
  readonly limits: Limits;
  readonly clock: Clock;
  readonly log: HouseLog;
  /** Whether a person has an account here. */
  readonly isMember: (person: string) => Promise<boolean>;
  /** What the owner settled has changed. */
  readonly hear: () => void;
}

/** Whoever looks at a table, once, however many windows they have. */
export const onlineAt = (tables: Tables): { readonly online: number; readonly atTables: number } => {
  const all = new Set<string>();
  const seated = new Set<string>();
  for (const live of tables.all())
    for (const x of live.listeners) {
      const who = x.who.person?.person ?? x.who.hash ?? `${live.row.id} ${x.place} ${x.since}`;
      all.add(who);
      if (x.seat >= 0) seated.add(who);
    }
  return { online: all.size, atTables: seated.size };
};

const stopped = (): Refusal => new Refusal(403, 'no-new-tables', 'The owner of this house has stopped new tables for now. Tables that are open go on.');
const onlyMembers = (): Refusal => new Refusal(403, 'members-only', 'Only members lay tables in this house. You can sit down at open ones.');
const onlyInvited = (): Refusal =>
  new Refusal(403, 'invited-only', 'Only people whom the owner has invited lay tables in this house. You can sit down at open ones.');

export const openHosting = async (tables: Tables, wish: HostingWish): Promise<Hosting> => {
  const { hosting: store } = tables.store;
  const { log, isMember, limits, clock, ...rest } = wish;
  const own = await openOwnSettings(store, wish.settings, wish.hear);
  const door = openDoorkeeper(store, log);
  await door.look();
  const thinking = openThinking(tables);
  const pulse = openPulse(() => ({ people: onlineAt(tables).online, tables: [...tables.all()].length, bots: wish.thinkers.waiting() }));
  const mayLay = async (person: Person | null): Promise<Refusal | null> => {
    const { own: settled, stopped: no } = own.now();
    if (no) return stopped();
    if (settled.mayLay === 'everybody') return null;
    if (person !== null && (await store.invited(person.person))) return null;
    if (settled.mayLay === 'invited') return onlyInvited();
    return person !== null && (await isMember(person.person)) ? null : onlyMembers();
  };
  return {
    ...rest,
    own,
    door,
    pulse,
    budgets: openBudgets(limits, clock, thinking.of),
    thinking,
    since: Date.now(),
    mayLay,
    async free() {
      if (tables.store.shared) return null;
      try {
        const { bavail, bsize } = await statfs(wish.folder);
        return bavail * bsize;
      } catch {
        return null;
      }
    },
    async close() {
      own.close();
      pulse.close();
      await door.close();
      await wish.troubles.close();
    },
  };
};
