/** An ear for a browser whose driver tells nothing of its console: a way to the house that hands everything on, and puts a few lines that listen before the first script of the page. */
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { freePort } from './driver.ts';

/** The first script of every page; nothing else runs before it. */
const FIRST = '/theme.js';
const LISTENS = `window.said = [];
addEventListener('error', (e) => window.said.push(String(e.message ?? 'a file that is missing: ' + (e.target.src ?? e.target.href))), true);
addEventListener('unhandledrejection', (e) => window.said.push(String(e.reason)));
{ const tell = console.error; console.error = (...all) => { window.said.push(all.map(String).join(' ')); tell.apply(console, all); }; }
`;
/** What was heard since it was last asked, as an expression in the page. */
export const HEARD = '(window.said ?? []).splice(0)';

export interface Ear {
  /** The same address as seen from this side. */
  through(address: string): string;
  /** Whether somebody waits for an answer. */
  busy(): boolean;
  close(): void;
}

export const ear = async (house: string): Promise<Ear> => {
  const { hostname, port } = new URL(house);
  const mine = await freePort();
  let open = 0;
  const server = createServer((asked, answer) => {
    open++;
    answer.once('close', () => {
      open--;
    });
    const { 'accept-encoding': coded, ...rest } = asked.headers;
    const first = asked.url?.startsWith(FIRST) === true;
    const headers = first || coded === undefined ? rest : { ...rest, 'accept-encoding': coded };
    const on = request({ hostname, port, path: asked.url, method: asked.method, headers }, (told) => {
      const { 'content-length': length, ...others } = told.headers;
      answer.writeHead(told.statusCode ?? 500, first || length === undefined ? others : { ...others, 'content-length': length });
      if (first) answer.write(LISTENS);
      told.pipe(answer);
    });
    on.on('error', () => answer.destroy());
    asked.pipe(on);
  });
  server.on('upgrade', (asked, socket, head) => {
    const on = connect(Number(port), hostname, () => {
      const lines = Object.entries(asked.headers).map(([name, value]) => `${name}: ${String(value)}`);
      on.write(`GET ${asked.url ?? '/'} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      on.write(head);
      on.pipe(socket).pipe(on);
    });
    on.on('error', () => socket.destroy());
    socket.on('error', () => on.destroy());
  });
  await new Promise<void>((done) => {
    server.listen(mine, '127.0.0.1', () => done());
  });
  return {
    through: (address) => address.replace(new URL(house).origin, `http://127.0.0.1:${mine}`),
    busy: () => open > 0,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
};
