/** What is written on a card: its title, its numbers and on a tile the few words of its effect, all in type, so that they are of the table's language and of the table's numbers. */
import { cx, TurnedRing } from '@pesthouse/board';
import { type Face, faceOf, SUITS } from '../names.ts';
import { useGiven } from './given.tsx';
import { DIGEST, FULL, fitting, inkOf, type Layout, type Place, TILE } from './layout.ts';
import css from './lettering.module.css';

const said = (n: number, signed: boolean): string => `${n < 0 ? '−' : signed && n > 0 ? '+' : ''}${Math.abs(n)}`;

interface NumberProps {
  readonly number: string;
  readonly at: Place;
  readonly now: number;
  readonly was: number;
  readonly signed?: boolean;
  /** In full there is room for what it would be, struck. */
  readonly full: boolean;
}

const Num = ({ number, at, now, was, signed = false, full }: NumberProps) => {
  const { x, y, size, r } = at;
  const words = said(now, signed);
  return (
    <>
      <TurnedRing number={number} now={now} was={was} x={x} y={y} r={r} />
      <text className={css.number} x={x} y={y + size * 0.31} fontSize={fitting(words, size, r * 1.9)}>
        {words}
      </text>
      {full && now !== was ? (
        <g className={css.was}>
          <rect x={x + (x < 120 ? r + 3 : -r - 29)} y={y - 11} width="26" height="22" rx="2" />
          <text x={x + (x < 120 ? r + 16 : -r - 16)} y={y + 6} fontSize="18">
            {said(was, signed)}
          </text>
          <path d={`M${x + (x < 120 ? r + 5 : -r - 27)} ${y + 5}l22 -10`} />
        </g>
      ) : null}
    </>
  );
};

/** The plaque that Notoriety stands on, with its crown. */
const Plaque = ({ at: { x, y, width, height, crown } }: { readonly at: Layout['plaque'] }) => (
  <>
    <rect className={css.plaque} x={x} y={y} width={width} height={height} strokeWidth={height * 0.09} />
    <path transform={crown} d="M-11 9L-13 -8L-6 0L0 -12L6 0L13 -8L11 9ZM-11 11H11V14H-11Z" />
  </>
);

const Digest = ({ face }: { readonly face: Face }) => {
  const {
    names: { cardText },
    other: all,
    words,
  } = useGiven();
  const { digest } = cardText(face);
  const size = Math.min(DIGEST.size, ...digest.map((line) => fitting(line.map((bit) => bit.says).join(''), DIGEST.size, DIGEST.room)));
  const other = (all.get(face)?.size ?? 0) > 0;
  return (
    <g className={cx(other && css.other)} fontSize={size}>
      {other ? <title>{words.otherText}</title> : null}
      {digest.map((line, i) => (
        <text key={line.map((bit) => bit.says).join('')} className={css.says} x={DIGEST.x} y={DIGEST.y + i * DIGEST.leading}>
          {line.map(({ kind, says }) => (
            <tspan key={says} className={css[kind]}>
              {says}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
};

/** The letters alone, for a drawing that has the picture in it. */
export const Letters = ({ face, full = false }: { readonly face: Face; readonly full?: boolean }) => {
  const {
    tables,
    printed,
    names: { CARD_NAME },
  } = useGiven();
  const now = tables.CARD[faceOf(face)];
  const was = printed.CARD[faceOf(face)];
  if (now === undefined || was === undefined) return null;
  const at = full ? FULL : TILE;
  const name = CARD_NAME[face];
  const { title } = at;
  return (
    <g fill="#221b16">
      <Num number={`${face}.resistance`} at={at.resistance} now={now.resistance} was={was.resistance} full={full} />
      {now.notoriety === 0 && was.notoriety === 0 ? null : (
        <>
          <Plaque at={at.plaque} />
          <Num number={`${face}.notoriety`} at={at.notoriety} now={now.notoriety} was={was.notoriety} signed full={full} />
        </>
      )}
      {now.chronic && now.base === 0 ? null : (
        <Num number={`${face}.base`} at={now.chronic ? at.beside : at.base} now={now.base} was={was.base} signed full={full} />
      )}
      <text className={css.title} x={title.x} y={title.y} fontSize={fitting(name, title.size, title.room)} fill={inkOf(SUITS[now.suit] ?? null)}>
        {name}
      </text>
      {full ? null : <Digest face={face} />}
    </g>
  );
};

/** Laid over the picture of a card, tile or full. */
export const Lettering = ({ face, full = false }: { readonly face: Face; readonly full?: boolean }) => {
  const { width, height } = full ? FULL : TILE;
  return (
    <svg className={css.lettering} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Letters face={face} full={full} />
    </svg>
  );
};
