/** One option of a game, drawn from its specification: a switch, a choice or a number, with its words and its clause. */

import { ClauseLink } from '@pesthouse/board';
import type { OptionSpec } from '@pesthouse/kernel';
import type { AnyText } from '../../../games/index.ts';
import { Segmented } from '../../kit/segmented.tsx';
import { Select } from '../../kit/select.tsx';
import { Toggle } from '../../kit/toggle.tsx';
import { NumberOption } from './number.tsx';
import css from './settable.module.css';

type Value = boolean | number | string;

export interface OptionRowProps {
  readonly game: string;
  readonly id: string;
  readonly spec: Exclude<OptionSpec, { kind: 'seats' }>;
  readonly words: AnyText | null;
  readonly value: unknown;
  readonly set: (value: Value) => void;
  /** Whether the game takes this value at all. */
  readonly fits?: (value: Value) => boolean;
}

/** More values than this do not fit into a row of buttons, and more than that into no list. */
const FEW = 4;
const MANY = 20;

export function OptionRow({ game, id, spec, words, value, set, fits = () => true }: OptionRowProps) {
  const said = words?.option(id);
  // Until the game's words are here nothing is said: an id is no name.
  const name = said?.name ?? '\u00a0';
  const about = (
    <>
      {said?.about} <ClauseLink clause={spec.clause} game={game} />
    </>
  );
  if (spec.kind === 'switch') return <Toggle on={value === true} set={set} name={name} about={about} />;
  const values = spec.kind === 'choice' ? spec.values : Array.from({ length: spec.most - spec.least + 1 }, (_, i) => String(spec.least + i));
  const choices = values.map((v) => ({ value: v, name: spec.kind === 'choice' ? (said?.value(v) ?? '\u00a0') : v }));
  // Ninety numbers are written, not looked for in a list.
  if (spec.kind === 'number' && values.length > MANY)
    return (
      <NumberOption
        name={name}
        about={about}
        least={spec.least}
        most={spec.most}
        value={Number(value)}
        say={(n) => said?.value(String(n)) ?? String(n)}
        set={set}
        fits={fits}
      />
    );
  const take = (v: string): void => set(spec.kind === 'number' ? Number(v) : v);
  // What would be refused is not offered; what is chosen stays in sight. Numbers have words where the game has some (0 is no limit).
  const offered = choices
    .filter((x) => x.value === String(value) || fits(spec.kind === 'number' ? Number(x.value) : x.value))
    .map((x) => (spec.kind === 'number' ? { ...x, name: said?.value(x.value) ?? x.name } : x));
  return (
    <div>
      <b className={css.optionName}>{name}</b>
      {values.length <= FEW ? (
        <Segmented wrap label={name} value={String(value)} segments={offered} set={take} />
      ) : (
        <Select label={name} value={String(value)} choices={offered} set={take} />
      )}
      <small className={css.about}>{about}</small>
    </div>
  );
}
