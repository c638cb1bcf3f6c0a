/** Puts a link on the clipboard, and says so. */
import { toast } from '../kit/toast.tsx';
import { table as words } from '../text/rooms.ts';

export const copy = async (link: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(link);
    toast(words.share.copied);
  } catch {
    // Without leave to copy, the link itself is shown to be copied by hand.
    toast({ text: link, stay: 0 });
  }
};
