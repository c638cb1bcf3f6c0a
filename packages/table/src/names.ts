/** Names for those who come without one. */
const BOTS = ['Delancey', 'Mulberry', 'Bleecker', 'Orchard', 'Pell', 'Bowery', 'Hester', 'Rivington'] as const;

export const botName = (nth: number): string => `Bot ${BOTS[nth % BOTS.length] ?? 'Delancey'}`;
