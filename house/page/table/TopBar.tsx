/** The top bar: the house, the game, the turn in the middle, and the tools at their fixed places. */

import { Icon, IconButton, showTip, useSmall } from '@pesthouse/board';
import { Link } from 'wouter';
import { titleOf } from '../house/doors.ts';
import { ExplainTool } from '../kit/board/explain/Tool.tsx';
import { Logo } from '../kit/logo.tsx';
import { people, table as words } from '../text/rooms.ts';
import { useDesk, useDeskStore, useModel, usePanel, useSeen } from './context.tsx';
import { GoalCard } from './Goal.tsx';
import { HouseRulesChip } from './HouseRules.tsx';
import { useHint } from './hint.ts';
import { useCanLeave } from './Leave.tsx';
import { LineDot } from './Line.tsx';
import { onBoard } from './model.ts';
import css from './topbar.module.css';
import { useUndo } from './undo.ts';
import { useBoardProps } from './useboard.ts';

function Rail() {
  const { game } = useModel();
  const view = useSeen(onBoard);
  const seat = useSeen((s) => s.seat);
  const props = useBoardProps(view ?? { stack: [], asked: 0 }, seat);
  const Drawn = game.board?.Rail;
  return (
    <div className={css.rail} data-explains="">
      {view !== null && Drawn !== undefined && <Drawn {...props} />}
    </div>
  );
}

function UndoTool() {
  const { can, label, press } = useUndo();
  return (
    <IconButton
      icon="undo"
      label={label}
      aria-keyshortcuts="U"
      notNow={!can}
      onWhyNot={(at) => showTip(at, { sentence: words.undo.nothing })}
      onClick={press}
    />
  );
}

function HintTool() {
  const { can, busy, whyNot, press } = useHint();
  return (
    <IconButton
      icon="bulb"
      label={`${words.hint.name} (H)`}
      aria-keyshortcuts="H"
      busy={busy}
      notNow={!can}
      onWhyNot={(at) => showTip(at, { sentence: whyNot })}
      onClick={press}
    />
  );
}

export function TopBar() {
  const { game } = useModel();
  const desk = useDeskStore();
  const narrow = useSmall();
  const open = usePanel();
  const info = useSeen((s) => s.info);
  const drawer = useDesk((d) => d.drawer);
  const panel = useDesk((d) => d.panel);
  const leaves = useCanLeave();
  const toggle = (): void => (drawer && panel === 'log' ? desk.setState({ drawer: false }) : open('log'));
  return (
    <header className={css.top} data-area="top">
      <Link href="/" className={css.home} aria-label={words.toHouse} title={words.toHouse}>
        <Logo />
      </Link>
      {!narrow && (
        <div className={css.names}>
          <h1 className={css.title} title={titleOf(game)}>
            {titleOf(game)}
          </h1>
          {info !== null && !titleOf(game).startsWith(info.name) && (
            <span className={css.table} title={info.name}>
              {info.name}
            </span>
          )}
        </div>
      )}
      {!narrow && <HouseRulesChip />}
      {!narrow && <GoalCard />}
      <Rail />
      <div className={css.tools} data-tools="">
        <LineDot />
        {info !== null && info.watchers > 0 && (
          <span className={css.watchers} title={words.seats.watchers(info.watchers)}>
            <Icon name="eye" size={18} label={words.seats.watchers(info.watchers)} /> {info.watchers}
          </span>
        )}
        {!narrow && (
          <>
            <IconButton icon="book" label={words.tabs.rules} onClick={() => open('rules')} />
            <IconButton icon="log" label={words.log.drawer} aria-pressed={drawer} onClick={toggle} />
          </>
        )}
        {!narrow && game.text.about !== undefined && <ExplainTool />}
        <UndoTool />
        {!narrow && <HintTool />}
        {!narrow && <IconButton icon="share" label={words.share.name} onClick={() => desk.setState({ dialog: 'share' })} />}
        {!narrow && <IconButton icon="keyboard" label={`${words.keys.name} (?)`} aria-keyshortcuts="?" onClick={() => desk.setState({ dialog: 'keys' })} />}
        {!narrow && <IconButton icon="gear" label={words.settings.name} onClick={() => desk.setState({ dialog: 'settings' })} />}
        {!narrow && leaves && (
          <>
            <IconButton icon="system" label={people.hand.name} onClick={() => desk.setState({ dialog: 'hand' })} />
            <IconButton icon="door" label={people.leave.name} onClick={() => desk.setState({ dialog: 'leave' })} />
          </>
        )}
        {narrow && <IconButton icon="menu" label={words.tabs.menu} onClick={() => desk.setState({ dialog: 'menu' })} />}
      </div>
    </header>
  );
}
