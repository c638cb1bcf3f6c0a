/** A drawing of the sprite at any size. The sprite is put into the page once, so that pieces everywhere take the colour and the hatching of their House. */
import { grown } from '@pesthouse/board';
import type { CSSProperties } from 'react';
import sprite from './art/sprite.svg?raw';
import { type Drawing, SIZE } from './sizes.ts';

const ID = 'pest-sprite';
if (typeof document !== 'undefined' && document.getElementById(ID) === null) {
  const box = document.createElement('div');
  box.id = ID;
  box.setAttribute('aria-hidden', 'true');
  box.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  box.innerHTML = sprite;
  document.body.append(box);
}

export interface PicProps {
  readonly name: Drawing;
  /** The height; the width follows. */
  readonly h: number;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

export const Pic = ({ name, h, className, label, style }: PicProps) => {
  const [w, high] = SIZE[name];
  const width = Math.round(((h * w) / high) * 10) / 10;
  const box = { width, height: h, viewBox: `0 0 ${w} ${high}`, className, style: { width: grown(width), height: grown(h), ...style } };
  const drawn = <use href={`#pest-${name}`} />;
  return label === undefined ? (
    <svg {...box} aria-hidden="true">
      {drawn}
    </svg>
  ) : (
    <svg {...box} role="img" aria-label={label}>
      {drawn}
    </svg>
  );
};

/** The same inside a larger drawing: middle and height. */
export const Inset = ({
  name,
  x,
  y,
  h,
  className,
}: {
  readonly name: Drawing;
  readonly x: number;
  readonly y: number;
  readonly h: number;
  readonly className?: string | undefined;
}) => {
  const [w, high] = SIZE[name];
  const wide = (h * w) / high;
  return <use href={`#pest-${name}`} x={x - wide / 2} y={y - h / 2} width={wide} height={h} className={className} />;
};
