/** The other ends of messages, on this machine: a push service that checks the signature and opens the letter as a browser would, and a chat that takes what is posted. */
import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import * as z from 'zod';

export interface Taken {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Receiver {
  readonly address: string;
  readonly taken: Taken[];
  /** How the next calls are answered, one after the other; then again with 201. */
  readonly answers: { readonly status: number; readonly headers?: { readonly [name: string]: string }; readonly body?: string; readonly hang?: boolean }[];
  close(): Promise<void>;
}

/** Takes every POST and remembers it. */
export const openReceiver = async (): Promise<Receiver> => {
  const taken: Taken[] = [];
  const answers: Receiver['answers'] = [];
  const server: Server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      const next = answers.shift() ?? { status: 201 };
      if (next.hang !== true) answer.writeHead(next.status, next.headers ?? {}).end(next.body ?? '');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the receiver has no port');
  return {
    address: `http://127.0.0.1:${at.port}`,
    taken,
    answers,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};

const base64 = (text: string): Buffer => Buffer.from(text, 'base64url');
const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });
const pushed = z.object({ title: z.string(), body: z.string(), link: z.string(), stop: z.string(), tag: z.string(), open: z.string(), stopWord: z.string() });
export type Pushed = z.infer<typeof pushed>;

/** RFC 8292: the call is signed by the key that it names. */
const checkSignature = (headers: IncomingHttpHeaders, origin: string, now: number): { readonly key: string; readonly claims: z.infer<typeof claims> } => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', payload = '', signature = ''] = token.split('.');
  const point = base64(key);
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const signed = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${payload}`), signed, base64(signature))) throw new Error('the signature is wrong');
  const said = claims.parse(JSON.parse(base64(payload).toString()));
  if (said.aud !== origin) throw new Error(`signed for ${said.aud}, not for ${origin}`);
  if (said.exp * 1_000 < now || said.exp * 1_000 > now + 24 * 3_600_000) throw new Error('signed for another time');
  return { key, claims: said };
};

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const made = createHmac('sha256', key);
  for (const x of parts) made.update(x);
  return made.digest();
};
const ONE = Buffer.from([1]);

/** A device of somebody: its keys, as a browser makes them when it subscribes. */
export const openDevice = (receiver: Receiver, path: string) => {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  /** RFC 8291 over RFC 8188, by hand: what only this device can do. */
  const decrypt = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const shared = hmac(auth, own.computeSecret(theirs));
    const material = hmac(shared, 'WebPush: info\0', own.getPublicKey(), theirs, ONE);
    const root = hmac(salt, material);
    const key = hmac(root, 'Content-Encoding: aes128gcm\0', ONE).subarray(0, 16);
    const nonce = hmac(root, 'Content-Encoding: nonce\0', ONE).subarray(0, 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const open = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    // After the text comes a 2, the mark of the last record, and then nothing but zeros.
    const end = open.lastIndexOf(2);
    if (open.subarray(end + 1).some((x) => x !== 0)) throw new Error('the padding is wrong');
    return open.subarray(0, end).toString();
  };
  const mine = () => receiver.taken.filter((x) => x.path === path);
  return {
    subscription: { endpoint: receiver.address + path, keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') } },
    /** Everything that came to this device, checked and opened; `from`: after so many. */
    heard: (house: { readonly key?: string; readonly now?: number; readonly from?: number } = {}): Pushed[] =>
      mine()
        .slice(house.from ?? 0)
        .map((x) => {
          const { key } = checkSignature(x.headers, receiver.address, house.now ?? Date.now());
          if (house.key !== undefined && house.key !== key) throw new Error('signed by another house');
          if (x.headers['content-encoding'] !== 'aes128gcm') throw new Error('not sealed as it should be');
          return pushed.parse(JSON.parse(decrypt(x.body)));
        }),
    mine,
  };
};
