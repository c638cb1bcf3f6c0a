/** The drawings of a game that its lessons show. */
const ART = import.meta.glob<string>('../../../games/*/board/art/*.svg', { eager: true, query: '?url', import: 'default' });

export const artOf = (game: string, picture: string): string | undefined => ART[`../../../games/${game}/board/art/${picture}.svg`];
