/** How the page of house rules draws what stands on the sheet of Retribution: whole cards, and the signs of the suits. */
import { cx } from '../../../client/kit/cx.ts';
import { FACES, SUITS } from '../names.ts';
import { picture } from './art.ts';
import { Full } from './Face.tsx';
import css from './faces.module.css';
import './theme.css';

export { Given } from './given.tsx';
export const width = 212;
export const named = (): boolean => true;

interface FaceProps {
  readonly id: string;
  turned(number: string): { readonly was: number; readonly now: number } | null;
}

/** A number that is part of the picture cannot be set anew: a slip is pasted over it. */
const Slip = ({
  at,
  signed = false,
  turning,
}: {
  readonly at: string | undefined;
  readonly signed?: boolean;
  readonly turning: ReturnType<FaceProps['turned']>;
}) => {
  const said = (n: number): string => `${n < 0 ? '\u2212' : signed ? '+' : ''}${Math.abs(n)}`;
  return turning === null ? null : (
    <span className={cx(css.slip, at)}>
      <del>{said(turning.was)}</del>
      <ins>{said(turning.now)}</ins>
    </span>
  );
};

export const Face = ({ id, turned }: FaceProps) => {
  const face = FACES.find((x) => x === id);
  return face === undefined ? null : (
    <span data-game="retribution" className={css.card}>
      <Full face={face} />
      <Slip at={css.resistance} turning={turned(`${id}.resistance`)} />
      <Slip at={css.base} signed turning={turned(`${id}.base`)} />
      <Slip at={css.notoriety} signed turning={turned(`${id}.notoriety`)} />
    </span>
  );
};

export const Sign = ({ part }: { readonly part: string }) => {
  const suit = [...SUITS, 'penance' as const].find((x) => x === part);
  return suit === undefined ? null : <img src={picture(`suit-${suit}`)} alt="" width={24} height={24} draggable={false} />;
};
