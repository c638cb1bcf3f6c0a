/** The talk of the table: what was said, and a line to say more. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { toast } from '../kit/toast.tsx';
import css from './chat.module.css';
import { useModel, useSeen } from './context.tsx';
import { SeatMark } from './SeatMark.tsx';
import { words } from './words.ts';

const clock = (at: number): string => new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

const ASIDE: { readonly [kind: string]: string } = {
  'ask-undo': 'would like to take moves back',
  agree: 'agrees',
  decline: 'declines',
  undone: 'took moves back',
};

export function Chat() {
  const { link, game, read } = useModel();
  const talk = useSeen((s) => s.talk);
  const info = useSeen((s) => s.info);
  const shown = useSeen((s) => s.shown);
  const seat = useSeen((s) => s.seat);
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const said = talk.length;
  // Whoever looks at the chat has read what comes.
  useEffect(() => {
    if (said >= 0) read();
    box.current?.scrollTo(0, box.current.scrollHeight);
  }, [said, read]);
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
      <div className={css.talk} ref={box} role="log" aria-live="polite" aria-label={words.tabs.chat}>
        {talk.length === 0 && <p className={css.empty}>{alone ? words.chat.alone : words.chat.empty}</p>}
        {talk.map((t) => (
          <div key={t.n} className={css.said}>
            <SeatMark game={game} view={shown?.view ?? null} seat={t.seat} size={24} />
            <div>
              <span className={css.who}>
                {info?.seats[t.seat]?.name ?? ''} <time>{clock(t.at)}</time>
              </span>
              <p className={t.kind === 'say' ? undefined : css.aside}>{t.kind === 'say' ? t.text : ASIDE[t.kind]}</p>
            </div>
          </div>
        ))}
      </div>
      {seat >= 0 && (
        <form className={css.line} onSubmit={(e) => void send(e)}>
          <Field label={words.chat.label} bare value={text} set={setText} maxLength={400} placeholder={words.chat.label} autoComplete="off" />
          <Button type="submit" notNow={text.trim() === ''}>
            {words.chat.send}
          </Button>
        </form>
      )}
    </div>
  );
}
