/** Words as this page speaks them: as they are, or in the pseudo-language, which is loaded only where it is asked for. */
import { pseudo } from './language.ts';

export const heard = async <T extends object>(words: T): Promise<T> => (pseudo ? (await import('./pseudo.ts')).pseudoOf(words) : words);
