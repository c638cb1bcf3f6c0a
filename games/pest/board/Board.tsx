/** The scene: Year ladder, map in its Influence ribbon, the rivals, and the own board docked below; on a phone the map alone. */

import { ownOr, useKeys } from '@pesthouse/board';
import type { Seat } from '@pesthouse/kernel';
import { useEffect, useState } from 'react';
import { solo } from '../reading.ts';
import { about } from './about.ts';
import css from './board.module.css';
import type { Props } from './choice.ts';
import { useFit } from './fit.ts';
import { useGiven } from './given.tsx';
import { Ladder } from './Ladder.tsx';
import { MapView } from './MapView.tsx';
import { OwnBoard } from './OwnBoard.tsx';
import { PhoneBoard } from './PhoneBoard.tsx';
import { Ranks } from './Ranks.tsx';
import { RivalPlate } from './Rivals.tsx';
import { useStory } from './story.ts';
import { useScene } from './underway.ts';

const LEAST = { width: 1120, height: 780 } as const;
const GAP = 8;
/** Drawn smaller than this, words need the room of the pictures beside them. */
const SMALL = 0.9;

const Wide = (p: Props) => {
  const { words } = useGiven();
  const s = useScene(p);
  const story = useStory(p.view, p.now);
  const { ref, fit } = useFit(LEAST);
  const [looked, look] = useState<Seat | null>(null);
  const own = ownOr(p, s.active);
  const shown = looked !== null && looked !== own ? looked : own;
  // A new question is asked of the own board.
  useEffect(() => {
    if (p.legal.length > 0) look(null);
  }, [p.legal]);
  useKeys({ Escape: looked === null ? undefined : () => look(null) });
  const rivals = s.players.map((_, i) => i).filter((i) => i !== own);
  const ordered = s.order.filter((i) => rivals.includes(i));
  const upper = fit.height - 228 - GAP * 3;
  return (
    <div ref={ref} className={css.room}>
      <section
        className={css.scene}
        style={{ width: fit.width, height: fit.height, transform: `scale(${fit.k})`, '--k': fit.k }}
        aria-label={words.board}
        {...about('board')}
        data-scale=""
        data-small={fit.k < SMALL || undefined}
      >
        <Ladder s={s} height={upper} />
        <MapView p={p} scene={s} story={story} room={{ width: fit.width - 352, height: upper }} framed />
        <div className={css.rivals} style={{ height: upper }}>
          {solo(s) ? <Ranks s={s} /> : null}
          {ordered.map((seat) => (
            <RivalPlate key={seat} p={p} s={s} seat={seat} dense={ordered.length > 3} look={(x) => look(x === looked ? null : x)} />
          ))}
        </div>
        <OwnBoard p={p} s={s} seat={shown} width={fit.width - GAP * 2} back={shown === own ? undefined : () => look(null)} />
      </section>
    </div>
  );
};

export const Board = (p: Props) => (p.narrow ? <PhoneBoard {...p} /> : <Wide {...p} />);
