/** The chance of the attacker as a bar that follows each die, with the mark where it stood before the roll. */
import type { Species } from '../names.ts';
import { about } from './about.ts';
import { HUE } from './colours.ts';
import { useGiven } from './given.tsx';
import css from './stage.module.css';

export interface GaugeProps {
  readonly attacker: Species;
  readonly defender: Species;
  readonly now: number;
  readonly before: number;
  readonly note: { readonly who: string; readonly what: string; readonly from: string } | null;
  readonly narrow: boolean;
}

export const Gauge = ({ attacker, defender, now, before, note, narrow }: GaugeProps) => {
  const {
    words,
    names: { figure, percent },
  } = useGiven();
  const empty = `repeating-linear-gradient(45deg, ${HUE[defender].dark} 0 6px, color-mix(in srgb, ${HUE[defender].dark} 78%, #fff) 6px 12px)`;
  const full = `linear-gradient(${narrow ? '180deg' : '90deg'}, color-mix(in srgb, ${HUE[attacker].mid} 80%, #fff), ${HUE[attacker].mid})`;
  const share = `${now * 100}%`;
  const at = `${before * 100}%`;
  // Marks that would cover each other: the older one gives way.
  const apart = Math.abs(now - before) > 0.07;
  return (
    <section className={css.gauge} {...about('chance')}>
      <small>{words.chanceFor(attacker)}</small>
      <div className={css.bar} style={{ background: empty }}>
        <i style={narrow ? { width: share, height: '100%', background: full } : { height: share, width: '100%', background: full }} />
        {apart ? (
          <b className={css.before} style={narrow ? { left: at } : { bottom: at }}>
            <span>{figure(before)}</span>
          </b>
        ) : null}
        <b className={css.nowMark} style={narrow ? { left: share } : { bottom: share }}>
          <span>{figure(now)}</span>
        </b>
      </div>
      <small>{words.before(before)}</small>
      <span className={css.big}>{percent(now)}</span>
      <small className={css.note}>
        {note === null ? null : (
          <>
            {note.who} <b>{note.what}</b> {note.from}
          </>
        )}
      </small>
    </section>
  );
};
