/** One seat of the waiting room: who sits there, what they play, whether they are ready, and what can be done about it. */

import type { Level, SeatInfo } from '@pesthouse/api';
import { Button, cx, Dialog, Glyph, Icon, IconButton } from '@pesthouse/board';
import { LEVELS, sentences } from '@pesthouse/kernel';
import { type ReactNode, useState } from 'react';
import { Select } from '../kit/select.tsx';
import { toast } from '../kit/toast.tsx';
import { useText } from '../text/index.ts';
import { lobby as words } from '../text/rooms.ts';
import { Avatar } from './avatars.tsx';
import { seatOptions, valuesOf } from './choices.ts';
import { useGiven, useHost, useSeen, useSide } from './context.tsx';
import { BotChoice, OwnChoice } from './ownchoice.tsx';
import css from './seat.module.css';

/** What the seat plays, by name; empty while it is to be drawn or nothing can be chosen. */
const usePlays = (seat: number): { readonly value: string | null; readonly name: string } => {
  const { door, words: game } = useGiven();
  const options = useSeen((s) => s.info.options);
  const first = seatOptions(door.game.meta)[0];
  if (first === undefined) return { value: null, name: '' };
  const value = valuesOf(options, first.id)[seat] ?? first.spec.default;
  return { value, name: value === first.spec.default ? words.seats.any : (game?.option(first.id).value(value) ?? '') };
};

function Picture({ seat, value, open }: { readonly seat: number; readonly value: string | null; readonly open: boolean }) {
  const { art } = useGiven();
  const src = (value === null ? (open ? null : art?.ofSeat?.(seat)) : art?.picture?.(value)) ?? null;
  return (
    <span className={css.art} aria-hidden="true">
      {src === null ? <span className={css.mark}>{!open && <Glyph seat={seat} size="l" />}</span> : <img src={src} alt="" draggable={false} />}
      {open && (
        <span className={css.plus}>
          <Icon name="plus" size={36} />
        </span>
      )}
    </span>
  );
}

function Frame({
  x,
  state,
  face,
  name,
  aside,
  about,
  tag,
  children,
}: {
  readonly x: SeatInfo;
  readonly state?: 'mine' | 'open' | 'arriving' | 'away' | undefined;
  readonly face?: ReactNode;
  readonly name: string;
  readonly aside?: string | undefined;
  readonly about: ReactNode;
  readonly tag?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { value } = usePlays(x.seat);
  return (
    <li className={cx(css.seat, state !== undefined && css[state])} data-seat={x.seat} tabIndex={-1}>
      <Picture seat={x.seat} value={value} open={x.kind === 'open'} />
      <div className={css.in}>
        <div className={css.line}>
          {face}
          <span className={css.who}>
            <span className={css.name}>
              <b title={name}>{name}</b> {aside !== undefined && <em>{aside}</em>}
            </span>
            <small>{about}</small>
          </span>
          {tag}
        </div>
        {children !== undefined && <div className={css.acts}>{children}</div>}
      </div>
    </li>
  );
}

const Ready = ({ ready }: { readonly ready: boolean }) => (
  <span className={ready ? css.ready : css.notYet}>
    <Icon name={ready ? 'check' : 'hourglass'} size={14} />
    {ready ? words.seats.ready : words.seats.notYet}
  </span>
);

const MINUTE = 60_000;

/** The host lets two seats change places: so teams change too. */
function Swap({ x }: { readonly x: SeatInfo }) {
  const { act } = useGiven();
  const seats = useSeen((s) => s.info.seats);
  const side = useSide();
  const own = side(x.seat);
  // Partners who change places play together as before.
  const others = seats.filter((y) => y.seat !== x.seat && y.kind !== 'open' && (own === null || side(y.seat) !== own));
  if (others.length === 0) return null;
  return (
    <Select
      label={words.seats.swap(x.name)}
      value=""
      choices={[{ value: '', name: words.seats.swapShort }, ...others.map((y) => ({ value: String(y.seat), name: words.seats.swapWith(y.name) }))]}
      set={(to) => to !== '' && void act({ act: 'swap', seat: x.seat, with: Number(to) })}
    />
  );
}

function PersonSeat({ x }: { readonly x: SeatInfo }) {
  const { act } = useGiven();
  const host = useHost();
  const mine = useSeen((s) => s.seat) === x.seat;
  const plays = usePlays(x.seat);
  const text = useText();
  const [freeing, setFreeing] = useState(false);
  const nudge = async (): Promise<void> => {
    if (await act({ act: 'nudge', seat: x.seat })) toast(words.seats.nudged(x.name));
  };
  const since = x.away ?? null;
  const away = since !== null && !mine;
  const aside = mine ? (x.host === true ? words.seats.youHost : words.seats.you) : x.host === true ? words.seats.host : undefined;
  return (
    <>
      <Frame
        x={x}
        state={mine ? 'mine' : away ? 'away' : undefined}
        face={<Avatar avatar={x.avatar ?? ''} />}
        name={x.name}
        aside={aside}
        about={away ? words.seats.out(Math.floor((Date.now() - since) / MINUTE)) : plays.name}
        tag={<Ready ready={x.host === true || x.ready === true} />}
      >
        {mine ? (
          <>
            <OwnChoice seat={x.seat} />
            {host && <Swap x={x} />}
          </>
        ) : host ? (
          <>
            {(away || x.ready !== true) && <IconButton size="s" variant="plain" icon="bell" label={words.seats.nudge(x.name)} onClick={() => void nudge()} />}
            <Button size="s" icon="close" aria-label={words.seats.free(x.name)} onClick={() => setFreeing(true)}>
              {words.seats.freeShort}
            </Button>
            <Button size="s" variant="quiet" aria-label={words.seats.makeHost(x.name)} onClick={() => void act({ act: 'host', seat: x.seat })}>
              {words.seats.makeHostShort}
            </Button>
            <Swap x={x} />
          </>
        ) : undefined}
      </Frame>
      <Dialog
        open={freeing}
        onClose={() => setFreeing(false)}
        title={words.seats.freeAsk(x.name)}
        footer={
          <>
            <Button variant="quiet" onClick={() => setFreeing(false)}>
              {text.cancel}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setFreeing(false);
                void act({ act: 'free', seat: x.seat });
              }}
            >
              {words.seats.freeShort}
            </Button>
          </>
        }
      >
        <p>{words.seats.freeMore(x.name)}</p>
      </Dialog>
    </>
  );
}

