/** The words of setting a table, in English. */
import type { Loose } from '../loose.ts';

export const laying = {
  who: (n: number) => `Who sits in seat ${n}`,
  person: 'Person',
  bot: 'Bot',
  linkLater: 'Comes by the link',
  anyone: 'Waits for a guest',
  level: (n: number) => `Level of the bot in seat ${n}`,
  tableName: 'Name of the table',
  listed: 'List it under open tables',
  clock: 'Clock',
  clockAbout: 'For the people at the table. When time is up, a bot plays on until they are back.',
  clockNone: 'No clock',
  clockLive: (minutes: number) => `Live, ${minutes} min each`,
  clockTurns: (days: number) => `By turns, ${days === 1 ? '1 day' : `${days} days`} to answer`,
  listedAbout: 'Anyone who sees it may take an open seat.',
  openTable: 'Open this table',
  notesOpen: (n: number) =>
    n === 1
      ? 'One seat is open: the table waits for a player, or you send in a bot later.'
      : `${n} seats are open: the table waits for players, or you send in bots later.`,
  notesLinks: (n: number) =>
    n === 1 ? 'One friend comes by the link. You meet in the waiting room.' : `${n} friends come by one link. You meet in the waiting room.`,
  notesReady: 'Every seat is filled: the game starts at once.',
  notesNobody: 'Only bots play: you watch.',
  notesBots: (seconds: number) => `Bots answer within ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
  here: 'Play it on this screen',
} as const;

export type LayingText = Loose<typeof laying>;
