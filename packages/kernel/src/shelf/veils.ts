/** Events of published editions at which the position is not to be shown. Their modules never change, so what they do in an unlucky order is covered here. */
const VEILS: { readonly [game: string]: { readonly [edition: string]: readonly string[] } } = {
  exterminators: {
    // The hands of a team that is eliminated go to the discard pile one by one, but only all of them together are told: who held what stays a secret.
    '1': ['eliminated', 'discarded'],
  },
};

export const veilsOf = (game: string, edition: string): readonly string[] => VEILS[game]?.[edition] ?? [];
