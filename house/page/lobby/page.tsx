/** The waiting room of a table: poster, seats, the link, what is settled, the talk, and the start. Whoever has no seat is asked in first. */

import type { SeatInfo, TableInfo } from '@pesthouse/api';
import { announce, Button, cx, Dialog, Icon, IconButton, LinkButton, useNarrow } from '@pesthouse/board';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { type Door, doors, fullTitle } from '../house/doors.ts';
import { LightButton } from '../house/light.tsx';
import { Poster } from '../house/poster.tsx';
import { useTitle } from '../kit/badge.ts';
import { Field } from '../kit/field.tsx';
import { Loader } from '../kit/loader.tsx';
import { Logo } from '../kit/logo.tsx';
import { toast } from '../kit/toast.tsx';
import { useSettings } from '../prefs/store.ts';
import { loadGame } from '../shown/game.ts';
import { useText } from '../text/index.ts';
import { lobby as words } from '../text/rooms.ts';
import { useAlarm } from './alarm.ts';
import { Asking } from './asking.tsx';
import { Avatar } from './avatars.tsx';
import { useCalled, useKnock } from './called.ts';
import { Chat, useOptionName } from './chat.tsx';
import { InRoom, useGiven, useHost, useSeen, useSettled, useSide } from './context.tsx';
import { TableGone } from './ends.tsx';
import { Invite, turnedWords } from './invite.tsx';
import { Leave } from './leave.tsx';
import { LineLost } from './linelost.tsx';
import { noteOf } from './notes.ts';
import css from './page.module.css';
import { openRoom, type Room } from './room.ts';
import { SeatCard } from './seat.tsx';
import { Settled } from './settled.tsx';
import { StartBar } from './startbar.tsx';
import { Ticket } from './ticket.tsx';
import { Who } from './who.tsx';

function Rename() {
  const { act } = useGiven();
  const name = useSeen((s) => s.info.name);
  const text = useText();
  const [draft, setDraft] = useState<string | null>(null);
  const keep = async (): Promise<void> => {
    const wanted = draft?.trim() ?? '';
    if (wanted !== '' && (wanted === name || (await act({ act: 'set', name: wanted })))) setDraft(null);
  };
  return (
    <>
      <IconButton icon="pencil" size="s" label={words.rename} onClick={() => setDraft(name)} />
      <Dialog open={draft !== null} onClose={() => setDraft(null)} title={words.rename}>
        <form
          className={css.rename}
          onSubmit={(e) => {
            e.preventDefault();
            void keep();
          }}
        >
          <Field label={words.tableName} value={draft ?? ''} set={setDraft} maxLength={40} autoFocus />
          <Button type="submit" variant="primary" notNow={(draft ?? '').trim() === ''}>
            {text.keep}
          </Button>
        </form>
      </Dialog>
    </>
  );
}

function Head() {
  const { door } = useGiven();
  const host = useHost();
  const info = useSeen((s) => s.info);
  const taken = info.seats.filter((x) => x.kind !== 'open').length;
  return (
    <header className={css.head}>
      <div>
        <p className={css.game}>{fullTitle(door)}</p>
        <h1>
          {info.name} {host && <Rename />}
        </h1>
        <p className={css.line}>{info.room?.again == null ? (door.words.waiting ?? words.waiting) : words.again}</p>
      </div>
      <p className={css.count}>{words.taken(taken, info.seats.length)}</p>
    </header>
  );
}

/** Mine first, the others in the order of the table. */
function Seats() {
  const seats = useSeen((s) => s.info.seats);
  const own = useSeen((s) => s.seat);
  const { arriving } = useSettled();
  const open = seats.filter((x) => x.kind === 'open').map((x) => x.seat);
  const order = [...seats.filter((x) => x.seat === own), ...seats.filter((x) => x.seat !== own)];
  const side = useSide();
  const card = (x: SeatInfo) => <SeatCard key={x.seat} x={x} arriving={open.indexOf(x.seat) >= 0 && open.indexOf(x.seat) < arriving} />;
  const sides = [...new Set(order.flatMap((x) => side(x.seat) ?? []))];
  if (sides.length === 0)
    return (
      <ol className={css.seats} aria-label={words.seats.label}>
        {order.map(card)}
      </ol>
    );
  // Mine first, and who plays with whom is seen at once.
  return (
    <div className={css.sides}>
      {sides.map((n) => (
        <section key={n} className={css.side} data-side={n} aria-labelledby={`side-${n}`}>
          <h2 id={`side-${n}`}>
            {words.seats.team(n)} {side(own) === n && <em>{words.seats.yourTeam}</em>}
          </h2>
          <ol className={css.seats}>{order.filter((x) => side(x.seat) === n).map(card)}</ol>
        </section>
      ))}
    </div>
  );
}

