/** What Pests! rightly calls the same in German as in English. */
export const same: readonly string[] = ['Dusty Webb', 'Orange', 'orange', 'Teams'];
