/** What a message says, in the language of whoever gets it: for each table one line, which game it is, how much time is left or when it begins, and a link; never anything of the game. */
import type { MessageWishes } from '@pesthouse/api';
import type { PostRow } from '../store/messages-schema.ts';
import { de } from './text/de.ts';
import { en, type PostText } from './text/en.ts';

export interface Letter {
  readonly title: string;
  /** Where there is more than one thing to tell, each with its address. */
  readonly lines: readonly { readonly text: string; readonly more: string; readonly link: string }[];
  /** Where a press leads. */
  readonly link: string;
  readonly stopLink: string;
  /** Messages about the same thing replace each other. */
  readonly tag: string;
  readonly words: PostText;
}

const TEXTS: { readonly [language in MessageWishes['language']]: PostText } = { en, de };

/** What a message is made of besides its rows. */
export interface Written {
  readonly language: MessageWishes['language'];
  readonly zone: string;
  /** What a game is called. */
  readonly titles: ReadonlyMap<string, string>;
  /** How much time is left for the turns that are told of, by the ids of their rows. */
  readonly left: ReadonlyMap<string, number>;
}

const HOUR_MS = 3_600_000;
const leftOf = ({ left }: PostText, ms: number): string => {
  if (ms >= 48 * HOUR_MS) return left.days(Math.round(ms / (24 * HOUR_MS)));
  return ms >= HOUR_MS ? left.hours(Math.round(ms / HOUR_MS)) : left.minutes(Math.max(1, Math.round(ms / 60_000)));
};
const whenOf = (words: PostText, zone: string, at: number): string => {
  const say = (how: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(words.locale, { timeZone: zone, ...how }).format(at);
  return words.when(say({ weekday: 'long', day: 'numeric', month: 'long' }), say({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }));
};

const invitationOf = (words: PostText, { about: { name, by, at, asks } }: PostRow): string => {
  if (asks !== undefined) return words.evening(name);
  if (by !== undefined) return words.invitedBy(by, name);
  return at === undefined ? words.invitation(name) : words.laid(name);
};
/** The first word after a game is told as such, once. */
export const AFTER = 'after';

const lineOf = (words: PostText, rows: readonly PostRow[]): string => {
  const [first] = rows;
  if (first === undefined) return '';
  const { name } = first.about;
  const has = (kind: PostRow['kind']): boolean => rows.some((x) => x.kind === kind);
  if (has('out')) return words.out(name);
  if (has('stood')) return words.stood(name);
  if (has('late')) return words.late(name);
  if (has('nudge')) return words.called(rows.find((x) => x.kind === 'nudge')?.about.by ?? '', name);
  if (has('turn')) return has('start') ? words.startTurn(name) : words.turn(name);
  if (has('ask')) return words.ask(name);
  if (has('start')) return words.start(name);
  if (has('talk')) return rows.some((x) => x.kind === 'talk' && x.decision !== AFTER) ? words.talk(name) : words.after(name);
  const again = rows.find((x) => x.about.again === true);
  if (again !== undefined) return words.again(again.about.by ?? '', name);
  return invitationOf(words, rows.find((x) => x.about.asks === undefined) ?? first);
};
/** Which game, for which circle, how much time is left or when it begins, and what that means. */
const moreOf = (words: PostText, { zone, titles, left }: Written, rows: readonly PostRow[]): string => {
  const about = rows.map((x) => x.about);
  const name = about[0]?.name;
  const title = about.flatMap((x) => (x.game === undefined ? [] : (titles.get(x.game) ?? [])))[0];
  const circle = about.find((x) => x.circle !== undefined)?.circle;
  const ms = rows.flatMap((x) => left.get(x.id) ?? [])[0];
  const at = about.flatMap((x) => x.at ?? x.asks ?? [])[0];
  const has = (kind: PostRow['kind']): boolean => rows.some((x) => x.kind === kind);
  const wish = about.find((x) => x.wish !== undefined);
  return [
    ...(title === undefined || title === name ? [] : [title]),
    ...(circle === undefined ? [] : [circle]),
    ...(at === undefined ? [] : [whenOf(words, zone, at)]),
    ...(wish?.wish === undefined ? [] : [words.wishes[wish.wish](wish.by ?? '')]),
    ...(has('out') ? [words.outMore] : has('stood') ? [words.stoodMore] : ms === undefined ? [] : [leftOf(words, ms)]),
  ].join(' · ');
};

/** One message for everything that is due by a channel. */
export const letterOf = (rows: readonly PostRow[], written: Written, house: string, stop: string): Letter => {
  const words = TEXTS[written.language];
  const byPlace = new Map<string, PostRow[]>();
  for (const row of rows) byPlace.set(row.about.path, [...(byPlace.get(row.about.path) ?? []), row]);
  const lines = [...byPlace].map(([path, of]) => ({ text: lineOf(words, of), more: moreOf(words, written, of), link: house + path }));
  const [first] = lines;
  return {
    title: lines.length === 1 ? (first?.text ?? '') : words.several(lines.length),
    lines,
    link: lines.length === 1 ? (first?.link ?? house) : `${house}/tables`,
    stopLink: `${house}/stop/${stop}`,
    tag: lines.length === 1 ? (rows[0]?.about.path ?? '') : 'tables',
    words,
  };
};

/** Tells that a channel works. */
export const testLetter = (language: MessageWishes['language'], house: string, stop: string): Letter => {
  const words = TEXTS[language];
  return {
    title: words.test,
    lines: [{ text: words.testMore, more: '', link: `${house}/messages` }],
    link: `${house}/messages`,
    stopLink: `${house}/stop/${stop}`,
    tag: 'test',
    words,
  };
};
