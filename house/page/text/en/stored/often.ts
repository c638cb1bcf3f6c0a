/** Words that many columns of the store share, in English. */
export const whose = 'whose it is';
export const made = 'when it was made';
export const until = 'until when it is good';
export const table = 'the table';
export const seat = 'the seat';
