/** The buttons over the map: every place and every piece. Each says aloud what it is, and what pressing it does. */
import { FIRST_WARD, pieceName, STEPPE } from '../names.ts';
import { capital, pieceText, placeName } from '../text/names.en.ts';
import { type Aim, type Choice, completes, type Props, press } from './choice.ts';
import css from './map.module.css';
import { PLACES, percentBox, shapeOf, slotsOf, standAt } from './map.ts';
import { standing } from './Pieces.tsx';
import { describePiece, describePlace } from './who.ts';
import { tellWhy } from './wish.ts';

interface SpotProps {
  readonly p: Props;
  readonly choice: Choice;
  onHot(place: number | null): void;
}

/** What pressing it would do, in the words of the list; empty where it only leads on. */
const offerOf = (p: Props, choice: Choice, aim: Aim, to: number | null): string => {
  const move = completes(p, aim) ?? (to === null ? null : (choice.strides.get(to) ?? null));
  if (move === null || !(choice.next.has(aim) || (to !== null && choice.strides.has(to)))) return '';
  const { label, detail } = p.text.move(p.view, p.seat, move);
  return detail === '' ? label : `${label}: ${detail}`;
};

const Place = ({ p, choice, onHot, d }: SpotProps & { readonly d: number }) => {
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
      data-live={live || undefined}
      aria-label={[offerOf(p, choice, aim, d), describePlace(p.view, d)].filter((x) => x !== '').join('. ')}
      aria-pressed={choice.prefix.includes(aim) || undefined}
      onClick={(e) => press(p, aim) || tellWhy(p, e.currentTarget, aim, capital(placeName(d)), describePlace(p.view, d))}
      onPointerEnter={(e) => (e.pointerType === 'mouse' ? enter() : undefined)}
      onPointerLeave={leave}
      onFocus={(e) => (e.currentTarget.matches(':focus-visible') ? enter() : undefined)}
      onBlur={leave}
    />
  );
};

const PieceSpot = ({ p, choice, onHot, piece, x, y }: SpotProps & { readonly piece: number; readonly x: number; readonly y: number }) => {
  const id = pieceName(piece);
  const aim = `piece:${id}`;
  const live = choice.live.has(aim);
  const at = p.view.at[piece] ?? 0;
  // While a place is to be chosen, people do not stand in the way of their district.
  const through = !live && (choice.next.has(`place:${at}`) || choice.strides.has(at));
  const enter = (): void => {
    const move = choice.next.has(aim) ? completes(p, aim) : null;
    if (move !== null) p.point(move);
  };
  return (
    <button
      type="button"
      className={css.piece}
      style={{ ...percentBox(x - 24, y - 62, 48, 76), zIndex: Math.round(y) }}
      data-card=""
      data-live={live || undefined}
      data-through={through || undefined}
      data-spot={`piece:${id}`}
      aria-label={[offerOf(p, choice, aim, null), describePiece(p, piece)].filter((s) => s !== '').join('. ')}
      aria-pressed={choice.prefix.includes(aim) || undefined}
      onClick={(e) => press(p, aim) || tellWhy(p, e.currentTarget, aim, piece < FIRST_WARD ? pieceText(id) : capital(id), describePiece(p, piece))}
      onPointerEnter={(e) => (e.pointerType === 'mouse' ? enter() : undefined)}
      onPointerLeave={() => (live ? p.point(null) : undefined)}
      onFocus={(e) => {
        if (!e.currentTarget.matches(':focus-visible')) return;
        onHot(at);
        enter();
      }}
      onBlur={() => {
        onHot(null);
        if (live) p.point(null);
      }}
    />
  );
};

/** Points that pieces fly to and from. */
const Mark = ({ name, x, y }: { readonly name: string; readonly x: number; readonly y: number }) => (
  <span className={css.mark} style={percentBox(x - 4, y - 4, 8, 8)} data-spot={name} />
);

export const Spots = (s: SpotProps) => (
  <>
    <Place {...s} d={STEPPE} />
    {PLACES.map((d) => (
      <Place key={d} {...s} d={d} />
    ))}
    {standing(s.p.view).map((x) => (
      <PieceSpot key={x.piece} {...s} {...x} />
    ))}
    {PLACES.map((d) => {
      const { event, strain, label } = slotsOf(d);
      const stand = standAt(d, 0);
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