function Guests() {
  const { guests } = useSettled();
  if (guests.length === 0) return null;
  return (
    <p className={css.guests}>
      <Icon name="eye" size={18} /> {words.watching}
      {guests.map((x) => (
        <span key={x.person}>
          <Avatar avatar={x.avatar} size={24} /> <b>{x.name}</b>
        </span>
      ))}
    </p>
  );
}

/** What changes at the seats is said to whoever does not see it. */
function Spoken() {
  const seats = useSeen((s) => s.info.seats);
  const log = useSeen((s) => s.log);
  const option = useOptionName();
  const before = useRef({ seats, nr: log.at(-1)?.nr ?? 0 });
  useEffect(() => {
    const was = before.current;
    const ready = seats.flatMap((x) =>
      x.ready === true && was.seats.some((y) => y.person === x.person && y.ready === false) ? [words.notes.ready(x.name)] : [],
    );
    const told = was.nr === 0 ? [] : log.flatMap((x) => (x.nr > was.nr ? (noteOf(x, option) ?? []) : []));
    before.current = { seats, nr: log.at(-1)?.nr ?? was.nr };
    const said = [...told, ...ready];
    if (said.length > 0) announce(said.join(' '));
  });
  return null;
}

function TopBar({ onMe, onChat, unread }: { readonly onMe: () => void; readonly onChat: () => void; readonly unread: number }) {
  const { door } = useGiven();
  const text = useText();
  const name = useSeen((s) => s.info.name);
  const { name: me, avatar } = useSettings();
  const narrow = useNarrow();
  return (
    <header className={css.bar}>
      <Link className={css.home} href="/" aria-label={text.back}>
        <Logo />
      </Link>
      <b className={css.title}>{narrow ? words.room : fullTitle(door)}</b>
      <span className={css.table}>{name}</span>
      <nav className={css.end} aria-label={text.nav.main}>
        <LinkButton variant="quiet" size="s" icon="book" href={`/rules/${door.id}`} target="_blank" className={css.wide}>
          {words.rules}
        </LinkButton>
        <LightButton size="s" />
        {narrow && (
          <span className={css.bubble}>
            <IconButton icon="chat" label={words.chat.open(unread)} onClick={onChat} />
            {unread > 0 && <i aria-hidden="true">{unread}</i>}
          </span>
        )}
        <Leave />
        <button type="button" className={css.me} aria-label={words.me(me || text.me.nobody)} onClick={onMe}>
          <Avatar avatar={avatar} size={32} />
          <span>{me || text.me.nobody}</span>
        </button>
      </nav>
    </header>
  );
}

/** How much was said since the chat was last looked at. */
const useUnread = (open: boolean): number => {
  const talk = useSeen((s) => s.talk);
  const last = talk.at(-1)?.n ?? 0;
  const [read, setRead] = useState(0);
  useEffect(() => {
    if (open) setRead(last);
  }, [open, last]);
  return talk.filter((x) => x.n > read && x.kind === 'say').length;
};

