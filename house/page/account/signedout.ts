/** This browser was signed out: after half a year without a visit, or from another device. It says so, once, and is a guest again. */
import { BASE } from '../base.ts';
import { toast } from '../kit/toast.tsx';
import { dropKey } from '../mykey.ts';
import { account } from '../text/rooms.ts';

export const signedOut = (): void => {
  dropKey();
  const { signedOut: text, again: name } = account.who;
  toast({ text, stay: 0, action: { name, press: () => location.assign(`${BASE}/signin`) } });
};
