/** The talk of the waiting room: what people say, between it what the house writes down, and a line to say more. */

import type { Talk } from '@pesthouse/api';
import { IconButton } from '@pesthouse/board';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isFolded } from '../house/between/folded.ts';
import { usePeople } from '../house/between/talk.tsx';
import { Field } from '../kit/field.tsx';
import { sayWhyNot } from '../kit/refused.ts';
import { introduce } from '../link/me.ts';
import { useSettings } from '../prefs/store.ts';
import { locale } from '../text/language.ts';
import { lobby as words } from '../text/rooms.ts';
import { Avatar } from './avatars.tsx';
import css from './chat.module.css';
import { useGiven, useSeen } from './context.tsx';
import { type ChatLine, linesOf, type OptionName } from './notes.ts';

const clock = (at: number): string => new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });

/** The names of the game's options, where its words are here. */
export const useOptionName = (): OptionName => {
  const { words: game } = useGiven();
  return (id) => game?.option(id).name ?? null;
};

function Line({ line, name }: { readonly line: ChatLine; readonly name: (talk: Talk) => ReactNode }) {
  const seats = useSeen((s) => s.info.seats);
  if (line.kind === 'note') return <li className={css.note}>{line.text}</li>;
  const { talk } = line;
  const by = seats.find((x) => x.seat === talk.seat);
  return (
    <li className={css.said}>
      <Avatar avatar={by?.avatar ?? ''} size={26} />
      <div>
        {name(talk)} <time dateTime={new Date(talk.at).toISOString()}>{clock(talk.at)}</time>
        <p>{talk.text}</p>
      </div>
    </li>
  );
}

export function Chat() {
  const { room } = useGiven();
  const talk = useSeen((s) => s.talk);
  const log = useSeen((s) => s.log);
  const seat = useSeen((s) => s.seat);
  const { name, avatar } = useSettings();
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const told = linesOf(talk, log, useOptionName());
  const { id, seats } = useSeen((s) => s.info);
  const people = usePeople({ table: id, talk, seats, own: seat });
  const lines = people.hidden(told, (x) => (x.kind === 'note' ? null : x.talk));
  const last = lines.at(-1)?.key;
  useEffect(() => {
    if (last !== undefined) box.current?.scrollTo(0, box.current.scrollHeight);
  }, [last]);
  const nameless = seat < 0 && name === '';
  const send = async (e: FormEvent): Promise<void> => {
    e.preventDefault();
    const line = text.trim();
    if (line === '') return;
    setText('');
    try {
      // A guest without a seat is known by name once they speak.
      if (seat < 0) await introduce(name, avatar);
      await room.say(line);
    } catch (error) {
      setText(line);
      sayWhyNot(error);
    }
  };
  return (
    <section className={css.chat} aria-label={words.chat.head}>
      <header>
        <h2>{words.chat.head}</h2>
      </header>
      <div ref={box} className={css.story} role="log" aria-live="polite" aria-label={words.chat.head}>
        <ul>
          {lines.length === 0 && <li className={css.note}>{words.chat.none}</li>}
          {lines.map((x) =>
            isFolded(x) ? (
              <li key={x.key} className={css.note}>
                {people.fold(x)}
              </li>
            ) : (
              <Line key={x.key} line={x} name={people.name} />
            ),
          )}
        </ul>
      </div>
      {nameless ? (
        <p className={css.nameless}>{words.chat.named}</p>
      ) : (
        <form className={css.say} onSubmit={(e) => void send(e)}>
          <Field bare label={words.chat.say} placeholder={words.chat.say} value={text} set={setText} maxLength={400} autoComplete="off" />
          <IconButton icon="play" type="submit" variant="plain" label={words.chat.send} />
        </form>
      )}
      {people.card}
    </section>
  );
}
