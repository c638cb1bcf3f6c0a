/** The middle of the top bar: which Night it is. */
import { useGiven } from './given.tsx';
import type { Props } from './props.ts';

export const Rail = ({ view }: Props) => <span>{useGiven().text.night(view)}</span>;
