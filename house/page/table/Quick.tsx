/** The quick settings of the table, and the phone's menu. */

import { Button, Dialog, LinkButton } from '@pesthouse/board';
import { keepCoach, useCoached } from '../coached.ts';
import { setMode } from '../kit/board/explain/asking.ts';
import { askToNotify, canNotify } from '../kit/notify.ts';
import { Segmented } from '../kit/segmented.tsx';
import { Toggle } from '../kit/toggle.tsx';
import { MOTIONS, SPEEDS, THEMES, useSettings } from '../prefs/store.ts';
import { hasHowto } from '../text/games.ts';
import { useText } from '../text/index.ts';
import { coach, explain, houserules as houseWords, pages, people, table as words } from '../text/rooms.ts';
import { useClose, useDesk, useDeskStore, useModel, usePanel, useSeen } from './context.tsx';
import css from './dialogs.module.css';
import { useHint } from './hint.ts';
import { useCanLeave } from './Leave.tsx';
import { Orders } from './Orders.tsx';

export function QuickSettings() {
  const open = useDesk((d) => d.dialog === 'settings');
  const close = useClose('settings');
  const s = useSettings();
  const { light } = useText();
  const coached = useCoached((x) => x.wanted);
  return (
    <Dialog open={open} onClose={close} title={words.settings.title}>
      <div className={css.rows}>
        <div className={css.stack}>
          <span>{words.settings.speed}</span>
          <Segmented
            label={words.settings.speed}
            value={s.speed}
            segments={SPEEDS.map((value) => ({ value, name: pages.settings.speeds[value] }))}
            set={(speed) => s.set({ speed })}
          />
        </div>
        <div className={css.stack}>
          <span>{words.settings.motion}</span>
          <Segmented
            label={words.settings.motion}
            value={s.motion}
            segments={MOTIONS.map((value) => ({ value, name: words.settings.motions[value] }))}
            set={(motion) => s.set({ motion })}
          />
        </div>
        <div className={css.stack}>
          <span>{words.settings.light}</span>
          <Segmented
            label={words.settings.light}
            value={s.theme}
            segments={THEMES.map((value) => ({ value, name: light[value] }))}
            set={(theme) => s.set({ theme })}
          />
        </div>
        <Toggle on={s.sound} set={(sound) => s.set({ sound })} name={words.settings.sound} />
        <Toggle on={s.confirmMoves} set={(confirmMoves) => s.set({ confirmMoves })} name={words.settings.confirm} />
        <Toggle on={s.passOver !== 'off'} set={(on) => s.set({ passOver: on ? 'steps' : 'off' })} name={words.passOver.name} />
        {s.passOver !== 'off' && <Toggle on={s.passOver === 'turns'} set={(on) => s.set({ passOver: on ? 'turns' : 'steps' })} name={words.passOver.ends} />}
        <Toggle on={coached} set={(wanted) => keepCoach({ wanted })} name={coach.everywhere} />
        <Orders />
        {canNotify() && <Toggle on={s.notifications} set={(on) => (on ? void askToNotify() : s.set({ notifications: false }))} name={words.settings.notify} />}
      </div>
    </Dialog>
  );
}

export function Menu() {
  const desk = useDeskStore();
  const open = useDesk((d) => d.dialog === 'menu');
  const close = useClose('menu');
  const panel = usePanel();
  const hint = useHint();
  const leaves = useCanLeave();
  const rules = useSeen((s) => s.info?.variant);
  const { game } = useModel();
  const { text } = game;
  return (
    <Dialog open={open} onClose={close} title={words.tabs.menu}>
      <div className={css.menu}>
        {hint.can && (
          <Button
            wide
            icon="bulb"
            onClick={() => {
              desk.setState({ dialog: null, tab: 'board' });
              hint.press();
            }}
          >
            {words.hint.name}
          </Button>
        )}
        {text.about !== undefined && (
          <Button
            wide
            icon="question"
            onClick={() => {
              desk.setState({ dialog: null });
              setMode(true);
            }}
          >
            {explain.name}
          </Button>
        )}
        {rules !== undefined && (
          <Button wide icon="pencil" onClick={() => desk.setState({ dialog: 'house' })}>
            {houseWords.table.chip(rules.name)}
          </Button>
        )}
        <Button wide icon="log" onClick={() => panel('choices')}>
          {words.choices.label}
        </Button>
        <Button wide icon="eye" onClick={() => panel('text')}>
          {words.text.label}
        </Button>
        <Button wide icon="book" onClick={() => panel('rules')}>
          {words.rules.title}
        </Button>
        {hasHowto(game.id) && (
          <LinkButton wide icon="print" href={`/howto/${game.id}`} target="_blank">
            {pages.howto.title}
          </LinkButton>
        )}
        <Button wide icon="keyboard" onClick={() => desk.setState({ dialog: 'keys' })}>
          {words.keys.name}
        </Button>
        <Button wide icon="share" onClick={() => desk.setState({ dialog: 'share' })}>
          {words.share.name}
        </Button>
        <Button wide icon="gear" onClick={() => desk.setState({ dialog: 'settings' })}>
          {words.settings.name}
        </Button>
        {leaves && (
          <Button wide icon="system" onClick={() => desk.setState({ dialog: 'hand' })}>
            {people.hand.name}
          </Button>
        )}
        {leaves && (
          <Button wide icon="flag" onClick={() => desk.setState({ dialog: 'leave' })}>
            {people.leave.name}
          </Button>
        )}
        <LinkButton wide icon="door" href="/">
          {words.toHouse}
        </LinkButton>
      </div>
    </Dialog>
  );
}
