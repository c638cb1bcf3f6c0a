/** The sounds of the house, made on the spot by a tiny synthesizer. It is fetched with the first sound, and only if sounds are on. */
import { settings } from '../prefs/store.ts';

/** volume, randomness, frequency, attack, sustain, release, shape, curve, slide … as zzfx takes them. */
const SOUNDS = {
  /** A wooden piece is set down. */
  place: [0.7, 0.03, 190, 0.001, 0.01, 0.06, 4, 2.2, -4, 0, 0, 0, 0, 0.6],
  /** A card slides and turns. */
  card: [0.35, 0.08, 900, 0.004, 0.02, 0.05, 4, 0.6, -30, 0, 0, 0, 0, 4],
  /** Dice on wood. */
  dice: [0.6, 0.25, 260, 0.001, 0.03, 0.09, 4, 1.6, 0, 0, 0, 0, 0.035, 2.5],
  /** It is your turn: a small bell. */
  turn: [0.6, 0, 660, 0.005, 0.12, 0.45, 0, 1.2, 0, 0, 330, 0.07],
  /** A clock runs short. */
  tick: [0.18, 0, 1200, 0.001, 0.004, 0.02, 4, 2, 0, 0, 0, 0, 0, 0.4],
  /** Something was refused. */
  no: [0.5, 0, 110, 0.005, 0.05, 0.1, 2, 1.4, -1],
  /** A fight. */
  fight: [0.6, 0.1, 70, 0.002, 0.05, 0.22, 4, 2.4, -1, 0, 0, 0, 0, 1.6],
  /** The game is over. */
  end: [0.7, 0, 392, 0.02, 0.3, 0.7, 0, 1.2, 0, 0, 196, 0.12],
} as const satisfies { readonly [name: string]: readonly number[] };
export type Sound = keyof typeof SOUNDS;

let synthesizer: Promise<typeof import('zzfx')> | null = null;

/** `away`: also where the page is not looked at, for what calls the reader back. */
export const play = (name: Sound, away = false): void => {
  const { sound, volume } = settings();
  // A browser lets no page sound before its reader has touched it.
  if (!sound || volume === 0 || (document.hidden && !away) || navigator.userActivation?.hasBeenActive === false) return;
  synthesizer ??= import('zzfx');
  const [loud, ...rest] = SOUNDS[name];
  synthesizer.then(({ zzfx }) => zzfx((loud * volume) / 50, ...rest)).catch(() => undefined);
};
