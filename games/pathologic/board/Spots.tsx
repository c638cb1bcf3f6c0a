/** The buttons over the map: every place and every piece. Each says aloud what it is, and what pressing it does. */

import { type Aim, answers, kindOf, restOf, saidOf } from '@pesthouse/board';
import { sentences } from '@pesthouse/kernel';
import { FIRST_WARD, pieceName, STEPPE } from '../names.ts';
import { about } from './about.ts';
import { type Choice, completes, type Props, press } from './choice.ts';
import { useGiven } from './given.tsx';
import css from './map.module.css';
import { PLACES, percentBox, shapeOf, slotsOf } from './map.ts';
import { crowds, fanIn, type Standing, standing } from './Pieces.tsx';
import type { Spread } from './stand.ts';
import { describePiece, describePlace } from './who.ts';
import { aboutAim } from './wish.ts';

interface SpotProps {
  readonly p: Props;
  readonly choice: Choice;
  onHot(place: number | null): void;
  /** The district whose people are fanned out. */
  readonly fan: Spread | null;
  onFan(place: number | null): void;
}

/** What pressing it would do, in the words of the list; empty where it only leads on. */
const offerOf = (p: Props, choice: Choice, aim: Aim, to: number | null): string => {
  const move = completes(p, aim) ?? (to === null ? null : (choice.strides.get(to) ?? null));
  if (move === null || !(choice.next.has(aim) || (to !== null && choice.strides.has(to)))) return '';
  return saidOf(p, move);
};

const Place = ({ p, choice, onHot, d }: SpotProps & { readonly d: number }) => {
  const {
    text,
    names: { capital, placeName },
  } = useGiven();
  const aim = `place:${d}`;
  const live = choice.next.has(aim) || choice.strides.has(d);
  const { box, clip } = shapeOf(d);
  const enter = (): void => {
    onHot(d);
    const move = choice.next.has(aim) ? completes(p, aim) : null;
    if (move !== null) p.point(move);
  };
  const leave = (): void => {
    onHot(null);
    if (live) p.point(null);
  };
  return (
    <button
      type="button"
      className={css.place}
      style={{ ...box, clipPath: clip }}
      data-place={d}
      data-spot={`district:${d}`}
      {...about('place', String(d))}
      data-live={live || undefined}
      aria-label={sentences([offerOf(p, choice, aim, d), describePlace(text, p.view, d)])}
      aria-pressed={choice.prefix.includes(aim) || undefined}
      {...answers(
        p,
        () => press(p, aim),
        () => aboutAim(p, aim, capital(placeName(d)), describePlace(text, p.view, d)),
      )}
      onPointerEnter={(e) => (e.pointerType === 'mouse' ? enter() : undefined)}
      onPointerLeave={leave}
      onFocus={(e) => (e.currentTarget.matches(':focus-visible') ? enter() : undefined)}
      onBlur={leave}
    />
  );
};

/** An Event that can be resolved now: pressed first, it asks who resolves it. */
const EventSpot = ({ p, choice, d }: Pick<SpotProps, 'p' | 'choice'> & { readonly d: number }) => {
  const { text } = useGiven();
  const aim = `event:${d}`;
  const { x, y } = slotsOf(d).event;
  return (
    <button
      type="button"
      className={css.piece}
      style={percentBox(x - EVENT.w / 2, y - EVENT.h / 2, EVENT.w, EVENT.h)}
      data-live=""
      {...about('event', String(d))}
      aria-label={describePlace(text, p.view, d)}
      aria-pressed={choice.prefix.includes(aim)}
      onClick={() => press(p, aim)}
    />
  );
};
const EVENT = { w: 56, h: 72 };

/** As high and wide as its standee, and where there is room for a name no narrower than a finger on a map that is looked at closely. */
const FINGER = 46;
const boxOf = ({ x, y, scale, named }: Standing) => {
  const w = named ? Math.max(FINGER, 48 * scale) : 48 * scale;
  return percentBox(x - w / 2, y - 62 * scale, w, 76 * scale);
};

/** Whoever presses one of a crowd opens the same fan, whomever they hit. */
const fanNamed = (at: number): string => `fan ${at}`;

