/** Numbers as German says them: 1., 2.; zwei, drei, zwölf. */
export const ordinal = (n: number): string => `${n}.`;

const WORDS = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];
/** In words up to twelve, then in figures. One goes by its noun: whoever needs it says it. */
export const counted = (n: number): string => WORDS[n] ?? String(n);
/** The same at the beginning of a sentence. */
export const capital = (n: number): string => counted(n).replace(/^./, (c) => c.toUpperCase());

const plain = new Intl.NumberFormat('de', { maximumFractionDigits: 4 });
/** With a comma, and with a minus that is no hyphen. */
export const figure = (n: number): string => `${n < 0 ? '−' : ''}${plain.format(Math.abs(n))}`;

/** Annas, but Hans’ and Max’. */
export const genitive = (name: string): string => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`);
