/** The secret seed of a table: 256 random bits. Chance of every entry comes from it one way, and its hash is published at the start. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Chance, type ChanceAt, Sfc } from '@pesthouse/kernel';

export const SEED = /^[0-9a-f]{64}$/;

/** Seeded when it is first drawn from: most entries need no chance, and the hash is what costs. */
class Unasked implements Chance {
  used = 0;
  private own: Sfc | null = null;
  private readonly seeded: () => Sfc;
  constructor(seeded: () => Sfc) {
    this.seeded = seeded;
  }
  below(n: number): number {
    this.used++;
    this.own ??= this.seeded();
    return this.own.below(n);
  }
}

/** One generator per entry, seeded with 128 bits of HMAC-SHA-256(seed, entry number). */
export const chanceOf = (seed: string): ChanceAt => {
  // The key is worked in once; every entry goes on from there.
  const keyed = hmac.create(sha256, hexToBytes(seed));
  const macOf = (n: number): DataView =>
    new DataView(
      keyed
        .clone()
        .update(utf8ToBytes(`entry ${n}`))
        .digest().buffer,
    );
  // Whoever wants to see an entry event by event plays it twice.
  let last: { readonly n: number; readonly mac: DataView } | undefined;
  const seeded = (n: number): Sfc => {
    if (last?.n !== n) last = { n, mac: macOf(n) };
    const { mac } = last;
    return new Sfc().seed(mac.getUint32(0), mac.getUint32(4), mac.getUint32(8), mac.getUint32(12));
  };
  return (n) => new Unasked(() => seeded(n));
};

/** What is published when a table starts: it binds the seed to the table and tells nothing of it. */
export const promiseOf = (seed: string, table: string): string => bytesToHex(sha256(utf8ToBytes(`pesthouse ${table} ${seed}`)));

/** A number for engines that need chance of their own (bots): from the seed, but of another kind than any entry's, so that it tells nothing of the cards. */
export const thoughtOf = (seed: string, asked: number, seat: number): number =>
  new DataView(hmac(sha256, hexToBytes(seed), utf8ToBytes(`thought ${asked} ${seat}`)).buffer).getUint32(0);
