/** A Lantern: its brightness and its flame, or its back. */
import { Card } from '@pesthouse/board';
import { DARK } from '../state.ts';
import { about } from './about.ts';
import { useGiven } from './given.tsx';
import css from './lantern.module.css';

export interface LanternProps {
  readonly light: number;
  readonly width: number;
  readonly legal?: boolean;
  readonly press?: (() => void) | undefined;
}

/** The brighter, the bigger the flame. */
const Flame = ({ light }: { readonly light: number }) => {
  const { brightest } = useGiven().tables.NUMBER;
  return (
    <svg className={css.flame} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="22" r={8 + (10 * light) / brightest} className={css.glow} />
      <path d="M20 6c5 7 9 11 9 18a9 9 0 0 1-18 0c0-7 4-11 9-18z" className={css.fire} />
    </svg>
  );
};

export const Lantern = ({ light, width, legal = false, press }: LanternProps) => {
  const { words } = useGiven();
  const card =
    light === DARK ? (
      <Card back width={width} label={words.dark} />
    ) : (
      <Card cost={light} picture={<Flame light={light} />} width={width} legal={legal} onPress={press} label={words.light(light)} />
    );
  return <span {...about('lantern', String(light))}>{card}</span>;
};
