/** How a seat of Pest is drawn before the game: the crest of its House. */
import { Pic } from '../board/Draw.tsx';
import { crestOf } from '../board/pictures.ts';
import { HOUSES } from '../names.ts';

/** A House has a crest and no likeness. */
export const picture = (): string | null => null;

export const Sign = ({ value, size }: { readonly value: string; readonly size: number }) => {
  const house = HOUSES.find((x) => x === value);
  return house === undefined ? null : <Pic name={crestOf(house)} h={size} />;
};
