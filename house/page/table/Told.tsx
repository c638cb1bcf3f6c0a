/** What whoever hears the table is told of it, each thing once and whatever panel is open: what happened, who said what, how it ended. The question itself is told by the bar that puts it. */
import { announce } from '@pesthouse/board';
import { useEffect, useRef } from 'react';
import { useShuns } from '../house/between/shuns.ts';
import { spokenOf } from '../shown/past.ts';
import { table as words } from '../text/rooms.ts';
import { useModel, useSeen } from './context.tsx';
import { atPresent } from './model.ts';
import { sidesOf, yoursOf } from './yours.ts';

/** Whoever was away hears the last of it; all of it stands in the log. */
const MOST = 12;

/** What was put on the board since the last look, in the words of the log and without its clauses. */
const useHappened = (): void => {
  const { game } = useModel();
  const items = useSeen((s) => s.items);
  const seq = useSeen((s) => s.shown?.seq ?? null);
  const seat = useSeen((s) => s.seat);
  const heard = useRef<number | null>(null);
  useEffect(() => {
    if (seq === null) return;
    const from = heard.current;
    heard.current = seq;
    // What had happened before the table was opened is not news.
    if (from === null || seq <= from) return;
    const said = spokenOf(
      items.filter((x) => x.seq > from && x.seq <= seq),
      game.engine,
      game.text,
      seat,
    );
    if (said.length > MOST) announce(words.log.more(said.length - MOST));
    for (const line of said.slice(-MOST)) announce(line);
  }, [seq, items, game, seat]);
};

const useTalk = (): void => {
  const talk = useSeen((s) => s.talk);
  const seats = useSeen((s) => s.info?.seats);
  const own = useSeen((s) => s.seat);
  const open = useSeen((s) => s.status === 'open');
  const shuns = useShuns();
  const heard = useRef<number | null>(null);
  useEffect(() => {
    if (!open) return;
    const last = talk.at(-1)?.n ?? 0;
    const from = heard.current;
    heard.current = last;
    if (from === null || last <= from) return;
    for (const x of talk) {
      const at = seats?.find((y) => y.seat === x.seat);
      const person = x.person ?? at?.person ?? null;
      if (x.n <= from || x.kind !== 'say' || x.seat === own || (person !== null && shuns.has(person))) continue;
      announce(words.chat.says(x.name ?? at?.name ?? words.somebody, x.text));
    }
  }, [talk, seats, own, open, shuns]);
};

const useEnd = (): void => {
  const { game } = useModel();
  const shown = useSeen((s) => (atPresent(s) && s.shown?.over != null ? s.shown : null));
  const seat = useSeen((s) => s.seat);
  useEffect(() => {
    if (shown?.over == null) return;
    announce(`${yoursOf(shown.over, seat, game.text.place === undefined, sidesOf(game.engine, shown.view, shown.over))} ${game.text.verdict(shown.view)}`);
  }, [shown, seat, game]);
};

/** So often the owner of the house may have something to say to whoever sits here. */
const WORDS_MS = 60_000;

const useWords = (): void => {
  const remote = useModel().link.kind === 'remote';
  useEffect(() => {
    if (!remote) return;
    const look = (): void => {
      if (!document.hidden) import('../house/between/word.ts').then(({ lookForWords }) => lookForWords()).catch(() => undefined);
    };
    look();
    const timer = setInterval(look, WORDS_MS);
    return () => clearInterval(timer);
  }, [remote]);
};

/** It stands before everything that asks: what happened is told before what is wanted now. */
export function Told() {
  useHappened();
  useTalk();
  useEnd();
  useWords();
  return null;
}
