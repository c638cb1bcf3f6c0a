/** One of many: the browser's own list in the house's dress, so that phone and keyboard do what they always do. */
import { cx, Icon } from '@pesthouse/board';
import { useLettingGo } from './lettinggo.ts';
import css from './select.module.css';

export interface Choice<V extends string> {
  readonly value: V;
  readonly name: string;
  readonly disabled?: boolean;
}

export interface SelectProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly Choice<V>[];
  readonly set: (value: V) => void;
  readonly wide?: boolean;
  readonly disabled?: boolean;
}

export function Select<V extends string>({ label, value, choices, set, wide = false, disabled = false }: SelectProps<V>) {
  const { onPointerDown, release } = useLettingGo();
  return (
    <span className={cx(css.box, wide && css.wide)}>
      <select
        className={css.select}
        aria-label={label}
        value={value}
        disabled={disabled}
        onPointerDown={onPointerDown}
        onChange={(e) => {
          const chosen = choices.find((x) => x.value === e.currentTarget.value);
          if (chosen !== undefined) set(chosen.value);
          release(e.currentTarget);
        }}
      >
        {choices.map((x) => (
          <option key={x.value} value={x.value} disabled={x.disabled}>
            {x.name}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={16} className={css.mark} />
    </span>
  );
}
