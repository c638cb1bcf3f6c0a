/** Every word of Sample that a player reads, in English. */
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
import { about, coach } from './about.en.ts';
import { ABOUT_CLAUSES, COACH_CLAUSES, facts } from './about.ts';
import { COUNTED, firstPlace, goalOf, hand } from './reading.ts';

const counting: Counting<State> = { ...COUNTED, said: { worth: (n) => `${n} Worth` } };

/** What the lab counts. */
const lab: LabWords<Move['verb'], 'last-night' | 'no-lanterns'> = {
  verbs: { send: 'Send a Lantern', trade: 'Trade a Lantern', keep: 'Keep all Lanterns' },
  endings: { 'last-night': 'The last House was saved or lost', 'no-lanterns': 'No Lanterns were left' },
  labels: {
    watch: 'Watch',
    sent: 'Lanterns sent',
    ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`watch-${n}`, `Watch ${n}`])),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [`lantern-${n}`, `Lantern ${n}`])),
  },
};

const seatName = (seat: Seat): string => `Watch ${seat + 1}`;
const lanterns = (n: number): string => (n === 1 ? '1 Lantern' : `${n} Lanterns`);

const event = (e: Event): string => {
  switch (e.type) {
    case 'called':
      return e.stake === e.house
        ? `Night ${e.night}: a House worth **${e.house}** calls.`
        : `Night ${e.night}: a House worth **${e.house}** calls, and **${e.stake}** is at stake.`;
    case 'revealed':
      return `The Lanterns are turned up: ${e.lights.map((light, seat) => `${seatName(seat)} **${light}**`).join(', ')}.`;
    case 'taken':
      return `${seatName(e.who)} takes the House and scores **${e.worth}**.`;
    case 'untaken':
      return e.carried ? `Nobody takes the House. It calls again, with **${e.worth}** at stake.` : 'Nobody takes the House. It is lost.';
    case 'traded':
      return e.drawn === DARK
        ? `${seatName(e.who)} trades a Lantern of brightness **${e.light}**.`
        : `${seatName(e.who)} trades a Lantern of brightness **${e.light}** for one of **${e.drawn}**.`;
    case 'kept':
      return `${seatName(e.who)} trades nothing.`;
    default:
      return e satisfies never;
  }
};

const prompt = (s: State, _seat: Seat, p: Prompt): { readonly title: string; readonly detail: string } =>
  p.key === 'send'
    ? { title: 'Send a Lantern', detail: `**${s.stake}** at stake. All are turned up at once.` }
    : { title: 'Trade a Lantern, or keep your hand', detail: `${lanterns(s.pile)} in the Pile.` };

const move = (m: Move): { readonly label: string; readonly detail: string } => {
  switch (m.verb) {
    case 'send':
      return { label: `Send brightness ${m.light}`, detail: 'Nobody sees it until all are turned up.' };
    case 'trade':
      return { label: `Trade brightness ${m.light}`, detail: 'It is laid face up, and you draw another one from the Pile.' };
    case 'keep':
      return { label: 'Keep your hand', detail: 'The next Night begins.' };
    default:
      return m satisfies never;
  }
};

const verdict = (s: State): string => {
  const { most, seats } = firstPlace(s);
  const first = seats.map(seatName);
  return first.length === 1
    ? `${first.join('')} wins with ${most}.`
    : `${first.slice(0, -1).join(', ')} and ${first.at(-1)} share the first place with ${most} each.`;
};

/** How far a seat is, in one line. */
const standing = (s: State, seat: Seat): string => {
  const { how, by, own, leaders } = standingIn(s.worth, seat);
  if (how === 'ahead') return `You lead by ${by}`;
  if (how === 'behind') return `${by} behind`;
  return how === 'level' ? `Level at ${own}` : `${leaders.map(seatName).join(', ')} ahead`;
};

/** Made for the engine of a table. */
export const words = (of: Basis<State, Move>) => {
  const { NUMBER } = tablesOf(of.numbers);
  const night = (s: State): string => `Night ${s.night} of ${NUMBER.nights}`;
  const text: GameText<State, Move, Event> = {
    seat: (_, seat) => seatName(seat),
    prompt,
    waiting: (_, p) => (p.key === 'send' ? 'Lanterns are being chosen' : 'The House’s new watch is trading'),
    move: (_, __, m) => move(m),
    event: (_, e) => event(e),
    board: (s) => [
      section('The town', says(`${night(s)}, ${s.stake} at stake, ${lanterns(s.pile)} in the Pile.`)),
      section(
        'Watches',
        table(
          ['Watch', 'Worth', 'Hand', 'Sent'],
          s.hands.map((lights, seat) => [seatName(seat), String(s.worth[seat] ?? 0), hand(lights) || 'empty', hand(s.spent[seat] ?? []) || 'nothing']),
        ),
      ),
    ],
    sheet: () => 'Worth',
    counting,
    lab,
    verdict,
    about: explainer(facts, about, ABOUT_CLAUSES),
    coach: coached(coach, COACH_CLAUSES),
    goal: (s, seat) => ({
      ...goalOf(s, seat, seatName),
      line: standing(s, seat),
      clock: night(s),
      how: 'Have the most Worth when the last Night is over.',
      ends: `The game ends after ${NUMBER.nights} Nights, or when nobody has a Lantern left.`,
    }),
    option: (id) => ({
      name: id === 'carryOver' ? 'Carry over' : id,
      about: id === 'carryOver' ? 'A House that nobody took calls again the next Night.' : '',
      value: (v) => (v === 'true' ? 'On' : v === 'false' ? 'Off' : v),
    }),
  };
  return {
    ...text,
    night,
    label: { board: 'The town by night', stake: 'At stake', pile: 'Pile', hand: 'Your Lanterns', dark: 'Face down', light: (n: number) => `Brightness ${n}` },
  };
};

/** What every language has to say. */
export type Words = ReturnType<typeof words>;
