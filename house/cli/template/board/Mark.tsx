/** The seat's mark: the house's own. */
import { Glyph } from '@pesthouse/board';
import type { Seat } from '@pesthouse/kernel';

export const Mark = ({ seat, size }: { readonly seat: Seat; readonly size: number }) => <Glyph seat={seat} size={size >= 40 ? 'l' : size >= 28 ? 'm' : 's'} />;
