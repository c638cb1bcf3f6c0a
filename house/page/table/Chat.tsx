/** The talk of the table: what was said, and a line to say more. */

import { Button } from '@pesthouse/board';
import { type FormEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isFolded } from '../house/between/folded.ts';
import { Field } from '../kit/field.tsx';
import { toast } from '../kit/toast.tsx';
import { SeatMark } from '../shown/SeatMark.tsx';
import { locale } from '../text/language.ts';
import { table as words } from '../text/rooms.ts';
import { chatLines } from './between.ts';
import css from './chat.module.css';
import { useModel, useSeen } from './context.tsx';
import { useSitting } from './usesitting.ts';

const clock = (at: number): string => new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });

export function Chat() {
  const { link, game, read, earlier } = useModel();
  const talk = useSeen((s) => s.talk);
  const info = useSeen((s) => s.info);
  const shown = useSeen((s) => s.shown);
  const seat = useSeen((s) => s.seat);
  const seating = useSeen((s) => s.seating);
  const told = useMemo(() => chatLines(talk, seating), [talk, seating]);
  const people = useSitting();
  const lines = people.hidden(told, (x) => ('line' in x ? null : x));
  const [text, setText] = useState('');
  const [fetching, setFetching] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const first = talk[0]?.n ?? 0;
  const last = talk.at(-1)?.n ?? 0;
  // A house numbers its talk from one, so the first number tells whether something was said before it.
  const older = link.kind === 'remote' && first > 1;
  // Whoever looks at the chat has read what comes.
  useEffect(() => {
    if (last >= 0) read();
    box.current?.scrollTo(0, box.current.scrollHeight);
  }, [last, read]);
  /** How far the end of the talk is below the top of what is seen: what comes before it must not move it. */
  const below = useRef(0);
  useLayoutEffect(() => {
    if (first > 0 && box.current !== null) box.current.scrollTop = box.current.scrollHeight - below.current;
  }, [first]);
  const fetchEarlier = async () => {
    if (fetching || box.current === null) return;
    below.current = box.current.scrollHeight - box.current.scrollTop;
    setFetching(true);
    await earlier();
    setFetching(false);
  };
  const alone = (info?.seats ?? []).every((s) => s.kind === 'bot' || s.seat === seat);
  const send = async (e: FormEvent) => {
    e.preventDefault();
    const line = text.trim();
    if (line === '') return;
    setText('');
    const v = await link.say(line);
    if (!v.ok) {
      setText(line);
      toast({ text: v.message, tone: 'bad' });
    }
  };
  return (
    <div className={css.chat}>
      <div className={css.talk} ref={box} role="log" aria-live="off" aria-label={words.tabs.chat}>
        {older && (
          <Button size="s" variant="plain" busy={fetching} className={css.earlier} onClick={() => void fetchEarlier()}>
            {words.chat.earlier}
          </Button>
        )}
        {lines.length === 0 && <p className={css.empty}>{alone ? words.chat.alone : words.chat.empty}</p>}
        {people.silent !== false && <div className={css.house}>{people.silent}</div>}
        {lines.map((t) =>
          isFolded(t) ? (
            <div key={t.key} className={css.house}>
              {people.fold(t)}
            </div>
          ) : 'line' in t ? (
            <div key={t.key} className={css.house}>
              {t.line} <time>{clock(t.at)}</time>
            </div>
          ) : (
            <div key={t.n} className={css.said}>
              <SeatMark game={game} view={shown?.view ?? null} seat={t.seat} size={24} />
              <div>
                <span className={css.who}>
                  {people.name(t)} <time>{clock(t.at)}</time>
                </span>
                <p className={t.kind === 'say' ? undefined : css.aside}>{t.kind === 'say' ? t.text : words.chat.aside[t.kind]}</p>
              </div>
            </div>
          ),
        )}
      </div>
      {seat >= 0 && (
        <form className={css.line} onSubmit={(e) => void send(e)}>
          <Field label={words.chat.label} bare value={text} set={setText} maxLength={400} placeholder={words.chat.label} autoComplete="off" />
          <Button type="submit" notNow={text.trim() === ''}>
            {words.chat.send}
          </Button>
        </form>
      )}
      {people.card}
    </div>
  );
}
