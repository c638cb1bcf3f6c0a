/** House rules that somebody brings to a table: checked, tried once, and reduced to what they mean. */
import type { NamedVariant, Variant } from '@pesthouse/api';
import type { Meta } from '@pesthouse/kernel';
import { type Meaning, openVariant } from '@pesthouse/table';
import { Refusal } from './failure.ts';
import type { Tables } from './tables.ts';
import type { Thinkers } from './thinkers.ts';

const refused = (why: string): Refusal => new Refusal(400, 'variant', `These house rules cannot be played: ${why}.`);

/** House rules that were found sound, by their ids: a meaning is tried once. */
const tried = new Set<string>();
const MOST_TRIED = 500;

/** The house rules that somebody brings, checked, tried, and reduced to what they mean. */
export const houseRules = async (
  tables: Tables,
  thinkers: Pick<Thinkers, 'sound'>,
  game: string,
  v: Variant,
): Promise<{ readonly variant: NamedVariant; readonly meta: Meta }> => {
  if (v.game !== game) throw refused(`they are rules of ${v.game}`);
  const open = await openVariant(tables.games, v);
  if ('wrong' in open) throw refused(open.wrong);
  if ('unknown' in open) throw refused(open.unknown);
  const { id, meaning, printed } = open;
  if (!tried.has(id)) {
    const said = await thinkers.sound(v);
    if ('wrong' in said) throw refused(said.seats > 0 ? `with ${said.seats === 1 ? 'one seat' : `${said.seats} seats`} ${said.wrong}` : said.wrong);
    for (const old of tried) if (tried.size >= MOST_TRIED) tried.delete(old);
    tried.add(id);
  }
  return { variant: { ...v, ...copyOf(meaning), id }, meta: printed.game.meta };
};
const copyOf = ({ numbers, switches }: Meaning) => ({ numbers: { ...numbers }, switches: { ...switches } });
