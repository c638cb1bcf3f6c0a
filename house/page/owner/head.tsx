/** The first sentence: how many things wait for the owner. And the two things that are done in a hurry. */

import { Button } from '@pesthouse/board';
import { useState } from 'react';
import * as z from 'zod';
import lantern from '../house/art/lantern.svg';
import { toast } from '../kit/toast.tsx';
import { fixed } from '../text/figures.ts';
import { owner as words } from '../text/rooms.ts';
import { answersLate, attention } from './attention.ts';
import css from './owner.module.css';
import { OK, useGivenRoom } from './room.ts';
import { ago, size, span } from './say.ts';

const made = z.object({ at: z.number(), bytes: z.number() });

export function Head() {
  const { view, now, silent, does } = useGivenRoom();
  const [busy, setBusy] = useState(false);
  const { house, own, people, tables, store } = view;
  const n = attention(view).length;
  const empty = people.online === 0 && tables.playing + tables.waiting === 0;
  const sentence = silent
    ? words.gone(Math.max(1, Math.round((now - house.at) / 1000)))
    : !store.well
      ? words.storeIll
      : n > 0
        ? words.wellBut(n)
        : empty
          ? words.nobody
          : words.well;
  const backUp = async (): Promise<void> => {
    setBusy(true);
    const said = await does('backup', {}, made);
    setBusy(false);
    if (said !== null) toast(words.backedUp(size(said.bytes)));
  };
  return (
    <header className={css.head}>
      <img className={css.lamp} src={lantern} alt="" />
      <div className={css.said}>
        <h1 aria-live="polite">{sentence}</h1>
        <p>
          {words.about(house.address.replace(/^https?:\/\//, ''), span(house.at - house.since), house.version)}{' '}
          {house.middle !== null && house.slow !== null && (
            <span className={answersLate(view) ? css.warned : undefined}>{words.answers(fixed(house.middle, 0), fixed(house.slow, 0))}</span>
          )}{' '}
          <small>{words.looked(ago(house.at, now))}</small>
        </p>
        {own.stopped && <p className={css.warned}>{words.stopped}</p>}
      </div>
      <div className={css.buttons}>
        <Button icon="disk" busy={busy} onClick={() => void backUp()} {...(view.backups.last === null && { variant: 'primary' })}>
          {words.backUp}
        </Button>
        <Button icon="door" onClick={() => void does('set', { stopped: !own.stopped }, OK)}>
          {own.stopped ? words.resume : words.stop}
        </Button>
      </div>
    </header>
  );
}
