/** The whole position in English: the board of the terminal and of the screen reader. */

import { some } from '@pesthouse/kernel';
import { aidName as aidId, eraOf, nth, ones, pestName as pestId } from '../reading.ts';
import type { State } from '../state.ts';
import { join, people, sick } from './count.en.ts';
import { housesOf, spaceOf, usedBy } from './facts.ts';
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
  spaceName,
  standName,
  workName,
} from './names.en.ts';
import type { BoardWords, Way } from './position.ts';

const PHASE: Readonly<Record<State['phase'], string>> = { setup: 'Setup', pest: 'Pest', aid: 'Aid', action: 'Action', era: 'Era end', over: 'Over' };

const way = ({ to, sick: n }: Way): string => `${spaceName(to)}${n === 0 ? '' : ` (${sick(n)} on the road)`}`;

export const board = ({ names: { decreeText } }: Making): BoardWords => ({
  titles: { year: 'The Year', capital: 'Capital', market: 'Market', land: 'The empire' },
  year: (s) =>
    s.year === 0 ? 'Setup.' : `Year ${s.year}, Era ${eraOf(s) + 1}, ${PHASE[s.phase]}. Turn order: ${join(housesOf(s, s.order).map((x) => HOUSE_NAME[x]))}.`,
  cards: (s) => {
    const [pest, aid] = [s.pestsUp.at(-1), s.aidsUp.at(-1)];
    return [pest === undefined ? 'No Pest card yet' : `Pest: ${pestName(pestId(pest))}`, `Aid to come: ${aid === undefined ? 'unknown' : aidName(aidId(aid))}`];
  },
  decree: (era, id) => {
    const { agenda, imperative } = decreeText(id);
    return `Decree ${era + 1}: ${decreeName(id)}. Agenda: ${agenda} Imperative: ${imperative}`;
  },
  capital: ({ court, tokens, free, neutral, ways }) => [
    `Card: ${court === null ? 'none' : courtName(court)}`,
    `Tokens: ${join(tokens.map((x) => `${gained(1, x.what)}${x.n > 1 ? ' twice' : ''}`)) || 'all face down'}`,
    `To build: ${join(free.map(workName)) || 'nothing'}`,
    ...(neutral > 0 ? [`${people(neutral)} on the neutral space`] : []),
    `Next to ${join(ways.map(way))}`,
  ],
  techHead: ['Technology', 'Effect'],
  landHead: ['Place', 'Size and resource', 'Sick', 'Who', 'Next to'],
  ground: ({ kind, ruined, yields }) => `${KIND_NAME[kind]}, ${ruined ? 'destroyed' : RESOURCE_NAME[yields]}`,
  who: ({ doctors, camps, buildings }) =>
    join([
      ...doctors.map((x) => `Doctor of ${HOUSE_NAME[x]}`),
      ...camps.map((x) => `Camp of ${HOUSE_NAME[x]}`),
      ...buildings.map((x) => `building of ${HOUSE_NAME[x]}`),
    ]),
  way,
  house: (x, you) => `${HOUSE_NAME[x]}${you ? ' (you)' : ''}`,
  has: ({ p, held, slots, above }) => {
    const [doctor, camp] = [spaceOf(p.doctor), spaceOf(p.camp)];
    return [
      `${p.renown} Renown, ${p.negative} negative, Influence ${p.influence}, Imperatives ${p.imperative.join(' ')}`,
      `${held.map((x) => resource(x.n, x.what)).join(', ')}, ${some(p.research, 'Research token', 'Research tokens')}`,
      `Plague Doctor ${doctor === undefined ? 'at home' : `at ${spaceName(doctor)}`}`,
      `Camp ${camp === undefined ? 'on the board' : `at ${spaceName(camp)}`}`,
      `Assistants: ${p.ready} ready, ${
        usedBy(p)
          .map((x) => `${standName(x)} used`)
          .join(', ') || 'no cell used'
      }`,
      `Quarantine ${nth(p.sick, 0)} of ${slots}${above.length > 0 ? `, Sick above ${join(above.map((x) => (x === 'storage' ? x : ACTION_NAME[x])))}` : ''}`,
      `${people(ones(p.track))} on the track, ${p.capital} in the Capital, ${p.dead} dead`,
    ];
  },
  buildingHead: ['Building', 'At', 'Makes'],
  building: ({ id, at, makes, idle }) => [buildingName(id), spaceName(at), `${RESOURCE_NAME[makes]}${idle ? ', empty' : ''}`],
});
