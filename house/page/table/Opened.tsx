/** Opens a table: waits for the first word of its host, loads the game, then shows the shell. */

import type { TableInfo } from '@pesthouse/api';
import { Button, LinkButton } from '@pesthouse/board';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Nothing } from '../house/nothing.tsx';
import { Loader } from '../kit/loader.tsx';
import { keepOffline } from '../kit/offline.ts';
import { toast } from '../kit/toast.tsx';
import type { News, TableLink } from '../link/link.ts';
import { loadGame } from '../shown/game.ts';
import css from '../shown/opened.module.css';
import { table as words } from '../text/rooms.ts';
import { told } from '../text/told.ts';
import { AtTable, type DeskStore, openDesk } from './context.tsx';
import { openModel, type TableModel } from './model.ts';
import { Shell } from './Shell.tsx';

interface Ready {
  readonly model: TableModel;
  readonly desk: DeskStore;
}

/** The game is known only from the host's first word, so what is said until its rules are here is kept. */
const begin = (link: TableLink, ready: (r: Ready) => void, gone: (why: string) => void, line: (up: boolean) => void): (() => void) => {
  let closed = false;
  let model: TableModel | null = null;
  let loading = false;
  const kept: News[] = [];
  const replayed: TableLink = {
    ...link,
    subscribe(hear) {
      for (const news of kept.splice(0)) hear(news);
      return link.subscribe(hear);
    },
  };
  const load = async ({ id, game, rules, variant }: TableInfo): Promise<void> => {
    const loaded = await loadGame(game, rules, variant?.numbers);
    if (closed) return;
    keepOffline(game);
    const desk = openDesk(id);
    model = openModel(loaded, replayed, ({ text, clause, bad }) =>
      toast({
        text,
        tone: bad === true ? 'bad' : 'plain',
        ...(typeof clause === 'string' ? { action: { name: clause, press: () => desk.setState({ panel: 'rules', drawer: true, tab: 'rules', clause }) } } : {}),
      }),
    );
    deaf();
    ready({ model, desk });
  };
  const deaf = link.subscribe((news) => {
    if (news.type === 'gone' && !loading) gone(news.message);
    if (news.type === 'line') line(news.up);
    kept.push(news);
    if (news.type !== 'here' || loading) return;
    loading = true;
    load(news.info).catch((e: unknown) => gone(told(e)));
  });
  return () => {
    closed = true;
    deaf();
    if (model === null) link.leave();
    else model.close();
  };
};

function Gone({ why }: { readonly why: string }) {
  return (
    <Nothing title={words.gone}>
      <p>{why}</p>
      <p>
        <LinkButton href="/" variant="primary">
          {words.toHouse}
        </LinkButton>
      </p>
    </Nothing>
  );
}

interface Around {
  readonly alone?: (() => Promise<unknown>) | undefined;
  readonly children?: ReactNode;
}

function Open({ model, desk, alone, children }: Ready & Around) {
  const status = useStore(model.store, (s) => s.status);
  const why = useStore(model.store, (s) => s.gone);
  if (status === 'gone') return <Gone why={why} />;
  return (
    <AtTable model={model} desk={desk} alone={alone}>
      <Shell />
      {children}
    </AtTable>
  );
}

/** `children` lie over the table and share what it knows; `alone` loads the page on which it can be played on alone. */
export function Opened({ open, alone, children }: Around & { readonly open: () => TableLink }) {
  const [ready, setReady] = useState<Ready | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  const [up, setUp] = useState(true);
  const link = useRef<TableLink | null>(null);
  useEffect(() => {
    setReady(null);
    setGone(null);
    setUp(true);
    link.current = open();
    return begin(link.current, setReady, setGone, setUp);
  }, [open]);
  if (gone !== null) return <Gone why={gone} />;
  if (ready === null)
    return (
      <main id="main" className={css.middle} aria-busy="true">
        {up ? (
          <Loader>{words.opening}</Loader>
        ) : (
          <>
            <h1 className={css.title}>{words.line.house}</h1>
            <Loader>{words.line.opening}</Loader>
            <p>{words.line.openingMore}</p>
            <Button variant="primary" onClick={() => link.current?.retry()}>
              {words.line.retry}
            </Button>
            <LinkButton href="/" variant="quiet">
              {words.toHouse}
            </LinkButton>
          </>
        )}
      </main>
    );
  return (
    <Open {...ready} alone={alone}>
      {children}
    </Open>
  );
}
