/** The frame of a card in the prompt's place: whom it is about, one sentence, what is to be known, and the buttons. It is the house that asks: so it wears the house's ink on the house's ground, whatever a game makes of its own prompt. */

import type { IconName } from '@pesthouse/board';
import { announce, Icon } from '@pesthouse/board';
import type { Seat } from '@pesthouse/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import { SeatMark } from '../shown/SeatMark.tsx';
import css from './between.module.css';
import { useModel, useSeen } from './context.tsx';

export interface FrameProps {
  readonly name: string;
  readonly seat: Seat;
  readonly sign: IconName;
  readonly title: string;
  readonly more: ReactNode;
  /** It is for the reader to do something now. */
  readonly yours?: boolean;
  readonly children?: ReactNode;
}

export function Frame({ name, seat, sign, title, more, yours = false, children }: FrameProps) {
  const { game } = useModel();
  const view = useSeen((s) => s.shown?.view ?? null);
  const say = useRef<HTMLDivElement>(null);
  // What is to be known may be more than words: it is told as it stands, once a card.
  useEffect(() => {
    if (title !== '') announce([...(say.current?.children ?? [])].map((x) => x.textContent).join(' '));
  }, [title]);
  return (
    <section className={css.card} aria-label={title} data-prompt={yours ? 'asked' : 'theirs'} data-between={name} data-open="">
      <span className={css.mark}>
        {seat >= 0 && <SeatMark game={game} view={view} seat={seat} size={52} />}
        <span className={seat >= 0 ? css.sign : css.alone}>
          <Icon name={sign} size={seat >= 0 ? 16 : 26} />
        </span>
      </span>
      <div ref={say} className={css.say} data-say="">
        <p className={css.title}>{title}</p>
        <div className={css.more}>{more}</div>
      </div>
      {children !== undefined && <div className={css.controls}>{children}</div>}
    </section>
  );
}
