/** The public interface as a page for people: one paragraph a call and a frame, drawn from the same descriptions that machines read. */
import { FRAMES } from '@pesthouse/api';

const isObject = (x: unknown): x is { readonly [k: string]: unknown } => typeof x === 'object' && x !== null && !Array.isArray(x);
const safe = (x: string): string => x.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
const textOf = (x: unknown): string => (typeof x === 'string' ? x : '');

const bodyOf = (call: { readonly [k: string]: unknown }): unknown => {
  const content = isObject(call.requestBody) ? call.requestBody.content : undefined;
  const json = isObject(content) ? content['application/json'] : undefined;
  return isObject(json) ? json.schema : undefined;
};

const paragraph = (path: string, method: string, call: { readonly [k: string]: unknown }): string => {
  const body = bodyOf(call);
  const shape = body === undefined ? '' : details('Body', body);
  return `<section><h3><code>${safe(method.toUpperCase())} ${safe(path)}</code></h3><p>${safe(textOf(call.summary))}</p>${shape}</section>`;
};

const details = (title: string, shape: unknown): string => `<details><summary>${title}</summary><pre>${safe(JSON.stringify(shape, null, 2))}</pre></details>`;
const frame = ({ name, summary, payload }: (typeof FRAMES)['toHouse'][number]): string =>
  `<section><h3><code>${safe(name)}</code></h3><p>${safe(summary)}</p>${details('Shape', payload)}</section>`;

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#221c16;background:#f6f1e7}code,pre{font-family:ui-monospace,monospace}pre{overflow:auto;background:#fff8;padding:.75rem}section{border-top:1px solid #0002}';

export const describe = (description: object): string => {
  const paths: unknown = Reflect.get(description, 'paths');
  const calls = isObject(paths)
    ? Object.entries(paths).flatMap(([path, methods]) =>
        isObject(methods) ? Object.entries(methods).flatMap(([method, call]) => (isObject(call) ? [paragraph(path, method, call)] : [])) : [],
      )
    : [];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pesthouse: the public interface</title><style>${STYLE}</style></head><body>
<h1>The public interface of this house</h1>
<p>The page uses exactly these calls, and so can a bot in any language. Machines read <a href="./api/openapi.json">/api/openapi.json</a>, and for the frames of the stream <a href="./api/asyncapi.json">/api/asyncapi.json</a>. The games are listed at <a href="./api/games">/api/games</a>.</p>
<p>A seat is opened by its key: send it as <code>Authorization: Bearer &lt;key&gt;</code>. A move names the decision that it answers (<code>at</code>); <code>GET …/moves</code> lists all that are legal. Every refusal is <code>{ error, message, clause }</code> and changes nothing.</p>
<p>A person is known by a key that their browser makes: <code>me_</code> and 32 random bytes as base64url. Say who you are with <code>POST /api/me</code>, lay a table with <code>room</code>, or open one and <code>POST …/act</code> <code>{"act":"sit"}</code>; the same key then opens the seat that you hold.</p>
<p>On <code>/api/stream</code> send <code>{"type":"watch","table":"…","secret":"…","after":0}</code>; the number of the last item that you saw, sent as <code>after</code>, brings exactly what you missed.</p>
${calls.join('\n')}
<h2>Frames that you send on <code>/api/stream</code></h2>
${FRAMES.toHouse.map(frame).join('\n')}
<h2>Frames that the house sends</h2>
${FRAMES.fromHouse.map(frame).join('\n')}</body></html>`;
};
