/** Before the game: the laid table, its seats, and what can be done about the empty ones. */

import { Button, SeatPlate } from '@pesthouse/board';
import { useState } from 'react';
import { home } from '../base.ts';
import { VariantBody } from '../houserules/shown.tsx';
import { keysOf } from '../keyring.ts';
import { Field } from '../kit/field.tsx';
import { toast } from '../kit/toast.tsx';
import type { Verdict } from '../link/link.ts';
import { seatLink } from '../paths.ts';
import { useSettings } from '../prefs/store.ts';
import { copy } from '../shown/copy.ts';
import { houserules as houseWords, table as words } from '../text/rooms.ts';
import { useModel, usePanel, useSeen } from './context.tsx';
import css from './waiting.module.css';

const told = (v: Verdict): void => {
  if (!v.ok) toast({ text: v.message, tone: 'bad' });
};

export function Waiting() {
  const { link } = useModel();
  const open = usePanel();
  const info = useSeen((s) => s.info);
  const seat = useSeen((s) => s.seat);
  const known = useSettings((s) => s.name);
  const [name, setName] = useState(known);
  if (info === null) return null;
  const held = keysOf(info.id);
  const host = held.length > 0;
  const free = info.seats.some((s) => s.kind === 'open');
  const note = (kind: string, present: boolean, you: boolean): string =>
    kind === 'open' ? words.seats.waiting : you ? words.seats.you : kind === 'bot' ? words.seats.bot : present ? '' : words.seats.away;
  return (
    <div className={css.room}>
      <div className={css.card}>
        <h2 className={css.title}>{words.wait.title}</h2>
        <p className={css.more}>{words.wait.more}</p>
        <ul className={css.seats}>
          {info.seats.map((s) => {
            const own = s.seat === seat ? null : seatLink(info.id, s.seat);
            const invite = own ?? (s.kind === 'open' ? `${home()}/table/${info.id}` : null);
            return (
              <li key={s.seat}>
                <SeatPlate
                  seat={s.seat}
                  open={s.kind === 'open'}
                  name={s.kind === 'open' ? words.seats.open : s.name}
                  note={note(s.kind, s.present, s.seat === seat)}
                >
                  {s.kind !== 'bot' && invite !== null && !s.present && (
                    <Button size="s" icon="link" onClick={() => void copy(invite)}>
                      {words.seats.link}
                    </Button>
                  )}
                  {s.kind === 'open' && host && (
                    <Button size="s" icon="bot" onClick={() => void link.sendBot(s.seat, 'good').then(told)}>
                      {words.seats.sendBot}
                    </Button>
                  )}
                </SeatPlate>
              </li>
            );
          })}
        </ul>
        {info.variant !== undefined && (
          <section className={css.house}>
            <h3>{houseWords.table.chip(info.variant.name)}</h3>
            <VariantBody variant={info.variant} openRule={(x) => open('rules', x)} />
          </section>
        )}
        {seat < 0 && free && (
          <form
            className={css.sit}
            onSubmit={(e) => {
              e.preventDefault();
              void link.sit(undefined, name.trim()).then(told);
            }}
          >
            <Field label={words.wait.name} value={name} set={setName} maxLength={24} required />
            <Button type="submit" variant="primary" notNow={name.trim() === ''}>
              {words.wait.sit}
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}