const PieceSpot = ({ p, choice, onHot, onFan, stand }: SpotProps & { readonly stand: Standing }) => {
  const {
    words,
    names: { pieceText },
  } = useGiven();
  const { piece, crowded, fanned } = stand;
  const id = pieceName(piece);
  const aim = `piece:${id}`;
  const live = choice.live.has(aim);
  const at = p.view.at[piece] ?? 0;
  // While a place is to be chosen, people do not stand in the way of their district.
  const through = !live && !fanned && (choice.next.has(`place:${at}`) || choice.strides.has(at));
  const enter = (): void => {
    if (crowded) onFan(at);
    const move = choice.next.has(aim) ? completes(p, aim) : null;
    if (move !== null) p.point(move);
  };
  const onPress = (): boolean => {
    // A finger first spreads those who stand close, and then means one of them.
    if (crowded && !fanned) {
      onFan(at);
      return true;
    }
    const meant = press(p, aim);
    if (meant) onFan(null);
    return meant;
  };
  return (
    <button
      type="button"
      className={css.piece}
      style={{ ...boxOf(stand), zIndex: Math.round(stand.y) + (fanned ? IN_FRONT : 0) }}
      data-card=""
      data-live={live || undefined}
      data-through={through || undefined}
      data-spot={`piece:${id}`}
      data-opens={crowded && !fanned ? fanNamed(at) : undefined}
      {...about('piece', id)}
      aria-label={sentences([offerOf(p, choice, aim, null), describePiece(p, piece)])}
      aria-pressed={choice.prefix.includes(aim) || undefined}
      {...answers(p, onPress, () => aboutAim(p, aim, piece < FIRST_WARD ? pieceText(id) : words.shortPiece(id), describePiece(p, piece)))}
      onPointerEnter={(e) => (e.pointerType === 'mouse' ? enter() : undefined)}
      onPointerLeave={() => (live ? p.point(null) : undefined)}
      onFocus={(e) => {
        if (!e.currentTarget.matches(':focus-visible')) return;
        onHot(at);
        enter();
      }}
      onBlur={() => {
        onHot(null);
        onFan(null);
        if (live) p.point(null);
      }}
    />
  );
};

/** Over everything that stands on the map. */
const IN_FRONT = 1000;

/** The ground of the fan: it keeps what lies under it from being pressed. */
const Ground = ({ p, fan }: { readonly p: Props; readonly fan: Spread | null }) => {
  const { stands } = useGiven();
  const open = fanIn(stands, p.view, fan);
  return open === null ? null : (
    <div className={css.fanGround} style={{ ...percentBox(open.box.x, open.box.y, open.box.w, open.box.h), zIndex: IN_FRONT }} data-fan="" />
  );
};

/** The number of a crowd: pressing it spreads the crowd, also while the district itself is to be chosen. Keys reach its people one by one, and that spreads them too. */
const Counts = ({ p, fan, onFan }: SpotProps) => {
  const { text, stands } = useGiven();
  return (
    <>
      {crowds(stands, p.view).map(({ d, x, y }) =>
        d === fan?.at ? null : (
          <button
            key={d}
            type="button"
            tabIndex={-1}
            className={css.piece}
            style={{ ...percentBox(x - FINGER / 2, y - FINGER / 2, FINGER, FINGER), zIndex: IN_FRONT - 1 }}
            data-live=""
            data-crowd={d}
            data-opens={fanNamed(d)}
            {...about('place', String(d))}
            aria-label={describePlace(text, p.view, d)}
            onClick={() => onFan(d)}
            onPointerEnter={(e) => (e.pointerType === 'mouse' ? onFan(d) : undefined)}
          />
        ),
      )}
    </>
  );
};

/** Points that pieces fly to and from. */
const Mark = ({ name, x, y }: { readonly name: string; readonly x: number; readonly y: number }) => (
  <span className={css.mark} style={percentBox(x - 4, y - 4, 8, 8)} data-spot={name} />
);

export const Spots = (s: SpotProps) => {
  const { stands } = useGiven();
  return (
    <>
      <Place {...s} d={STEPPE} />
      {PLACES.map((d) => (
        <Place key={d} {...s} d={d} />
      ))}
      {[...s.choice.live]
        .filter((x) => kindOf(x) === 'event')
        .map((x) => (
          <EventSpot key={x} p={s.p} choice={s.choice} d={Number(restOf(x))} />
        ))}
      <Ground p={s.p} fan={s.fan} />
      {standing(stands, s.p.view, s.fan).map((x) => (
        <PieceSpot key={x.piece} {...s} stand={x} />
      ))}
      <Counts {...s} />
      {PLACES.map((d) => {
        const { event, strain, label, pieces } = slotsOf(d);
        const stand = pieces[0] ?? label;
        return (
          <span key={d}>
            <Mark name={`event:${d}`} {...event} />
            <Mark name={`strain:${d}`} {...strain} />
            <Mark name={`label:${d}`} {...label} />
            <Mark name={`place:${d}`} x={stand.x} y={stand.y - 26} />
          </span>
        );
      })}
      <Mark name="crypt" x={868} y={624} />
      <Mark name="grave" x={900} y={682} />
      <Mark name="ticker" x={140} y={640} />
      <Mark name="steppe" x={480} y={664} />
    </>
  );
};
