/** The six friends of the month: when each of them looks in, who is away when, how they want to be told, and everything they were told. */

import type * as api from '@pesthouse/api';
import * as z from 'zod';
import { minuteOf, nextMinute } from '../../post/when.ts';
import { type Friend, friend } from '../people.ts';
import { addChannel, awake } from '../post-suite.ts';
import { openDevice } from '../receivers.ts';
import { DAY, type World } from './world.ts';

type Way = 'push' | 'mail' | 'hook';

export interface Habit {
  readonly name: string;
  readonly zone: string;
  readonly ways: readonly Way[];
  /** Minutes of the day at which they look in, by their own clock. */
  readonly looks: readonly number[];
  /** Days on which they do not look in, from and to; said before, or not. */
  readonly holiday?: readonly [number, number];
  readonly vanishes?: readonly [number, number];
  readonly comes: boolean;
  /** Has a table open for two hours after each look. */
  readonly stays?: boolean;
}

const at = (hour: number, minute = 0): number => hour * 60 + minute;

/** `long`: a whole month; else everything happens within six days. */
export const habits = (long: boolean): Habit[] => [
  { name: 'Ada', zone: 'Europe/Berlin', ways: ['push'], looks: [at(7, 45), at(12, 30), at(21, 10)], comes: true },
  { name: 'Ben', zone: 'Europe/Berlin', ways: ['mail'], looks: [at(8, 20)], comes: true },
  { name: 'Cy', zone: 'America/New_York', ways: ['hook'], looks: [at(9), at(18, 15)], comes: false },
  { name: 'Dee', zone: 'Asia/Tokyo', ways: ['push'], looks: [at(20, 5)], holiday: long ? [8, 15] : [2, 4], comes: true },
  { name: 'Eve', zone: 'Europe/London', ways: ['push'], looks: [at(19, 2)], vanishes: long ? [10, 15] : [1, 4], comes: false },
  { name: 'Fin', zone: 'Europe/Berlin', ways: ['push', 'hook'], looks: [at(19, 5)], comes: true, stays: true },
];

/** One message, as it was read at the other end. */
export interface Call {
  readonly who: string;
  readonly way: Way;
  readonly at: number;
  /** What it says, one line a thing. */
  readonly lines: readonly string[];
  readonly links: readonly string[];
}

export interface Somebody extends Friend {
  readonly habit: Habit;
  readonly calls: Call[];
  /** Takes in what has come since the last time. */
  read(now: number): void;
}

const hooked = z.object({ text: z.string() });
const linksOf = (text: string): string[] => [...text.matchAll(/\/(?:table|circle)\/[\w-]+/g)].map((x) => x[0]);

export const moveIn = async (world: World, habit: Habit): Promise<Somebody> => {
  const who = await friend(world.house(), habit.name);
  const calls: Call[] = [];
  const readers: ((now: number) => void)[] = [];
  /** Reads what is new of a list that only grows. */
  const fresh = (way: Way, count: () => number, parts: (from: number) => { readonly lines: string[]; readonly links: string[] }[]): void => {
    let read = 0;
    readers.push((now) => {
      const n = count();
      if (n === read) return;
      for (const x of parts(read)) calls.push({ who: habit.name, way, at: now, ...x });
      read = n;
    });
  };
  for (const way of habit.ways) {
    const path = `/${way}/${habit.name}`;
    if (way === 'push') {
      const device = openDevice(world.receiver, path);
      const { pushKey } = await addChannel(world.house(), who.key, { kind: 'push', name: 'Phone', subscription: device.subscription });
      fresh(
        way,
        () => device.mine().length,
        // One thing is told by the title, and what it holds besides below it; of several each has a line there.
        (from) => device.heard({ key: pushKey, from }).map((x) => ({ lines: [x.title, ...x.body.split('\n')], links: [x.link] })),
      );
    } else if (way === 'hook') {
      await addChannel(world.house(), who.key, { kind: 'hook', url: world.receiver.address + path });
      const mine = () => world.receiver.taken.filter((x) => x.path === path);
      fresh(
        way,
        () => mine().length,
        (from) =>
          mine()
            .slice(from)
            .map((x) => {
              const { text } = hooked.parse(JSON.parse(x.body.toString()));
              return { lines: text.split('\n').slice(0, -1), links: linksOf(text) };
            }),
      );
    } else {
      const address = `${habit.name.toLowerCase()}@example.org`;
      world.addresses.set(who.me.person, [address]);
      await addChannel(world.house(), who.key, { kind: 'mail' });
      const mine = () => world.mails.letters.filter((x) => x.to.includes(address));
      fresh(
        way,
        () => mine().length,
        (from) =>
          mine()
            .slice(from)
            .map((x) => ({ lines: x.text.split('\r\n').filter((y) => !y.startsWith('http')), links: linksOf(x.text) })),
      );
    }
  }
  const quiet: api.MessageWishes['quiet'] = { on: true, from: at(23), to: at(7, 30) };
  await awake(world.house(), who.key, { zone: habit.zone, quiet, daily: at(8) });
  return {
    ...who,
    habit,
    calls,
    read: (now) => {
      for (const x of readers) x(now);
    },
  };
};

/** The next moment at which they look in, from just after `now`; days are counted from `begins`. */
export const nextLook = ({ zone, looks, holiday, vanishes }: Habit, begins: number, now: number): number => {
  const gone = (moment: number): boolean => [holiday, vanishes].some((x) => x !== undefined && moment >= begins + x[0] * DAY && moment < begins + x[1] * DAY);
  for (let from = now + 1; ; from += DAY / 2) {
    const next = Math.min(...looks.map((x) => nextMinute(zone, from, x)));
    if (!gone(next)) return next;
  }
};

export const asleep = (habit: Habit, now: number): boolean => {
  const minute = minuteOf(habit.zone, now);
  return minute >= at(23) || minute < at(7, 30);
};
