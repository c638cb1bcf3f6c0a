/** The card in the prompt's place when something stands between people: somebody is away, a bot kept my seat, I play elsewhere, the game was ended. */

import type { Meanwhile, Pick, RoomAct } from '@pesthouse/api';
import type { IconName } from '@pesthouse/board';
import { Button, cx, Icon, LinkButton } from '@pesthouse/board';
import { type Seat, sentences } from '@pesthouse/kernel';
import { useEffect, useState } from 'react';
import { toast } from '../kit/toast.tsx';
import { locale } from '../text/language.ts';
import { time, people as words } from '../text/rooms.ts';
import css from './between.module.css';
import { type Card, pickers, spanOf } from './between.ts';
import { Frame } from './CardFrame.tsx';
import { useDesk, useDeskStore, useModel, useSeen } from './context.tsx';
import offer from './offer.module.css';
import { UndoCard } from './UndoCard.tsx';
import { useMinute } from './useminute.ts';

/** Acts, and says so where it is refused. */
const useAct = (): ((act: RoomAct) => Promise<boolean>) => {
  const { link } = useModel();
  return async (act) => {
    const v = await link.act(act);
    if (!v.ok) toast({ text: v.message, tone: 'bad' });
    return v.ok;
  };
};

const useNames = (): ((seat: Seat) => string) => {
  const seats = useSeen((s) => s.info?.seats);
  return (seat) => seats?.[seat]?.name ?? '';
};

function Back({ card }: { readonly card: Extract<Card, { kind: 'back' }> }) {
  const { link, skip } = useModel();
  const desk = useDeskStore();
  const seat = useSeen((s) => s.seat);
  const seq = useSeen((s) => s.items.length);
  const left = useDesk((d) => d.leftToBot === card.since);
  const act = useAct();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Meanwhile | null>(null);
  // With every item the bot may have made another move.
  useEffect(() => {
    let here = true;
    if (seq > 0) void link.meanwhile().then((x) => here && x !== null && setDone(x));
    return () => {
      here = false;
    };
  }, [link, seq]);
  const take = async (): Promise<void> => {
    setBusy(true);
    skip();
    if (await act({ act: 'back' })) toast(words.back.again);
    setBusy(false);
  };
  const moves = done?.moves ?? 0;
  const more = `${words.back.why[card.why]} ${moves === 0 ? words.back.none : words.back.moves(moves)}`;
  return (
    <Frame name="back" yours={!left} seat={seat} sign="bot" title={left ? words.back.left : words.back.title} more={more}>
      {!left && moves > 0 && <LinkShow from={done?.from ?? 0} />}
      {!left && (
        <Button onClick={() => desk.setState({ leftToBot: card.since })} icon="bot">
          {words.back.leave}
        </Button>
      )}
      <Button variant={left ? 'plain' : 'primary'} busy={busy} onClick={() => void take()}>
        {words.back.take}
      </Button>
    </Frame>
  );
}

/** Plays again what happened since the bot took over. */
function LinkShow({ from }: { readonly from: number }) {
  const { replay } = useModel();
  return (
    <Button icon="play" onClick={() => replay(from)}>
      {words.back.show}
    </Button>
  );
}

const PICKS: readonly { readonly pick: Pick; readonly icon: IconName }[] = [
  { pick: 'wait', icon: 'clock' },
  { pick: 'bot', icon: 'bot' },
  { pick: 'end', icon: 'flag' },
];

/** Nothing can be lost here that somebody who is away would have to agree to. */
const useCasual = (): boolean => useSeen((s) => s.info?.room?.counts !== true && (s.info?.room?.clock.kind ?? 'none') === 'none');

const timeOf = (at: number): string => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(at);
const dayOf = (at: number): string => new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(at);
/** By turns a request stands for a day. */
const openUntil = (at: number): string => (dayOf(at) === dayOf(Date.now()) ? words.ending.until(timeOf(at)) : words.ending.untilDay(dayOf(at), timeOf(at)));

/** Who has said yes, whom it waits for, until when, and what is told to whoever is away. */
function Answers({ agreed, missing, until }: { readonly agreed: readonly Seat[]; readonly missing: readonly Seat[]; readonly until: number | null }) {
  const name = useNames();
  const own = useSeen((s) => s.seat);
  const seats = useSeen((s) => s.info?.seats);
  const yes = agreed.filter((x) => x !== own).map(name);
  const waits = missing.filter((x) => x !== own).map(name);
  const unreached = useSeen((s) => s.info?.room?.unreached);
  const away = missing.filter((x) => x !== own && seats?.[x]?.present !== true);
  const told = away.filter((x) => unreached?.includes(x) !== true).map(name);
  const untold = away.filter((x) => unreached?.includes(x) === true).map(name);
  const said = [
    yes.length > 0 ? words.wish.says(words.and(yes), yes.length) : '',
    waits.length > 0 ? `${words.wish.waiting(words.and(waits))}.` : '',
    told.length > 0 ? words.ending.told(words.and(told), told.length) : '',
    untold.length > 0 ? words.ending.untold(words.and(untold), untold.length) : '',
    until === null ? '' : openUntil(until),
  ];
  return <span data-answers="">{sentences(said)}</span>;
}

