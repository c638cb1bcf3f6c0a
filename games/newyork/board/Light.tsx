/** Pictures that know night and day: both are laid out, and the light of the house shows one of them. */
import { cx } from '@pesthouse/board';
import type { PlaceId } from '../names.ts';
import { dayArt, mapBase, mapDay, placeArt } from './art.ts';
import css from './light.module.css';

const Pair = ({ night, day, className }: { readonly night: string; readonly day: string; readonly className?: string | undefined }) => (
  <>
    <img className={cx(css.night, className)} src={night} alt="" loading="lazy" draggable={false} />
    <img className={cx(css.day, className)} src={day} alt="" loading="lazy" draggable={false} />
  </>
);

export const MapPicture = ({ className }: { readonly className?: string | undefined }) => <Pair night={mapBase} day={mapDay} className={className} />;
export const PlacePicture = ({ at }: { readonly at: PlaceId }) => <Pair night={placeArt(at)} day={dayArt(at)} />;

/** The same inside a drawing. */
export const PlaceInset = ({ at }: { readonly at: PlaceId }) => (
  <>
    <image className={css.night} href={placeArt(at)} x="-88" y="-62" width="176" height="124" />
    <image className={css.day} href={dayArt(at)} x="-88" y="-62" width="176" height="124" />
  </>
);
