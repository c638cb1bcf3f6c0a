/** The five Houses, by themselves: a lobby asks for them and for no other name. */
export const HOUSES = ['red', 'blue', 'yellow', 'white', 'purple'] as const;
export type House = (typeof HOUSES)[number];
