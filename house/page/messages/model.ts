/** What the page about messages knows and does: asked of the house, changed at once, and told back by it. */

import { type Channel, type Messages, type MessageWishes, type NewChannel, messages as shape, tried } from '@pesthouse/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '../kit/toast.tsx';
import { ask, HouseError } from '../link/house.ts';
import { introduceMyself, ownKey } from '../link/me.ts';
import { myKey, newKey } from '../mykey.ts';
import { houseText } from '../text/index.ts';
import { language } from '../text/language.ts';
import { messages as words } from '../text/rooms.ts';
import { told } from '../text/told.ts';
import { ownChannel } from './push.ts';

const PATH = '/api/me/messages';
/** Why a message did not arrive, in words. */
export const codeWords = (code: string): string => {
  const codes: { readonly [code: string]: string | undefined } = words.codes;
  return codes[code] ?? words.code(code);
};

export interface Held {
  readonly is: Messages;
  /** The channel that leads to this browser. */
  readonly own: Channel | null;
}

export interface MessagesModel {
  readonly held: Held | null;
  readonly wrong: string | null;
  readonly reload: () => void;
  readonly wish: (change: Partial<MessageWishes>) => void;
  readonly add: (wanted: NewChannel) => Promise<Messages>;
  readonly set: (channel: Channel, change: { on?: boolean; daily?: boolean; gone?: true }) => Promise<void>;
  /** Whether it arrived, or why not. */
  readonly test: (channel: Channel) => Promise<string | null>;
}

/** What a part of a page about messages is given. */
export interface MessagesPart {
  readonly model: MessagesModel;
  readonly held: Held;
}

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Whoever comes here first has not said who they are yet. */
const asMe = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (e) {
    if (!(e instanceof HouseError) || e.code !== 'no-person') throw e;
    await introduceMyself(houseText().me.nobody);
    return call();
  }
};

export const useMessages = (): MessagesModel => {
  const [held, setHeld] = useState<Held | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const latest = useRef<Held | null>(null);
  const keep = useCallback(async (is: Messages): Promise<Messages> => {
    latest.current = { is, own: await ownChannel(is.channels) };
    setHeld(latest.current);
    return is;
  }, []);
  const post = useCallback(
    (path: string, body: object): Promise<Messages> => asMe(() => ask(shape, PATH + path, { body, secret: ownKey() })).then(keep),
    [keep],
  );

  const reload = useCallback((): void => {
    setWrong(null);
    // Whoever only looks is not made known for it: what everybody starts with is told to any key.
    ask(shape, PATH, { secret: myKey() ?? newKey() })
      .then(keep)
      .catch((e: unknown) => setWrong(told(e)));
  }, [keep]);
  useEffect(reload, [reload]);

  /** Shown at once; what the house made of it comes after. The clock and the language are always those of this browser. */
  const wish = (change: Partial<MessageWishes>): void => {
    const now = latest.current;
    if (now === null) return;
    const wishes = { ...now.is.wishes, zone: zone(), language, ...change };
    latest.current = { ...now, is: { ...now.is, wishes } };
    setHeld(latest.current);
    post('', wishes).catch((e: unknown) => {
      toast({ text: told(e), tone: 'bad' });
      reload();
    });
  };
  return {
    held,
    wrong,
    reload,
    wish,
    async add(wanted) {
      const before = latest.current?.is.wishes;
      // When it is night, and in which words somebody wants to be told, is known from now on.
      if (before !== undefined && (before.zone !== zone() || before.language !== language)) await post('', { ...before, zone: zone(), language });
      return post('/channels', wanted);
    },
    async set(channel, change) {
      await post(`/channels/${channel.id}`, change).catch((e: unknown) => toast({ text: told(e), tone: 'bad' }));
    },
    async test(channel) {
      try {
        const said = await ask(tried, `${PATH}/channels/${channel.id}/test`, { body: {}, secret: ownKey() });
        await keep(said.messages);
        return said.arrived ? null : codeWords(said.code ?? '');
      } catch (e) {
        return told(e);
      }
    },
  };
};
