/** The words for time in English: the clock of a table, at a seat, holidays, and standing orders. */
import type { Loose } from '../loose.ts';

const span = (hours: number): string => {
  if (hours % 24 !== 0) return hours === 1 ? '1 hour' : `${hours} hours`;
  return hours === 24 ? '1 day' : `${hours / 24} days`;
};

export const time = {
  /** The short face of a clock. */
  days: (d: number, h: number) => `${d} d ${h} h`,
  hours: (h: number, min: number) => `${h} h ${min} min`,
  minutes: (min: number) => `${min} min`,
  /** Parts seconds and tenths. */
  point: '.',
  day: (at: number) => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }).format(at),
  none: 'no clock',
  over: 'out of time',
  holiday: (until: string) => `away until ${until}`,
  label: (who: string, left: string) => `${who}: ${left} left`,
  ownRuns: (left: string) => `Your clock: ${left}`,
  spoken: { five: 'Five minutes left on your clock.', one: 'One minute left on your clock.', half: 'Thirty seconds left on your clock.' },
  span,

  rule: {
    head: 'Clock',
    none: 'No clock',
    noneAbout: 'Take all the time you want.',
    live: 'Live',
    liveAbout: 'Everyone has this much for the whole game. Some comes back after each turn.',
    turns: 'By turns',
    turnsAbout: 'Everyone plays when they can, over days. Whoever is asked has this long to answer.',
    bank: 'Time for each',
    bankN: (minutes: number) => `${minutes} min each`,
    increment: 'Comes back after a turn',
    incrementN: (seconds: number) => (seconds === 0 ? 'nothing back' : `${seconds} s back`),
    per: 'Time to answer',
    perN: span,
    reserve: 'In reserve, once a game',
    reserveN: (hours: number) => (hours === 0 ? 'no reserve' : `${span(hours)} in reserve`),
    zero: 'When time is up',
    zeros: { bot: 'a bot plays on', out: 'the seat is out', wait: 'the others decide' },
    liveSays: (minutes: number, seconds: number) => `${minutes} min each${seconds === 0 ? '' : `, ${seconds} s back after each turn`}`,
    turnsSays: (hours: number, reserve: number) => `${span(hours)} to answer${reserve === 0 ? '' : `, ${span(reserve)} in reserve`}`,
    zeroSays: { bot: 'When time is up, a bot plays on.', out: 'When time is up, the seat is out.', wait: 'When time is up, the others decide.' },
    awayByTurns: 'By turns, the clock decides: nobody is taken for away.',
  },

  paused: 'paused',
  consent: {
    pause: 'Pause the clock',
    pauseMore: 'No time runs until you all want to go on. You can still move.',
    go: 'Start the clock again',
    goMore: 'Time runs again as soon as everybody agrees, or when the time to answer is over.',
    turns: 'Go on by turns',
    turnsMore: 'From here on everybody has a day for each decision, as soon as everybody agrees.',
    asks: {
      pause: (who: string) => `${who} would like to pause the clock`,
      go: (who: string) => `${who} would like to start the clock again`,
      turns: (who: string) => `${who} would like to go on by turns`,
    },
    asksMore: {
      pause: 'No time would run until you all want to go on.',
      go: 'A pause lasts no longer than everybody wants it.',
      turns: 'Everybody would have a day for each decision.',
    },
    agree: 'Agree',
    decline: 'Not now',
    waiting: 'You have asked the others',
    withdraw: 'Never mind',
  },
  card: {
    title: (who: string) => `${who} is out of time`,
    more: 'What do you want to do? Most votes decide, and the host breaks a tie.',
    wait: (who: string) => `Give ${who} more time`,
  },

  away: {
    head: 'Holidays',
    about: 'At tables by turns your time stands still while you are away. Three weeks at a time, and six weeks within a year.',
    until: 'I’m away until',
    go: 'Go on holiday',
    is: (until: string) => `You are away until ${until}.`,
    back: 'I’m back',
    nobody: 'Sit down at a table first: then the house knows whose time it is.',
    done: 'Enjoy it. Your tables know.',
    again: 'Welcome back. Your time runs again.',
  },

  orders: {
    head: 'Standing orders',
    about: 'While you are not looking, reactions can be answered for you. Only you know about it.',
    open: 'Standing orders',
    each: { ask: 'Always ask me', own: 'Pass unless it concerns me', pass: 'Always pass' },
  },
} as const;

export type TimeText = Loose<typeof time>;
