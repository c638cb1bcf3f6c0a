/** By which ways somebody is reached: this device, others, mail and chats, each with what became of its last message. */

import type { Channel } from '@pesthouse/api';
import type { IconName } from '@pesthouse/board';
import { Button, Dialog, IconButton } from '@pesthouse/board';
import { type ReactNode, useState } from 'react';
import { Field } from '../kit/field.tsx';
import { Segmented } from '../kit/segmented.tsx';
import { toast } from '../kit/toast.tsx';
import { messages as words } from '../text/rooms.ts';
import { told } from '../text/told.ts';
import { codeWords, type MessagesPart } from './model.ts';
import css from './page.module.css';
import { deviceName, isApple, pushState, subscribe, unsubscribe } from './push.ts';
import { Row } from './row.tsx';

const agoOf = (then: number): string => {
  const minutes = Math.max(0, Math.floor((Date.now() - then) / 60_000));
  if (minutes < 1) return words.ago.now;
  if (minutes < 60) return words.ago.minutes(minutes);
  return minutes < 1_440 ? words.ago.hours(Math.floor(minutes / 60)) : words.ago.days(Math.floor(minutes / 1_440));
};
const lastOf = (x: Channel): string | undefined =>
  x.failed !== null ? undefined : x.arrived === null ? words.where.none : words.where.arrived(agoOf(x.arrived));
const aboutOf = (first: string | undefined, x: Channel, { held, brief = false }: Part): string =>
  [first, brief && x.on && x.daily ? `${words.where.daily(held.is.wishes.daily)}.` : undefined, lastOf(x)].filter((y) => y !== undefined).join(' ');

interface Part extends MessagesPart {
  /** Beside other things: how often is only told, not asked. */
  readonly brief?: boolean;
}

/** Each time, or once a day. */
function Often({ model, held, channel, name }: Part & { readonly channel: Channel; readonly name: string }) {
  return (
    <div className={css.often}>
      <Segmented
        wrap
        label={words.where.oftenOf(name)}
        value={channel.daily ? 'daily' : 'each'}
        segments={[
          { value: 'each', name: words.where.each },
          { value: 'daily', name: words.where.daily(held.is.wishes.daily) },
        ]}
        set={(x) => void model.set(channel, { daily: x === 'daily' })}
      />
    </div>
  );
}

/** A way that is there: on or off, how often, and what became of its last message. */
function Known({
  model,
  held,
  channel,
  name,
  icon,
  before,
  removable,
  brief = false,
}: Part & { channel: Channel; name: string; icon: IconName; before?: string; removable: boolean }) {
  const [busy, setBusy] = useState(false);
  const again = async (): Promise<void> => {
    setBusy(true);
    await model.test(channel);
    setBusy(false);
  };
  const remove = async (): Promise<void> => {
    await model.set(channel, { gone: true });
    toast(words.where.removed);
  };
  const about = aboutOf(before, channel, { model, held, brief });
  const bad = channel.failed !== null && channel.code !== null ? words.where.failed(codeWords(channel.code)) : undefined;
  return (
    <Row
      icon={icon}
      name={name}
      {...(about === '' ? {} : { about })}
      {...(bad === undefined ? {} : { bad })}
      on={channel.on}
      set={(on) => void model.set(channel, { on })}
      end={removable && !brief && <IconButton size="s" icon="trash" label={`${words.where.remove}: ${name}`} onClick={() => void remove()} />}
    >
      {bad !== undefined && channel.on && (
        <div className={css.often}>
          <Button size="s" icon="reset" busy={busy} onClick={() => void again()}>
            {words.where.again}
          </Button>
        </div>
      )}
      {channel.on && !brief && <Often model={model} held={held} channel={channel} name={name} />}
    </Row>
  );
}

