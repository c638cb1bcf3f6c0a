/** Set the table: how many seats, who sits in each, the options of the game, and open it. */

import type { Level, NewTable } from '@pesthouse/api';
import { Button, cx, showTip } from '@pesthouse/board';
import { type AnyOptions, checkOptions, defaults, type Meta } from '@pesthouse/kernel';
import { useEffect, useState } from 'react';
import type { AnyGame, AnyText } from '../../../games/index.ts';
import { Field } from '../../kit/field.tsx';
import { sayWhyNot } from '../../kit/refused.ts';
import { Segmented } from '../../kit/segmented.tsx';
import { Select } from '../../kit/select.tsx';
import { toast } from '../../kit/toast.tsx';
import { Toggle } from '../../kit/toggle.tsx';
import { textOf } from '../../text/games.ts';
import { useText } from '../../text/index.ts';
import { laying } from '../../text/rooms.ts';
import { useBotLimit } from '../botlimit.ts';
import { myName, playHere, someName, USUAL } from '../opening.ts';
import { OptionRow } from './option.tsx';
import { seatChoices } from './seatchoice.ts';
import { type SeatPlan, SeatRow } from './seatrow.tsx';
import css from './settable.module.css';

export interface SetTableProps {
  readonly game: AnyGame;
  readonly reached: boolean | null;
  readonly go: (path: string) => void;
  /** House rules to play by: they settle the rulings, and their edition says what can be chosen. */
  readonly house?: { readonly variant: NonNullable<NewTable['variant']>; readonly meta: Meta };
}

const planOf = (n: number): readonly SeatPlan[] => Array.from({ length: n }, (_, i): SeatPlan => ({ kind: i === 0 ? 'person' : 'bot', level: USUAL }));

/** The seats as the house wants them: the first person is the reader. */
const seatsOf = (plan: readonly SeatPlan[]): NewTable['seats'] => {
  const mine = plan.findIndex((x) => x.kind === 'person');
  return plan.map((x, i) => {
    if (x.kind === 'bot') return { kind: 'bot', level: x.level };
    if (x.kind === 'open') return { kind: 'open' };
    return i === mine ? { kind: 'person', name: myName() } : { kind: 'person' };
  });
};

const CLOCKS = ['none', 'live 5', 'live 10', 'live 15', 'live 30', 'turns 1', 'turns 3', 'turns 7'] as const;
/** A clock by its short name: minutes for each, or days to answer. */
const clockOf = (x: (typeof CLOCKS)[number]): NonNullable<NewTable['clock']> => {
  const [kind, n] = [x.split(' ')[0], Number(x.split(' ')[1])];
  if (kind === 'live') return { kind: 'live', bank: n * 60, increment: 10 };
  return kind === 'turns' ? { kind: 'turns', per: n * 24, reserve: 24 } : { kind: 'none' };
};

