/** How a seat of New York is drawn before the game: its species as a bullet of the subway map, and one of its animals. */
import { pestArt } from '../board/art.ts';
import { Bullet } from '../board/Drawing.tsx';
import { type Kind, SPECIES, type Species } from '../names.ts';
import '../board/theme.css';

const KIND: { readonly [S in Species]: Kind } = {
  humans: 'humans-commuter',
  rats: 'rats-subway-rat',
  pigeons: 'pigeons-street-pigeon',
  cockroaches: 'cockroaches-kitchen-roach',
};
const speciesOf = (value: string): Species | undefined => SPECIES.find((x) => x === value);

export const picture = (value: string): string | null => {
  const species = speciesOf(value);
  return species === undefined ? null : pestArt(KIND[species]);
};

export const Sign = ({ value, size }: { readonly value: string; readonly size: number }) => {
  const species = speciesOf(value);
  return species === undefined ? null : (
    <span data-game="newyork" style={{ display: 'contents' }}>
      <Bullet species={species} size={size} rim={2} />
    </span>
  );
};
