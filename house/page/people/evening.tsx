/** The standing invitation of a circle: when it is, who comes, and the table once it is laid. Its founder sets it. */

import type { CircleInfo, EveningInfo } from '@pesthouse/api';
import { Button, Dialog, LinkButton } from '@pesthouse/board';
import { useState } from 'react';
import { doors, fullTitle } from '../house/doors.ts';
import { Select } from '../kit/select.tsx';
import { results as words } from '../text/rooms.ts';
import type { Act } from './act.ts';
import css from './circle.module.css';
import { DAYS, timeOf, whenOf } from './when.ts';

const ANY = '';
const USUAL: EveningInfo = { day: 4, hour: 20, minute: 0, game: null };
const two = (n: number): string => String(n).padStart(2, '0');
const TIMES = Array.from({ length: 48 }, (_, i) => `${two(Math.floor(i / 2))}:${two((i % 2) * 30)}`);

/** The zones that this browser knows, and the one that is set. */
const zonesWith = (zone: string): readonly string[] => [
  ...new Set([zone, Intl.DateTimeFormat().resolvedOptions().timeZone, ...Intl.supportedValuesOf('timeZone')]),
];

interface Props {
  readonly of: CircleInfo;
  readonly act: Act;
}

function Setting({ of, act, open, onClose }: Props & { readonly open: boolean; readonly onClose: () => void }) {
  const [evening, setEvening] = useState<EveningInfo>(of.evening ?? USUAL);
  const [zone, setZone] = useState(of.zone);
  const [busy, setBusy] = useState(false);
  const save = async (wish: EveningInfo | null): Promise<void> => {
    setBusy(true);
    if (await act({ act: 'evening', evening: wish, zone })) onClose();
    setBusy(false);
  };
  const time = `${two(evening.hour)}:${two(evening.minute)}`;
  const games = [{ value: ANY, name: words.circle.anyGame }, ...doors().map((d) => ({ value: d.id, name: fullTitle(d) }))];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.circle.eveningTitle}
      footer={
        <>
          {of.evening !== null && (
            <Button variant="quiet" onClick={() => void save(null)}>
              {words.circle.noMore}
            </Button>
          )}
          <Button variant="primary" busy={busy} onClick={() => void save(evening)}>
            {words.circle.save}
          </Button>
        </>
      }
    >
      <p>{words.circle.eveningLong}</p>
      <div className={css.fields}>
        <span>{words.circle.day}</span>
        <Select
          label={words.circle.day}
          value={String(evening.day)}
          choices={DAYS.map((name, i) => ({ value: String(i), name }))}
          set={(day) => setEvening({ ...evening, day: Number(day) })}
        />
        <span>{words.circle.time}</span>
        <Select
          label={words.circle.time}
          value={time}
          choices={[...new Set([...TIMES, time])].sort().map((value) => ({ value, name: value }))}
          set={(t) => setEvening({ ...evening, hour: Number(t.slice(0, 2)), minute: Number(t.slice(3)) })}
        />
        <span>{words.circle.zone}</span>
        <Select label={words.circle.zone} value={zone} choices={zonesWith(zone).map((value) => ({ value, name: value.replaceAll('_', ' ') }))} set={setZone} />
        <span>{words.circle.game}</span>
        <Select
          label={words.circle.game}
          value={evening.game ?? ANY}
          choices={games}
          set={(game) => setEvening({ ...evening, game: game === ANY ? null : game })}
        />
      </div>
    </Dialog>
  );
}

function Answer({ of, act }: Props) {
  const { next } = of;
  if (next === null) return null;
  const mine = next.coming.includes(of.me) ? true : next.not.includes(of.me) ? false : null;
  const wish = next.wishes.find((x) => x.by.includes(of.me))?.game ?? null;
  const say = (coming: boolean, game = wish): void => void act({ act: 'answer', at: next.at, coming, game: coming ? game : null });
  return (
    <fieldset className={css.answer}>
      <legend className="vh">{words.circle.coming}</legend>
      <Button size="s" icon={mine === true ? 'check' : 'plus'} aria-pressed={mine === true} onClick={() => say(true)}>
        {words.circle.yes}
      </Button>
      <Button size="s" variant="quiet" aria-pressed={mine === false} onClick={() => say(false)}>
        {words.circle.no}
      </Button>
      {mine === true && of.evening?.game === null && (
        <Select
          label={words.circle.wish}
          value={wish ?? ANY}
          choices={[{ value: ANY, name: words.circle.anyWish }, ...doors().map((d) => ({ value: d.id, name: fullTitle(d) }))]}
          set={(game) => say(true, game === ANY ? null : game)}
        />
      )}
    </fieldset>
  );
}

const wishesSaid = (wishes: NonNullable<CircleInfo['next']>['wishes']): string => {
  const all = wishes.flatMap((x) => {
    const door = doors().find((d) => d.id === x.game);
    return door === undefined ? [] : [words.circle.wished(fullTitle(door), x.by.length)];
  });
  return all.length === 0 ? words.circle.noWishes : words.circle.wishes(all.join(', '));
};

export function Evening({ of, act }: Props) {
  const [open, setOpen] = useState(false);
  const { next, evening } = of;
  if (next === null && !of.own) return null;
  const names = next === null ? [] : next.coming.flatMap((x) => of.members.find((m) => m.person === x)?.name ?? []);
  const game = evening === null ? undefined : doors().find((d) => d.id === evening.game);
  return (
    <section className={css.evening} aria-labelledby="evening">
      <div className={css.when}>
        <small id="evening">{words.circle.next}</small>
        <b>{next === null ? words.circle.noEvening : whenOf(next.at)}</b>
        {next !== null && <span>{game === undefined ? words.circle.picks : fullTitle(game)}</span>}
      </div>
      {next !== null && (
        <p className={css.who}>
          {words.circle.comingAre(names)}. {next.table !== null ? words.circle.laid : words.circle.laysAt(timeOf(next.lays))}{' '}
          {next.table === null && game === undefined && wishesSaid(next.wishes)}
        </p>
      )}
      {next !== null && next.table === null && <Answer of={of} act={act} />}
      {next !== null && next.table !== null && (
        <LinkButton variant="primary" href={`/table/${next.table}`}>
          {words.circle.toTable}
        </LinkButton>
      )}
      {of.own && (
        <Button size="s" variant="quiet" icon="clock" onClick={() => setOpen(true)}>
          {evening === null ? words.circle.setEvening : words.circle.changeEvening}
        </Button>
      )}
      {of.own && <Setting key={String(open)} of={of} act={act} open={open} onClose={() => setOpen(false)} />}
    </section>
  );
}
