/** The mark by which a drawn thing is known to whoever asks about it: its kind, and which one of the kind. The game's words answer for every mark (`text/about.ts`). */
export interface Marked {
  readonly 'data-about': string;
}

/** Goes onto a plate beside its mark: whose seat it is. Who asks about it finds the person there as well. */
export const sits = (seat: number): { readonly 'data-sits': number } => ({ 'data-sits': seat });

/** A game says once which kinds of things it draws; its components then mark them by it. */
export const marks =
  <K extends string>() =>
  (kind: K, ...ids: readonly string[]): Marked => ({ 'data-about': [kind, ...ids].join(':') });
