/** Why something was refused, in the words of the waiting room where it has some. */
import { toast } from '../kit/toast.tsx';
import { HouseError } from '../link/house.ts';
import { lobby as words } from '../text/rooms.ts';
import { told } from '../text/told.ts';

const KNOWN: { readonly [code: string]: string | undefined } = words.refusals;

export const whyNot = (e: unknown): string => (e instanceof HouseError ? (KNOWN[e.code] ?? told(e)) : told(e));
export const sayWhyNot = (e: unknown): void => {
  toast({ text: whyNot(e), tone: 'bad' });
};
