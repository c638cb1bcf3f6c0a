/** The town on a phone: pan and zoom, a switch for the fog, and the window card; the hand has a tab of its own. */

import type { PanZoomWindow } from '@pesthouse/board';
import { PhoneMap } from '@pesthouse/board';
import { useRef, useState } from 'react';
import { PLAGUE, UNKNOWN } from '../names.ts';
import { atOf } from '../state.ts';
import { about } from './about.ts';
import { isPlague, type Props, roleOf } from './choice.ts';
import { useGiven } from './given.tsx';
import { MapView } from './MapView.tsx';
import { slotsOf } from './map.ts';
import { FogSwitch } from './PlaguePlate.tsx';
import css from './phone.module.css';
import { type Box, WHOLE_MAP } from './stand.ts';
import { WindowCard } from './WindowCard.tsx';

/** So close that whoever stands beside others is as wide as a finger. */
const CLOSE = 1.16;

/** From here on the names of districts can be read. */
const READABLE = 0.8;

/** Opens where this seat is: the Plague's place, or the Healer's. */
const startOf = (p: Props): { readonly x: number; readonly y: number; readonly k: number } => {
  const h = roleOf(p);
  const at = p.view.place < UNKNOWN ? p.view.place : h >= 0 && h < PLAGUE ? atOf(p.view, h) : 0;
  const { label } = slotsOf(at);
  return at === 0 ? { x: 470, y: 360, k: CLOSE } : { x: label.x + 40, y: label.y + 60, k: CLOSE };
};

export const PhoneBoard = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  const [start] = useState(() => startOf(p));
  const sight = useRef<Box>(WHOLE_MAP);
  const keep = ({ x, y, width, height }: PanZoomWindow): void => {
    sight.current = { x, y, w: width, h: height };
  };
  return (
    <PhoneMap
      className={css.phone}
      {...about('map')}
      width={1000}
      height={700}
      fit="contain"
      most={4}
      read={READABLE}
      label={words.map}
      start={start}
      onWindow={keep}
      over={() => (
        <>
          <div className={css.corner}>
            <FogSwitch usual={isPlague(p)} short />
          </div>
          <WindowCard p={p} />
        </>
      )}
    >
      <div className={css.town}>
        <MapView p={p} sight={sight} />
      </div>
    </PhoneMap>
  );
};
