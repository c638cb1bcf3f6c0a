/** Six figures: fine ones have a tick and are quiet, the others are amber. */

import type { IconName } from '@pesthouse/board';
import { cx, Icon } from '@pesthouse/board';
import type { ReactNode } from 'react';
import { fixed } from '../text/figures.ts';
import { owner } from '../text/rooms.ts';
import { almostFull, backupLate } from './attention.ts';
import css from './owner.module.css';
import { useGivenRoom } from './room.ts';
import { clock, day, isToday, size } from './say.ts';

const words = owner.tiles;

interface TileProps {
  readonly icon: IconName;
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly more: string;
  readonly warn?: boolean;
  readonly children?: ReactNode;
}
function Tile({ icon, name, value, unit, more, warn = false, children }: TileProps) {
  return (
    <li className={cx(css.tile, warn && css.warn)}>
      <h2 className={css.tileName}>
        <Icon name={icon} size={17} />
        {name}
        <span className={css.state}>
          <Icon name={warn ? 'warning' : 'check'} size={17} />
        </span>
      </h2>
      <p className={css.value}>
        {value} <small>{unit}</small>
      </p>
      <p className={css.more} title={more}>
        {more}
      </p>
      {children}
    </li>
  );
}

/** The last ten minutes as a line; the numbers are said beside it. */
function Spark({ values, least }: { readonly values: readonly number[]; readonly least: number }) {
  if (values.length < 2) return null;
  const top = Math.max(least, ...values);
  const points = values.map((y, i) => `${((i / (values.length - 1)) * 100).toFixed(1)} ${(27 - (y / top) * 24).toFixed(1)}`);
  return (
    <svg className={css.spark} viewBox="0 0 100 28" preserveAspectRatio="none" aria-hidden="true">
      <path className={css.area} d={`M0 28L${points.join('L')}L100 28z`} />
      <path className={css.stroke} d={`M${points.join('L')}`} />
    </svg>
  );
}

export function Tiles() {
  const { view } = useGivenRoom();
  const { people, tables, load, bots, store, backups, lately, house } = view;
  const full = almostFull(view);
  const { last } = backups;
  return (
    <ul className={css.tiles} aria-label={words.label}>
      <Tile
        icon="players"
        name={words.people}
        value={fixed(people.online, 0)}
        unit={words.online}
        more={words.atTables(people.atTables, people.online - people.atTables)}
      >
        <Spark values={lately.people} least={4} />
      </Tile>
      <Tile
        icon="table"
        name={words.tables}
        value={fixed(tables.playing + tables.waiting, 0)}
        unit={words.open}
        more={words.tablesMore(tables.playing, tables.waiting)}
      >
        <Spark values={lately.tables} least={4} />
      </Tile>
      <Tile
        icon="pulse"
        name={words.load}
        value={`${fixed(load.used * 100, 0)} %`}
        unit={words.ofCores(load.cores)}
        more={words.memory(size(load.memory), size(load.memoryAll))}
      >
        <Spark values={lately.load} least={0.5} />
      </Tile>
      <Tile
        icon="bot"
        name={words.bots}
        value={fixed(bots.waiting, 0)}
        unit={words.waiting}
        warn={bots.stuck.length > 0}
        more={bots.stuck.length > 0 ? words.stuck(bots.stuck.length) : words.botsMore(bots.lapses)}
      >
        <Spark values={lately.bots} least={4} />
      </Tile>
      <Tile
        icon="disk"
        name={words.store}
        value={size(store.bytes)}
        unit=""
        warn={full || !store.well}
        more={full ? words.full : store.free === null ? words.postgres : words.free(size(store.free))}
      >
        {store.free !== null && (
          <span className={css.meter} aria-hidden="true">
            <i style={{ width: `${Math.max(1, (store.bytes / (store.bytes + store.free)) * 100)}%` }} />
          </span>
        )}
      </Tile>
      <Tile
        icon="shield"
        name={words.backup}
        value={last === null ? words.never : isToday(last.at, house.at) ? clock(last.at) : day(last.at)}
        unit={last === null ? '' : size(last.bytes)}
        warn={backupLate(view)}
        more={last === null ? words.neverMore : words.nights(backups.nights.filter((x) => x).length, backups.nights.length)}
      >
        {last !== null && (
          <span className={css.nights} aria-hidden="true">
            {backups.nights
              .map((had, i) => ({ had, nightsAgo: backups.nights.length - i }))
              .map(({ had, nightsAgo }) => (
                <i key={nightsAgo} className={cx(!had && css.missed)} />
              ))}
          </span>
        )}
      </Tile>
    </ul>
  );
}
