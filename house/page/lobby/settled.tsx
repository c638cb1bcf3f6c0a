/** What the table settles before the start: the game's options, the table's own, and what happens if someone is away. The host turns them, everybody reads them. */

import type { AwayRule, Level, RoomInfo } from '@pesthouse/api';
import { checkOptions, LEVELS, type OptionSpec } from '@pesthouse/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { OptionRow } from '../house/door/option.tsx';
import radios from '../kit/radios.module.css';
import { Segmented } from '../kit/segmented.tsx';
import { Select } from '../kit/select.tsx';
import { Toggle } from '../kit/toggle.tsx';
import { ClockChoice, ClockSaid } from '../shown/ClockChoice.tsx';
import { useText } from '../text/index.ts';
import { time, lobby as words } from '../text/rooms.ts';
import { useGiven, useHost, useHostName, useSeen, useSettled } from './context.tsx';
import { Housed } from './housed.tsx';
import css from './settled.module.css';

const NEW_FOR = 60_000;
/** What the host changed within the last minute. */
const useNew = (changed: RoomInfo['changed']): readonly string[] => {
  const [shown, setShown] = useState<RoomInfo['changed']>(null);
  const at = changed?.at ?? null;
  useEffect(() => {
    setShown(changed);
    if (at === null) return;
    const timer = setTimeout(() => setShown(null), NEW_FOR);
    return () => clearTimeout(timer);
  }, [changed, at]);
  return shown?.what ?? [];
};

function Marked({ isNew, children }: { readonly isNew: boolean; readonly children: ReactNode }) {
  return (
    <div className={css.item}>
      {isNew && <span className={css.new}>{words.settled.now}</span>}
      {children}
    </div>
  );
}

const Said = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <p className={css.said}>
    <span>{name}</span> <b>{value}</b>
  </p>
);

type TableSpec = Exclude<OptionSpec, { kind: 'seats' }>;

function GameOptions({ isNew }: { readonly isNew: (what: string) => boolean }) {
  const { act, door, words: game } = useGiven();
  const host = useHost();
  const info = useSeen((s) => s.info);
  const { meta } = door.game;
  // House rules settle the rulings of the game.
  const specs = Object.entries(meta.options).flatMap(([id, spec]): { readonly id: string; readonly spec: TableSpec }[] =>
    spec.kind === 'seats' || !Object.hasOwn(info.options, id) ? [] : [{ id, spec }],
  );
  const sayValue = (id: string, value: unknown): string =>
    typeof value === 'boolean' ? (value ? words.settled.on : words.settled.off) : (game?.option(id).value(String(value)) ?? String(value));
  return (
    <section className={css.column} aria-labelledby="settled-game">
      <h3 id="settled-game">{words.settled.game}</h3>
      {info.variant !== undefined && <Housed variant={info.variant} />}
      {specs.length === 0 && <p className={css.said}>{words.settled.none}</p>}
      {specs.map(({ id, spec }) => {
        const value = info.options[id] ?? spec.default;
        return (
          <Marked key={id} isNew={isNew(`options.${id}`)}>
            {host && info.variant === undefined ? (
              <OptionRow
                game={meta.id}
                id={id}
                spec={spec}
                words={game}
                value={value}
                set={(v) => void act({ act: 'set', options: { [id]: v } })}
                fits={(v) => 'options' in checkOptions(meta, info.seats.length, { ...info.options, [id]: v })}
              />
            ) : (
              <Said name={game?.option(id).name ?? '\u00a0'} value={sayValue(id, value)} />
            )}
          </Marked>
        );
      })}
    </section>
  );
}

function TableOptions({ isNew }: { readonly isNew: (what: string) => boolean }) {
  const { act, door } = useGiven();
  const host = useHost();
  const info = useSeen((s) => s.info);
  const { hints, latecomers, rated } = useSettled();
  const { meta } = door.game;
  const people = info.seats.filter((x) => x.kind === 'person').length;
  const counts = meta.seats.filter((n) => n === info.seats.length || n >= Math.max(people, 2) || (people <= 1 && n === 1));
  const onOff = (on: boolean): string => (on ? words.settled.on : words.settled.off);
  /** Why the game cannot count, whatever is set. */
  const why = info.variant !== undefined ? words.settled.unratedRules : info.seats.length === 1 ? words.settled.unratedAlone : null;
  return (
    <section className={css.column} aria-labelledby="settled-table">
      <h3 id="settled-table">{words.settled.table}</h3>
      {host ? (
        <>
          <Marked isNew={isNew('seats')}>
            <b className={css.name}>{words.settled.seats}</b>
            <Segmented
              label={words.settled.seats}
              value={String(info.seats.length)}
              segments={counts.map((n) => ({ value: String(n), name: String(n) }))}
              set={(n) => void act({ act: 'set', seats: Number(n) })}
            />
          </Marked>
          <Marked isNew={isNew('hints')}>
            <Toggle on={hints} set={(on) => void act({ act: 'set', hints: on })} name={words.settled.hints} about={words.settled.hintsAbout} />
          </Marked>
          <Marked isNew={isNew('latecomers')}>
            <Toggle
              on={latecomers}
              set={(on) => void act({ act: 'set', latecomers: on })}
              name={words.settled.latecomers}
              about={words.settled.latecomersAbout}
            />
          </Marked>
          <Marked isNew={isNew('rated')}>
            {why === null ? (
              <Toggle on={rated} set={(on) => void act({ act: 'set', rated: on })} name={words.settled.rated} about={words.settled.ratedAbout} />
            ) : (
              <Said name={words.settled.rated} value={why} />
            )}
          </Marked>
          <Marked isNew={isNew('listed')}>
            <Toggle on={info.listed} set={(on) => void act({ act: 'set', listed: on })} name={words.settled.listed} about={words.settled.listedAbout} />
          </Marked>
        </>
      ) : (
        <>
          <Marked isNew={isNew('seats')}>
            <Said name={words.settled.seats} value={String(info.seats.length)} />
          </Marked>
          <Marked isNew={isNew('hints')}>
            <Said name={words.settled.hints} value={onOff(hints)} />
          </Marked>
          <Marked isNew={isNew('latecomers')}>
            <Said name={words.settled.latecomers} value={onOff(latecomers)} />
          </Marked>
          <Marked isNew={isNew('rated')}>
            <Said name={words.settled.rated} value={why ?? onOff(rated)} />
          </Marked>
          <Marked isNew={isNew('listed')}>
            <Said name={words.settled.listed} value={onOff(info.listed)} />
          </Marked>
        </>
      )}
    </section>
  );
}

