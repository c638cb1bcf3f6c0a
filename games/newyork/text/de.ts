/** Every word of New York that a player reads, in German. */

import type { Basis } from '@pesthouse/kernel';
import { some } from '@pesthouse/kernel';
import { sharesOf, type Tables } from '../data/tables.ts';
import { SPECIES } from '../names.ts';
import type { Move, State } from '../state.ts';
import { about } from './about.de.ts';
import { board, MARK, PHASE_NAME } from './board.de.ts';
import { coach, warn } from './coach.de.ts';
import { counted } from './counts.de.ts';
import { events, TIE } from './events.de.ts';
import { goal } from './goal.de.ts';
import { lab } from './lab.de.ts';
import { labels, reasons } from './labels.de.ts';
import { moves } from './moves.de.ts';
import { names, PLACE_NAME, pests, SPECIES_NAME, withPests } from './names.de.ts';
import { ask, waiting } from './prompts.de.ts';
import { type Speech, type Words, wordsOf } from './words.ts';

/** How the sentence begins. */
const SHARE_WORDS: { readonly [share: number]: string } = { 0.5: 'In der letzten Hälfte', 0.25: 'Im letzten Viertel', 0.2: 'Im letzten Fünftel' };

const options = ({ NUMBER, SHARE }: Tables): ReturnType<Speech['options']> => {
  const whole = sharesOf(SHARE, SPECIES);
  return {
    species: { name: 'Art', about: 'Wer was spielt. Wer es dem Zufall überlässt, bekommt eine der übrigen Arten.' },
    lastCall: { name: 'Letzte Runde', about: 'Ist der Stapel leer, bekommen alle anderen noch einen Antwortzug.' },
    slowFinish: {
      name: 'Langsames Ende',
      about: `${SHARE_WORDS[NUMBER.slowShare] ?? `Auf den letzten ${Math.round(NUMBER.slowShare * 100)}\u00a0%`} des Stapels zieht niemand mehr als ${some(NUMBER.baseDrawMax, 'Karte', 'Karten')} im Zug.`,
    },
    wholeDeck: {
      name: 'Ganzer Stapel',
      about: `Auch zu zweit und zu dritt enthält der Stapel alle ${whole.food} Futter und ${whole.poison} Gift. Das Spiel dauert länger.`,
    },
    lastMove: { name: 'Letzte Bewegung', about: 'Auch der Zug, der die letzte Karte zieht, hat noch seine Bewegungsphase, direkt vor den Schlusskämpfen.' },
  };
};

const german: Speech = {
  names,
  seat: (n) => `Platz ${n}`,
  ask,
  waiting,
  moves,
  events,
  board,
  sheet: {
    ...PLACE_NAME,
    pests: 'Schädlinge in der Stadt',
    bred: 'Gezüchtet',
    lost: 'In Kämpfen verloren',
    lostAtEnd: 'In den Schlusskämpfen verloren',
    infested: 'Befallene Orte',
    occupied: 'Besetzte Orte',
    hand: 'Schädlinge auf der Hand',
  },
  counted,
  lab,
  goal,
  about,
  coach,
  warn,
  verdict(v) {
    if (v === null) return 'Die Stadt ist noch umkämpft.';
    return v.by === 'pests'
      ? `Die ${SPECIES_NAME[v.who]} erben die Stadt: ${pests(v.pests)} gegen ${v.next}.`
      : `Die ${SPECIES_NAME[v.who]} erben die Stadt mit ${withPests(v.pests)}: ${TIE[v.by]}.`;
  },
  options,
  values: { random: 'Zufall', true: 'An', false: 'Aus' },
  labels,
  reasons,
  phases: PHASE_NAME,
  marks: MARK,
};

export const words = (of: Basis<State, Move>): Words => wordsOf(of, german);
