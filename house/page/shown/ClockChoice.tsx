/** The clock of a table, to be chosen by whoever lays it and read by everybody else. */

import type { ClockRule } from '@pesthouse/api';
import type { ReactNode } from 'react';
import radios from '../kit/radios.module.css';
import { Select } from '../kit/select.tsx';
import { time } from '../text/rooms.ts';
import css from './clockchoice.module.css';

const words = time.rule;
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
      label={words.zero}
      value={rule.zero}
      choices={ZEROS.map((value) => ({ value, name: words.zeros[value] }))}
      set={(x) => isZero(x) && set({ ...rule, zero: x })}
    />
  );
  if (rule.kind === 'live')
    return (
      <>
        <Select
          label={words.bank}
          value={String(minutesOf(rule.bank))}
          choices={numbers(BANKS, minutesOf(rule.bank), words.bankN)}
          set={(n) => set({ ...rule, bank: Math.round(Number(n) * 60) })}
        />
        <Select
          label={words.increment}
          value={String(rule.increment)}
          choices={numbers(INCREMENTS, rule.increment, words.incrementN)}
          set={(n) => set({ ...rule, increment: Number(n) })}
        />
        {zero}
      </>
    );
  return (
    <>
      <Select label={words.per} value={String(rule.per)} choices={numbers(PERS, rule.per, words.perN)} set={(n) => set({ ...rule, per: Number(n) })} />
      <Select
        label={words.reserve}
        value={String(rule.reserve)}
        choices={numbers(RESERVES, rule.reserve, words.reserveN)}
        set={(n) => set({ ...rule, reserve: Number(n) })}
      />
      {zero}
    </>
  );
}

const ABOUT = { none: words.noneAbout, live: words.liveAbout, turns: words.turnsAbout };

export function ClockChoice({ name, rule, set }: { readonly name: string; readonly rule: ClockRule; set(rule: ClockRule): void }) {
  return (
    <div role="radiogroup" aria-label={words.head}>
      {KINDS.map((kind) => (
        <div key={kind} className={rule.kind === kind ? radios.chosen : radios.choice}>
          <label>
            <input type="radio" name={name} checked={rule.kind === kind} onChange={() => set(FRESH[kind])} />
            <b>{words[kind]}</b>
            <small>{ABOUT[kind]}</small>
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
  if (rule.kind === 'none') return <p className={css.said}>{words.none}</p>;
  const says = rule.kind === 'live' ? words.liveSays(minutesOf(rule.bank), rule.increment) : words.turnsSays(rule.per, rule.reserve);
  return (
    <p className={css.said}>
      <b>
        {words[rule.kind]}: {says}
      </b>
      <span>{words.zeroSays[rule.zero]}</span>
    </p>
  );
}