const TIMES = [1, 3, 10];
const RULES = ['wait', 'bot', 'decide'] as const;

/** The same rule with what was chosen before. */
const ruleOf = (rule: (typeof RULES)[number], minutes: number, level: Level): AwayRule => (rule === 'wait' ? { rule } : { rule, minutes, level });

function AwayOptions({ isNew }: { readonly isNew: (what: string) => boolean }) {
  const { act } = useGiven();
  const text = useText();
  const host = useHost();
  const { away, clock, counts } = useSettled();
  const minutes = away.rule === 'wait' ? 3 : away.minutes;
  const level: Level = away.rule === 'wait' ? 'good' : away.level;
  const set = (rule: AwayRule): void => void act({ act: 'set', away: rule });
  const says = (): string => {
    if (away.rule === 'wait') return words.settled.wait;
    return away.rule === 'bot' ? words.settled.botSays(away.minutes, text.levels[counts ? 'master' : away.level].name) : words.settled.decideSays(away.minutes);
  };
  return (
    <section className={css.column} aria-labelledby="settled-away">
      <h3 id="settled-away">{words.settled.away}</h3>
      <Marked isNew={isNew('away')}>
        {clock.kind === 'turns' ? (
          <p className={css.said}>{time.rule.awayByTurns}</p>
        ) : host ? (
          <div role="radiogroup" aria-labelledby="settled-away">
            {RULES.map((rule) => (
              <div key={rule} className={away.rule === rule ? radios.chosen : radios.choice}>
                <label>
                  <input type="radio" name="away" checked={away.rule === rule} onChange={() => set(ruleOf(rule, minutes, level))} />
                  <b>{words.settled[rule]}</b>
                  <small>{words.settled[`${rule}About`]}</small>
                </label>
                {away.rule === rule && rule !== 'wait' && (
                  <div className={radios.more}>
                    <Select
                      label={words.settled.after}
                      value={String(minutes)}
                      choices={[...new Set([...TIMES, minutes])].map((n) => ({ value: String(n), name: words.settled.afterN(n) }))}
                      set={(n) => set(ruleOf(rule, Number(n), level))}
                    />
                    {counts ? (
                      <p className={radios.note}>{words.settled.masterPlays}</p>
                    ) : (
                      <Select
                        label={words.settled.level}
                        value={level}
                        choices={LEVELS.map((value) => ({ value, name: text.levels[value].name }))}
                        set={(now) => set(ruleOf(rule, minutes, now))}
                      />
                    )}
                  </div>
                )}
              </div>
            ))}
          </div>
        ) : (
          <p className={css.said}>
            <b>{says()}</b>
          </p>
        )}
      </Marked>
    </section>
  );
}

const Column = ({ id, head, children }: { readonly id: string; readonly head: string; readonly children: ReactNode }) => (
  <section className={css.column} aria-labelledby={id}>
    <h3 id={id}>{head}</h3>
    {children}
  </section>
);

export function Settled() {
  const { act } = useGiven();
  const { clock } = useSettled();
  const host = useHost();
  const name = useHostName();
  const fresh = useNew(useSettled().changed);
  const isNew = (what: string): boolean => fresh.includes(what);
  return (
    <section className={css.panel} aria-labelledby="settled">
      <header>
        <h2 id="settled">{words.settled.head}</h2>
        <span>{host ? words.settled.host : name === null ? words.settled.nobody : words.settled.guest(name)}</span>
      </header>
      <div className={css.columns}>
        <GameOptions isNew={isNew} />
        <TableOptions isNew={isNew} />
        <Column id="settled-clock" head={time.rule.head}>
          <Marked isNew={isNew('clock')}>
            {host ? <ClockChoice name="clock" rule={clock} set={(rule) => void act({ act: 'set', clock: rule })} /> : <ClockSaid rule={clock} />}
          </Marked>
        </Column>
        <AwayOptions isNew={isNew} />
      </div>
    </section>
  );
}