function BotSeat({ x }: { readonly x: SeatInfo }) {
  const { act } = useGiven();
  const text = useText();
  const host = useHost();
  const plays = usePlays(x.seat);
  const seated = useSeen((s) => s.seat) >= 0;
  const side = useSide();
  const level: Level = x.level ?? 'good';
  const about = sentences([words.seats.bot(text.levels[level].name), plays.name]);
  return (
    <Frame x={x} face={<Avatar avatar="" bot />} name={x.name} about={about} tag={<Ready ready />}>
      {host && (
        <>
          <Select
            label={words.seats.level(x.name)}
            value={level}
            choices={LEVELS.map((value) => ({ value, name: text.levels[value].name }))}
            set={(now) => void act({ act: 'bot', seat: x.seat, level: now })}
          />
          <BotChoice seat={x.seat} name={x.name} />
          <Button size="s" icon="person" aria-label={words.seats.free(x.name)} onClick={() => void act({ act: 'bot', seat: x.seat, level: null })}>
            {words.seats.freeShort}
          </Button>
          {side(x.seat) !== null && <Swap x={x} />}
        </>
      )}
      {!host && seated && (
        <Button size="s" icon="seats" onClick={() => void act({ act: 'sit', seat: x.seat })}>
          {words.seats.sitHere}
        </Button>
      )}
    </Frame>
  );
}

function OpenSeat({ x, arriving }: { readonly x: SeatInfo; readonly arriving: boolean }) {
  const { act, door } = useGiven();
  const host = useHost();
  const seated = useSeen((s) => s.seat) >= 0;
  const fewer = useSeen((s) => s.info.seats.length) - 1;
  const sit = (): void => void act({ act: 'sit', seat: x.seat });
  return (
    <Frame x={x} state={arriving ? 'arriving' : 'open'} name={words.seats.open} about={arriving ? words.seats.arriving : words.seats.openNext}>
      {seated && (
        <>
          {host && (
            <Button size="s" icon="bot" onClick={() => void act({ act: 'bot', seat: x.seat, level: 'good' })}>
              {words.seats.putBot}
            </Button>
          )}
          {host && door.game.meta.seats.includes(fewer) && (
            <Button size="s" variant="quiet" onClick={() => void act({ act: 'set', seats: fewer })}>
              {words.seats.close}
            </Button>
          )}
          {host ? (
            <IconButton size="s" variant="plain" icon="seats" label={words.seats.sitHere} onClick={sit} />
          ) : (
            <Button size="s" icon="seats" onClick={sit}>
              {words.seats.sitHere}
            </Button>
          )}
        </>
      )}
    </Frame>
  );
}

export function SeatCard({ x, arriving }: { readonly x: SeatInfo; readonly arriving: boolean }) {
  if (x.kind === 'person') return <PersonSeat x={x} />;
  return x.kind === 'bot' ? <BotSeat x={x} /> : <OpenSeat x={x} arriving={arriving} />;
}
