/** The options of the game on the bench: those of the table, and those that every seat has of its own. */

import { type AnyOptions, checkOptions, type Meta } from '@pesthouse/kernel';
import type { AnyText } from '../../games/index.ts';
import { OptionRow } from '../house/door/option.tsx';
import { seatChoices } from '../house/door/seatchoice.ts';
import { Select } from '../kit/select.tsx';
import { useText } from '../text/index.ts';
import { lab as words } from '../text/rooms.ts';
import css from './setup.module.css';

export interface OptionsProps {
  readonly meta: Meta;
  readonly text: AnyText | null;
  readonly options: AnyOptions;
  set(options: AnyOptions): void;
}

export function Options({ meta, text, options, set }: OptionsProps) {
  const house = useText();
  const all = Object.entries(meta.options);
  if (all.length === 0) return null;
  return (
    <fieldset className={css.part}>
      <legend>{words.options}</legend>
      {all.map(([id, spec]) => {
        if (spec.kind !== 'seats')
          return (
            <OptionRow
              key={id}
              game={meta.id}
              id={id}
              spec={spec}
              words={text}
              value={options[id] ?? spec.default}
              set={(v) => set({ ...options, [id]: v })}
              fits={(v) => meta.seats.some((n) => 'options' in checkOptions(meta, n, { [id]: v }))}
            />
          );
        return (
          <div key={id}>
            <b>{text?.option(id).name ?? '\u00a0'}</b>
            <div className={css.seats}>
              {seatChoices({ id, spec, words: text, options, set }).map((x, seat) => (
                <Select key={house.set.seat(seat + 1)} label={`${x.name}, ${house.set.seat(seat + 1)}`} value={x.value} choices={x.values} set={x.set} />
              ))}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
