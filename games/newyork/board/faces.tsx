/** How the page of house rules draws what stands on the sheet of New York: Pest cards, places, and the bullets of the species. */
import { KINDS, PLACES, SPECIES } from '../names.ts';
import { placeArt } from './art.ts';
import { Bullet } from './Drawing.tsx';
import css from './faces.module.css';
import { PestCard } from './PestCard.tsx';
import './theme.css';

export { Given } from './given.tsx';
export const width = 136;
export const widths = { places: 150 };

export const named = (id: string): boolean => KINDS.some((x) => x === id);

export const Face = ({ id }: { readonly id: string }) => {
  const kind = KINDS.find((x) => x === id);
  if (kind !== undefined)
    return (
      <span data-game="newyork" className={css.card}>
        <PestCard kind={kind} />
      </span>
    );
  const place = PLACES.find((x) => x === id);
  return place === undefined ? null : <img className={css.place} src={placeArt(place)} alt="" draggable={false} />;
};

export const Sign = ({ part }: { readonly part: string }) => {
  const species = SPECIES.find((x) => x === part);
  return species === undefined ? null : (
    <span data-game="newyork" className={css.sign}>
      <Bullet species={species} size={22} rim={2} />
    </span>
  );
};
