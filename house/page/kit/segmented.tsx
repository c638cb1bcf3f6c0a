/** One of a few, all in sight: a row of radio buttons that looks like a cut board. Arrow keys move, as in every radio group. */

import type { IconName } from '@pesthouse/board';
import { cx, Icon } from '@pesthouse/board';
import { useId } from 'react';
import { useLettingGo } from './lettinggo.ts';
import css from './segmented.module.css';

export interface Segment<V extends string> {
  readonly value: V;
  readonly name: string;
  readonly icon?: IconName;
  readonly disabled?: boolean;
}

export interface SegmentedProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly segments: readonly Segment<V>[];
  readonly set: (value: V) => void;
  readonly wrap?: boolean;
}

export function Segmented<V extends string>({ label, value, segments, set, wrap = false }: SegmentedProps<V>) {
  const name = useId();
  const { onPointerDown, release } = useLettingGo();
  return (
    <div className={cx(css.segments, wrap && css.wrap)} role="radiogroup" aria-label={label}>
      {segments.map((x) => (
        <label key={x.value} className={cx(css.segment, x.value === value && css.on)} onPointerDown={onPointerDown}>
          <input
            type="radio"
            name={name}
            className="vh"
            value={x.value}
            checked={x.value === value}
            disabled={x.disabled}
            onChange={() => set(x.value)}
            onClick={(e) => release(e.currentTarget)}
          />
          {x.icon !== undefined && x.value === value && <Icon name={x.icon} size={16} />}
          {x.name}
        </label>
      ))}
    </div>
  );
}
