/** How the page of house rules draws what stands on the sheet of Retribution: whole cards, and the signs of the suits. */
import { FACES, SUITS } from '../names.ts';
import { picture } from './art.ts';
import { Full } from './Face.tsx';
import './theme.css';

export { Given } from './given.tsx';
export const width = 212;
export const named = (): boolean => true;

export const Face = ({ id }: { readonly id: string }) => {
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
