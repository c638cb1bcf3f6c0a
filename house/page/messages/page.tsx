/** Messages: by which ways I am reached, when not, and about what. Everything takes effect at once. */

import { MESSAGES } from '@pesthouse/api';
import { Button } from '@pesthouse/board';
import { useState } from 'react';
import plain from '../house/plain.module.css';
import { Shell } from '../house/shell.tsx';
import { useTitle } from '../kit/badge.ts';
import { Loader } from '../kit/loader.tsx';
import { Select } from '../kit/select.tsx';
import { toast } from '../kit/toast.tsx';
import { useText } from '../text/index.ts';
import { messages as words } from '../text/rooms.ts';
import { type MessagesModel, type MessagesPart as Part, useMessages } from './model.ts';
import css from './page.module.css';
import { QuietHours } from './quiethours.tsx';
import { Row } from './row.tsx';
import { Where } from './where.tsx';

const HALVES = Array.from({ length: 48 }, (_, i) => i * 30);

function Daily({ model, held }: Part) {
  const { daily } = held.is.wishes;
  if (!held.is.channels.some((x) => x.on && x.daily)) return null;
  return (
    <Row
      icon="clock"
      name={words.where.dailyAt}
      end={
        <Select
          label={words.where.dailyAt}
          value={String(daily)}
          choices={[...new Set([...HALVES, daily])].sort((a, b) => a - b).map((x) => ({ value: String(x), name: words.time(x) }))}
          set={(x) => model.wish({ daily: Number(x) })}
        />
      }
    />
  );
}

function About({ model, held }: Part) {
  const { what } = held.is.wishes;
  return MESSAGES.map((kind) => (
    <Row
      key={kind}
      name={words.what[kind]}
      {...(kind === 'turn' ? { about: words.what.turnMore } : {})}
      on={what[kind]}
      set={(on) => model.wish({ what: { ...what, [kind]: on } })}
    />
  ));
}

function Test({ model, held }: Part) {
  const [busy, setBusy] = useState(false);
  const on = held.is.channels.filter((x) => x.on);
  const test = async (): Promise<void> => {
    setBusy(true);
    const said = await Promise.all(on.map(async (x) => ({ name: x.name, why: await model.test(x) })));
    setBusy(false);
    const sent = said.filter((x) => x.why === null).length;
    if (sent > 0) toast(words.test.sent(sent));
    for (const { name, why } of said) if (why !== null) toast({ text: words.test.failed(name, why), tone: 'bad' });
  };
  return (
    <Button wide size="l" icon="bell" busy={busy} notNow={on.length === 0} onWhyNot={() => toast(words.test.none)} onClick={() => void test()}>
      {words.test.name}
    </Button>
  );
}

function Inside({ model }: { readonly model: MessagesModel }) {
  const text = useText();
  const { held, wrong } = model;
  if (held === null)
    return wrong === null ? (
      <Loader>{text.loading}</Loader>
    ) : (
      <p className={css.failed}>
        {wrong}{' '}
        <Button size="s" onClick={model.reload}>
          {words.stop.again}
        </Button>
      </p>
    );
  return (
    <div className={css.columns}>
      <section className={css.panel}>
        <h2>{words.where.head}</h2>
        <Where model={model} held={held} />
        <Daily model={model} held={held} />
        <QuietHours model={model} held={held} />
      </section>
      <div className={css.side}>
        <section className={css.panel}>
          <h2>{words.what.head}</h2>
          <About model={model} held={held} />
        </section>
        <Test model={model} held={held} />
      </div>
    </div>
  );
}

export default function MessagesPage() {
  useTitle(words.title);
  const model = useMessages();
  return (
    <Shell>
      <main id="main" className={plain.page}>
        <h1>{words.title}</h1>
        <p className={plain.lead}>{words.lead}</p>
        <Inside model={model} />
      </main>
    </Shell>
  );
}
