/** The whole position in German: the board of the terminal and of the screen reader. */

import { aidName as aidId, eraOf, nth, ones, pestName as pestId } from '../reading.ts';
import { join, knowledge, people, renown, sick } from './count.de.ts';
import { housesOf, spaceOf, usedBy } from './facts.ts';
import { PHASES } from './labels.de.ts';
import type { Making } from './making.ts';
import { ACTION_NAME, buildingName, gained, HOUSE_NAME, inSpace, KIND_NAME, RESOURCE_NAME, resource, spaceName, standName } from './names.de.ts';
import type { BoardWords, Way } from './position.ts';
import { aidName, courtName, decreeName, pestName, workTitle } from './titles.de.ts';

const way = ({ to, sick: n }: Way): string => `${spaceName(to)}${n === 0 ? '' : ` (${sick(n)} auf der Straße)`}`;

export const board = ({ names: { decreeText } }: Making): BoardWords => ({
  titles: { year: 'Das Jahr', capital: 'Hauptstadt', market: 'Markt', land: 'Das Reich' },
  year: (s) =>
    s.year === 0
      ? `${PHASES.setup}.`
      : `Jahr ${s.year}, Ära ${eraOf(s) + 1}, ${PHASES[s.phase]}. Reihenfolge: ${join(housesOf(s, s.order).map((x) => HOUSE_NAME[x]))}.`,
  cards: (s) => {
    const [pest, aid] = [s.pestsUp.at(-1), s.aidsUp.at(-1)];
    return [
      pest === undefined ? 'Noch keine Pestkarte' : `Pest: ${pestName(pestId(pest))}`,
      `Nächste Hilfe: ${aid === undefined ? 'unbekannt' : aidName(aidId(aid))}`,
    ];
  },
  decree: (era, id) => {
    const { agenda, imperative } = decreeText(id);
    return `Erlass ${era + 1}: ${decreeName(id)}. Agenda: ${agenda} Gebot: ${imperative}`;
  },
  capital: ({ court, tokens, free, neutral, ways }) => [
    `Karte: ${court === null ? 'keine' : courtName(court)}`,
    `Plättchen: ${join(tokens.map((x) => `${gained(1, x.what)}${x.n > 1 ? ' zweimal' : ''}`)) || 'alle verdeckt'}`,
    `Noch zu bauen: ${join(free.map(workTitle)) || 'nichts'}`,
    ...(neutral > 0 ? [`${people(neutral)} auf dem neutralen Platz`] : []),
    `Daneben: ${join(ways.map(way))}`,
  ],
  techHead: ['Technologie', 'Wirkung'],
  landHead: ['Ort', 'Größe und Rohstoff', 'Kranke', 'Wer', 'Daneben'],
  ground: ({ kind, ruined, yields }) => `${KIND_NAME[kind]}, ${ruined ? 'zerstört' : RESOURCE_NAME[yields]}`,
  who: ({ doctors, camps, buildings }) =>
    join([
      ...doctors.map((x) => `Doktor des Hauses ${HOUSE_NAME[x]}`),
      ...camps.map((x) => `Feldlager des Hauses ${HOUSE_NAME[x]}`),
      ...buildings.map((x) => `Gebäude des Hauses ${HOUSE_NAME[x]}`),
    ]),
  way,
  house: (x, you) => `${HOUSE_NAME[x]}${you ? ' (du)' : ''}`,
  has: ({ p, held, slots, above }) => {
    const [doctor, camp] = [spaceOf(p.doctor), spaceOf(p.camp)];
    const ill = above.map((x) => (x === 'storage' ? 'im Speicher' : `über ${ACTION_NAME[x]}`));
    return [
      `${renown(p.renown)}, ${p.negative} Schande, Einfluss ${p.influence}, Gebote ${p.imperative.join(' ')}`,
      `${held.map((x) => resource(x.n, x.what)).join(', ')}, ${knowledge(p.research)}`,
      `Pestdoktor ${doctor === undefined ? 'zu Hause' : inSpace(doctor)}`,
      `Feldlager ${camp === undefined ? 'auf dem Tableau' : inSpace(camp)}`,
      `Gehilfen: ${p.ready} bereit, ${
        usedBy(p)
          .map((x) => `${standName(x)} benutzt`)
          .join(', ') || 'kein Feld benutzt'
      }`,
      `Quarantäne ${nth(p.sick, 0)} von ${slots}${ill.length > 0 ? `, Kranke ${join(ill)}` : ''}`,
      `${people(ones(p.track))} auf der Leiste, ${p.capital} in der Hauptstadt, ${p.dead} tot`,
    ];
  },
  buildingHead: ['Gebäude', 'Wo', 'Erzeugt'],
  building: ({ id, at, makes, idle }) => [buildingName(id), spaceName(at), `${RESOURCE_NAME[makes]}${idle ? ', leer' : ''}`],
});