export function SetTable({ game, reached, go, house }: SetTableProps) {
  const text = useText();
  const meta = house?.meta ?? game.meta;
  const rulings = house?.variant.switches ?? {};
  // Some rulings go only with some seats.
  const counts = meta.seats.filter((n) => 'options' in checkOptions(meta, n, rulings));
  const usual = counts.includes(meta.usual) ? meta.usual : (counts[0] ?? meta.usual);
  const [words, setWords] = useState<AnyText | null>(null);
  const [plan, setPlan] = useState(() => planOf(usual));
  const [options, setOptions] = useState<AnyOptions>(() => defaults(meta, usual));
  const [name, setName] = useState(someName);
  const [listed, setListed] = useState(true);
  const [clock, setClock] = useState<(typeof CLOCKS)[number]>('none');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let here = true;
    textOf(game).then(
      (x) => here && setWords(x),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game]);

  const mine = plan.findIndex((x) => x.kind === 'person');
  const open = plan.filter((x) => x.kind === 'open').length;
  const friends = plan.filter((x) => x.kind === 'person').length - 1;
  const checked = checkOptions(meta, plan.length, { ...options, ...rulings });
  const seatOptions = Object.entries(meta.options).flatMap(([id, spec]) =>
    spec.kind === 'seats' ? [seatChoices({ id, spec, words, options, set: setOptions })] : [],
  );
  const tableOptions = Object.entries(meta.options).flatMap(([id, spec]) => (spec.kind === 'seats' || house !== undefined ? [] : [{ id, spec }]));

  const resize = (n: number): void => {
    setPlan((now) => Array.from({ length: n }, (_, i) => now[i] ?? { kind: 'bot', level: USUAL }));
    // Choices of seats that stay are kept; everything else stands as it was.
    setOptions((now) => {
      const fresh = defaults(meta, n);
      return Object.fromEntries(
        Object.entries(fresh).map(([id, v]) => {
          const had = now[id];
          return [id, Array.isArray(v) && Array.isArray(had) ? v.map((x: string, i) => (typeof had[i] === 'string' ? had[i] : x)) : (had ?? v)];
        }),
      );
    });
  };
  const sayClock = (x: (typeof CLOCKS)[number]): string => {
    const [kind, n] = [x.split(' ')[0], Number(x.split(' ')[1])];
    return kind === 'live' ? laying.clockLive(n) : kind === 'turns' ? laying.clockTurns(n) : laying.clockNone;
  };
  const limit = useBotLimit();
  const bots = plan.some((x) => x.kind === 'bot') ? ` ${laying.notesBots(limit)}` : '';
  const note = (): string => {
    if (mine < 0 && open === 0) return laying.notesNobody;
    if (open > 0) return laying.notesOpen(open);
    return friends > 0 ? laying.notesLinks(friends) : laying.notesReady;
  };
  const wanted = (): NewTable => {
    const given = 'options' in checked ? checked.options : {};
    return {
      game: meta.id,
      name: name.trim() || someName(),
      seats: seatsOf(plan),
      options: Object.fromEntries(Object.entries(given).map(([id, v]) => [id, typeof v === 'object' ? [...v] : v])),
      listed: open > 0 && listed,
      ...((open > 0 || friends > 0) && clock !== 'none' ? { clock: clockOf(clock) } : {}),
      ...(house === undefined ? {} : { variant: house.variant }),
    };
  };
  const here = async (): Promise<void> => {
    const { listed: _, ...table } = wanted();
    const path = await playHere(table);
    if (path !== null) go(path);
  };
  const openTable = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const { openRemote, openRoomTable, houseAnswers } = await import('../../link/open.ts');
      if (!(await houseAnswers())) {
        if (open === 0 && friends <= 0) await here();
        else toast({ text: text.offlineLong, tone: 'bad', action: { name: laying.here, press: () => void here() }, stay: 12_000 });
        return;
      }
      const table = wanted();
      // Where somebody else is to come there is a waiting room, and one link that leads to it.
      const made = await (open === 0 && friends <= 0 ? openRemote(table) : openRoomTable(table, myName()));
      go(`/table/${made.table}`);
    } catch (e) {
      sayWhyNot(e);
    } finally {
      setBusy(false);
    }
  };
  const setLevel = (i: number, level: Level): void => setPlan((now) => now.map((x, j) => (j === i ? { ...x, level } : x)));

  return (
    <section className={cx(css.setup, house !== undefined && css.inDialog)} id={house === undefined ? 'set' : undefined}>
      <header className={css.head}>
        <h2>{text.set.head}</h2>
        <Segmented
          label={text.set.seats}
          value={String(plan.length)}
          segments={counts.map((n, i) => ({ value: String(n), name: i === 0 ? text.set.seatsN(n) : String(n) }))}
          set={(n) => resize(Number(n))}
        />
      </header>
      <ol>
        {plan.map((seat, i) => (
          <SeatRow
            key={text.set.seat(i + 1)}
            place={i}
            seat={seat}
            you={i === mine}
            set={(kind) => setPlan((now) => now.map((x, j) => (j === i ? { ...x, kind } : x)))}
            setLevel={(level) => setLevel(i, level)}
            choices={seatOptions.flatMap((all) => all[i] ?? [])}
          />
        ))}
      </ol>
      <div className={words === null ? css.unnamed : css.options} aria-busy={words === null}>
        {tableOptions.map(({ id, spec }) => (
          <OptionRow
            key={id}
            game={meta.id}
            id={id}
            spec={spec}
            words={words}
            value={options[id] ?? spec.default}
            set={(v) => setOptions((now) => ({ ...now, [id]: v }))}
            fits={(v) => 'options' in checkOptions(meta, plan.length, { [id]: v })}
          />
        ))}
        {(open > 0 || friends > 0) && (
          <div className={css.clock}>
            <b>{laying.clock}</b>
            <Select label={laying.clock} value={clock} choices={CLOCKS.map((value) => ({ value, name: sayClock(value) }))} set={setClock} />
            <small>{laying.clockAbout}</small>
          </div>
        )}
        {open > 0 && <Toggle on={listed} set={setListed} name={laying.listed} about={laying.listedAbout} />}
        <Field label={laying.tableName} value={name} set={setName} maxLength={40} className={css.name} />
      </div>
      <footer className={css.foot}>
        <span>{'wrong' in checked ? checked.wrong : reached === false && (open > 0 || friends > 0) ? text.offlineLong : `${note()}${bots}`}</span>
        <Button
          variant={house === undefined ? 'plain' : 'primary'}
          busy={busy}
          notNow={'wrong' in checked}
          onWhyNot={(at) => 'wrong' in checked && showTip(at, { sentence: checked.wrong })}
          onClick={openTable}
        >
          {laying.openTable}
        </Button>
      </footer>
    </section>
  );
}
