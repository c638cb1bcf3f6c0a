/** The size of a room in the board's own pixels: the scene is drawn at one scale and grows or shrinks as a whole. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface Fit {
  readonly k: number;
  readonly width: number;
  readonly height: number;
}

/** Scales so that at least `least` of the board's own pixels have room; what is left over is given to the scene as more room. */
export const useFit = (
  least: { readonly width: number; readonly height: number },
  most = 3,
): { readonly ref: RefObject<HTMLDivElement | null>; readonly fit: Fit } => {
  const ref = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState<Fit>({ k: 1, width: least.width, height: least.height });
  const { width: w, height: h } = least;
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const measure = (): void => {
      const { clientWidth, clientHeight } = box;
      if (clientWidth === 0) return;
      const k = Math.min(most, clientWidth / w, h === 0 ? most : clientHeight / h);
      setFit({ k, width: clientWidth / k, height: clientHeight / k });
    };
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    measure();
    return () => watch.disconnect();
  }, [w, h, most]);
  return { ref, fit };
};
