/** Firefox, driven over WebDriver BiDi: one socket, one page. */
import { WebSocket } from 'ws';
import { z } from 'zod';
import { ended, freePort, type Other, programOf, scratch, started, until } from './driver.ts';

const answerOf = z.object({ id: z.number(), type: z.string(), result: z.unknown().optional(), message: z.string().optional() });
const toldOf = z.object({ method: z.literal('log.entryAdded'), params: z.object({ level: z.string(), text: z.string().nullish() }) });
const loadOf = z.object({
  method: z.enum(['network.beforeRequestSent', 'network.responseCompleted', 'network.fetchError']),
  params: z.object({ request: z.object({ request: z.string(), url: z.string() }) }),
});
const treeOf = z.object({ contexts: z.array(z.object({ context: z.string() })) });
const askedOf = z.object({ result: z.object({ value: z.string() }) });

export const firefox = async (): Promise<Other> => {
  const program = programOf('Firefox', 'firefox-esr', ['/usr/bin/firefox-esr', '/usr/bin/firefox']);
  const port = await freePort();
  const home = scratch('firefox');
  let listening = false;
  const child = started(
    program,
    ['--headless', '--no-remote', '--profile', home.folder, '--remote-debugging-port', String(port), '--width', '1440', '--height', '900', 'about:blank'],
    { MOZ_DISABLE_CONTENT_SANDBOX: '1' },
    (line) => {
      if (line.includes('WebDriver BiDi listening')) listening = true;
    },
  );
  await until('Firefox', () => Promise.resolve(listening));
  const socket = new WebSocket(`ws://127.0.0.1:${port}/session`);
  await new Promise((done, fail) => {
    socket.once('open', () => done(undefined));
    socket.once('error', fail);
  });
  const complaints: string[] = [];
  const loading = new Set<string>();
  const waiting = new Map<number, { done(result: unknown): void; fail(e: Error): void }>();
  socket.on('message', (data) => {
    const heard: unknown = JSON.parse(String(data));
    const told = toldOf.safeParse(heard);
    if (told.success && told.data.params.level === 'error') complaints.push(told.data.params.text ?? 'an error without words');
    const load = loadOf.safeParse(heard);
    if (load.success) {
      const { request, url } = load.data.params.request;
      // A stream stays open.
      if (load.data.method === 'network.beforeRequestSent' && url.startsWith('http')) loading.add(request);
      else loading.delete(request);
    }
    const answer = answerOf.safeParse(heard);
    if (!answer.success) return;
    const asked = waiting.get(answer.data.id);
    waiting.delete(answer.data.id);
    if (answer.data.type === 'success') asked?.done(answer.data.result);
    else asked?.fail(new Error(answer.data.message ?? 'Firefox refused'));
  });
  let last = 0;
  const say = (method: string, params: object): Promise<unknown> =>
    new Promise((done, fail) => {
      last++;
      waiting.set(last, { done, fail });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  await say('session.new', { capabilities: {} });
  await say('session.subscribe', { events: ['log.entryAdded', 'network.beforeRequestSent', 'network.responseCompleted', 'network.fetchError'] });
  const [{ context } = { context: '' }] = treeOf.parse(await say('browsingContext.getTree', {})).contexts;
  return {
    go: async (address) => {
      await say('browsingContext.navigate', { context, url: address, wait: 'complete' });
    },
    ask: async (expression) => {
      const said = await say('script.evaluate', { expression: `JSON.stringify((${expression}) ?? null)`, target: { context }, awaitPromise: true });
      return JSON.parse(askedOf.parse(said).result.value);
    },
    complaints: () => Promise.resolve(complaints.splice(0)),
    busy: () => loading.size > 0,
    async close() {
      await say('browser.close', {}).catch(() => undefined);
      socket.close();
      await ended(child);
      home.clear();
    },
  };
};
