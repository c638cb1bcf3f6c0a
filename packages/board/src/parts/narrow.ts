/** Whether this is a phone's width, or a desk so low that a column has to be brief. One number each for scripts; the styles write the same as `max-width: 759px` and `max-height: 800px`. */
import { useMedia } from './media.ts';

const NARROW = 760;
const LOW = 800;

export const useNarrow = (): boolean => useMedia(`(max-width: ${NARROW - 1}px)`);
export const useLow = (): boolean => useMedia(`(max-height: ${LOW}px)`);
