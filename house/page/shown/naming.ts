/** What a person is called beside the role, colour or house that the rules speak of: whoever reads is "You", everybody else has their name. */
import type { Seat } from '@pesthouse/kernel';
import { table as words } from '../text/rooms.ts';

/** The names of whoever sits, by seat: an open seat has none. */
export const namesOf = (seats: readonly { readonly kind: string; readonly name: string }[] | undefined): readonly string[] =>
  (seats ?? []).map((x) => (x.kind === 'open' ? '' : x.name));

/** Before roles or colours are chosen the rules know a seat by its number only: then a sentence of theirs takes the name of whoever sits there. */
export const byName = (said: string, role: string, name: string): string => (/\d$/.test(role) && name !== '' ? said.replace(role, () => name) : said);

/** Empty where nobody is known by name, and where the name is already what the seat is called. */
export const besideRole = (names: readonly string[], who: Seat, you: Seat, role: string): string => {
  if (who < 0) return '';
  const name = who === you ? words.you : (names[who] ?? '');
  return name === role ? '' : name;
};
