/** The map on a phone: larger than the screen, moved and pinched, with an overview while it moves. */

import type { PanZoomWindow } from '@pesthouse/board';
import { Overview, only, ownOr, PhoneMap } from '@pesthouse/board';
import { useEffect, useMemo, useState } from 'react';
import { CASTLE } from '../data/tables.ts';
import { PLACES, SPACES } from '../names.ts';
import { about } from './about.ts';
import type { Props } from './choice.ts';
import { placeAt } from './geometry.ts';
import { useGiven } from './given.tsx';
import { MapView } from './MapView.tsx';
import css from './phone.module.css';
import { useStory } from './story.ts';
import { useScene } from './underway.ts';

const ROOM = { width: 860, height: 700 } as const;
/** From here on every name can be read and every place pressed with a finger. */
const READABLE = 1.05;
/** The overview goes when the map has come to rest: it must not lie on a place. */
const REST_MS = 1200;

const Corner = ({ at, s }: { readonly at: PanZoomWindow | null; readonly s: Props['view'] }) => {
  const k = 96 / ROOM.width;
  const [moving, setMoving] = useState(false);
  useEffect(() => {
    // A new window is a moved map.
    if (at !== null) setMoving(true);
    const rest = setTimeout(() => setMoving(false), REST_MS);
    return () => clearTimeout(rest);
  }, [at]);
  return (
    <Overview
      className={css.overview}
      width={96}
      height={ROOM.height * k}
      moving={moving}
      box={{ x: 0, y: 0, ...ROOM }}
      seen={at}
      frame={{ fill: 'rgb(178 58 54 / .25)', stroke: '#B23A36', strokeWidth: 12 }}
    >
      {PLACES.map((id, i) => {
        const [x, y] = placeAt(ROOM, id);
        return <circle key={id} cx={x} cy={y} r="14" fill={s.ruin[i] === 1 ? '#A6987B' : '#1C1A1D'} />;
      })}
    </Overview>
  );
};

export const PhoneBoard = (p: Props) => {
  const { words } = useGiven();
  const s = useScene(p);
  const story = useStory(p.view, p.now);
  const own = s.players[ownOr(p, s.active)];
  const doctor = own === undefined ? -1 : own.doctor >= 0 ? own.doctor : (own.site[CASTLE] ?? -1);
  // Before there is a Castle: where one could stand.
  const site = p.pointed?.verb === 'castle' ? p.pointed.at : only(p.legal, 'castle')[0]?.at;
  const at = SPACES[doctor] ?? site;
  // It opens at the Doctor and goes along when he walks; in between the finger decides.
  const start = useMemo(() => {
    if (at === undefined) return undefined;
    const [x, y] = placeAt(ROOM, at);
    return { x, y, k: READABLE };
  }, [at]);
  return (
    <PhoneMap
      className={css.board}
      {...about('board')}
      {...ROOM}
      fit="cover"
      least={READABLE}
      most={2}
      read={READABLE}
      label={words.map}
      start={start}
      over={(seen) => <Corner at={seen} s={s} />}
    >
      <MapView p={p} scene={s} story={story} room={ROOM} framed={false} />
    </PhoneMap>
  );
};
