/** Says why something could not be done, for a moment, wherever the reader is. */
import { told } from '../text/told.ts';
import { toast } from './toast.tsx';

export const sayWhyNot = (e: unknown): void => {
  toast({ text: told(e), tone: 'bad' });
};
