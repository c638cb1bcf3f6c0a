/** The d6 where it is rolled: large in its room, until the pests that it removes are gone. */

import { cx, showPace } from '@pesthouse/board';
import { useRef } from 'react';
import { tileOf } from '../names.ts';
import type { Event, State } from '../state.ts';
import { d6Art } from './art.ts';
import { boxOf, CELL, middle } from './geometry.ts';
import { useGiven } from './given.tsx';
import css from './house.module.css';

type Rolled = Extract<Event, { type: 'exterminated' }>;

/** The roll that is being told, and still while its pests leave. */
const useRoll = (now: Event | null): Rolled | null => {
  const kept = useRef<Rolled | null>(null);
  if (now?.type === 'exterminated') kept.current = now;
  else if (now?.type !== 'removed' || now.room !== kept.current?.room) kept.current = null;
  return kept.current;
};

export const Roll = ({ s, now }: { readonly s: State; readonly now: Event | null }) => {
  const { words } = useGiven();
  const roll = useRoll(now);
  if (roll === null) return null;
  const at = middle(boxOf(s, s.rooms.indexOf(tileOf(roll.room))));
  const size = 0.6 * CELL;
  return (
    <g className={css.roll} data-roll={roll.die} style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <g className={css.grown}>
        <circle className={css.felt} r={0.56 * CELL} />
        <g className={cx(showPace() > 0 && css.tumbling)} key={`${roll.room} ${roll.die} ${roll.ap}`}>
          <image href={d6Art(roll.die)} x={-size / 2} y={-size / 2} width={size} height={size} />
        </g>
        {roll.up > roll.die ? (
          <text className={css.counts} y={0.47 * CELL}>
            {words.countsAs(roll.up)}
          </text>
        ) : null}
      </g>
    </g>
  );
};
