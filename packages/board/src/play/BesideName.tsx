/** What every plate tells beside a name: that its person is away, and what plays for them. */
import type { Seated } from './seats.ts';

/** `as` is the element that the game's styles dress. */
export const BesideName = ({ of, as: As = 'i' }: { readonly of: Seated; readonly as?: 'i' | 'u' | 'em' }) => (of.away === null ? null : <As>{of.away}</As>);
