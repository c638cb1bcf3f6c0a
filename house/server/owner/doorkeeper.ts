/** The doorkeeper: whom the owner keeps out, and who was here, by address. Addresses are told to nobody but the owner and forgotten after a month. */
import type { Person } from '@pesthouse/api';
import type { HouseLog } from '../closing.ts';
import { Refusal } from '../failure.ts';
import type { HostingStore, Saw } from '../store/hosting.ts';
import type { BlockRow } from '../store/hosting-schema.ts';
import { among, plainAddress } from './visitor.ts';

export interface Doorkeeper {
  /** Lets somebody in, or says why not. */
  admit(ip: string, person: Pick<Person, 'person' | 'name'> | null): void;
  /** Whether a person is kept out, wherever they come from. */
  person(id: string): Refusal | null;
  /** Whether a person may play but not write. */
  quiet(id: string): Refusal | null;
  /** Somebody laid a table. */
  laid(ip: string, person: Pick<Person, 'person' | 'name'> | null): void;
  /** Reads anew whom the owner keeps out. */
  look(): Promise<void>;
  close(): Promise<void>;
}

/** Another house of the same store may have heard of it first. */
const LOOK_MS = 10_000;
/** Who was here is written down no more often than this. */
const WRITE_MS = 15_000;
const MOST = 5_000;

const refusal = (x: BlockRow): Refusal =>
  new Refusal(
    403,
    'blocked',
    x.why === '' ? 'The owner of this house does not let you in.' : `The owner of this house does not let you in: ${x.why}`,
    null,
    x.why,
  );

const silenced = (x: BlockRow): Refusal =>
  new Refusal(
    403,
    'no-chat',
    x.why === ''
      ? 'The owner of this house has stopped your chat for now. You can play on.'
      : `The owner of this house has stopped your chat for now: ${x.why}`,
    null,
    x.why,
  );

export const openDoorkeeper = (store: HostingStore, log: HouseLog): Doorkeeper => {
  let blocks: BlockRow[] = [];
  let find: (ip: string) => string | null = () => null;
  const persons = new Map<string, BlockRow>();
  const quiet = new Map<string, BlockRow>();
  const seen = new Map<string, Saw>();

  const look = async (): Promise<void> => {
    blocks = await store.blocks(Date.now());
    find = among(blocks.filter((x) => x.kind === 'address').map((x) => x.what));
    persons.clear();
    quiet.clear();
    for (const x of blocks) if (x.kind !== 'address') (x.kind === 'person' ? persons : quiet).set(x.what, x);
  };
  const write = async (): Promise<void> => {
    const list = [...seen.values()];
    seen.clear();
    if (list.length > 0) await store.saw(list);
  };
  const trouble = (e: unknown): void => log.error({ err: e }, 'the list of visitors could not be kept');
  const timers = [setInterval(() => look().catch(trouble), LOOK_MS), setInterval(() => write().catch(trouble), WRITE_MS)];
  for (const x of timers) x.unref();

  const holds = (x: BlockRow | undefined): x is BlockRow => x !== undefined && (x.until === null || x.until > Date.now());
  const note = (ip: string, person: Pick<Person, 'person' | 'name'> | null, laid: number): void => {
    const address = plainAddress(ip);
    const key = `${address} ${person?.person ?? ''}`;
    const before = seen.get(key);
    if (before === undefined && seen.size >= MOST) return;
    seen.set(key, { address, person: person?.person ?? null, name: person?.name ?? before?.name ?? '', seen: Date.now(), laid: (before?.laid ?? 0) + laid });
  };
  const personBlock = (id: string): Refusal | null => {
    const own = persons.get(id);
    return holds(own) ? refusal(own) : null;
  };
  return {
    admit(ip, person) {
      const range = blocks.length === 0 ? null : find(ip);
      const address = range === null ? undefined : blocks.find((x) => x.kind === 'address' && x.what === range);
      if (holds(address)) throw refusal(address);
      if (person === null) return;
      const no = personBlock(person.person);
      if (no !== null) throw no;
      note(ip, person, 0);
    },
    person: personBlock,
    quiet(id) {
      const own = quiet.get(id);
      return holds(own) ? silenced(own) : null;
    },
    laid: (ip, person) => note(ip, person, 1),
    look,
    async close() {
      for (const x of timers) clearInterval(x);
      await write().catch(trouble);
    },
  };
};
