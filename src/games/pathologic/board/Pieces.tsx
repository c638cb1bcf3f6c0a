/** The standees: Healers gabled, Wards arched, white base or black; with Pact, marks of the Plague's own list, and what a pointed move would do to them. */

import { FIRST_WARD, HEALERS, PIECES, pieceName, UNKNOWN } from '../names.ts';
import { atOf, isFree, isOngoing, pactOn, type State } from '../state.ts';
import { words } from '../text/labels.en.ts';
import { pactArt, picture, pieceArt } from './art.ts';
import { asking, type Choice, considered, type Props, pickedPiece } from './choice.ts';
import css from './map.module.css';
import { type Point, standAt } from './map.ts';
import { isTarget, piecesAt, shortName } from './who.ts';

/** Where each piece on the map stands, the rear ones first. */
export const standing = (view: State): readonly (Point & { readonly piece: number })[] =>
  PIECES.flatMap((_, piece) => {
    const at = atOf(view, piece);
    return at === 0 ? [] : [{ piece, ...standAt(at, piecesAt(view, at).indexOf(piece)) }];
  }).sort((a, b) => a.y - b.y);

/** Whom an attack that is pointed at would find: Wards die, Healers are shut in. */
const victims = (p: Props): ReadonlySet<number> => {
  const m = considered(p);
  const { view } = p;
  const f = asking(view);
  // A Ward that is about to die is marked for all.
  if (f?.step === 'window' && f.kind === 'W-DIE') return new Set([f.about + FIRST_WARD]);
  if (m === null || (m.verb !== 'infect' && m.verb !== 'blockade' && m.verb !== 'cease' && m.verb !== 'reveal')) return new Set();
  return new Set(
    piecesAt(view, view.place).filter((i) => (i < FIRST_WARD ? isFree(view, i) : view.shield !== i - FIRST_WARD && (m.verb === 'cease' || isFree(view, i)))),
  );
};

/** The piece whose Move is under way. */
const walkingNow = (p: Props): number => {
  const f = asking(p.view);
  return p.now === null && (f?.step === 'walk' || f?.step === 'stampede' || f?.step === 'continue') ? f.piece : -1;
};

const Skull = () => (
  <g transform="translate(20 -14)">
    <circle r="10" fill="#0e0b0a" stroke="#efe2c0" strokeWidth="1.600" />
    <path d="M-5-1.500a5 5 0 0 1 10 0c0 2-1 3-2 3.600V5h-6V2.100c-1-.6-2-1.600-2-3.600Z" fill="#efe2c0" />
    <circle cx="-2" cy="-1.200" r="1.300" fill="#0e0b0a" />
    <circle cx="2" cy="-1.200" r="1.300" fill="#0e0b0a" />
  </g>
);

const Standee = ({ p, choice, piece, x, y, hit }: { readonly p: Props; readonly choice: Choice; readonly piece: number; readonly hit: boolean } & Point) => {
  const { view } = p;
  const id = pieceName(piece);
  const ward = piece - FIRST_WARD;
  const pact = ward < 0 ? -1 : pactOn(view, ward);
  const live = choice.live.has(`piece:${id}`);
  const chosen = pickedPiece(p) === id || choice.prefix.includes(`piece:${id}`) || walkingNow(p) === piece;
  const acted = ((view.acted >> piece) & 1) === 1;
  return (
    <g transform={`translate(${x} ${y})`}>
      {chosen ? (
        <>
          <path d="M-9-106L9-106L40 2A40 14 0 0 1-40 2Z" fill="url(#pth-beam)" opacity=".95" />
          <ellipse cy="3" rx="34" ry="13" fill="none" stroke="#1b1310" strokeWidth="6" />
          <ellipse cy="3" rx="34" ry="13" fill="none" stroke="#fffdf2" strokeWidth="3.200" />
        </>
      ) : live ? (
        <>
          <ellipse cy="3" rx="31" ry="12.500" fill="none" stroke="#1b1310" strokeWidth="5" />
          <ellipse cy="3" rx="31" ry="12.500" className={css.ring} strokeWidth="2.800" />
        </>
      ) : null}
      <image href={pieceArt(id, isFree(view, piece))} x="-32" y="-70" width="64" height="88" />
      {pact >= 0 ? <image href={pactArt(HEALERS[pact] ?? 'bachelor')} x="8" y={ward >= 0 && isTarget(view, ward) ? -38 : -56} width="26" height="31" /> : null}
      {ward >= 0 && isTarget(view, ward) ? <image href={picture('target')} x="9" y="-58" width="22" height="22" /> : null}
      {ward >= 0 && view.shield === ward ? <path d="M-22-22l9-4 9 4c0 9-3 14-9 17-6-3-9-8-9-17Z" fill="#c9601c" stroke="#1b1310" strokeWidth="1.600" /> : null}
      {hit ? <Skull /> : acted ? <image href={picture('acted')} x="10" y="-26" width="20" height="20" /> : null}
    </g>
  );
};

/** Where the Plague itself is, on a screen that may know it. */
const Own = ({ p }: { readonly p: Props }) => {
  const { view } = p;
  if (view.place >= UNKNOWN) return null;
  const { x, y } = standAt(view.place, piecesAt(view, view.place).length);
  return (
    <g transform={`translate(${x} ${y - 24})`}>
      <image href={picture('plague-marker')} x="-27" y="-27" width="54" height="54" />
      <text y="41" textAnchor="middle" className={css.ptag}>
        {view.winner < 0 ? words.you : words.plagueTab}
      </text>
    </g>
  );
};

export const Pieces = ({ p, choice }: { readonly p: Props; readonly choice: Choice }) => {
  const hit = victims(p);
  return (
    <g>
      {standing(p.view).map((s) => (
        <Standee key={pieceName(s.piece)} p={p} choice={choice} {...s} hit={hit.has(s.piece)} />
      ))}
      {standing(p.view).map(({ piece, x, y }) => (
        <text key={pieceName(piece)} x={x} y={y + 27} textAnchor="middle" className={css.ptag}>
          {shortName(pieceName(piece))}
        </text>
      ))}
      <Own p={p} />
    </g>
  );
};

/** Events that a pointed or possible Resolve is about. */
export const resolvable = (p: Props): readonly number[] =>
  p.legal.flatMap((m) => (m.verb === 'resolve' && isOngoing(p.view, atOf(p.view, PIECES.indexOf(m.piece))) ? [atOf(p.view, PIECES.indexOf(m.piece))] : []));
