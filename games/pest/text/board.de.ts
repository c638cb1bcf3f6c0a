/** The whole position in German lines: the board of the terminal and of the screen reader. */

import type { Seat } from '@pesthouse/kernel';
import { capital } from '@pesthouse/kernel';
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
} from '../reading.ts';
import type { Player, State } from '../state.ts';
import { join, knowledge, people, renown, sick } from './count.de.ts';
import { builtBy, heldBy, housesOf, illAbove, marketOf, placeOf, spaceOf, techsOf, thereAre, tokensUp, unbuilt, usedBy } from './facts.ts';
import { PHASES } from './labels.de.ts';
import type { Making } from './making.ts';
import { ACTION_NAME, buildingName, gained, HOUSE_NAME, inSpace, KIND_NAME, RESOURCE_NAME, resource, roadName, spaceName, standName } from './names.de.ts';
import { aidName, courtName, decreeName, pestName, techName, workTitle } from './titles.de.ts';

const techs = (p: Player): string => join(techsOf(p).map(techName)) || 'keine Technologie';
const built = (p: Player): string =>
  capital(join(builtBy(p).map((x) => `${buildingName(x.id)} ${inSpace(x.at)} (${RESOURCE_NAME[x.makes]}${x.idle ? ', leer' : ''})`)) || 'nichts gebaut');
const used = (p: Player): string => {
  const cells = usedBy(p).map(standName);
  return cells.length === 0 ? 'kein Feld benutzt' : `benutzt: ${cells.join('; ')}`;
};

/** The lines for the numbers of a table. */
export const boards = ({ read: { regularSlots }, names: { decreeText } }: Making) => {
  const playerLines = (s: State, seat: Seat, you: boolean): string[] => {
    const p = playerOf(s, seat);
    const held = heldBy(s, seat)
      .map((x) => resource(x.n, x.what))
      .join(', ');
    const hindered = illAbove(p).map((x) => (x === 'storage' ? 'im Speicher' : `über ${ACTION_NAME[x]}`));
    const doctor = spaceOf(p.doctor);
    const camp = spaceOf(p.camp);
    return [
      `${HOUSE_NAME[houseOf(s, seat)]}${you ? ' (du)' : ''}: ${renown(p.renown)}, ${p.negative} Schande, Einfluss ${p.influence}, Gebote ${p.imperative.join(' ')}; ${held}, ${knowledge(p.research)}.`,
      `  Pestdoktor ${doctor === undefined ? 'zu Hause' : inSpace(doctor)}, Feldlager ${camp === undefined ? 'auf dem Tableau' : inSpace(camp)}; ${p.ready} bereit, ${used(p)}.`,
      `  Quarantäne ${nth(p.sick, 0)} von ${regularSlots(p)}${hindered.length > 0 ? `, Kranke ${join(hindered)}` : ''}; ${people(ones(p.track))} auf der Leiste, ${p.capital} in der Hauptstadt, ${p.dead} tot; ${techs(p)}.`,
      `  ${built(p)}.`,
    ];
  };

  const placeLine = (s: State, at: number): string => {
    const there = thereAre(s, at);
    const who = [
      ...housesOf(s, there.doctors).map((x) => `Doktor des Hauses ${HOUSE_NAME[x]}`),
      ...housesOf(s, there.camps).map((x) => `Feldlager des Hauses ${HOUSE_NAME[x]}`),
      ...housesOf(s, there.buildings).map((x) => `Gebäude des Hauses ${HOUSE_NAME[x]}`),
    ];
    const g = placeOf(s, placeName(at));
    const state = g === undefined ? '' : `${KIND_NAME[g.kind]}, ${g.ruined ? 'zerstört' : RESOURCE_NAME[g.yields]}`;
    return `${spaceName(placeName(at))}, ${state}: ${sick(nth(s.sick, at))}${who.length > 0 ? `; ${join(who)}` : ''}.`;
  };

  const mapLines = (s: State): string[] => {
    const places = s.yields.map((_, at) => placeLine(s, at));
    const roads = s.roadSick.flatMap((n, r) => (n > 0 ? [`${capital(roadName(ROADS[r] ?? ROADS[0]))}: ${sick(n)}.`] : []));
    return [...places, ...roads];
  };

  const board = (s: State, seat: Seat): readonly string[] => {
    const pest = s.pestsUp[s.pestsUp.length - 1];
    const aid = s.aidsUp[s.aidsUp.length - 1];
    const tokens = tokensUp(s).map((x) => `${gained(1, x.what)}${x.n > 1 ? ' zweimal' : ''}`);
    const free = unbuilt(s).map(workTitle);
    return [
      s.year === 0
        ? `${PHASES.setup}.`
        : `Jahr ${s.year}, Ära ${eraOf(s) + 1}, ${PHASES[s.phase]}. Reihenfolge: ${join(housesOf(s, s.order).map((x) => HOUSE_NAME[x]))}.`,
      pest === undefined
        ? 'Noch keine Pestkarte.'
        : `Pest: ${pestName(pestId(pest))}. Nächste Hilfe: ${aid === undefined ? 'unbekannt' : aidName(aidId(aid))}.`,
      ...s.decrees.map(
        (d, i) => `Erlass ${i + 1}: ${decreeName(decreeId(d))}. Agenda: ${decreeText(decreeId(d)).agenda} Gebot: ${decreeText(decreeId(d)).imperative}`,
      ),
      `Hauptstadt: ${s.court === 0 ? 'keine Karte' : courtName(courtId(s.court))}; Plättchen ${tokens.length === 0 ? 'alle verdeckt' : join(tokens)}; noch zu bauen: ${free.length === 0 ? 'nichts' : join(free)}${s.neutral > 0 ? `; ${people(s.neutral)} auf dem neutralen Platz` : ''}.`,
      `Markt: ${join(marketOf(s).map(techName))}.`,
      ...mapLines(s),
      ...s.players.flatMap((_, i) => playerLines(s, i, i === seat)),
    ];
  };
  return board;
};
