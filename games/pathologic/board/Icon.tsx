/** Small drawings that take their colours from where they stand: emblems, kinds, types. Decoration beside words, which screen readers hear. */
import { grown } from '@pesthouse/board';
import type { Healer, Resource } from '../names.ts';
import { counterArt, drawing, EMBLEM, HUE } from './art.ts';
import css from './parts.module.css';

export const Icon = ({ name, size = 16, className }: { readonly name: string; readonly size?: number; readonly className?: string | undefined }) => (
  <svg className={className} width={size} height={size} style={{ width: grown(size), height: grown(size) }} viewBox="0 0 24 24" aria-hidden="true">
    <use href={drawing(name)} />
  </svg>
);

/** A Healer's emblem on the Healer's colour. */
export const Emblem = ({ healer, size = 20 }: { readonly healer: Healer; readonly size?: number }) => (
  <span className={css.emblem} style={{ width: grown(size), height: grown(size), background: HUE[healer], '--cut': HUE[healer] }}>
    <Icon name={EMBLEM[healer]} size={Math.round(size * 0.7)} />
  </span>
);

export const Counter = ({ r, size = 21, dull = false }: { readonly r: Resource; readonly size?: number; readonly dull?: boolean }) => (
  <img className={dull ? css.dull : undefined} src={counterArt(r)} alt="" style={{ width: grown(size), height: grown(size) }} />
);

/** The base of a piece: white when it is free, black with a row of crosses in Quarantine. */
export const Base = ({ free }: { readonly free: boolean }) => (
  <svg className={css.base} viewBox="-14 -9 28 18" aria-hidden="true">
    <path d="M-12-1V3A12 5 0 0 0 12 3V-1Z" fill={free ? '#cdbd94' : '#0c0806'} stroke="#1b1310" strokeWidth="1.4" />
    <ellipse cy="-1" rx="12" ry="5" fill={free ? '#fffaf0' : '#2a1d16'} stroke="#1b1310" strokeWidth="1.4" />
    {free ? null : <path d="M-8.500 2.500l3 3m0-3l-3 3M-1.500 3.500l3 3m0-3l-3 3M5.500 2.500l3 3m0-3l-3 3" stroke="#efe2c0" strokeWidth="1.100" />}
  </svg>
);
