/** An icon of the house's sprite: takes its colour from the text and its size from the font, or the size that it is given. */
import { cx } from './cx.ts';
import { grown } from './grown.ts';
import css from './icon.module.css';
import type { IconName } from './icons.ts';

export function Icon({
  name,
  size,
  className,
  label,
}: {
  readonly name: IconName;
  readonly size?: number;
  readonly className?: string | undefined;
  readonly label?: string;
}) {
  const box = size === undefined ? undefined : { width: grown(size), height: grown(size) };
  return (
    <svg
      className={cx(css.icon, className)}
      width={size}
      height={size}
      style={box}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <use href={`#i-${name}`} />
    </svg>
  );
}
