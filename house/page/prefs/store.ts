/** What this browser keeps of its reader: settings, a name and a mark. Nothing of it leaves the browser but the name that a table is given. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { BROWSER } from '../text/language.ts';

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ['dark', 'light', 'system'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'on', 'off'] as const;
export type Motion = (typeof MOTIONS)[number];
/** Steps with one choice: made by hand, passed over, or passed over even where that ends a turn. */
export const PASS_OVERS = ['off', 'steps', 'turns'] as const;
export type PassOver = (typeof PASS_OVERS)[number];

export interface Settings {
  readonly speed: Speed;
  readonly motion: Motion;
  readonly sound: boolean;
  /** 0 to 100. */
  readonly volume: number;
  readonly theme: Theme;
  /** A language of the house, or that of the browser. What it is takes effect when the page is loaded. */
  readonly language: string;
  readonly notifications: boolean;
  /** Ask once more before a move is sent. */
  readonly confirmMoves: boolean;
  readonly passOver: PassOver;
  /** How often passing over was offered at a table. */
  readonly passOffers: number;
  readonly name: string;
  /** Which of the six seat marks, 0 to 5. */
  readonly mark: number;
  /** The picture by which others know the reader; empty until one was chosen. */
  readonly avatar: string;
}

export const START: Settings = {
  speed: 'normal',
  motion: 'system',
  sound: true,
  volume: 25,
  theme: 'system',
  language: BROWSER,
  notifications: false,
  confirmMoves: false,
  passOver: 'off',
  passOffers: 0,
  name: '',
  mark: 1,
  avatar: '',
};

interface Store extends Settings {
  set(change: Partial<Settings>): void;
}

/** Where they are kept. `public/theme.js` reads the same place before the first paint. */
export const SETTINGS = 'pesthouse.settings';

export const useSettings = create<Store>()(
  persist((set) => ({ ...START, set: (change) => set(change) }), {
    name: SETTINGS,
    version: 2,
    // The first version knew English alone, and kept it unasked.
    migrate: (kept) => ({ ...START, ...(typeof kept === 'object' ? kept : {}), language: BROWSER }),
    partialize: ({ set: _, ...kept }) => kept,
  }),
);

export const settings = (): Settings => useSettings.getState();

/** By how much the times of animations are multiplied; 0 shows everything at once. */
const PACE: { readonly [S in Speed]: number } = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

export const stillness = (motion: Motion): boolean => motion === 'off' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);

/** The factor for every time span that shows an event: speed alone. What moves on top of that asks `stillness`. */
export const pace = (): number => PACE[settings().speed];