function Device({ model, held, brief = false }: Part) {
  const [state, setState] = useState(pushState);
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { own } = held;
  const on = async (): Promise<void> => {
    setBusy(true);
    setFailed(null);
    try {
      const subscription = await subscribe(held.is.pushKey);
      setState(pushState());
      if (subscription !== null) await model.add({ kind: 'push', name: deviceName(navigator.userAgent, words.where.browserOn), subscription });
    } catch (e) {
      setFailed(e instanceof DOMException || (e instanceof Error && e.message.startsWith('no ')) ? words.where.noService : told(e));
    }
    setBusy(false);
  };
  const off = async (channel: Channel): Promise<void> => {
    await unsubscribe();
    await model.set(channel, { gone: true });
  };
  const why: { readonly [state: string]: ReactNode } = {
    insecure: words.where.insecure,
    none: isApple() ? words.where.noPushPhone : words.where.noPush,
    blocked: (
      <details className={css.how}>
        <summary>
          {words.where.blocked} <u>{words.where.how}</u>
        </summary>
        {words.where.howMore}
      </details>
    ),
  };
  const bad = own !== null && own.failed !== null && own.code !== null ? words.where.failed(codeWords(own.code)) : failed;
  return (
    <Row
      icon="phone"
      name={words.where.device}
      about={state !== 'ready' ? why[state] : own === null ? words.where.deviceOff : aboutOf(words.where.push, own, { model, held, brief })}
      {...(bad === null ? {} : { bad })}
      on={own?.on === true}
      disabled={busy || state === 'insecure' || state === 'none'}
      set={(wanted) => void (wanted ? on() : own !== null && off(own))}
    >
      {own?.on === true && !brief && <Often model={model} held={held} channel={own} name={words.where.device} />}
    </Row>
  );
}

function AddChat({ model }: Pick<Part, 'model'>) {
  const [open, setOpen] = useState(false);
  const [url, setUrl] = useState('');
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const add = async (): Promise<void> => {
    setBusy(true);
    try {
      const { channels } = await model.add({ kind: 'hook', url: url.trim() });
      const made = channels.filter((x) => x.kind === 'hook').at(-1);
      setOpen(false);
      setUrl('');
      if (made !== undefined) await model.test(made);
    } catch (e) {
      setWrong(told(e));
    }
    setBusy(false);
  };
  return (
    <>
      <Row
        icon="code"
        name={words.where.chat}
        about={words.where.chatMore}
        end={
          <Button size="s" onClick={() => setOpen(true)}>
            {words.where.add}
          </Button>
        }
      />
      <Dialog open={open} onClose={() => setOpen(false)} title={words.hook.title}>
        <form
          className={css.form}
          onSubmit={(e) => {
            e.preventDefault();
            if (url.trim() !== '') void add();
          }}
        >
          <p>{words.hook.more}</p>
          <Field
            label={words.hook.label}
            value={url}
            set={(x) => {
              setUrl(x);
              setWrong(undefined);
            }}
            about={words.hook.hint}
            wrong={wrong}
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={1_000}
            autoFocus
          />
          <Button type="submit" variant="primary" busy={busy} notNow={url.trim() === ''}>
            {words.hook.go}
          </Button>
        </form>
      </Dialog>
    </>
  );
}

export function Where({ model, held, brief = false }: Part) {
  const { channels, mail } = held.is;
  const letters = channels.find((x) => x.kind === 'mail');
  const add = async (): Promise<void> => {
    await model.add({ kind: 'mail' }).catch((e: unknown) => toast({ text: told(e), tone: 'bad' }));
  };
  return (
    <>
      <Device model={model} held={held} brief={brief} />
      {channels
        .filter((x) => x.kind === 'push' && x.id !== held.own?.id)
        .map((x) => (
          <Known key={x.id} model={model} held={held} brief={brief} channel={x} icon="phone" name={words.where.otherDevice(x.name)} removable />
        ))}
      {mail.can &&
        (letters === undefined ? (
          <Row
            icon="mail"
            name={words.where.mail}
            about={mail.address ?? words.where.mailNo}
            on={false}
            disabled={mail.address === null}
            set={() => void add()}
          />
        ) : (
          <Known model={model} held={held} brief={brief} channel={letters} icon="mail" name={words.where.mail} before={`${letters.name}.`} removable={false} />
        ))}
      {channels
        .filter((x) => x.kind === 'hook')
        .map((x) => (
          <Known key={x.id} model={model} held={held} brief={brief} channel={x} icon="code" name={words.where.chatOf(x.name)} removable />
        ))}
      <AddChat model={model} />
    </>
  );
}
