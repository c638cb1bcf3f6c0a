/** The whole position as a document without a language: the Year and its cards, the Capital, every place with its roads, and what each House has. The words of every language say it. */
import { list, type Seat, says, section, type TextBoard, table } from '@pesthouse/kernel';
import { CAPITAL, NEXT, WAY } from '../data/tables.ts';
import type { Building, CapitalId, DecreeId, House, Resource, Reward, SpaceId, TechId, Work } from '../names.ts';
import { courtName, decreeName, houseOf, nth, playerOf, regularSlots, spaceName } from '../reading.ts';
import type { Player, State } from '../state.ts';
import { builtBy, heldBy, housesOf, illAbove, marketOf, type Place, placeOf, techsOf, thereAre, tokensUp, unbuilt } from './facts.ts';
import type { Making } from './making.ts';

/** A neighbour, and the Sick on the road to it. */
export interface Way {
  readonly to: SpaceId;
  readonly sick: number;
}

export interface BoardWords {
  readonly titles: { readonly year: string; readonly capital: string; readonly market: string; readonly land: string };
  year(s: State): string;
  /** The Pest card and the Aid card of the Year. */
  cards(s: State): readonly string[];
  decree(era: number, id: DecreeId): string;
  capital(facts: {
    readonly court: CapitalId | null;
    readonly tokens: readonly { readonly what: Reward; readonly n: number }[];
    readonly free: readonly Work[];
    readonly neutral: number;
    readonly ways: readonly Way[];
  }): readonly string[];
  readonly techHead: readonly [technology: string, effect: string];
  readonly landHead: readonly [place: string, ground: string, sick: string, who: string, next: string];
  ground(place: Place): string;
  who(facts: { readonly doctors: readonly House[]; readonly camps: readonly House[]; readonly buildings: readonly House[] }): string;
  way(to: Way): string;
  house(house: House, you: boolean): string;
  has(facts: {
    readonly p: Player;
    readonly held: readonly { readonly what: Resource; readonly n: number }[];
    readonly slots: number;
    readonly above: ReturnType<typeof illAbove>;
  }): readonly string[];
  readonly buildingHead: readonly [building: string, at: string, makes: string];
  building(x: { readonly id: Building; readonly at: SpaceId; readonly makes: Resource; readonly idle: boolean }): readonly string[];
}

/** The board in words for the numbers of a table. */
export const boardOf = ({ tables, names: { spaceName: placeTitle, techName, techText } }: Making, say: BoardWords) => {
  const waysFrom = (s: State, at: number): readonly Way[] =>
    (NEXT[at] ?? []).map((to, i) => ({ to: spaceName(to), sick: nth(s.roadSick, WAY[at]?.[i] ?? -1) }));

  const land = (s: State, at: number): readonly string[] => {
    const there = thereAre(s, at);
    const facts = placeOf(s, spaceName(at));
    return [
      placeTitle(spaceName(at)),
      facts === undefined ? '' : say.ground(facts),
      String(nth(s.sick, at)),
      say.who({ doctors: housesOf(s, there.doctors), camps: housesOf(s, there.camps), buildings: housesOf(s, there.buildings) }),
      waysFrom(s, at).map(say.way).join(', '),
    ];
  };

  const tech = (id: TechId): readonly string[] => [techName(id), techText(id)];

  const house = (s: State, seat: Seat, you: boolean) => {
    const p = playerOf(s, seat);
    return section(
      say.house(houseOf(s, seat), you),
      list(say.has({ p, held: heldBy(s, seat), slots: regularSlots(p, tables), above: illAbove(p) })),
      table(say.techHead, techsOf(p).map(tech)),
      table(say.buildingHead, builtBy(p).map(say.building)),
    );
  };

  return (s: State, seat: Seat): TextBoard => [
    section(say.titles.year, says(say.year(s)), list([...say.cards(s), ...s.decrees.map((d, i) => say.decree(i, decreeName(d)))])),
    section(
      say.titles.capital,
      list(
        say.capital({
          court: s.court === 0 ? null : courtName(s.court),
          tokens: tokensUp(s),
          free: unbuilt(s),
          neutral: s.neutral,
          ways: waysFrom(s, CAPITAL),
        }),
      ),
    ),
    section(say.titles.market, table(say.techHead, marketOf(s).map(tech))),
    section(
      say.titles.land,
      table(
        say.landHead,
        s.yields.map((_, at) => land(s, at)),
      ),
    ),
    ...s.players.map((_, i) => house(s, i, i === seat)),
  ];
};
