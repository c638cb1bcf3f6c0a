/** Words that many columns of the store share, in German. */
export const whose = 'wem es gehört';
export const made = 'wann es entstand';
export const until = 'bis wann es gilt';
export const table = 'der Tisch';
export const seat = 'der Platz';
