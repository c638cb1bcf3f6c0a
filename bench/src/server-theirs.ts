/** boardgame.io's own server with its default in-memory store. */
import { Server } from 'boardgame.io/server';
import { answerAt } from './serve.ts';
import { mounted } from './theirs.ts';

const open = async (): Promise<void> => {
  const { appServer } = await Server({ games: [mounted], origins: ['*'] }).run({ port: 0 });
  const address = appServer.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  answerAt(address.port);
};
open();
