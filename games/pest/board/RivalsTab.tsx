/** The phone's tab of the other Houses: plates, and the whole board of the one that is pressed; in solo the ranks. */

import type { Seat } from '@pesthouse/kernel';
import { useState } from 'react';
import { solo } from '../reading.ts';
import type { Props } from './choice.ts';
import { useGiven } from './given.tsx';
import { PhoneOwn } from './OwnTab.tsx';
import css from './phone.module.css';
import { Ranks } from './Ranks.tsx';
import { RivalPlate } from './Rivals.tsx';
import { useScene } from './underway.ts';

export const RivalsTab = (p: Props) => {
  const { words } = useGiven();
  const s = useScene(p);
  const [looked, look] = useState<Seat | null>(null);
  if (solo(s))
    return (
      <div className={css.tab}>
        <Ranks s={s} flat />
      </div>
    );
  if (looked !== null)
    return (
      <div className={css.tab}>
        <button type="button" className={css.back} onClick={() => look(null)}>
          {words.backWatch}
        </button>
        <PhoneOwn p={p} s={s} seat={looked} />
      </div>
    );
  return (
    <div className={css.tab}>
      <div className={css.plates}>
        {s.order
          .filter((i) => i !== p.seat)
          .map((i) => (
            <RivalPlate key={i} p={p} s={s} seat={i} dense={false} look={look} />
          ))}
      </div>
    </div>
  );
};
