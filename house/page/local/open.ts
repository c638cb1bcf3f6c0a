/** Opening a table in this browser alone. */
import { type NamedVariant, type NewTable, type Variant, variant as variantShape } from '@pesthouse/api';
import { type Base, checkOptions, type Entry, isMove, type Meta } from '@pesthouse/kernel';
import type { Branches } from '@pesthouse/table';
import { botName } from '@pesthouse/table';
import { findGame, isGame } from '../../games/index.ts';
import { HouseError } from '../link/house.ts';
import { houseText } from '../text/index.ts';
import { keep, type LocalSeat } from './store.ts';

const hex = (bytes: number): string => Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (b) => b.toString(16).padStart(2, '0')).join('');

export interface LocalWanted {
  readonly game: string;
  /** The edition, where it is not the newest; and house rules, whose edition goes before. */
  readonly rules?: string | undefined;
  readonly variant?: NewTable['variant'] | undefined;
  readonly seats: NewTable['seats'];
  readonly options?: NewTable['options'];
  readonly name?: string | undefined;
  /** Entries of another table, and the seeds that they drew from, to play on from. */
  readonly from?: { readonly branches: Branches; readonly entries: readonly Entry[] };
  /** A position to play on from, of which nobody has the record. */
  readonly at?: Base;
}

const seatsOf = (wanted: NewTable['seats']): LocalSeat[] => {
  const { set } = houseText();
  const persons = wanted.filter((x) => x.kind !== 'bot').length;
  let person = 0;
  let bot = 0;
  return wanted.map((x) => {
    if (x.kind === 'bot') return { kind: 'bot', name: botName(bot++), level: x.level };
    const name = x.kind === 'person' ? x.name : undefined;
    return { kind: 'person', name: name ?? (persons === 1 ? set.you : set.person1(++person)), level: null };
  });
};

/** House rules without the id of a table that was played by them: a rematch brings it along. */
const bare = (v: NonNullable<LocalWanted['variant']>): Variant => variantShape.parse(Object.fromEntries(Object.entries(v).filter(([key]) => key !== 'id')));

/** House rules, checked and reduced to what they mean. */
const houseRules = async (v: Variant, wrong: (code: string) => HouseError): Promise<{ readonly variant: NamedVariant; readonly meta: Meta }> => {
  const { openVariant } = await import('@pesthouse/table');
  const open = await openVariant(findGame, v);
  if (!('engine' in open)) throw wrong('variant');
  const { numbers, switches } = open.meaning;
  return { variant: { ...v, numbers: { ...numbers }, switches: { ...switches }, id: open.id }, meta: open.printed.game.meta };
};

/** A table in this browser. Nobody can come to it from outside, so a seat without a bot is a person before this screen. Gives the table's name. */
export const openLocal = async (wanted: LocalWanted): Promise<string> => {
  const wrong = (code: string): HouseError => new HouseError({ error: code, message: '', clause: null });
  const game = isGame(wanted.game) ? findGame(wanted.game) : undefined;
  if (game === undefined) throw wrong('no-game');
  const ruled = wanted.variant === undefined ? undefined : await houseRules(bare(wanted.variant), wrong);
  const meta = ruled?.meta ?? (wanted.rules === undefined ? game.meta : (await game.engine(wanted.rules)).game.meta);
  const checked = checkOptions(meta, wanted.seats.length, { ...wanted.options, ...ruled?.variant.switches });
  if ('wrong' in checked) throw wrong('options');
  const id = hex(7);
  const now = Date.now();
  await keep({
    id,
    game: wanted.game,
    rules: meta.rules,
    ...(ruled === undefined ? {} : { variant: ruled.variant }),
    name: wanted.name ?? game.meta.title,
    options: Object.fromEntries(Object.entries(checked.options).map(([k, v]) => [k, typeof v === 'object' ? [...v] : v])),
    seats: seatsOf(wanted.seats),
    seed: hex(32),
    entries: wanted.from === undefined ? [] : wanted.from.entries.map((e) => (isMove(e) ? { ...e, move: { ...e.move } } : e)),
    // What comes must not be what came there: the old seed ends where the old entries do.
    branches: [...(wanted.from?.branches ?? [])],
    ...(wanted.at === undefined ? {} : { from: { ...wanted.at } }),
    over: false,
    made: now,
    touched: now,
  });
  return id;
};
