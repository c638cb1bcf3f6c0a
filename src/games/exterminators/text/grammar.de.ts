/** How German counts, lists and begins a sentence. */

export const some = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
export const pests = (n: number): string => some(n, 'Schädling', 'Schädlinge');
export const cards = (n: number): string => some(n, 'Karte', 'Karten');
export const rounds = (n: number): string => some(n, 'Runde', 'Runden');
export const steps = (n: number): string => some(n, 'Schritt', 'Schritte');
export const points = (n: number): string => `${n} AP`;
export const actionPoints = (n: number): string => some(n, 'Aktionspunkt', 'Aktionspunkte');
export const join = (list: readonly string[]): string => (list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} und ${list[list.length - 1]}`);
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Small numbers in words; one has an ending of its own in every case, so whoever counts says it. */
const COUNT = ['', '', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'] as const;
export const inWords = (n: number, none: string, one: string): string => (n === 0 ? none : n === 1 ? one : (COUNT[n] ?? String(n)));
/** How far somebody goes: `einen Raum`, `zwei Räume`. */
export const rooms = (n: number): string => `${inWords(n, 'keinen', 'einen')} ${n < 2 ? 'Raum' : 'Räume'}`;
export const times = (n: number): string => (n === 1 ? 'einmal' : `${inWords(n, 'kein', '')}mal`);