function Vote({ card }: { readonly card: Extract<Card, { kind: 'vote' }> }) {
  const name = useNames();
  const own = useSeen((s) => s.seat);
  const act = useAct();
  const now = useMinute();
  const who = name(card.seat);
  const span = spanOf(now - card.since);
  const casual = useCasual();
  const said = { wait: card.late ? time.card.wait(who) : words.away.wait(who), bot: words.away.bot, end: words.away.end };
  const small = (pick: Pick): string => {
    const { mine, others } = pickers({ picks: card.picks, name }, pick, own);
    if (mine) return others.length === 0 ? words.away.yourPick : words.away.yourPickAnd(words.and(others));
    return others.length > 0 ? words.away.picks(words.and(others)) : pick === 'end' ? words.away.endMore : '';
  };
  return (
    <Frame
      name="vote"
      yours
      seat={card.seat}
      sign="hourglass"
      title={card.late ? time.card.title(who) : span === '' ? words.away.title(who) : words.away.titleFor(who, span)}
      more={card.late ? time.card.more : words.away.decide}
    >
      {PICKS.filter(({ pick }) => pick !== 'end' || casual).map(({ pick, icon }) => (
        <button
          key={pick}
          type="button"
          className={cx(offer.offer, css.pick)}
          aria-pressed={pickers({ picks: card.picks, name }, pick, own).mine}
          onClick={() => void act({ act: 'vote', seat: card.seat, pick })}
        >
          <Icon name={icon} size={20} />
          <span>
            <b>{said[pick]}</b>
            <small>{small(pick)}</small>
          </span>
        </button>
      ))}
    </Frame>
  );
}

/** Sooner the house frees nobody’s seat. */
const FREE_MS = 5 * 60_000;

function Away({ card }: { readonly card: Extract<Card, { kind: 'away' }> }) {
  const name = useNames();
  const rule = useSeen((s) => s.info?.room?.away);
  const turns = useSeen((s) => s.info?.room?.clock.kind === 'turns');
  const act = useAct();
  const now = useMinute();
  const who = name(card.seat);
  const span = spanOf(now - card.since);
  const more =
    rule === undefined || rule.rule === 'wait' || turns
      ? words.away.waits
      : rule.rule === 'bot'
        ? words.away.botAfter(rule.minutes)
        : words.away.askedAfter(rule.minutes);
  const host = useSeen((s) => s.info?.room?.host === s.seat && s.seat >= 0);
  const casual = useCasual();
  const clocked = useSeen((s) => (s.info?.room?.clock.kind ?? 'none') !== 'none');
  const [sure, setSure] = useState(false);
  const call = async (): Promise<void> => {
    if (await act({ act: 'nudge', seat: card.seat })) toast(words.away.called(who));
  };
  return (
    <Frame name="away" seat={card.seat} sign="hourglass" title={span === '' ? words.away.title(who) : words.away.titleFor(who, span)} more={more}>
      <button type="button" className={cx(offer.offer, css.pick)} onClick={() => void call()}>
        <Icon name="bell" size={20} />
        <span>
          <b>{words.away.call(who)}</b>
          <small>{words.away.callMore}</small>
        </span>
      </button>
      {host && !clocked && now - card.since > FREE_MS && (
        <button
          type="button"
          className={cx(offer.offer, css.pick)}
          onClick={() => (sure || !casual ? void act({ act: 'free', seat: card.seat }) : setSure(true))}
        >
          <Icon name="bot" size={20} />
          <span>
            <b>{casual ? (sure ? words.away.freeSure : words.away.free) : words.away.master}</b>
            <small>{casual ? words.away.freeMore(who) : words.away.masterMore(who)}</small>
          </span>
        </button>
      )}
      {(rule === undefined || rule.rule === 'wait') && (
        <button type="button" className={cx(offer.offer, css.pick)} onClick={() => void act({ act: 'end', yes: true })}>
          <Icon name="flag" size={20} />
          <span>
            <b>{words.away.end}</b>
            <small>{words.away.endMore}</small>
          </span>
        </button>
      )}
    </Frame>
  );
}

