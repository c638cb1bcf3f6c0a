/** The middle of the top bar: which Night it is. */
import { about } from './about.ts';
import { useGiven } from './given.tsx';
import type { Props } from './props.ts';

export const Rail = ({ view }: Props) => <span {...about('night')}>{useGiven().text.night(view)}</span>;
