/** The words of messages that leave the house, in English. They tell where somebody is wanted, and nothing of the game. */
export const en = {
  turn: (table: string) => `Your turn at ${table}`,
  start: (table: string) => `${table} has begun`,
  startTurn: (table: string) => `${table} has begun, and it’s your turn`,
  ask: (table: string) => `A question for you at ${table}`,
  talk: (table: string) => `Somebody mentioned you at ${table}`,
  invitation: (name: string) => `You’re invited: ${name}`,
  /** An evening of a circle: whether they come. */
  evening: (name: string) => `${name}: are you coming?`,
  several: (n: number) => (n === 1 ? 'One table is waiting for you' : `${n} tables are waiting for you`),
  open: 'Open the table',
  stop: 'Stop these messages',
  stopLine: (link: string) => `Stop these messages with one press: ${link}`,
  test: 'It works',
  testMore: 'Messages from the house reach you here.',
};

export type PostText = typeof en;
