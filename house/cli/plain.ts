/** The words of a game as a terminal shows them: bold, the only markup there is, is left out. */
export const strip = (text: string): string => text.replaceAll('**', '');
