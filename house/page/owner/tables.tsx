/** The open tables, as any watcher knows them: to watch one, to close it, to free a seat. What is asked is asked in place. */

import type { OwnerView } from '@pesthouse/api';
import { Button, Chip, cx, Glyph, Icon, IconButton, LinkButton } from '@pesthouse/board';
import { useState } from 'react';
import { doors } from '../house/doors.ts';
import { Field } from '../kit/field.tsx';
import { Segmented } from '../kit/segmented.tsx';
import { tablePath } from '../paths.ts';
import { fold } from '../text/fold.ts';
import { owner } from '../text/rooms.ts';
import css from './owner.module.css';
import { OK, useGivenRoom } from './room.ts';
import { ago } from './say.ts';

type Open = OwnerView['open'][number];
const words = owner.tables;
const KINDS = ['all', 'playing', 'waiting', 'stuck'] as const;
type Kind = (typeof KINDS)[number];
const FEW = 8;

const people = (x: Open): Open['seats'] => x.seats.filter((y) => y.kind === 'person');

function Seats({ of }: { readonly of: Open }) {
  return (
    <span className={css.seats}>
      {of.seats
        .map((x, seat) => ({ ...x, seat }))
        .map((x) =>
          x.kind === 'bot' ? (
            <span key={x.seat} className={css.bot} title={x.name}>
              <Icon name="bot" size={14} />
            </span>
          ) : (
            <Glyph key={x.seat} seat={x.seat} size="s" open={x.kind === 'open'} label={x.name === '' ? undefined : x.name} />
          ),
        )}
    </span>
  );
}

function Closing({ of, end }: { readonly of: Open; end(): void }) {
  const { does } = useGivenRoom();
  const [why, setWhy] = useState('');
  return (
    <div className={css.ask}>
      <p>{words.sure(of.name, people(of).length)}</p>
      <Field bare label={words.why} placeholder={words.why} value={why} set={setWhy} maxLength={200} className={css.grow} />
      <Button onClick={end}>{words.keep}</Button>
      <Button
        variant="danger"
        icon="close"
        onClick={() => {
          void does('close', { table: of.id, why }, OK, words.closed);
          end();
        }}
      >
        {words.yes}
      </Button>
    </div>
  );
}

function Freeing({ of, end }: { readonly of: Open; end(): void }) {
  const { does } = useGivenRoom();
  const held = of.seats.map((x, seat) => ({ ...x, seat })).filter((x) => x.kind === 'person');
  return (
    <div className={css.ask}>
      <p>{held.length === 0 ? words.noSeats : words.freeMore}</p>
      {held.map((x) => (
        <Button
          key={x.seat}
          onClick={() => {
            void does('free', { table: of.id, seat: x.seat }, OK, words.freed);
          }}
        >
          <Glyph seat={x.seat} size="s" /> {words.free(x.name)}
        </Button>
      ))}
      <Button variant="quiet" onClick={end}>
        {words.done}
      </Button>
    </div>
  );
}

function Line({ of }: { readonly of: Open }) {
  const { view, now } = useGivenRoom();
  const [asked, setAsked] = useState<'close' | 'free' | null>(null);
  const door = doors().find((x) => x.id === of.game);
  const stuck = view.bots.stuck.includes(of.id);
  const turn = of.status === 'waiting' ? words.before : of.deciding.map((x) => of.seats[x]?.name ?? '').join(', ');
  const end = (): void => setAsked(null);
  return (
    <li className={cx(css.table, stuck && css.stuck, asked !== null && css.asked)}>
      <div className={css.line}>
        <b className={css.name} title={of.name}>
          {of.name}
        </b>
        <span className={css.game}>
          {door !== undefined && <img src={door.poster} alt="" width={20} height={28} />}
          {door?.words.title ?? of.game}
        </span>
        <span className={css.rules}>
          {of.rules} {of.variant !== null && <Chip icon="pencil">{of.variant}</Chip>}
          {!of.known && <Chip tone="bad">{words.unreadable}</Chip>}
        </span>
        <Seats of={of} />
        <span className={css.turn} title={turn}>
          {turn}
        </span>
        <span className={cx(css.when, stuck && css.warned)}>
          {stuck && <Icon name="warning" size={16} />}
          {ago(of.touched, now)}
        </span>
        <span className={css.acts}>
          <LinkButton variant="quiet" size="s" icon="eye" href={tablePath(of.id)} aria-label={words.watch(of.name)} title={words.watch(of.name)} />
          <IconButton
            size="s"
            icon="seats"
            label={words.seatsOf(of.name)}
            aria-expanded={asked === 'free'}
            onClick={() => setAsked(asked === 'free' ? null : 'free')}
          />
          <IconButton
            size="s"
            icon="close"
            label={words.close(of.name)}
            aria-expanded={asked === 'close'}
            onClick={() => setAsked(asked === 'close' ? null : 'close')}
          />
        </span>
      </div>
      {asked === 'close' && <Closing of={of} end={end} />}
      {asked === 'free' && <Freeing of={of} end={end} />}
    </li>
  );
}

export function OpenTables() {
  const { view } = useGivenRoom();
  const [kind, setKind] = useState<Kind>('all');
  const [query, setQuery] = useState('');
  const [whole, setWhole] = useState(false);
  const { waiting, playing } = view.tables;
  // The house counts all of them, and lists as many as fit into an answer.
  const counts: { readonly [K in Kind]: number } = { all: waiting + playing, playing, waiting, stuck: view.bots.stuck.length };
  const unlisted = counts.all - view.open.length;
  const of = (k: Kind): Open[] => view.open.filter((x) => k === 'all' || (k === 'stuck' ? view.bots.stuck.includes(x.id) : x.status === k));
  const wanted = fold(query.trim());
  const found = of(kind).filter((x) => wanted === '' || [x.name, ...x.seats.map((y) => y.name)].some((y) => fold(y).includes(wanted)));
  const shown = whole ? found : found.slice(0, FEW);
  return (
    <section className={css.panel}>
      <header>
        <h2>{words.title}</h2>
        <Segmented
          label={words.which}
          value={kind}
          set={setKind}
          segments={KINDS.map((value) => ({ value, name: `${words.kinds[value]} ${counts[value]}` }))}
        />
        <Field bare label={words.search} placeholder={words.search} value={query} set={setQuery} type="search" className={css.search} />
      </header>
      {found.length > 0 && (
        <div className={css.titles} aria-hidden="true">
          <span>{words.table}</span>
          <span>{words.game}</span>
          <span>{words.rules}</span>
          <span>{words.seats}</span>
          <span>{words.turn}</span>
          <span>{words.last}</span>
          <span />
        </div>
      )}
      <ul>
        {shown.map((x) => (
          <Line key={x.id} of={x} />
        ))}
      </ul>
      {found.length === 0 && <p className={css.none}>{words.none}</p>}
      {unlisted > 0 && <p className={css.none}>{words.unlisted(view.open.length, unlisted)}</p>}
      {shown.length < found.length && (
        <p className={css.foot}>
          <Button variant="quiet" size="s" onClick={() => setWhole(true)}>
            {words.more(found.length - shown.length)}
          </Button>
        </p>
      )}
    </section>
  );
}
