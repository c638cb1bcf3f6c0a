/** The shell of a table: top bar, the board's room, seats, prompt and drawer on a wide screen; board, strip, sheet and tabs on a phone. */

import { bringInSight, cx, Icon, useShape } from '@pesthouse/board';
import { type ReactNode, useEffect, useMemo } from 'react';
import { thingOf } from '../kit/board/explain/finding.ts';
import { toggleMode } from '../kit/board/explain/Tool.tsx';
import { explain } from '../kit/board/explain/useasking.ts';
import { Flights } from '../kit/flights.tsx';
import screen from '../kit/screen.module.css';
import { useKeys } from '../shown/keys.ts';
import { TextBoard } from '../shown/TextBoard.tsx';
import { table as words } from '../text/rooms.ts';
import { useAlarm } from './alarm.ts';
import { readyAlone } from './alone.ts';
import { Beyond } from './Beyond.tsx';
import { Curtain } from './Curtain.tsx';
import { PANELS, useAlonePage, useDesk, useDeskStore, useModel, usePanel, useSeen } from './context.tsx';
import { End } from './End.tsx';
import { Explained, useAsk } from './Explained.tsx';
import { Ghosts } from './Ghosts.tsx';
import { GoalCard } from './Goal.tsx';
import { Hand } from './Hand.tsx';
import { HouseRulesDialog } from './HouseRules.tsx';
import { useHint } from './hint.ts';
import { KeysDialog } from './KeysDialog.tsx';
import type { TableKey } from './keymap.ts';
import { Leave } from './Leave.tsx';
import { Line, useFrozen } from './Line.tsx';
import { atPresent, onBoard } from './model.ts';
import { PanelBody, Panels } from './Panels.tsx';
import { Prompt } from './Prompt.tsx';
import { Menu, QuickSettings } from './Quick.tsx';
import { PlainSeats } from './Seats.tsx';
import { Share } from './Share.tsx';
import { useSeatNews } from './seatnews.ts';
import css from './shell.module.css';
import { TopBar } from './TopBar.tsx';
import { AskUndo } from './UndoDialog.tsx';
import { useUndo, useWishEnd } from './undo.ts';
import { useBoardProps, useSitters } from './useboard.ts';
import { usePassOver } from './usepassover.ts';
import { useSettling } from './usesettle.ts';
import { Waiting } from './Waiting.tsx';
import { WhileAway } from './WhileAway.tsx';

/** The pieces that travel while an event is shown. */
function Sky() {
  const { game } = useModel();
  const now = useSeen((s) => s.now);
  const view = useSeen(onBoard);
  const flights = useMemo(() => (now === null || view === null || game.board === null ? [] : game.board.flights(view, now)), [now, view, game]);
  return <Flights flights={flights} />;
}

function Scene({ part }: { readonly part: 'board' | 'seats' | { readonly tab: string } }) {
  const { game } = useModel();
  const shown = useSeen((s) => s.shown);
  const seat = useSeen((s) => s.seat);
  const view = useSeen(onBoard);
  const props = useBoardProps(view ?? { stack: [], asked: 0 }, seat);
  if (shown === null) return null;
  if (game.board === null) return part === 'seats' ? <PlainSeats /> : <TextBoard big text={game.text} view={shown.view} seat={seat} />;
  const { Board, Seats, Stage, tabs } = game.board;
  if (part === 'seats') return <Seats {...props} />;
  if (part === 'board')
    return (
      <>
        <Board {...props} />
        {Stage !== undefined && props.now !== null && <Stage {...props} />}
      </>
    );
  const Tab = tabs?.find((t) => t.id === part.tab)?.Tab;
  return Tab === undefined ? null : <Tab {...props} />;
}

/** With long words not all tabs fit: the one that is open is in sight. */
const inSight = (tab: HTMLElement | null): void => {
  if (tab !== null) bringInSight(tab);
};

function PhoneTabs() {
  const { game } = useModel();
  const desk = useDeskStore();
  const tab = useDesk((d) => d.tab);
  const unread = useSeen((s) => s.unread);
  const ids = [
    { id: 'board', name: words.tabs.board },
    ...(game.board?.tabs ?? []).map((t) => ({ id: t.id, name: t.name(game.text) })),
    { id: 'log', name: words.tabs.log },
    { id: 'chat', name: words.tabs.chat },
  ];
  // A panel that is opened from the menu has no tab of its own: it gets one after the others while it is open.
  const extra = PANELS.find((p) => p === tab && !ids.some((x) => x.id === p));
  const all = extra === undefined ? ids : [...ids, { id: extra, name: words.tabs[extra] }];
  return (
    <nav className={css.tabs} data-area="tabs" aria-label={words.tabs.board}>
      {all.map((t) => (
        <button
          key={t.id}
          type="button"
          className={cx(css.tab, t.id === tab && css.on)}
          data-tab={t.id}
          ref={t.id === tab ? inSight : undefined}
          aria-current={t.id === tab ? 'page' : undefined}
          onClick={() => desk.setState({ tab: t.id })}
        >
          {t.name}
          {t.id === 'chat' && unread > 0 && <span className={css.badge}>{unread}</span>}
        </button>
      ))}
    </nav>
  );
}

