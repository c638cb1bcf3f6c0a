/** An authenticator in software, for the tests: makes passkeys and signs with them as a phone or a security key does. */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const sha256 = (x: Uint8Array | string): Buffer => createHash('sha256').update(x).digest();
const b64 = (x: Uint8Array): string => Buffer.from(x).toString('base64url');
const u32 = (n: number): Buffer => {
  const b = Buffer.alloc(4);
  b.writeUInt32BE(n);
  return b;
};
const u16 = (n: number): Buffer => u32(n).subarray(2);
/** The little CBOR that is needed: a text of up to 23 letters, and bytes. */
const word = (x: string): Buffer => Buffer.concat([Buffer.from([0x60 + x.length]), Buffer.from(x)]);
const bytes = (x: Buffer): Buffer => Buffer.concat([Buffer.from([0x59]), u16(x.length), x]);

const UP_UV = 0x05;
const HAS_KEY = 0x40;

interface Held {
  readonly id: Buffer;
  readonly place: string;
  readonly key: KeyObject;
  readonly user: string;
}

export interface Authenticator {
  readonly held: readonly Held[];
  make(options: unknown, origin: string): object;
  /** Signs with the passkey of that number. */
  use(options: unknown, origin: string, which?: number): object;
}

const readField = (of: unknown, ...path: readonly string[]): string => {
  let at: unknown = of;
  for (const x of path) at = typeof at === 'object' && at !== null ? Reflect.get(at, x) : undefined;
  return typeof at === 'string' ? at : '';
};

/** With `counts` it counts its uses, as old security keys do. */
export const openAuthenticator = (counts = false): Authenticator => {
  const held: Held[] = [];
  let count = 0;
  const said = (type: string, options: unknown, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge: readField(options, 'challenge'), origin, crossOrigin: false }));
  const head = (place: string, flags: number): Buffer => Buffer.concat([sha256(place), Buffer.from([flags]), u32(counts ? ++count : 0)]);
  return {
    held,
    make(options, origin) {
      const place = readField(options, 'rp', 'id');
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const id = randomBytes(16);
      held.push({ id, place, key: privateKey, user: readField(options, 'user', 'id') });
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = Buffer.concat([head(place, UP_UV | HAS_KEY), Buffer.alloc(16), u16(id.length), id, cose]);
      const attestation = Buffer.concat([Buffer.from([0xa3]), word('fmt'), word('none'), word('attStmt'), Buffer.from([0xa0]), word('authData'), bytes(data)]);
      const response = { clientDataJSON: b64(said('webauthn.create', options, origin)), attestationObject: b64(attestation), transports: ['internal'] };
      return { id: b64(id), rawId: b64(id), type: 'public-key', clientExtensionResults: {}, response };
    },
    use(options, origin, which = 0) {
      const mine = held[which];
      if (mine === undefined) throw new Error('this authenticator holds no such passkey');
      const client = said('webauthn.get', options, origin);
      const data = head(mine.place, UP_UV);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(mine.key);
      const response = { clientDataJSON: b64(client), authenticatorData: b64(data), signature: b64(signature), userHandle: mine.user };
      return { id: b64(mine.id), rawId: b64(mine.id), type: 'public-key', clientExtensionResults: {}, response };
    },
  };
};
