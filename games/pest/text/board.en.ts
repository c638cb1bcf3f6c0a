/** The whole position in lines: the board of the terminal and of the screen reader. */

import type { Seat } from '@pesthouse/kernel';
import { some } from '@pesthouse/kernel';
import { ROADS } from '../names.ts';
import {
  aidName as aidId,
  courtName as courtId,
  decreeName as decreeId,
  eraOf,
  houseOf,
  nth,
  ones,
  pestName as pestId,
  placeName,
  playerOf,
  spaceName as spaceId,
} from '../reading.ts';
import type { Player, State } from '../state.ts';
import { join, people, sick } from './count.en.ts';
import { builtBy, heldBy, housesOf, illAbove, marketOf, placeOf, techsOf, thereAre, tokensUp, unbuilt, usedBy } from './facts.ts';
import type { Making } from './making.ts';
import {
  ACTION_NAME,
  aidName,
  buildingName,
  courtName,
  decreeName,
  gained,
  HOUSE_NAME,
  KIND_NAME,
  pestName,
  RESOURCE_NAME,
  resource,
  roadName,
  spaceName,
  standName,
  techName,
  workName,
} from './names.en.ts';

const PHASE: Readonly<Record<State['phase'], string>> = { setup: 'Setup', pest: 'Pest', aid: 'Aid', action: 'Action', era: 'Era end', over: 'Over' };

const techs = (p: Player): string => join(techsOf(p).map(techName)) || 'no Technology';
const built = (p: Player): string =>
  join(builtBy(p).map((x) => `${buildingName(x.id)} at ${spaceName(x.at)} (${RESOURCE_NAME[x.makes]}${x.idle ? ', empty' : ''})`)) || 'nothing built';
const used = (p: Player): string => {
  const cells = usedBy(p).map(standName);
  return cells.length === 0 ? 'no cell used' : `used ${cells.join('; ')}`;
};

/** The lines for the numbers of a table. */
export const boards = ({ read: { regularSlots }, names: { decreeText } }: Making) => {
  const playerLines = (s: State, seat: Seat, you: boolean): string[] => {
    const p = playerOf(s, seat);
    const held = heldBy(s, seat)
      .map((x) => resource(x.n, x.what))
      .join(', ');
    const hindered = illAbove(p).map((x) => (x === 'storage' ? x : ACTION_NAME[x]));
    return [
      `${HOUSE_NAME[houseOf(s, seat)]}${you ? ' (you)' : ''}: ${p.renown} Renown, ${p.negative} negative, Influence ${p.influence}, Imperatives ${p.imperative.join(' ')}; ${held}, ${some(p.research, 'Research token', 'Research tokens')}.`,
      `  Plague Doctor at ${p.doctor < 0 ? 'home' : spaceName(spaceId(p.doctor))}, Camp ${p.camp < 0 ? 'on the board' : `at ${spaceName(spaceId(p.camp))}`}; ${p.ready} ready, ${used(p)}.`,
      `  Quarantine ${nth(p.sick, 0)} of ${regularSlots(p)}${hindered.length > 0 ? `, Sick above ${join(hindered)}` : ''}; ${people(ones(p.track))} on the track, ${p.capital} in the Capital, ${p.dead} dead; ${techs(p)}.`,
      `  ${built(p)}.`,
    ];
  };

  const placeLine = (s: State, at: number): string => {
    const there = thereAre(s, at);
    const who = [
      ...housesOf(s, there.doctors).map((x) => `Doctor of ${HOUSE_NAME[x]}`),
      ...housesOf(s, there.camps).map((x) => `Camp of ${HOUSE_NAME[x]}`),
      ...housesOf(s, there.buildings).map((x) => `building of ${HOUSE_NAME[x]}`),
    ];
    const g = placeOf(s, placeName(at));
    const state = g === undefined ? '' : `${KIND_NAME[g.kind]}, ${g.ruined ? 'destroyed' : RESOURCE_NAME[g.yields]}`;
    return `${spaceName(placeName(at))}, ${state}: ${sick(nth(s.sick, at))}${who.length > 0 ? `; ${join(who)}` : ''}.`;
  };

  const mapLines = (s: State): string[] => {
    const places = s.yields.map((_, at) => placeLine(s, at));
    const roads = s.roadSick.flatMap((n, r) => (n > 0 ? [`${roadName(ROADS[r] ?? ROADS[0])}: ${sick(n)}.`] : []));
    return [...places, ...roads];
  };

  const board = (s: State, seat: Seat): readonly string[] => {
    const pest = s.pestsUp[s.pestsUp.length - 1];
    const aid = s.aidsUp[s.aidsUp.length - 1];
    const tokens = tokensUp(s).map((x) => `${gained(1, x.what)}${x.n > 1 ? ' twice' : ''}`);
    const market = marketOf(s).map(techName);
    const free = unbuilt(s).map(workName);
    return [
      s.year === 0 ? 'Setup.' : `Year ${s.year}, Era ${eraOf(s) + 1}, ${PHASE[s.phase]}. Turn order: ${join(housesOf(s, s.order).map((x) => HOUSE_NAME[x]))}.`,
      pest === undefined ? 'No Pest card yet.' : `Pest: ${pestName(pestId(pest))}. Aid to come: ${aid === undefined ? 'unknown' : aidName(aidId(aid))}.`,
      ...s.decrees.map(
        (d, i) => `Decree ${i + 1}: ${decreeName(decreeId(d))}. Agenda: ${decreeText(decreeId(d)).agenda} Imperative: ${decreeText(decreeId(d)).imperative}`,
      ),
      `Capital: ${s.court === 0 ? 'no card' : courtName(courtId(s.court))}; tokens ${tokens.length === 0 ? 'all face down' : join(tokens)}; to build ${free.length === 0 ? 'nothing' : join(free)}${s.neutral > 0 ? `; ${people(s.neutral)} on the neutral space` : ''}.`,
      `Market: ${join(market)}.`,
      ...mapLines(s),
      ...s.players.flatMap((_, i) => playerLines(s, i, i === seat)),
    ];
  };
  return board;
};
