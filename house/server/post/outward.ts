/** The one way by which the house calls an address that a person has given: https to the open internet, no redirects, a short time, and little is read of the answer. */
import { lookup as resolve } from 'node:dns';
import { request as plain } from 'node:http';
import { request as tls } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

export interface Answer {
  /** 0 where nobody answered. */
  readonly status: number;
  /** What the other side said, shortened; or why there was nobody. */
  readonly said: string;
  /** Seconds after which it may be tried again, where the other side says so. */
  readonly after: number | null;
}

/** Sends a body to an address. Never rejects. */
export type Outward = (url: string, headers: { readonly [name: string]: string }, body: string | Buffer) => Promise<Answer>;

const TIMEOUT_MS = 10_000;
const MOST_READ = 2_048;
const SAID = 200;

/** Addresses that lead into somebody's own network, or nowhere. */
const inside = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  // Protocols of their own, such as tunnels; what is only for documents; what stands for an IPv4 address.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(net, prefix, 'ipv6');
/** Of the IPv6 addresses only these have ever been given to anybody on the open internet. */
const outside = new BlockList();
outside.addSubnet('2000::', 3, 'ipv6');

/** An IPv4 address written as an IPv6 one is judged as what it is. */
export const isPrivate = (address: string): boolean => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return inside.check(mapped, 'ipv4');
  return isIP(address) === 6 ? !outside.check(address, 'ipv6') || inside.check(address, 'ipv6') : inside.check(address, 'ipv4');
};

/** Whether the house would call this address at all, before it is looked up; null: yes. */
export const whyNotCall = (url: string, privately: boolean): 'address' | 'https' | 'private' | null => {
  if (!URL.canParse(url)) return 'address';
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '' || !/^https?:$/.test(protocol)) return 'address';
  if (privately) return null;
  if (protocol !== 'https:') return 'https';
  const bare = hostname.replace(/^\[|\]$/g, '');
  const local = bare === 'localhost' || /\.(?:localhost|local|internal|home\.arpa)\.?$/.test(bare) || (isIP(bare) === 0 && !bare.includes('.'));
  return local || (isIP(bare) !== 0 && isPrivate(bare)) ? 'private' : null;
};

/** Looks a name up and gives only addresses that are none of the owner's own network; the connection goes to what was judged, so a name that changes its mind in between gains nothing. */
const openLookup: LookupFunction = (name, options, done) =>
  resolve(name, { ...options, all: true }, (e, found) => {
    if (e !== null) return done(e, '');
    const [first] = found;
    if (first === undefined || found.some((x) => isPrivate(x.address))) return done(Object.assign(new Error('private'), { code: 'EPRIVATE' }), '');
    return options.all === true ? done(null, found) : done(null, first.address, first.family);
  });

const codeOf = (e: unknown): string => (e instanceof Error && 'code' in e && typeof e.code === 'string' ? e.code : 'failed');
const nobody = (said: string): Answer => ({ status: 0, said, after: null });

export const openOutward =
  (privately: boolean, timeoutMs = TIMEOUT_MS): Outward =>
  (url, headers, body) => {
    const why = whyNotCall(url, privately);
    if (why !== null) return Promise.resolve(nobody(why));
    return new Promise((done) => {
      const at = new URL(url);
      const ask = at.protocol === 'https:' ? tls : plain;
      const call = ask(at, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' },
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(privately ? {} : { lookup: openLookup }),
      });
      call.on('error', (e) => done(nobody(e.name === 'AbortError' || e.name === 'TimeoutError' ? 'timeout' : codeOf(e))));
      call.on('response', (answer) => {
        const { statusCode: status = 0, headers: told } = answer;
        const wait = Number(told['retry-after']);
        const after = told['retry-after'] !== undefined && Number.isFinite(wait) && wait >= 0 ? wait : null;
        let said = '';
        const end = (): void => done({ status, said: said.slice(0, SAID), after });
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          said += part;
          if (said.length > MOST_READ) answer.destroy();
        });
        answer.on('end', end);
        answer.on('close', end);
        answer.on('error', end);
      });
      call.end(body);
    });
  };
