/** The Healers as the Plague sees them: a strip above the map. */

import { BesideName, ClockSpot, cx, sits } from '@pesthouse/board';
import { num } from '../data/tables.ts';
import { HEALERS } from '../names.ts';
import { seatOfRole } from '../state.ts';
import { about } from './about.ts';
import { HUE, picture, portraitArt } from './art.ts';
import type { Props } from './choice.ts';
import { useGiven } from './given.tsx';
import css from './plague.module.css';
import { Counters, Evidence } from './Sheet.tsx';
import { playerOf, sitterOf } from './who.ts';

export const Rivals = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  return (
    <div className={css.rivals}>
      {p.view.order.map((h) => {
        const id = HEALERS[h] ?? 'bachelor';
        return (
          <section
            key={id}
            className={cx(css.rival, p.view.active === h && p.view.phase !== 'over' && p.view.phase !== 'setup' && css.rivalOn)}
            style={{ '--hc': HUE[id] }}
            data-spot={`sheet:${id}`}
            {...about('healer', id)}
            {...sits(seatOfRole(p.view, h))}
            aria-label={words.shortPiece(id)}
            title={playerOf(p, h)}
          >
            <span className={css.por}>
              <img src={portraitArt(id)} alt="" />
            </span>
            <div>
              <h2>
                {words.shortPiece(id)} <small>{playerOf(p, h)}</small>
              </h2>
              <ClockSpot p={p} seat={seatOfRole(p.view, h)} />
              <BesideName of={sitterOf(p, h)} as="em" />
              <span className={css.track}>
                <Evidence n={num(p.view.evidence, h)} />
              </span>
            </div>
            <div className={css.rc}>
              <Counters view={p.view} h={h} size={17} />
              <span>
                <img src={picture('rx-back')} alt="" width="12" height="16" />
                {num(p.view.held, h)}
              </span>
            </div>
          </section>
        );
      })}
    </div>
  );
};
