/** The first minute of a guest: the poster, who invites, who is here, a name and a picture, and the seat. */

import { Button, Icon, LinkButton } from '@pesthouse/board';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { fullTitle } from '../house/doors.ts';
import { Poster } from '../house/poster.tsx';
import { sayWhyNot } from '../kit/refused.ts';
import { HouseError } from '../link/house.ts';
import { introduce } from '../link/me.ts';
import { useSettings } from '../prefs/store.ts';
import { hasHowto } from '../text/games.ts';
import { lobby as words } from '../text/rooms.ts';
import { Avatar } from './avatars.tsx';
import { useGiven, useHostName, useSeen, useSettled } from './context.tsx';
import { Housed } from './housed.tsx';
import css from './invite.module.css';
import { LineLost } from './linelost.tsx';
import { useDraft, WhoFields } from './who.tsx';

/** Why the page only looks on: not every reason needs a word. */
export const turnedWords = (why: string): string | undefined => {
  const all: { readonly [why: string]: string | undefined } = words.turned;
  return all[why];
};

/** What can be had here: a seat, a bot's seat, or a look. */
const useOffer = (): { readonly kind: 'seat' | 'late' | 'ask' | 'watch'; readonly head: string; readonly more: string } => {
  const info = useSeen((s) => s.info);
  const { latecomers, locked = false } = useSettled();
  const host = useHostName();
  const open = info.seats.filter((x) => x.kind === 'open').length;
  const bots = info.seats.filter((x) => x.kind === 'bot' && x.standIn == null).length;
  if (info.status !== 'waiting') {
    const late = latecomers && bots > 0;
    return { kind: late ? 'late' : 'watch', head: words.invite.started, more: late ? words.invite.startedLate(bots) : words.invite.startedMore };
  }
  if (open === 0) return { kind: 'watch', head: words.invite.full, more: host === null ? words.invite.fullNobody : words.invite.fullMore(host) };
  if (locked) return { kind: 'ask', head: words.invite.locked, more: host === null ? words.invite.lockedNobody : words.invite.lockedMore(host) };
  return { kind: 'seat', head: words.invite.left(open), more: '' };
};

function Here() {
  const seats = useSeen((s) => s.info.seats);
  const offer = useOffer();
  const taken = seats.filter((x) => x.kind !== 'open');
  const people = taken.filter((x) => x.kind === 'person').map((x) => x.name);
  return (
    <div className={css.here}>
      <span className={css.stack}>
        {taken.map((x) => (
          <Avatar key={x.seat} avatar={x.avatar ?? ''} bot={x.kind === 'bot'} size={28} />
        ))}
      </span>
      <span>
        {words.invite.here(people, taken.length - people.length)} <b>{offer.head}</b> {offer.more}
      </span>
    </div>
  );
}

function SitForm({ kind }: { readonly kind: 'seat' | 'late' | 'ask' }) {
  const { room } = useGiven();
  const { answered = [] } = useSettled();
  /** Who I am, once I have asked to be let in. */
  const [me, setMe] = useState<string | null>(null);
  const answer = me === null ? undefined : answered.find((x) => x.person === me)?.yes;
  const known = useSettings((s) => s.name) !== '';
  const draft = useDraft();
  const [editing, setEditing] = useState(!known);
  const [busy, setBusy] = useState(false);
  const closed = draft.empty || draft.wrong !== undefined;
  const asked = editing || closed;
  const sit = async (): Promise<void> => {
    if (closed || busy) return;
    setBusy(true);
    try {
      const { person } = await introduce(draft.name.trim(), draft.avatar);
      try {
        await room.act({ act: 'sit' });
      } catch (e) {
        if (!(e instanceof HouseError) || e.code !== 'locked') throw e;
        await room.act({ act: 'ask' });
        setMe(person);
      }
    } catch (e) {
      sayWhyNot(e);
    } finally {
      setBusy(false);
    }
  };
  // Whoever is let in sits down.
  const enter = useRef(sit);
  enter.current = sit;
  useEffect(() => {
    if (answer === true) void enter.current();
  }, [answer]);
  const named = known && !draft.empty;
  const askWords = named ? words.invite.askAs(draft.name.trim()) : words.invite.ask;
  const sitWords =
    kind === 'late' ? words.invite.late : kind === 'ask' ? askWords : known && !draft.empty ? words.invite.sitAs(draft.name.trim()) : words.invite.sit;
  return (
    <form
      className={css.form}
      onSubmit={(e) => {
        e.preventDefault();
        void sit();
      }}
    >
      {asked ? (
        <WhoFields draft={draft} focus />
      ) : (
        <button type="button" className={css.known} onClick={() => setEditing(true)}>
          <Avatar avatar={draft.avatar} size={40} />
          <span>
            <b>{draft.name}</b>
            <small>{words.invite.someoneElse}</small>
          </span>
          <Icon name="pencil" size={18} />
        </button>
      )}
      {me === null ? (
        <Button type="submit" variant="primary" size="l" wide busy={busy} notNow={closed}>
          {draft.empty ? words.who.first : sitWords}
        </Button>
      ) : (
        <p className={css.turned} role="status">
          {answer === false ? words.invite.refused : words.invite.asked}
        </p>
      )}
    </form>
  );
}

export function Invite({ onWatch }: { readonly onWatch: () => void }) {
  const { door } = useGiven();
  const host = useSeen((s) => s.info.seats.find((x) => x.host === true) ?? null);
  const turned = useSeen((s) => s.turned);
  const up = useSeen((s) => s.up);
  const variant = useSeen((s) => s.info.variant);
  const offer = useOffer();
  return (
    <main id="main" className={css.page} data-door={door.id}>
      <div className={css.hero}>
        <Poster door={door} />
      </div>
      <section className={css.sheet}>
        <span className={css.who}>
          <Avatar avatar={host?.avatar ?? ''} size={56} />
        </span>
        <h1>{host === null ? words.invite.open : words.invite.by(host.name)}</h1>
        <p className={css.lead}>
          <b>{fullTitle(door)}</b>. {door.words.about}
        </p>
        <p className={css.facts}>
          {words.players}: {door.words.players} · {words.tonight}: {door.words.length}
        </p>
        {variant !== undefined && <Housed variant={variant} />}
        {!up && <LineLost />}
        {turned !== null && turnedWords(turned) !== undefined && (
          <p className={css.turned} role="alert">
            {turnedWords(turned)}
          </p>
        )}
        <Here />
        {offer.kind === 'watch' ? (
          <Button variant="primary" size="l" wide icon="eye" onClick={onWatch}>
            {words.invite.watch}
          </Button>
        ) : (
          <SitForm kind={offer.kind} />
        )}
        <div className={css.also}>
          {offer.kind !== 'watch' && (
            <Button variant="quiet" icon="eye" onClick={onWatch}>
              {words.invite.watch}
            </Button>
          )}
          <LinkButton variant="quiet" icon="learn" href={hasHowto(door.id) ? `/howto/${door.id}` : `/rules/${door.id}`} target="_blank">
            {words.invite.rules}
          </LinkButton>
        </div>
        <p className={css.fine}>
          {words.who.fine} <Link href="/">{words.ends.house}</Link>
        </p>
      </section>
    </main>
  );
}
