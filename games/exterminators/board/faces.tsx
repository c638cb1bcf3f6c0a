/** How the page of house rules draws what stands on the sheet of Pests!: toolbox cards and exterminators. */
import { CARDS, COLORS } from '../names.ts';
import { faceArt, picture, queenArt } from './art.ts';
import css from './faces.module.css';
import { ToolCard } from './ToolCard.tsx';
import './theme.css';

export { Given } from './given.tsx';
export const width = 176;
export const widths = { people: 150 };

export const named = (id: string): boolean => CARDS.some((x) => x === id);

export const Face = ({ id }: { readonly id: string }) => {
  const card = CARDS.find((x) => x === id);
  if (card !== undefined)
    return (
      <span data-game="exterminators" className={css.tool}>
        <ToolCard card={card} look="full" />
      </span>
    );
  const color = COLORS.find((x) => x === id);
  return color === undefined ? null : (
    <span className={css.person}>
      <img src={faceArt(color)} alt="" draggable={false} />
      <img className={css.queen} src={queenArt(color)} alt="" draggable={false} />
    </span>
  );
};

export const Sign = ({ part }: { readonly part: string }) =>
  part === 'defensive' || part === 'offensive' ? <img src={picture(`icon-${part}`)} alt="" width={24} height={24} draggable={false} /> : null;
