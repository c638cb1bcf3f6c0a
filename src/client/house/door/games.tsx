/** The games that this browser plays or has played here. */
import { Link } from 'wouter';
import { Chip } from '../../kit/chip.tsx';
import { cx } from '../../kit/cx.ts';
import { Glyph } from '../../kit/glyph.tsx';
import { useText } from '../../text/index.ts';
import type { Visits } from '../usevisits.ts';
import type { Visit } from '../visits.ts';
import css from './box.module.css';

const SHOWN = 8;

export function Games({ visits, module }: { readonly visits: readonly Visit[]; readonly module: Visits | null }) {
  const text = useText();
  return (
    <section className={css.box}>
      <h2>{text.tables.games}</h2>
      {module === null || visits.length === 0 ? (
        <p className={css.none}>{text.tables.gamesNone}</p>
      ) : (
        <ul>
          {visits.slice(0, SHOWN).map((v) => (
            <li key={v.id} className={cx(css.line, v.yours && css.turn)}>
              <Glyph seat={v.seats.find((x) => x.you)?.seat ?? 0} size="s" />
              <div>
                <b>
                  <Link href={module.visitPath(v)} style={{ color: 'inherit' }}>
                    {v.name}
                  </Link>
                </b>
                <small>
                  {module.standing(v, text)}, {module.agoOf(v.touched, text)}
                </small>
              </div>
              {v.status === 'over' ? <Link href={module.visitPath(v)}>{text.tables.replay}</Link> : v.yours && <Chip tone="turn">{text.tables.yourTurn}</Chip>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
