/** A table in the list: lit and large where it waits for the reader, a quiet row where it waits for others. */

import { Chip, cx, IconButton, LinkButton } from '@pesthouse/board';
import { Link } from 'wouter';
import { useText } from '../../text/index.ts';
import { results as words } from '../../text/rooms.ts';
import { doors, fullTitle } from '../doors.ts';
import { RulesTag } from '../rulestag.tsx';
import type { Visits } from '../usevisits.ts';
import type { Visit } from '../visit.ts';
import { Candle, Faces, Since, Thumb } from './parts.tsx';
import css from './rows.module.css';
import { leftOf } from './when.ts';

export interface RowProps {
  readonly visit: Visit;
  readonly module: Visits;
  readonly now: number;
  readonly onForget: () => void;
}

const titleOf = (game: string): string => {
  const door = doors().find((d) => d.id === game);
  return door === undefined ? game : fullTitle(door);
};

export function TurnCard({ visit, module, now, onForget }: RowProps) {
  const text = useText();
  return (
    <li className={css.turn}>
      <Thumb game={visit.game} width={98} />
      <div className={css.body}>
        <div className={css.head}>
          <div className={css.grow}>
            <b className={css.name} title={visit.name}>
              {visit.name}
            </b>
            <small>{titleOf(visit.game)}</small>
            <RulesTag visit={visit} />
          </div>
          {visit.due !== null && <Candle due={visit.due} now={now} />}
        </div>
        {visit.since === null ? (
          <p className={css.quiet}>{visit.local ? text.tables.localWaits : module.agoOf(visit.touched, text)}</p>
        ) : (
          <Since visit={visit} now={now} dated />
        )}
        <div className={css.foot}>
          <Faces visit={visit} />
          <span className={css.grow} />
          {visit.local && <IconButton size="s" icon="trash" label={text.tables.forget} onClick={onForget} />}
          <LinkButton variant="primary" href={module.visitPath(visit)}>
            {words.tables.take}
          </LinkButton>
        </div>
      </div>
    </li>
  );
}

const DAY = 24 * 3_600_000;
/** At least two people are at the table. */
const isLive = (v: Visit): boolean => v.status === 'playing' && v.seats.filter((x) => x.present).length >= 2;

export function WaitRow({ visit, module, now, onForget }: RowProps) {
  const text = useText();
  const { due } = visit;
  const live = isLive(visit);
  const soon = due !== null && due.at - now < (due.whole ?? DAY) / 4;
  return (
    <li className={css.wait}>
      <Thumb game={visit.game} width={36} />
      <div className={css.what}>
        {/* On a phone the row itself is the way in. */}
        <Link className={css.cover} href={module.visitPath(visit)} title={visit.name}>
          {visit.name}
        </Link>
        <small>
          {live && due === null ? words.tables.playingNow : module.standing(visit, text)}
          {due !== null && (
            <>
              , <span className={cx(soon && css.soon)}>{words.tables.leftIs(leftOf(due.at - now))}</span>
            </>
          )}
        </small>
        <RulesTag visit={visit} />
      </div>
      <div className={css.told}>
        <Since visit={visit} now={now} dated={false} />
      </div>
      <Faces visit={visit} />
      {live && (
        <span className={css.live}>
          <Chip tone="good">{words.tables.live}</Chip>
        </span>
      )}
      <span className={css.acts}>
        <LinkButton size="s" variant={visit.yours ? 'primary' : 'plain'} href={module.visitPath(visit)}>
          {visit.yours ? words.tables.take : text.tables.lookIn}
        </LinkButton>
        <IconButton size="s" icon="trash" label={text.tables.forget} onClick={onForget} />
      </span>
    </li>
  );
}
