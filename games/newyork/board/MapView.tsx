/** The poster itself: base picture, plaques, pile and legend, and over them the real buttons that hands, keys and screen readers use. */

import type { PanZoomWindow } from '@pesthouse/board';
import { useEffect, useState } from 'react';
import { about } from './about.ts';
import css from './board.module.css';
import { Callout } from './Callout.tsx';
import { type Asked, choiceOf, type Props } from './choice.ts';
import { useConvoy } from './convoy.ts';
import { useGiven } from './given.tsx';
import { Halos } from './Halos.tsx';
import { MapPicture } from './Light.tsx';
import { BOROUGH_SPOTS, VIEW_BOX, WATER_SPOTS } from './map.ts';
import { useMeant } from './meant.ts';
import { Legend, Pile } from './Pile.tsx';
import { Plaque, PlaqueDefs } from './Plaque.tsx';
import { Spots } from './Spots.tsx';
import { sceneOf } from './scene.ts';

const Names = () => {
  const {
    names: { BOROUGH_NAME, WATER_NAME },
  } = useGiven();
  return (
    <g textAnchor="middle">
      {BOROUGH_SPOTS.map((b) => (
        <text
          key={b.id}
          className={css.borough}
          transform={`translate(${b.x} ${b.y}) rotate(${b.turn})`}
          dominantBaseline="central"
          fontSize={b.size}
          fontWeight="800"
          letterSpacing="4"
          fill="var(--ny-land-ink)"
        >
          {BOROUGH_NAME[b.id]}
        </text>
      ))}
      {WATER_SPOTS.map((w) => (
        <text
          key={w.id}
          transform={`translate(${w.x} ${w.y}) rotate(${w.turn})`}
          fontSize="19"
          fontStyle="italic"
          fontWeight="500"
          letterSpacing="6"
          fill="var(--ny-water-ink)"
        >
          {WATER_NAME[w.id]}
        </text>
      ))}
    </g>
  );
};

/** The place that is asked about, until Escape lets go of it as of everything else that is picked. */
const useAsked = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    const letGo = (e: KeyboardEvent): void => {
      if (e.key === 'Escape') setAsked(null);
    };
    window.addEventListener('keydown', letGo);
    return () => window.removeEventListener('keydown', letGo);
  }, []);
  return [asked, setAsked] as const;
};

/** `sight` is the part of the poster that a phone shows. */
export const MapView = ({ sight = null, ...given }: Props & { readonly sight?: PanZoomWindow | null }) => {
  const here = useGiven();
  const { words } = here;
  const props = useMeant(given);
  const choice = choiceOf(props);
  const scene = sceneOf(here, props, choice);
  const convoy = useConvoy(given);
  const [asked, setAsked] = useAsked();
  const drawing = props.now?.type === 'drew';
  return (
    <section className={css.map} aria-label={words.map} {...about('map')}>
      <MapPicture className={css.base} />
      <svg className={css.over} viewBox={VIEW_BOX} aria-hidden="true">
        <PlaqueDefs />
        <Names />
        {props.narrow ? null : <Pile view={props.view} legal={choice.task === 'gather' || drawing} />}
        {props.narrow ? null : <Legend />}
        {scene.plaques.map((p) => (
          <Plaque key={p.at} {...p} />
        ))}
      </svg>
      <Halos scene={scene} pile={choice.task === 'gather' && !props.narrow} />
      <Spots {...props} choice={choice} onAsk={setAsked} onConvoy={convoy} />
      <Callout {...props} sight={sight} choice={choice} would={scene.would} asked={asked} onConvoy={convoy} />
    </section>
  );
};
