/** The town on a phone: pan and zoom, a switch for the fog, and the window card; the hand has a tab of its own. */
import { PanZoom } from '../../../client/kit/panzoom.tsx';
import { words } from '../text/labels.en.ts';
import { isPlague, type Props } from './choice.ts';
import { MapView } from './MapView.tsx';
import { FogSwitch } from './PlaguePlate.tsx';
import css from './phone.module.css';
import { WindowCard } from './WindowCard.tsx';

const START = { x: 470, y: 360, k: 0.9 } as const;

export const PhoneBoard = ({ p }: { readonly p: Props }) => (
  <section className={css.phone} aria-label={words.map}>
    <PanZoom width={1000} height={700} fit="contain" most={4} label={words.map} start={START}>
      <div className={css.town}>
        <MapView p={p} />
      </div>
    </PanZoom>
    <div className={css.corner}>
      <FogSwitch usual={isPlague(p)} short />
    </div>
    <WindowCard p={p} />
  </section>
);
