/** The whole position as a document without a language: districts with their neighbours, Events, Healers, and what the Plague keeps to itself. The words of every language say it. */
import { list, type Seat, says, section, type TextBoard, table } from '@pesthouse/kernel';
import { nearOf, num, reachOf } from '../data/tables.ts';
import { DISTRICTS, type Healer, STEPPE, type StrainFace, type Title, type Ward } from '../names.ts';
import { mayBeIn, wardsIn } from '../reading.ts';
import { type Page, pages, type State } from '../state.ts';
import type { Names } from './names.en.ts';
import { districtOf, healerOf, plagueOf, poolOf, type Some, sheetOf } from './position.ts';

export interface BoardWords {
  readonly titles: { readonly turn: string; readonly map: string; readonly events: string; readonly dead: string; readonly plague: string };
  turn(s: State): string;
  /** Where the Plague was last seen, and whether it may be in the Steppe. */
  seen(s: State, steppe: boolean): string;
  counts(s: State): string;
  /** The Steppe is next to these, for the Plague alone. */
  steppe(next: readonly number[]): string;
  readonly mapHead: readonly [district: string, who: string, there: string, next: string];
  district(d: number): string;
  who(people: ReturnType<typeof districtOf>['people']): string;
  there(facts: ReturnType<typeof districtOf>, d: number): readonly string[];
  /** A district among others that it lies next to. */
  next(d: number): string;
  readonly eventHead: readonly [event: string, district: string, needs: string, does: string];
  event(d: number): string;
  needs(d: number, s: State): string;
  dead(crypts: readonly Ward[], grave: readonly Ward[], pool: readonly Some[]): readonly string[];
  healer(id: Healer, you: boolean): string;
  has(s: State, h: number, sheet: readonly Some[], pact: Ward | null): readonly string[];
  readonly cardHead: readonly [card: string, effect: string];
  card(id: Title): string;
  plague(s: State, targets: readonly Ward[]): readonly string[];
  readonly strainHead: readonly [strain: string, effect: string];
  strain(id: StrainFace): string;
  page(page: Page): string;
}

/** The board in words, with what the cards of a table say. */
export const boardOf = ({ titleRule, strainRule, eventRule }: Names, say: BoardWords) => {
  const districts = Array.from({ length: DISTRICTS }, (_, i) => i + 1);

  const healer = (s: State, h: number, you: boolean) => {
    const { id, pact, hand } = healerOf(s, h);
    return section(
      say.healer(id, you),
      list(say.has(s, h, sheetOf(s, h), pact)),
      table(
        say.cardHead,
        [...new Set(you ? hand : [])].map((card) => [say.card(card), titleRule(card, s)]),
      ),
    );
  };

  const plague = (s: State) => {
    const own = plagueOf(s);
    if (own === null) return [];
    return [
      section(
        say.titles.plague,
        list(say.plague(s, own.targets)),
        table(
          say.strainHead,
          own.grip.map((id) => [say.strain(id), strainRule(id)]),
        ),
        list(pages(s).map(say.page)),
      ),
    ];
  };

  return (s: State, seat: Seat): TextBoard => {
    const role = seat < 0 ? -1 : (s.roles[seat] ?? -1);
    return [
      section(say.titles.turn, says(say.turn(s)), says(say.seen(s, mayBeIn(s, STEPPE))), says(say.counts(s))),
      section(
        say.titles.map,
        table(
          say.mapHead,
          districts.map((d) => {
            const facts = districtOf(s, d);
            return [say.district(d), say.who(facts.people), say.there(facts, d).join('; '), nearOf(d).map(say.next).join(', ')];
          }),
        ),
        says(say.steppe(reachOf(STEPPE))),
      ),
      section(
        say.titles.events,
        table(
          say.eventHead,
          districts.flatMap((d) => (districtOf(s, d).needs === null ? [] : [[say.event(d), say.next(d), say.needs(d, s), eventRule(d)]])),
        ),
      ),
      section(say.titles.dead, list(say.dead(wardsIn(s.crypt), wardsIn(s.grave), poolOf(s)))),
      ...s.order.map((h) => healer(s, h, h === role)),
      ...plague(s),
    ];
  };
};

/** How many Prescriptions a Healer holds, and how many are left to draw. */
export const prescriptionsOf = (s: State, h: number): { readonly held: number; readonly rest: number } => ({ held: num(s.held, h), rest: num(s.rest, h) });
