/** The words of messages that leave the house, in English. They tell where somebody is wanted and until when, and nothing of the game. */
const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const en = {
  turn: (table: string) => `Your turn at ${table}`,
  start: (table: string) => `${table} has begun`,
  startTurn: (table: string) => `${table} has begun, and it’s your turn`,
  /** Near the end of somebody's time. */
  late: (table: string) => `Your time is running out at ${table}`,
  stood: (table: string) => `A bot plays for you at ${table}`,
  stoodMore: 'Open the table to take your seat back.',
  out: (table: string) => `You are out at ${table}`,
  outMore: 'Your time ran out. A bot finishes the game for you.',
  ask: (table: string) => `A question for you at ${table}`,
  /** What everybody at the table has to agree on. */
  wishes: {
    end: (who: string) => `${who} would like to end the game`,
    pause: (who: string) => `${who} would like to stop the clock`,
    go: (who: string) => `${who} would like the clock to run again`,
    turns: (who: string) => `${who} would like to go on by turns`,
    undo: (who: string) => `${who} would like to take a move back`,
  },
  called: (who: string, table: string) => `${who} is waiting for you at ${table}`,
  again: (who: string, table: string) => `${who} wants to play again: ${table}`,
  talk: (table: string) => `Somebody mentioned you at ${table}`,
  after: (table: string) => `A word after the game at ${table}`,
  invitation: (name: string) => `You’re invited: ${name}`,
  invitedBy: (who: string, name: string) => `${who} invites you: ${name}`,
  /** An evening of a circle: whether they come. */
  evening: (name: string) => `${name}: are you coming?`,
  laid: (name: string) => `${name}: the table is laid`,
  several: (n: number) => (n === 1 ? 'One table is waiting for you' : `${n} tables are waiting for you`),
  left: {
    days: (n: number) => `${plural(n, 'day', 'days')} left`,
    hours: (n: number) => `${plural(n, 'hour', 'hours')} left`,
    minutes: (n: number) => `${plural(n, 'minute', 'minutes')} left`,
  },
  when: (day: string, time: string) => `${day} at ${time}`,
  locale: 'en-GB',
  open: 'Open the table',
  stop: 'Stop these messages',
  stopLine: (link: string) => `Stop these messages with one press: ${link}`,
  test: 'It works',
  testMore: 'Messages from the house reach you here.',
};

export type PostText = typeof en;
