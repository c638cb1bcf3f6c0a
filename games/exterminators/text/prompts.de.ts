/** What is asked of a seat in German, and what the others are told meanwhile. */

import type { Prompt, Seat } from '@pesthouse/kernel';
import { some } from '@pesthouse/kernel';
import { atLarge, colorAt, free, infestedAll } from '../pieces.ts';
import { playerAt, type State } from '../state.ts';
import { join, pests, points, steps } from './grammar.de.ts';
import type { Making } from './making.ts';
import { card, colorWord, fromRoom, inRoom, queenName } from './names.de.ts';
import type { Said } from './prompts.en.ts';
import { cardIn, cardsBefore, colorIn, decider, hasColor, jobsLeft, roomIn, roomOfActive } from './reading.ts';

/** What is still to do, in the order of the printed jobs. */
const jobs = (s: State, seat: Seat): string => {
  const { seal, clear, trap } = jobsLeft(s, seat);
  const left = [...(seal ? ['Nest versiegeln'] : []), ...(clear > 0 ? [`${pests(clear)} beseitigen`] : []), ...(trap ? ['Königin fangen'] : [])];
  return left.length === 0 ? 'Alle Aufgaben sind erledigt: Leere die Falle der Königin.' : `Noch zu tun: ${join(left)}.`;
};

const act = (s: State, seat: Seat): Said => {
  const left = [
    ...(s.free > 0 ? [some(s.free, 'Freischritt', 'Freischritte')] : []),
    ...(s.drink > 0 ? [steps(s.drink)] : []),
    ...(s.ap > 0 ? [points(s.ap)] : []),
  ];
  const me = playerAt(s, seat);
  // EXT-ELI-01: what ends the game for this player is said before anything else.
  if (infestedAll(me))
    return left.length === 0
      ? { title: 'Haus voll! Du hast nichts mehr übrig', detail: `Wenn dein Zug endet, scheidest du aus. ${jobs(s, seat)}` }
      : { title: `Haus voll! Noch ${join(left)}`, detail: `Schaff Platz: Endet dein Zug so, scheidest du aus. ${jobs(s, seat)}` };
  if (left.length === 0) return { title: 'Nichts mehr übrig: Beende deinen Zug', detail: jobs(s, seat) };
  return { title: `Dein Zug: ${join(left)}`, detail: `${jobs(s, seat)} Reserve ${me.reserve}.` };
};

const window = (s: State, seat: Seat, p: Prompt): Said => {
  const first = cardsBefore(s, seat).map(card);
  const trapped = playerAt(s, s.active).held >= 0 ? ' Sie ist gefangen: Nur ihre eigene Farbe befreit sie.' : '';
  const again = p.of === 2 ? ` Aktion ${p.action} von 2: Sie ist wütend.` : '';
  const roll = first.length === 0 ? 'Wirf den Königinnenwürfel.' : `Wirf den Königinnenwürfel oder spiel vorher ${first.join(' oder ')}.`;
  const swap = seat === s.active && p.swap === true ? ' Vorher darfst du im Team in deinem Raum Karten tauschen.' : '';
  return { title: `Gleich handelt die ${queenName(colorAt(s, s.active))}`, detail: `${roll}${swap}${trapped}${again}` };
};

/** The sentences for the numbers of a table. */
export const prompts =
  ({ tables: { NUMBER } }: Making) =>
  (s: State, seat: Seat, p: Prompt): Said => {
    switch (p.key) {
      case 'choose':
        return { title: 'Wähle deinen Kammerjäger', detail: 'Zu jeder Farbe gehören eigene Schädlinge, Königin, Falle und Nest.' };
      case 'draft': {
        const mine = seat < 0 ? 0 : playerAt(s, seat).handSize;
        return {
          title: 'Nimm eine Karte für deinen Werkzeugkasten',
          detail: `Du hast ${mine} von ${NUMBER.toolbox}. Was niemand nimmt, wird zum Nachziehstapel.`,
        };
      }
      case 'build':
        return {
          title: 'Leg einen Raum an',
          detail: `Runde ${p.round}. Tür stößt an Tür, Wand an Wand. Nester dürfen ab Runde ${NUMBER.nestFromRound} gelegt werden.`,
        };
      case 'emergency':
        return { title: 'Nichts passt mehr: Zwäng dein Nest hinein', detail: 'Wähle ein Feld, eine Drehung und die Seite, die zur Tür wird.' };
      case 'window':
        return window(s, seat, p);
      case 'persuade':
        return { title: `Einflüsterung: Was soll die ${queenName(colorIn(p.queen))} tun?`, detail: 'Wähle eine Seite des Würfels oder lass sie würfeln.' };
      case 'act':
        return act(s, seat);
      case 'pick':
        return { title: `Wähle Schädlinge, die ${fromRoom(roomIn(p.room))} verschwinden`, detail: `Noch bis zu ${p.left}, von beliebiger Farbe.` };
      case 'dive':
        return { title: 'Mülltaucher: Nutze eine Karte vom Ablagestapel', detail: 'Sie kostet keine weiteren AP.' };
      case 'answer':
        return { title: `${colorWord(colorIn(p.by))} bittet dich um ${card(cardIn(p.card))}`, detail: 'Gib die Karte her oder behalte sie.' };
      default:
        return { title: 'Du bist dran', detail: '' };
    }
  };

const DOING: { readonly [key: string]: string } = {
  choose: 'wählt einen Kammerjäger',
  draft: 'füllt den Werkzeugkasten',
  build: 'legt einen Raum an',
  emergency: 'zwängt ein Nest hinein',
  window: 'würfelt gleich für die Königin',
  persuade: 'flüstert einer Königin etwas ein',
  act: 'ist bei der Arbeit',
  pick: 'sucht Schädlinge aus',
  dive: 'wühlt im Ablagestapel',
  answer: 'wird um eine Karte gebeten',
};

export const seatName = (s: State, seat: Seat): string => (hasColor(s, seat) ? colorWord(colorAt(s, seat)) : `Platz ${seat + 1}`);

export const waiting = (s: State, p: Prompt): string =>
  `${seatName(s, decider(s))} ${DOING[p.key] ?? 'denkt nach'}${p.key === 'act' ? `, ${inRoom(roomOfActive(s))}` : ''}`;

/** One player's state of things, for boards in words. */
export const lamps = (s: State, seat: Seat): string => {
  const p = playerAt(s, seat);
  if (!p.alive) return 'ausgeschieden';
  const queen = p.held >= 0 ? 'Königin gefangen' : 'Königin frei';
  return `Nest ${p.sealed ? 'versiegelt' : 'offen'}, ${pests(free(p))} im Haus, ${atLarge(p) - free(p)} gefangen, ${queen}, Reserve ${p.reserve}`;
};
