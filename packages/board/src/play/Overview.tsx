/** The whole scene in small, beside the part of it that a phone shows: what a game draws in it, and a frame round that part. */
import type { ReactNode, SVGProps } from 'react';
import type { PanZoomWindow } from '../parts/panzoom.tsx';

export interface OverviewProps extends Pick<SVGProps<SVGSVGElement>, 'className' | 'width' | 'height'> {
  /** The scene, in the units of its drawing. */
  readonly box: PanZoomWindow;
  /** The part that is seen, from the corner of the scene on; null until that is known. */
  readonly seen: PanZoomWindow | null;
  /** How the frame is drawn. */
  readonly frame: Pick<SVGProps<SVGRectElement>, 'rx' | 'fill' | 'stroke' | 'strokeWidth'>;
  readonly moving?: boolean;
  readonly children: ReactNode;
}

export const Overview = ({ box, seen, frame, moving = false, children, ...svg }: OverviewProps) => (
  <svg {...svg} data-moving={moving || undefined} viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
    {children}
    {seen === null ? null : <rect x={seen.x + box.x} y={seen.y + box.y} width={seen.width} height={seen.height} {...frame} />}
  </svg>
);
