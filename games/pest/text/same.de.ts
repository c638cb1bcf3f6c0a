/** What Pest rightly calls the same in German as in English. */
export const same: readonly string[] = ['Versus'];