function Ending({ card }: { readonly card: Extract<Card, { kind: 'ending' }> }) {
  const name = useNames();
  const act = useAct();
  const by = card.by[0] ?? card.missing[0] ?? 0;
  if (card.mine)
    return (
      <Frame name="ending" seat={by} sign="flag" title={words.ending.waiting} more={<Answers agreed={card.by} missing={card.missing} until={card.until} />}>
        <Button onClick={() => void act({ act: 'end', yes: false })}>{words.ending.withdraw}</Button>
      </Frame>
    );
  return (
    <Frame
      name="ending"
      yours
      seat={by}
      sign="flag"
      title={words.ending.title(words.and(card.by.map(name)), card.by.length)}
      more={
        <>
          {words.ending.more} <Answers agreed={card.by} missing={card.missing} until={card.until} />
        </>
      }
    >
      <Button icon="flag" onClick={() => void act({ act: 'end', yes: true })}>
        {words.ending.agree}
      </Button>
      <Button variant="primary" onClick={() => void act({ act: 'end', yes: false })}>
        {words.ending.decline}
      </Button>
    </Frame>
  );
}

function ClockWished({ card }: { readonly card: Extract<Card, { kind: 'clock' }> }) {
  const name = useNames();
  const desk = useDeskStore();
  const act = useAct();
  const { consent } = time;
  if (card.mine)
    return (
      <Frame
        name="clock"
        seat={card.by}
        sign="hourglass"
        title={consent.waiting}
        more={<Answers agreed={card.agreed} missing={card.missing} until={card.until} />}
      >
        <Button onClick={() => void act({ act: 'clock', wish: null })}>{consent.withdraw}</Button>
      </Frame>
    );
  return (
    <Frame
      name="clock"
      yours
      seat={card.by}
      sign="hourglass"
      title={consent.asks[card.wish](name(card.by))}
      more={
        <>
          {consent.asksMore[card.wish]} <Answers agreed={card.agreed} missing={card.missing} until={card.until} />
        </>
      }
    >
      <Button onClick={() => (card.wish === 'go' ? desk.setState({ clockDeclined: `${card.by} ${card.wish}` }) : void act({ act: 'clock', wish: null }))}>
        {consent.decline}
      </Button>
      <Button variant="primary" onClick={() => void act({ act: 'clock', wish: card.wish })}>
        {consent.agree}
      </Button>
    </Frame>
  );
}

function Turned({ why }: { readonly why: Extract<Card, { kind: 'turned' }>['why'] }) {
  const { link, settleIn } = useModel();
  // Whoever has given up on another screen has nothing to take back here.
  const resigned = useSeen((s) => s.info?.seats[s.lost]?.resigned === true);
  if (why === 'elsewhere' && !resigned)
    return (
      <Frame name="elsewhere" seat={-1} sign="system" title={words.elsewhere.title} more={words.elsewhere.more}>
        <Button variant="primary" onClick={() => link.takeHere()}>
          {words.elsewhere.take}
        </Button>
      </Frame>
    );
  const said: { readonly [why: string]: string | undefined } = words.turned;
  return (
    <Frame name="turned" seat={-1} sign="info" title={said[resigned ? 'resigned' : why] ?? words.turned.stood} more="">
      <Button onClick={settleIn}>{words.turned.ok}</Button>
    </Frame>
  );
}

function Ended({ why }: { readonly why: Extract<Card, { kind: 'ended' }>['why'] }) {
  const { game } = useModel();
  const more = { consent: words.ended.consentMore, closed: words.ended.closedMore, unwanted: words.ended.unwantedMore };
  return (
    <Frame name="ended" seat={-1} sign="flag" title={words.ended[why]} more={more[why]}>
      <LinkButton href="/" icon="door">
        {words.ended.home}
      </LinkButton>
      <LinkButton href={`/door/${game.id}`} variant="primary">
        {words.ended.again}
      </LinkButton>
    </Frame>
  );
}

export function Between({ card }: { readonly card: Card }) {
  switch (card.kind) {
    case 'undo':
      return <UndoCard wish={card.wish} />;
    case 'back':
      return <Back card={card} />;
    case 'vote':
      return <Vote card={card} />;
    case 'away':
      return <Away card={card} />;
    case 'ending':
      return <Ending card={card} />;
    case 'clock':
      return <ClockWished card={card} />;
    case 'turned':
      return <Turned why={card.why} />;
    case 'ended':
      return <Ended why={card.why} />;
    default:
      return card satisfies never;
  }
}
