/** The standees: Healers gabled, Wards arched, white base or black; with Pact, marks of the Plague's own list, and what a pointed move would do to them. */

import { asking } from '@pesthouse/board';
import { holds } from '../look.ts';
import { FIRST_WARD, HEALERS, PIECES, pieceName, UNKNOWN } from '../names.ts';
import { hasActed } from '../reading.ts';
import { atOf, isFree, isOngoing, pactOn, type State } from '../state.ts';
import { pactArt, picture, pieceArt } from './art.ts';
import { type Choice, considered, type Props, pickedPiece } from './choice.ts';
import { useGiven } from './given.tsx';
import css from './map.module.css';
import { PLACES, type Point } from './map.ts';
import { countAt, type Fan, fanOf, NAME_WIDE, type Spread, type Stand, type Stands } from './stand.ts';
import { isTarget, piecesAt } from './who.ts';

export interface Standing extends Stand {
  readonly piece: number;
  /** Too many stand here for their names: they can be fanned out. */
  readonly crowded: boolean;
  /** They are. */
  readonly fanned: boolean;
}

/** How many stand in a district; where the Plague's own place is known, its marker stands with them as the last. */
const company = ({ companyOf }: Stands, view: State, at: number) => companyOf(view, at, piecesAt(view, at).length + (view.place === at ? 1 : 0));

/** The open fan over a district, if its people stand too close. */
export const fanIn = (stands: Stands, view: State, fan: Spread | null): Fan | null => {
  const crowd = fan === null ? null : company(stands, view, fan.at);
  return fan !== null && crowd?.crowded ? fanOf(crowd, fan.sight) : null;
};

/** Where each piece on the map stands, the rear ones first and those of the fan before all. */
export const standing = (all: Stands, view: State, fan: Spread | null): readonly Standing[] => {
  const open = fanIn(all, view, fan);
  return PIECES.flatMap((_, piece): Standing[] => {
    const at = atOf(view, piece);
    if (at === 0) return [];
    const { stands, crowded } = company(all, view, at);
    const fanned = open !== null && at === fan?.at;
    const stand = (fanned ? open.stands : stands)[piecesAt(view, at).indexOf(piece)];
    return stand === undefined ? [] : [{ piece, crowded, fanned, ...stand }];
  }).sort((a, b) => Number(a.fanned) - Number(b.fanned) || a.y - b.y);
};

/** Whom an attack that is pointed at would find: Wards die, Healers are shut in. */
const victims = (p: Props): ReadonlySet<number> => {
  const m = considered(p);
  const { view } = p;
  const f = asking(view);
  // A Ward that is about to die is marked for all.
  if (f?.step === 'window' && f.kind === 'W-DIE')
    return new Set(PIECES.flatMap((_, i) => (i === f.about + FIRST_WARD || (i >= FIRST_WARD && holds(view.doomed, i - FIRST_WARD)) ? [i] : [])));
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

const Standee = ({ p, choice, piece, x, y, scale, hit }: { readonly p: Props; readonly choice: Choice; readonly hit: boolean } & Standing) => {
  const { view } = p;
  const id = pieceName(piece);
  const ward = piece - FIRST_WARD;
  const pact = ward < 0 ? -1 : pactOn(view, ward);
  const live = choice.live.has(`piece:${id}`);
  const chosen = pickedPiece(p) === id || choice.prefix.includes(`piece:${id}`) || walkingNow(p) === piece;
  const acted = hasActed(view, piece);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
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
const Own = ({ view, fan }: { readonly view: State; readonly fan: Spread | null }) => {
  const { words, stands } = useGiven();
  if (view.place >= UNKNOWN) return null;
  const open = view.place === fan?.at ? fanIn(stands, view, fan) : null;
  const stand = (open ?? company(stands, view, view.place)).stands[piecesAt(view, view.place).length];
  if (stand === undefined) return null;
  return (
    <g transform={`translate(${stand.x} ${stand.y}) scale(${stand.scale})`}>
      <image href={picture('plague-marker')} x="-27" y="-51" width="54" height="54" />
      {stand.named ? (
        <text y="17" textAnchor="middle" className={css.ptag}>
          {view.winner < 0 ? words.you : words.plagueTab}
        </text>
      ) : null}
    </g>
  );
};

/** A longer name is drawn together: neighbours stand as close as names of this length allow. */
const LONGEST = 9;
const Name = ({ piece, x, y, scale, fanned }: Standing) => {
  const { words } = useGiven();
  const name = words.shortPiece(pieceName(piece));
  const together = !fanned && name.length > LONGEST ? { textLength: NAME_WIDE, lengthAdjust: 'spacingAndGlyphs' as const } : {};
  return (
    <text x={x} y={y + (fanned ? 13 + 14 * scale : 27)} textAnchor="middle" className={fanned ? css.fanName : css.ptag} {...together}>
      {name}
    </text>
  );
};

/** The districts whose people stand close together, with how many and where that is told. */
export const crowds = (stands: Stands, view: State): readonly (Point & { readonly d: number; readonly n: number })[] =>
  PLACES.flatMap((d) => {
    const here = company(stands, view, d);
    return here.crowded ? [{ d, n: here.stands.length, ...countAt(here) }] : [];
  });

const Counts = ({ view, fan }: { readonly view: State; readonly fan: Spread | null }) => {
  const { stands } = useGiven();
  return (
    <g>
      {crowds(stands, view).map(({ d, n, x, y }) =>
        d === fan?.at ? null : (
          <g key={d} transform={`translate(${x} ${y})`}>
            <circle r="11.500" className={css.chip} />
            <text y="5.600" textAnchor="middle" className={css.crowd}>
              {n}
            </text>
          </g>
        ),
      )}
    </g>
  );
};

interface PiecesProps {
  readonly p: Props;
  readonly choice: Choice;
  /** The district that is fanned out. */
  readonly fan: Spread | null;
}

const Drawn = ({ p, choice, fan, fanned }: PiecesProps & { readonly fanned: boolean }) => {
  const { stands } = useGiven();
  const hit = victims(p);
  const all = standing(stands, p.view, fan).filter((s) => s.fanned === fanned);
  return (
    <>
      {all.map((s) => (
        <Standee key={pieceName(s.piece)} p={p} choice={choice} {...s} hit={hit.has(s.piece)} />
      ))}
      {all.map((s) => (s.named ? <Name key={pieceName(s.piece)} {...s} /> : null))}
      {(fanIn(stands, p.view, fan) !== null && p.view.place === fan?.at) === fanned ? <Own view={p.view} fan={fan} /> : null}
    </>
  );
};

export const Pieces = (x: PiecesProps) => (
  <g>
    <Drawn {...x} fanned={false} />
    <Counts view={x.p.view} fan={x.fan} />
  </g>
);

/** Those who stand too close, spread over everything else. */
export const Fanned = (x: PiecesProps) => {
  const { stands } = useGiven();
  const open = fanIn(stands, x.p.view, x.fan);
  return open === null ? null : (
    <g>
      <rect x={open.box.x} y={open.box.y} width={open.box.w} height={open.box.h} rx="12" className={css.fan} />
      <Drawn {...x} fanned />
    </g>
  );
};

/** Events that a pointed or possible Resolve is about. */
export const resolvable = (p: Props): readonly number[] =>
  p.legal.flatMap((m) => (m.verb === 'resolve' && isOngoing(p.view, atOf(p.view, PIECES.indexOf(m.piece))) ? [atOf(p.view, PIECES.indexOf(m.piece))] : []));
