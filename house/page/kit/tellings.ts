/** What a reader is told in time, and how: decided here from what was known before and what is known now; nothing in it touches the page. */

/** What matters of a table, at one moment. */
export interface Glance {
  readonly status: 'waiting' | 'playing' | 'over' | null;
  /** The seat that the reader looks from; below nought: none. */
  readonly seat: number;
  /** It is the reader's turn. */
  readonly mine: boolean;
  /** Who moved last; null where nobody has. */
  readonly by: number | null;
  readonly over: boolean;
  /** The last that was said or asked. */
  readonly talk: { readonly n: number; readonly seat: number; readonly kind: string; readonly name?: string | null | undefined; readonly text: string } | null;
  /** The seats that would end the game here. */
  readonly ending: readonly number[];
}

export type Telling =
  | { readonly what: 'turn' | 'start' | 'over' }
  | { readonly what: 'talk'; readonly seat: number; readonly name: string | null; readonly text: string }
  | { readonly what: 'undo'; readonly seat: number }
  | { readonly what: 'ending'; readonly seats: readonly number[] };

/** The news between two glances. What stood there when the page was opened is no news, except that it is the reader's turn. */
export const tellingsOf = (before: Glance | null, now: Glance): Telling[] => {
  const news: Telling[] = [];
  const started = before?.status === 'waiting' && now.status === 'playing';
  if (started) news.push({ what: 'start' });
  // Only when the turn comes from somebody else: one's own next decision needs no bell.
  if (now.mine && before?.mine !== true && !(now.by === now.seat && now.by !== null) && !started) news.push({ what: 'turn' });
  if (now.over && before !== null && !before.over) news.push({ what: 'over' });
  const { talk } = now;
  if (before !== null && talk !== null && talk.n > (before.talk?.n ?? 0) && talk.seat !== now.seat) {
    if (talk.kind === 'say') news.push({ what: 'talk', seat: talk.seat, name: talk.name ?? null, text: talk.text });
    if (talk.kind === 'ask-undo' && now.seat >= 0) news.push({ what: 'undo', seat: talk.seat });
  }
  const others = (x: Glance | null): string => (x?.ending ?? []).filter((seat) => seat !== now.seat).join(' ');
  if (now.seat >= 0 && before !== null && others(now) !== '' && others(now) !== others(before))
    news.push({ what: 'ending', seats: now.ending.filter((seat) => seat !== now.seat) });
  return news;
};

export interface How {
  readonly sound: 'turn' | 'card' | 'end';
  /** By the system, where the page is not looked at. */
  readonly notify: boolean;
  /** Counted in the title until the page is looked at again. */
  readonly count: boolean;
}

/** How it is told. A bell for what waits for an answer; a whisper for talk; and the system only where the page is not seen. */
export const howToTell = ({ what }: Telling, hidden: boolean): How => ({
  sound: what === 'over' ? 'end' : what === 'talk' ? 'card' : 'turn',
  notify: hidden && what !== 'over',
  count: hidden && (what === 'talk' || what === 'start'),
});

/** What stands before the title: a mark while somebody waits for the reader, else how much was missed. */
export const titleMark = (waiting: boolean, unseen: number): string => (waiting ? '(!) ' : unseen > 0 ? `(${Math.min(unseen, 99)}) ` : '');
