/** Every word of Sample that a player reads, in German. */
import {
  type Basis,
  type Counting,
  coached,
  explainer,
  type GameText,
  type LabWords,
  type Prompt,
  type Seat,
  says,
  section,
  standingIn,
  table,
} from '@pesthouse/kernel';
import { tablesOf } from '../data/tables.ts';
import { DARK, type Event, type Move, type State } from '../state.ts';
import { about, coach } from './about.de.ts';
import { ABOUT_CLAUSES, COACH_CLAUSES, facts } from './about.ts';
import type { Words } from './en.ts';
import { COUNTED, firstPlace, goalOf, hand } from './reading.ts';

const counting: Counting<State> = { ...COUNTED, said: { worth: (n) => `${n} Wert` } };

/** What the lab counts. */
const lab: LabWords<Move['verb'], 'last-night' | 'no-lanterns'> = {
  verbs: { send: 'Laterne schicken', trade: 'Laterne tauschen', keep: 'Alle Laternen behalten' },
  endings: { 'last-night': 'Das letzte Haus war gerettet oder verloren', 'no-lanterns': 'Keine Laternen mehr' },
  labels: {
    watch: 'Wache',
    sent: 'Geschickte Laternen',
    ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`watch-${n}`, `Wache ${n}`])),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [`lantern-${n}`, `Laterne ${n}`])),
  },
};

const seatName = (seat: Seat): string => `Wache ${seat + 1}`;
const lanterns = (n: number): string => (n === 1 ? '1 Laterne' : `${n} Laternen`);

const event = (e: Event): string => {
  switch (e.type) {
    case 'called':
      return e.stake === e.house
        ? `Nacht ${e.night}: Ein Haus vom Wert **${e.house}** ruft um Hilfe.`
        : `Nacht ${e.night}: Ein Haus vom Wert **${e.house}** ruft um Hilfe, es geht um **${e.stake}**.`;
    case 'revealed':
      return `Die Laternen werden aufgedeckt: ${e.lights.map((light, seat) => `${seatName(seat)} **${light}**`).join(', ')}.`;
    case 'taken':
      return `${seatName(e.who)} rettet das Haus und bekommt **${e.worth}**.`;
    case 'untaken':
      return e.carried ? `Niemand rettet das Haus. Es ruft wieder, und es geht um **${e.worth}**.` : 'Niemand rettet das Haus. Es ist verloren.';
    case 'traded':
      return e.drawn === DARK
        ? `${seatName(e.who)} tauscht eine Laterne der Helligkeit **${e.light}**.`
        : `${seatName(e.who)} tauscht eine Laterne der Helligkeit **${e.light}** gegen eine der Helligkeit **${e.drawn}**.`;
    case 'kept':
      return `${seatName(e.who)} tauscht nichts.`;
    default:
      return e satisfies never;
  }
};

const prompt = (s: State, _seat: Seat, p: Prompt): { readonly title: string; readonly detail: string } =>
  p.key === 'send'
    ? { title: 'Schick eine Laterne', detail: `Es geht um **${s.stake}**. Alle werden zugleich aufgedeckt.` }
    : { title: 'Tausch eine Laterne, oder behalte dein Blatt', detail: `${lanterns(s.pile)} im Stapel.` };

const move = (m: Move): { readonly label: string; readonly detail: string } => {
  switch (m.verb) {
    case 'send':
      return { label: `Helligkeit ${m.light} schicken`, detail: 'Niemand sieht sie, bis alle aufgedeckt werden.' };
    case 'trade':
      return { label: `Helligkeit ${m.light} tauschen`, detail: 'Sie wird offen abgelegt, und du ziehst eine andere vom Stapel.' };
    case 'keep':
      return { label: 'Blatt behalten', detail: 'Die nächste Nacht beginnt.' };
    default:
      return m satisfies never;
  }
};

const verdict = (s: State): string => {
  const { most, seats } = firstPlace(s);
  const first = seats.map(seatName);
  return first.length === 1
    ? `${first.join('')} gewinnt mit ${most}.`
    : `${first.slice(0, -1).join(', ')} und ${first.at(-1)} teilen sich den ersten Platz mit je ${most}.`;
};

/** How far a seat is, in one line. */
const standing = (s: State, seat: Seat): string => {
  const { how, by, own, leaders } = standingIn(s.worth, seat);
  if (how === 'ahead') return `Du führst mit ${by}`;
  if (how === 'behind') return `${by} zurück`;
  return how === 'level' ? `Gleichauf mit ${own}` : `${leaders.map(seatName).join(', ')} vorn`;
};

/** Made for the engine of a table. */
export const words = (of: Basis<State, Move>): Words => {
  const { NUMBER } = tablesOf(of.numbers);
  const night = (s: State): string => `Nacht ${s.night} von ${NUMBER.nights}`;
  const text: GameText<State, Move, Event> = {
    seat: (_, seat) => seatName(seat),
    prompt,
    waiting: (_, p) => (p.key === 'send' ? 'Laternen werden gewählt' : 'Die neue Wache des Hauses tauscht'),
    move: (_, __, m) => move(m),
    event: (_, e) => event(e),
    board: (s) => [
      section('Die Stadt', says(`${night(s)}, es geht um ${s.stake}, ${lanterns(s.pile)} im Stapel.`)),
      section(
        'Wachen',
        table(
          ['Wache', 'Wert', 'Blatt', 'Geschickt'],
          s.hands.map((lights, seat) => [seatName(seat), String(s.worth[seat] ?? 0), hand(lights) || 'leer', hand(s.spent[seat] ?? []) || 'nichts']),
        ),
      ),
    ],
    sheet: () => 'Wert',
    counting,
    lab,
    verdict,
    about: explainer(facts, about, ABOUT_CLAUSES),
    coach: coached(coach, COACH_CLAUSES),
    goal: (s, seat) => ({
      ...goalOf(s, seat, seatName),
      line: standing(s, seat),
      clock: night(s),
      how: 'Hab am meisten Wert, wenn die letzte Nacht vorbei ist.',
      ends: `Das Spiel endet nach ${NUMBER.nights} Nächten oder wenn niemand mehr eine Laterne hat.`,
    }),
    option: (id) => ({
      name: id === 'carryOver' ? 'Übertrag' : id,
      about: id === 'carryOver' ? 'Ein Haus, das niemand gerettet hat, ruft in der nächsten Nacht wieder.' : '',
      value: (v) => (v === 'true' ? 'An' : v === 'false' ? 'Aus' : v),
    }),
  };
  return {
    ...text,
    night,
    label: {
      board: 'Die Stadt bei Nacht',
      stake: 'Es geht um',
      pile: 'Stapel',
      hand: 'Deine Laternen',
      dark: 'Verdeckt',
      light: (n: number) => `Helligkeit ${n}`,
    },
  };
};
