/** The scene of a phone: a map that is larger than the screen and moved with the finger, and over it what must stay in sight, drawn from the part that is seen. */
import { type ReactNode, useState } from 'react';
import { cx } from '../parts/cx.ts';
import { PanZoom, type PanZoomProps, type PanZoomWindow } from '../parts/panzoom.tsx';
import css from './phonemap.module.css';

interface PhoneMapProps extends Omit<PanZoomProps, 'children' | 'start'> {
  readonly className?: string | undefined;
  /** What it tells of itself where it is asked about. */
  readonly 'data-about'?: string;
  readonly start: PanZoomProps['start'] | undefined;
  /** The map; where it has to know what is seen of it, made from that. */
  readonly children: ReactNode | ((seen: PanZoomWindow | null) => ReactNode);
  /** What lies over it; null until it is known what is seen. */
  over(seen: PanZoomWindow | null): ReactNode;
}

export const PhoneMap = ({ className, 'data-about': about, start, onWindow, children, over, ...map }: PhoneMapProps) => {
  const [seen, setSeen] = useState<PanZoomWindow | null>(null);
  const look = (window: PanZoomWindow): void => {
    setSeen(window);
    onWindow?.(window);
  };
  return (
    <div className={cx(css.frame, className)} data-about={about}>
      {/* Where to begin changes only when the map has to go elsewhere: then it begins anew. */}
      <PanZoom {...map} {...(start === undefined ? {} : { start })} onWindow={look} key={start === undefined ? 'all' : `${start.x} ${start.y}`}>
        {typeof children === 'function' ? children(seen) : children}
      </PanZoom>
      {over(seen)}
    </div>
  );
};
