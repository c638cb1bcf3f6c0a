/** Beside the board: Decrees and Capital; while the Pest strikes its panel, and at the end the reckoning. On a phone a strip of all Houses. */

import { Capital } from './Capital.tsx';
import type { Props } from './choice.ts';
import { Decrees } from './Decrees.tsx';
import { Final } from './Final.tsx';
import { useFit } from './fit.ts';
import { PestPanel } from './PestPanel.tsx';
import { SeatStrip } from './SeatStrip.tsx';
import css from './seats.module.css';
import { useStory } from './story.ts';
import { useScene } from './underway.ts';

const LEAST = { width: 332, height: 0 } as const;

const Wall = (p: Props) => {
  const s = useScene(p);
  const story = useStory(p.view, p.now);
  const { ref, fit } = useFit(LEAST);
  const pest = story !== null && (s.phase === 'pest' || story.told.length > 0) && s.pestsUp.length >= s.year && s.year > 0;
  return (
    <div ref={ref} className={css.wall} data-pest-wall="">
      <div className={css.column} data-scale="" style={{ width: fit.width, zoom: fit.k }}>
        {s.over ? (
          <Final p={p} s={s} />
        ) : (
          <>
            <Decrees p={p} s={s} />
            {pest && story !== null ? <PestPanel p={p} s={s} story={story} /> : <Capital p={p} s={s} />}
          </>
        )}
      </div>
    </div>
  );
};

export const Seats = (p: Props) => (p.narrow ? <SeatStrip {...p} /> : <Wall {...p} />);
