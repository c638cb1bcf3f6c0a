/** Small drawings that take their colours from where they stand: species glyphs, bullets, icons, dice. */
import { grown } from '@pesthouse/board';
import type { CSSProperties } from 'react';
import type { Species } from '../names.ts';
import { drawing } from './art.ts';
import css from './drawing.module.css';

export type IconName = 'drop' | 'hand' | 'pin' | 'ring' | 'shield' | 'slice' | 'skip' | 'plus';

/** Decoration beside words: hidden from screen readers, which hear the words. */
export const Icon = ({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) => (
  <svg className={css.icon} width={size} height={size} style={{ width: grown(size), height: grown(size) }} viewBox="0 0 24 24" aria-hidden="true">
    <use href={drawing(name)} />
  </svg>
);

/** The species' glyph on its colour, as on a subway map. */
export const Bullet = ({ species, size = 40, rim = 2 }: { readonly species: Species; readonly size?: number; readonly rim?: number }) => {
  const style: CSSProperties = { width: grown(size), height: grown(size), boxShadow: `0 0 0 ${rim}px var(--bullet-rim, #f4efe6)` };
  return (
    <span className={css.bullet} data-species={species} style={style} aria-hidden="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <use href={drawing(species)} />
      </svg>
    </span>
  );
};

/** A glyph or icon inside a drawing, in that drawing's units. */
export const Inset = ({
  name,
  x,
  y,
  size,
  color = '#fff',
  gap = '#0B1226',
}: {
  readonly name: Species | IconName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color?: string;
  readonly gap?: string;
}) => <use href={drawing(name)} x={x} y={y} width={size} height={size} style={{ color, '--gap': gap }} />;

/** A die in the colours of its roller; 0 is a die in the air. */
export const DieFace = ({ face, size = 62 }: { readonly face: number; readonly size?: number }) => (
  <svg className={css.die} width={size} height={(size * 52) / 48} viewBox="0 0 48 52" aria-hidden="true">
    {face > 0 ? (
      <use href={drawing(`die-${face}`)} />
    ) : (
      <>
        <rect x="1" y="5" width="46" height="46" rx="10" fill="var(--die-edge)" />
        <rect x="1" y="1" width="46" height="46" rx="10" fill="var(--die)" />
        <text x="24" y="35" textAnchor="middle" fontSize="30" fontWeight="800" fill="var(--pip)">
          ?
        </text>
      </>
    )}
  </svg>
);