function Inside({ onSit }: { readonly onSit: () => void }) {
  const { door } = useGiven();
  const narrow = useNarrow();
  const up = useSeen((s) => s.up);
  const host = useHost();
  const seated = useSeen((s) => s.seat) >= 0;
  const nameless = useSettings((s) => s.name) === '';
  // Whoever laid the table without a name is asked for it on arrival.
  const [asking, setAsking] = useState(nameless && seated);
  const [talking, setTalking] = useState(false);
  const unread = useUnread(talking || !narrow);
  useCalled();
  useKnock();
  return (
    <div className={css.room} data-door={door.id}>
      <TopBar onMe={() => setAsking(true)} onChat={() => setTalking(true)} unread={unread} />
      <main id="main" className={cx(css.lobby, host && css.hosted)}>
        <aside className={css.poster}>
          <div className={css.frame}>
            <Poster door={door} />
          </div>
          <dl className={css.facts}>
            <div>
              <dt>{words.players}</dt>
              <dd>{door.words.players}</dd>
            </div>
            <div>
              <dt>{words.tonight}</dt>
              <dd>{door.words.length}</dd>
            </div>
          </dl>
          <p className={css.about}>{door.words.about}</p>
          <Guests />
        </aside>
        <div className={css.middle}>
          <Head />
          {!up && <LineLost />}
          <Asking />
          <Seats />
        </div>
        <div className={css.ticket}>
          <Ticket />
        </div>
        <div className={css.settled}>
          <Settled />
        </div>
        {!narrow && (
          <div className={css.chat}>
            <Chat />
          </div>
        )}
      </main>
      <StartBar onSit={onSit} />
      <Who open={asking} onClose={() => setAsking(false)} />
      {narrow && (
        <Dialog open={talking} onClose={() => setTalking(false)} title={words.room}>
          <Chat />
        </Dialog>
      )}
      <Spoken />
    </div>
  );
}

function Shown({ enter }: { readonly enter: (door: Door | null) => void }) {
  const info = useSeen((s) => s.info);
  const seat = useSeen((s) => s.seat);
  const known = useSeen((s) => s.known);
  const turned = useSeen((s) => s.turned);
  const [watching, setWatching] = useState(false);
  useTitle(words.title(info.name));
  useAlarm();
  const { door } = useGiven();
  const playing = info.status !== 'waiting' && info.ended == null;
  /** Whoever was here before the game began sees the door open. */
  const waited = useRef(false);
  const starts = info.room?.starts ?? null;
  useEffect(() => {
    if (known && !playing) waited.current = true;
    if (known && playing && (seat >= 0 || watching)) enter(waited.current ? door : null);
  }, [known, playing, seat, watching, enter, door]);
  // The board is fetched while it is counted down.
  const { game, rules, variant } = info;
  useEffect(() => {
    if (starts !== null) void loadGame(game, rules, variant?.numbers).catch(() => undefined);
  }, [starts, game, rules, variant]);
  useEffect(() => {
    const why = turned === null ? undefined : turnedWords(turned);
    if (why !== undefined && watching) toast({ text: why, stay: 10_000 });
  }, [turned, watching]);
  if (info.ended != null) return <TableGone why={info.ended.why} info={info} />;
  if (!known || (playing && seat >= 0))
    return (
      <main id="main" className={css.loading} aria-busy="true">
        <Loader>{words.room}</Loader>
      </main>
    );
  return seat < 0 && !watching ? <Invite onWatch={() => setWatching(true)} /> : <Inside onSit={() => setWatching(false)} />;
}

function Opened({ info, door, enter }: { readonly info: TableInfo; readonly door: Door; readonly enter: (door: Door | null) => void }) {
  const [room, setRoom] = useState<Room | null>(null);
  const first = useRef(info);
  useEffect(() => {
    const opened = openRoom(first.current);
    setRoom(opened);
    return opened.close;
  }, []);
  if (room === null) return null;
  return (
    <InRoom room={room} door={door}>
      <Shown enter={enter} />
    </InRoom>
  );
}

/** `enter` leads to the table itself, once there is something to play or to see. */
export default function Lobby({ info, enter }: { readonly info: TableInfo; readonly enter: (door: Door | null) => void }) {
  const door = doors().find((x) => x.id === info.game);
  const go = useRef(enter);
  go.current = enter;
  const into = useCallback((through: Door | null) => go.current(through), []);
  useEffect(() => {
    // A game without a door has no waiting room to show.
    if (door === undefined) into(null);
  }, [door, into]);
  return door === undefined ? null : <Opened info={info} door={door} enter={into} />;
}