/** The strip of a phone has no room for words: who is away stands under it and under the goal, and covers neither. */
function AwayLine() {
  const away = useSitters().filter((x) => x.away !== null && !x.you);
  const remote = useModel().link.kind === 'remote';
  if (!remote || away.length === 0) return null;
  return (
    <ul className={css.gone}>
      {away.map((x) => (
        <li key={x.seat}>
          <Icon name={x.kind === 'bot' ? 'bot' : 'hourglass'} size={14} /> {x.name}, {x.away}
        </li>
      ))}
    </ul>
  );
}

function Phone() {
  const tab = useDesk((d) => d.tab);
  const panel = PANELS.find((p) => p === tab);
  return (
    <>
      <main id="main" className={cx(css.room, tab !== 'board' && css.sheet)} data-area="board" data-explains="">
        {panel !== undefined ? <PanelBody panel={panel} /> : tab === 'board' ? <Scene part="board" /> : <Scene part={{ tab }} />}
        {panel === undefined && <Beyond />}
      </main>
      <div className={css.strip} data-area="seats" data-explains="">
        <Scene part="seats" />
      </div>
      <div className={css.goal} data-area="goal">
        <GoalCard />
        <AwayLine />
      </div>
      <div className={css.prompt} data-area="prompt" data-explains="">
        <Prompt />
      </div>
      <PhoneTabs />
    </>
  );
}

function Wide() {
  const drawer = useDesk((d) => d.drawer);
  return (
    <>
      <main id="main" className={css.room} data-area="board" data-explains="">
        <Scene part="board" />
        <Beyond />
      </main>
      <div className={css.wall} data-area="seats" data-explains="">
        <Scene part="seats" />
      </div>
      <div className={css.prompt} data-area="prompt" data-explains="">
        <Prompt />
      </div>
      {drawer && <Panels />}
    </>
  );
}

/** One screen, several persons: where nothing is hidden the next one simply goes on. */
function useHandover(): void {
  const model = useModel();
  const handover = useSeen((s) => s.handover);
  const present = useSeen(atPresent);
  useEffect(() => {
    if (handover !== null && !handover.secrets && present) model.takeOver();
  }, [handover, present, model]);
}

function useTableKeys(): void {
  const model = useModel();
  const desk = useDeskStore();
  const open = usePanel();
  const undo = useUndo();
  const hint = useHint();
  const present = useSeen(atPresent);
  const ask = useAsk();
  const focus = (sel: string): void => {
    requestAnimationFrame(() => document.querySelector<HTMLElement>(sel)?.focus());
  };
  const keys: { readonly [K in TableKey]: (() => void) | undefined } = {
    l: () => {
      open('choices');
      focus('[data-choice]');
    },
    b: () => {
      open('text');
      focus('aside [data-textboard], main [data-textboard]');
    },
    u: undo.press,
    h: () => hint.can && hint.press(),
    ' ': present ? undefined : model.skip,
    // On a thing that has the focus it asks about that thing.
    '?': () => {
      const thing = thingOf(document.activeElement);
      if (thing === null || !explain(ask, thing)) desk.setState({ dialog: 'keys' });
    },
    F1: toggleMode,
    '/': () => {
      open('rules');
      focus('[data-rules] input');
    },
    Escape: () => {
      model.point(null);
      model.setDraft({});
      desk.setState({ pending: null, hinted: null });
    },
  };
  useKeys(keys);
}

const WARM_MS = 8_000;
/** Where no worker of the browser keeps the files of the house (a line without encryption has none), what playing alone needs is fetched while there still is a house. */
function useKeptReady(): void {
  const { link, store } = useModel();
  const page = useAlonePage();
  useEffect(() => {
    if (page === undefined || link.kind !== 'remote' || (navigator.serviceWorker?.controller ?? null) !== null) return;
    const timer = setTimeout(() => {
      const { info, seat } = store.getState();
      if (info !== null && seat >= 0) void readyAlone(info, page);
    }, WARM_MS);
    return () => clearTimeout(timer);
  }, [link, store, page]);
}

export function Shell(): ReactNode {
  const { game } = useModel();
  const desk = useDeskStore();
  const shape = useShape();
  const small = shape !== 'desk';
  const shown = useSeen((s) => s.shown);
  const present = useSeen(atPresent);
  const drawer = useDesk((d) => d.drawer);
  const lingering = useDesk((d) => d.lingering);
  const covered = useDesk((d) => d.covered);
  const frozen = useFrozen();
  useAlarm();
  useSeatNews();
  useWishEnd();
  useKeptReady();
  useHandover();
  useTableKeys();
  usePassOver();
  useSettling();
  useEffect(() => {
    if (shown !== null) desk.setState({ pending: null, hinted: null });
  }, [shown, desk]);

  const over = shown?.over !== null && shown !== null && present;
  return (
    <div
      className={cx(screen.screen, small && css.phone, css[shape], !small && drawer && css.withDrawer)}
      data-game={game.id}
      data-shape={shape}
      data-table=""
      data-frozen={frozen || undefined}
    >
      <Line />
      {covered ? (
        <Curtain />
      ) : over && !lingering ? (
        <End />
      ) : (
        <>
          <TopBar />
          {shown === null ? (
            <main id="main" className={cx(css.room, css.alone)}>
              <Waiting />
            </main>
          ) : small ? (
            <Phone />
          ) : (
            <Wide />
          )}
          <Sky />
          <Ghosts />
          <Explained />
          <WhileAway />
        </>
      )}
      <AskUndo />
      <Share />
      <Leave />
      <Hand />
      <QuickSettings />
      <Menu />
      <KeysDialog />
      <HouseRulesDialog />
    </div>
  );
}
