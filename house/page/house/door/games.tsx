/** The games that this browser plays or has played here: those by the printed rules, and apart from them those by house rules. */

import { Chip, cx, Glyph, Icon } from '@pesthouse/board';
import { Link } from 'wouter';
import { useText } from '../../text/index.ts';
import css from '../box.module.css';
import { byRules } from '../byrules.ts';
import type { Visits } from '../usevisits.ts';
import type { Visit } from '../visit.ts';

const SHOWN = 8;

interface ListProps {
  readonly visits: readonly Visit[];
  readonly module: Visits;
}

function List({ visits, module }: ListProps) {
  const text = useText();
  return (
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
  );
}

export function Games({ visits, module }: { readonly visits: readonly Visit[]; readonly module: Visits | null }) {
  const text = useText();
  const { printed, house } = byRules(visits);
  return (
    <>
      <section className={css.box}>
        <h2>{text.tables.games}</h2>
        {module === null || printed.length === 0 ? <p className={css.none}>{text.tables.gamesNone}</p> : <List visits={printed} module={module} />}
      </section>
      {module !== null &&
        house.map((g) => (
          <section key={g.id} className={cx(css.box, css.house)}>
            <h2>
              <Icon name="pencil" size={16} /> {text.tables.gamesBy(g.name)}
            </h2>
            <List visits={g.visits} module={module} />
          </section>
        ))}
    </>
  );
}
