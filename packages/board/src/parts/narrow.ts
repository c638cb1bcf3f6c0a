/** The shape of a table by the width and the height of its window, decided here and nowhere else: a phone upright, a phone on its side or a window as low as one (a page at 200 % and more), or a desk. The styles write the same as `(max-width: 759px), (max-height: 559px)`, and its opposite as `(min-width: 760px) and (min-height: 560px)`; what only one shape needs stands under `[data-shape]`. */
import { useMedia } from './media.ts';

const NARROW = 760;
const SHORT = 560;
const LOW = 800;
/** From here on a window is wider than it is high: the board stands left, everything else right. */
const LYING = '(min-aspect-ratio: 1/1)';

export type Shape = 'upright' | 'lying' | 'desk';

/** Whether this is a phone's width: what pages of the house go by. */
export const useNarrow = (): boolean => useMedia(`(max-width: ${NARROW - 1}px)`);
/** Whether a table has a phone's room: too little width or too little height for a desk. */
export const useSmall = (): boolean => useMedia(`(max-width: ${NARROW - 1}px), (max-height: ${SHORT - 1}px)`);
/** Whether a desk is so low that a column has to be brief. */
export const useLow = (): boolean => useMedia(`(max-height: ${LOW}px)`);

export const useShape = (): Shape => {
  const small = useSmall();
  const lying = useMedia(LYING);
  return small ? (lying ? 'lying' : 'upright') : 'desk';
};
