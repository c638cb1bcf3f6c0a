/** A table at boardgame.io's server: three of its own clients over socket.io. */
import { Client, LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { everybody, SEATS, type Table } from './table.ts';
import { mounted } from './theirs.ts';

export const tableOfTheirs = async (port: number): Promise<Table> => {
  const server = `http://127.0.0.1:${port}`;
  const lobby = new LobbyClient({ server });
  const { matchID } = await lobby.createMatch('newyork', { numPlayers: SEATS });
  const heard = everybody();
  const clients = await Promise.all(
    Array.from({ length: SEATS }, async (_, seat) => {
      const playerID = `${seat}`;
      const { playerCredentials } = await lobby.joinMatch('newyork', matchID, { playerID, playerName: `Seat ${seat + 1}` });
      const client = Client({
        game: mounted,
        numPlayers: SEATS,
        multiplayer: SocketIO({ server }),
        matchID,
        playerID,
        credentials: playerCredentials,
        debug: false,
      });
      client.subscribe((state) => {
        if (state !== null) heard.reach(seat, state._stateID + 1);
      });
      client.start();
      return client;
    }),
  );
  await heard.until(1);
  let moves = 0;
  return {
    state: (seat) => {
      const state = clients[seat]?.getState();
      if (state === null || state === undefined) throw new Error('this seat has heard nothing yet');
      return state.G;
    },
    async act(seat, move) {
      moves++;
      const all = heard.until(moves + 1);
      clients[seat]?.moves.act?.(seat, move);
      await all;
    },
    close: () => {
      for (const client of clients) client.stop();
    },
  };
};
