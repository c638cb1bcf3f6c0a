/** What Sample rightly calls the same in German as in English: names that stay. */
export const same: readonly string[] = [];
