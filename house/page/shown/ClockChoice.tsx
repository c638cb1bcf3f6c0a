/** The clock of a table, to be chosen by whoever lays it and read by everybody else. */

import type { ClockRule } from '@pesthouse/api';
import type { ReactNode } from 'react';
import radios from '../kit/radios.module.css';
import { Select } from '../kit/select.tsx';
import { time } from '../text/rooms.ts';
import css from './clockchoice.module.css';

const KINDS = ['none', 'live', 'turns'] as const;
const BANKS = [5, 10, 15, 30];
const INCREMENTS = [0, 5, 10, 30];
const PERS = [12, 24, 72, 168];
const RESERVES = [0, 12, 24, 72];
const ZEROS = ['bot', 'out', 'wait'] as const;
type Zero = (typeof ZEROS)[number];

/** What each kind begins with. */
const FRESH: { readonly [K in ClockRule['kind']]: ClockRule } = {
  none: { kind: 'none' },
  live: { kind: 'live', bank: 15 * 60, increment: 10, zero: 'bot' },
  turns: { kind: 'turns', per: 72, reserve: 24, zero: 'bot' },
};

const isZero = (x: string): x is Zero => ZEROS.some((known) => known === x);
/** The usual ones, and the one that is chosen where it is another. */
const numbers = (usual: readonly number[], chosen: number, say: (n: number) => string) =>
  [...new Set([...usual, chosen])].sort((a, b) => a - b).map((n) => ({ value: String(n), name: say(n) }));

const minutesOf = (seconds: number): number => Math.round(seconds / 6) / 10;

function Details({ rule, set }: { readonly rule: Exclude<ClockRule, { kind: 'none' }>; set(rule: ClockRule): void }) {
  const zero = (
    <Select
      label={time.rule.zero}
      value={rule.zero}
      choices={ZEROS.map((value) => ({ value, name: time.rule.zeros[value] }))}
      set={(x) => isZero(x) && set({ ...rule, zero: x })}
    />
  );
  if (rule.kind === 'live')
    return (
      <>
        <Select
          label={time.rule.bank}
          value={String(minutesOf(rule.bank))}
          choices={numbers(BANKS, minutesOf(rule.bank), time.rule.bankN)}
          set={(n) => set({ ...rule, bank: Math.round(Number(n) * 60) })}
        />
        <Select
          label={time.rule.increment}
          value={String(rule.increment)}
          choices={numbers(INCREMENTS, rule.increment, time.rule.incrementN)}
          set={(n) => set({ ...rule, increment: Number(n) })}
        />
        {zero}
      </>
    );
  return (
    <>
      <Select label={time.rule.per} value={String(rule.per)} choices={numbers(PERS, rule.per, time.rule.perN)} set={(n) => set({ ...rule, per: Number(n) })} />
      <Select
        label={time.rule.reserve}
        value={String(rule.reserve)}
        choices={numbers(RESERVES, rule.reserve, time.rule.reserveN)}
        set={(n) => set({ ...rule, reserve: Number(n) })}
      />
      {zero}
    </>
  );
}

const aboutOf = (kind: ClockRule['kind']): string => ({ none: time.rule.noneAbout, live: time.rule.liveAbout, turns: time.rule.turnsAbout })[kind];

export function ClockChoice({ name, rule, set }: { readonly name: string; readonly rule: ClockRule; set(rule: ClockRule): void }) {
  return (
    <div role="radiogroup" aria-label={time.rule.head}>
      {KINDS.map((kind) => (
        <div key={kind} className={rule.kind === kind ? radios.chosen : radios.choice}>
          <label>
            <input type="radio" name={name} checked={rule.kind === kind} onChange={() => set(FRESH[kind])} />
            <b>{time.rule[kind]}</b>
            <small>{aboutOf(kind)}</small>
          </label>
          {rule.kind === kind && rule.kind !== 'none' && (
            <div className={radios.more}>
              <Details rule={rule} set={set} />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

/** The same for those who may only read it. */
export function ClockSaid({ rule }: { readonly rule: ClockRule }): ReactNode {
  if (rule.kind === 'none') return <p className={css.said}>{time.rule.none}</p>;
  const says = rule.kind === 'live' ? time.rule.liveSays(minutesOf(rule.bank), rule.increment) : time.rule.turnsSays(rule.per, rule.reserve);
  return (
    <p className={css.said}>
      <b>
        {time.rule[rule.kind]}: {says}
      </b>
      <span>{time.rule.zeroSays[rule.zero]}</span>
    </p>
  );
}
