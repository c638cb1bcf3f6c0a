/** The Plague as the others see it: Strains in hand and on the map, the Blockade, targets buried, and the switch that shades where it may be. */

import { ClockSpot, cx, sits, tell } from '@pesthouse/board';
import { sizeOf } from '../look.ts';
import { PLAGUE } from '../names.ts';
import { seatOfRole } from '../state.ts';
import { about } from './about.ts';
import { picture } from './art.ts';
import type { Props } from './choice.ts';
import { useGiven } from './given.tsx';
import { useFog } from './help.ts';
import css from './seats.module.css';
import { discarded, laidStrains, playerOf, spentText } from './who.ts';

export const FogSwitch = ({ usual, short = false }: { readonly usual: boolean; readonly short?: boolean }) => {
  const { words } = useGiven();
  const [on, toggle] = useFog(usual);
  return (
    <button
      type="button"
      className={cx(css.fog, on && css.fogOn)}
      aria-pressed={on}
      aria-keyshortcuts="P"
      data-spot="fog"
      data-opens=""
      {...about('fog')}
      title={on ? words.fogOn : words.fogOff}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 16" width="22" height="15" aria-hidden="true">
        <path d="M1 5q4-4 8 0t8 0 6-1M1 11q4-4 8 0t8 0 6-1" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
      {short ? words.fogShort : words.fogName} {short ? null : <kbd>P</kbd>}
    </button>
  );
};

export const PlaguePlate = ({ p }: { readonly p: Props }) => {
  const {
    words,
    names: { ROLE_NAME },
    text,
  } = useGiven();
  const { view } = p;
  const [fog] = useFog(false);
  const dead = sizeOf(view.crypt);
  const turn = view.active === PLAGUE && view.phase !== 'over';
  const sitter = p.sitters.find((x) => x.seat === seatOfRole(view, PLAGUE));
  const away = sitter === undefined || sitter.you ? null : sitter.away;
  return (
    <section
      className={cx(css.plague, turn && css.plagueOn)}
      aria-label={ROLE_NAME.plague}
      data-spot="plague"
      {...about('plague')}
      {...sits(seatOfRole(view, PLAGUE))}
    >
      <span className={css.maskFace}>
        <img src={picture('plague-mask')} alt="" />
      </span>
      <div>
        <h2>{ROLE_NAME.plague}</h2>
        <p className={css.player}>
          {playerOf(p, PLAGUE)} <ClockSpot p={p} seat={seatOfRole(view, PLAGUE)} />
          {away !== null && <em>{away}</em>}
        </p>
        <p>
          {words.strainsHeld(view.gripSize, laidStrains(view))}
          <button
            type="button"
            className={css.spent}
            onClick={(e) => tell(p, e.currentTarget, { name: words.strainsDiscarded, says: spentText(text, view) })}
            aria-label={`${words.strainsDiscarded}: ${discarded(view)}`}
          >
            {words.spent(discarded(view))}
          </button>
        </p>
        {view.blockade > 0 ? <p>{words.blockadeIn(view.blockade)}</p> : null}
        {view.blockade === 0 && fog && view.fog !== 0 ? <p>{words.guessOf(sizeOf(view.fog), sizeOf(view.lists))}</p> : null}
        <p className={css.skulls}>
          {[0, 1, 2].map((i) => (
            <i key={i} className={i < dead ? css.skull : undefined} />
          ))}
          {words.ofTargets(dead)}
        </p>
      </div>
      <FogSwitch usual={false} />
    </section>
  );
};
