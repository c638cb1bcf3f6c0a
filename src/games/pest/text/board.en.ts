/** The whole position in lines: the board of the terminal and of the screen reader. */
import type { Seat } from '../../../kernel/index.ts';
import { GROUND } from '../data/tables.ts';
import { BUILDINGS, CELLS, KINDS, RESOURCES, REWARDS, ROADS, TECHS, WORKS } from '../names.ts';
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
import { join, people, sick, some } from './count.en.ts';
import type { Making } from './making.ts';
import {
  aidName,
  buildingName,
  courtName,
  decreeName,
  gained,
  HOUSE_NAME,
  KIND_NAME,
  needsWorker,
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

const techsOf = (p: Player): string => {
  const names = p.tech.flatMap((n) => {
    const id = TECHS[n - 1];
    return id === undefined ? [] : [techName(id)];
  });
  return names.length === 0 ? 'no Technology' : join(names);
};
const builtBy = (p: Player): string => {
  const list = BUILDINGS.flatMap((id, i) => {
    const at = nth(p.site, i);
    if (at < 0) return [];
    const idle = needsWorker(id) && p.worker[i] !== 1 ? ', empty' : '';
    return [`${buildingName(id)} at ${spaceName(spaceId(at))} (${RESOURCE_NAME[RESOURCES[nth(p.makes, i)] ?? 'coin']}${idle})`];
  });
  return list.length === 0 ? 'nothing built' : join(list);
};
const usedBy = (p: Player): string => {
  const used = CELLS.filter((_, i) => (p.stands >> i) & 1).map((x) => standName(x));
  return used.length === 0 ? 'no cell used' : `used ${used.join('; ')}`;
};

/** The lines for the numbers of a table. */
export const boards = ({ read: { regularSlots }, names: { decreeText } }: Making) => {
  const playerLines = (s: State, seat: Seat, you: boolean): string[] => {
    const p = playerOf(s, seat);
    const held = RESOURCES.map((r, i) => resource(nth(p.res, i), r)).join(', ');
    const [regular = 0, move = 0, construct = 0, produce = 0, storage = 0] = p.sick;
    const hindered = [move > 0 ? 'Move' : '', construct > 0 ? 'Construct' : '', produce > 0 ? 'Produce' : '', storage > 0 ? 'storage' : ''].filter(
      (x) => x !== '',
    );
    return [
      `${HOUSE_NAME[houseOf(s, seat)]}${you ? ' (you)' : ''}: ${p.renown} Renown, ${p.negative} negative, Influence ${p.influence}, Imperatives ${p.imperative.join(' ')}; ${held}, ${some(p.research, 'Research token', 'Research tokens')}.`,
      `  Plague Doctor at ${p.doctor < 0 ? 'home' : spaceName(spaceId(p.doctor))}, Camp ${p.camp < 0 ? 'on the board' : `at ${spaceName(spaceId(p.camp))}`}; ${p.ready} ready, ${usedBy(p)}.`,
      `  Quarantine ${regular} of ${regularSlots(p)}${hindered.length > 0 ? `, Sick above ${join(hindered)}` : ''}; ${people(ones(p.track))} on the track, ${p.capital} in the Capital, ${p.dead} dead; ${techsOf(p)}.`,
      `  ${builtBy(p)}.`,
    ];
  };

  const placeLine = (s: State, at: number): string => {
    const who = s.players
      .flatMap((p, i) => (p.doctor === at ? [`Doctor of ${HOUSE_NAME[houseOf(s, i)]}`] : []))
      .concat(
        s.players.flatMap((p, i) => (p.camp === at ? [`Camp of ${HOUSE_NAME[houseOf(s, i)]}`] : [])),
        s.players.flatMap((_, i) => ((nth(s.built, at) >> i) & 1 ? [`building of ${HOUSE_NAME[houseOf(s, i)]}`] : [])),
      );
    const kind = KIND_NAME[KINDS[GROUND[at]?.kind ?? 0] ?? 'village'];
    const state = nth(s.ruin, at) === 1 ? 'destroyed' : RESOURCE_NAME[RESOURCES[nth(s.yields, at)] ?? 'coin'];
    return `${spaceName(placeName(at))}, ${kind}, ${state}: ${sick(nth(s.sick, at))}${who.length > 0 ? `; ${join(who)}` : ''}.`;
  };

  const mapLines = (s: State): string[] => {
    const places = s.yields.map((_, at) => placeLine(s, at));
    const roads = s.roadSick.flatMap((n, r) => (n > 0 ? [`${roadName(ROADS[r] ?? ROADS[0])}: ${sick(n)}.`] : []));
    return [...places, ...roads];
  };

  const board = (s: State, seat: Seat): readonly string[] => {
    const pest = s.pestsUp[s.pestsUp.length - 1];
    const aid = s.aidsUp[s.aidsUp.length - 1];
    const tokens = REWARDS.flatMap((r, i) => (nth(s.tokensUp, i) > 0 ? [`${gained(1, r)}${nth(s.tokensUp, i) > 1 ? ' twice' : ''}`] : []));
    const market = s.market.map((n) => techName(TECHS[n - 1] ?? 'tech-1'));
    const free = WORKS.filter((_, i) => nth(s.works, i) < 0).map(workName);
    return [
      s.year === 0 ? 'Setup.' : `Year ${s.year}, Era ${eraOf(s) + 1}, ${PHASE[s.phase]}. Turn order: ${join(s.order.map((x) => HOUSE_NAME[houseOf(s, x)]))}.`,
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
