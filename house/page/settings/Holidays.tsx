/** Holidays: until when somebody is away, so that their time at tables by turns stands still. */

import { type Holiday, holiday } from '@pesthouse/api';
import { Button } from '@pesthouse/board';
import { useEffect, useState } from 'react';
import plain from '../house/plain.module.css';
import { toast } from '../kit/toast.tsx';
import { ask } from '../link/house.ts';
import { myKey } from '../mykey.ts';
import { time } from '../text/rooms.ts';
import { told } from '../text/told.ts';
import css from './page.module.css';

const DAY = 24 * 3_600_000;

/** A day as a field of a form writes it, in the reader's own time. */
const dateOf = (at: number): string => {
  const x = new Date(at);
  return `${x.getFullYear()}-${String(x.getMonth() + 1).padStart(2, '0')}-${String(x.getDate()).padStart(2, '0')}`;
};
/** The end of that day, but no later than may be. */
const endOf = (date: string, latest: number): number => Math.min(latest, new Date(`${date}T23:59:59`).getTime());

export function Holidays() {
  const key = myKey();
  const [now, setNow] = useState<Holiday | null>(null);
  const [day, setDay] = useState(() => dateOf(Date.now() + 7 * DAY));
  useEffect(() => {
    let here = true;
    if (key !== null)
      ask(holiday, '/api/me/holiday', { secret: key }).then(
        (x) => here && setNow(x),
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [key]);
  const say = async (until: number | null): Promise<void> => {
    try {
      setNow(await ask(holiday, '/api/me/holiday', { body: { until }, secret: key ?? '' }));
      toast(until === null ? time.away.again : time.away.done);
    } catch (e) {
      toast({ text: told(e), tone: 'bad' });
    }
  };
  return (
    <section className={plain.section} aria-labelledby="holidays">
      <h2 id="holidays">{time.away.head}</h2>
      <p className={css.about}>{time.away.about}</p>
      {now === null ? (
        <p className={css.about}>{time.away.nobody}</p>
      ) : now.until !== null ? (
        <div className={css.holiday}>
          <b>{time.away.is(time.day(now.until))}</b>
          <Button icon="check" onClick={() => void say(null)}>
            {time.away.back}
          </Button>
        </div>
      ) : (
        <div className={css.holiday}>
          <label>
            <span>{time.away.until}</span>
            <input type="date" value={day} min={dateOf(Date.now() + DAY)} max={dateOf(Date.now() + now.most)} onChange={(e) => setDay(e.currentTarget.value)} />
          </label>
          <Button notNow={day === ''} onClick={() => void say(endOf(day, Date.now() + now.most))}>
            {time.away.go}
          </Button>
        </div>
      )}
    </section>
  );
}
