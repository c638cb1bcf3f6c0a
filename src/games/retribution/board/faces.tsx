/** How the page of house rules draws what stands on the sheet of Retribution: whole cards, and the signs of the suits. */
import type { Numbers } from '../../../kernel/index.ts';
import { FACES, SUITS } from '../names.ts';
import { picture } from './art.ts';
import { Full } from './Face.tsx';
import './theme.css';

export const width = 172;

export const Face = ({ id }: { readonly id: string; readonly numbers: Numbers }) => {
  const face = FACES.find((x) => x === id);
  return face === undefined ? null : (
    <span data-game="retribution">
      <Full face={face} />
    </span>
  );
};

export const Sign = ({ part }: { readonly part: string }) => {
  const suit = [...SUITS, 'penance' as const].find((x) => x === part);
  return suit === undefined ? null : <img src={picture(`suit-${suit}`)} alt="" width={24} height={24} draggable={false} />;
};
