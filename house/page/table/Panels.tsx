/** The drawer's panels under their tabs: log, chat, the list of choices, the position in words, the rulebook. */

import { Bold, Button, ClauseLink, cx } from '@pesthouse/board';
import { useMemo } from 'react';
import { findGame } from '../../games/index.ts';
import { creditOf } from '../house/doors.ts';
import { byClause, useDifferences } from '../houserules/shown.tsx';
import { Log } from '../shown/Log.tsx';
import { namesOf } from '../shown/naming.ts';
import { Rules } from '../shown/Rules.tsx';
import { TextBoard } from '../shown/TextBoard.tsx';
import { table as words } from '../text/rooms.ts';
import { Chat } from './Chat.tsx';
import { Choices } from './Choices.tsx';
import { PANELS, type Panel, useDesk, useDeskStore, useModel, usePanel, useSeen } from './context.tsx';
import css from './panels.module.css';
import { useSitting } from './usesitting.ts';

/** The log tells what the board has shown, not more. */
function TableLog() {
  const { game } = useModel();
  const items = useSeen((s) => s.items);
  const upTo = useSeen((s) => s.shown?.seq ?? 0);
  const seat = useSeen((s) => s.seat);
  const seats = useSeen((s) => s.info?.seats);
  const open = usePanel();
  const names = useMemo(() => namesOf(seats), [seats]);
  const told = useMemo(() => items.filter((x) => x.seq <= upTo), [items, upTo]);
  const people = useSitting();
  return (
    <>
      <Log game={game} items={told} seat={seat} names={names} openRule={(c) => open('rules', c)} who={people.seated} />
      {people.card}
    </>
  );
}

/** The rulebook, with what the house rules of this table change in it. */
function TableRules({ clause }: { readonly clause: string | null }) {
  const { game } = useModel();
  const changes = useDifferences(useSeen((s) => s.info?.variant));
  const turned = useMemo(() => byClause(changes), [changes]);
  return <Rules book={game.rulebook} clause={clause} turned={turned} game={game.id} />;
}

function Facts() {
  const { game } = useModel();
  const options = useSeen((s) => s.info?.options);
  const open = usePanel();
  const specs = findGame(game.id)?.meta.options ?? {};
  const lines = Object.entries(options ?? {}).flatMap(([id, v]) => {
    const spec = specs[id];
    if (spec === undefined || spec.kind === 'seats') return [];
    const { name, value } = game.text.option(id);
    return [
      { id, clause: spec.clause, said: `${name}: ${typeof v === 'boolean' ? (v ? words.on : words.off) : typeof v === 'string' ? value(v) : String(v)}` },
    ];
  });
  return (
    <footer className={css.facts}>
      {lines.map((x) => (
        <div key={x.id}>
          <span>
            <Bold>{x.said}</Bold>
          </span>
          <ClauseLink clause={x.clause} open={(c) => open('rules', c)} />
        </div>
      ))}
      <div>
        <span>{creditOf(game)}</span>
      </div>
    </footer>
  );
}

/** The position in words, and the way to have it in place of the board. */
function InWords() {
  const { game } = useModel();
  const desk = useDeskStore();
  const shown = useSeen((s) => s.shown);
  const seat = useSeen((s) => s.seat);
  return shown === null ? null : (
    <TextBoard text={game.text} view={shown.view} seat={seat}>
      <Button size="s" icon="log" onClick={() => desk.setState({ inWords: true, panel: 'choices', tab: 'board' })}>
        {words.text.instead}
      </Button>
    </TextBoard>
  );
}

/** What whoever plays in words has beside them, all at once: what can be chosen, and what happened. */
export function Beside() {
  return (
    <div className={css.beside}>
      <Choices />
      <TableLog />
    </div>
  );
}

export function PanelBody({ panel }: { readonly panel: Panel }) {
  const clause = useDesk((d) => d.clause);
  const inWords = useDesk((d) => d.inWords);
  if (inWords && (panel === 'choices' || panel === 'log')) return <Beside />;
  switch (panel) {
    case 'log':
      return (
        <div className={css.withFoot}>
          <TableLog />
          <Facts />
        </div>
      );
    case 'chat':
      return <Chat />;
    case 'choices':
      return <Choices />;
    case 'text':
      return <InWords />;
    case 'rules':
      return <TableRules clause={clause} />;
    default:
      return panel satisfies never;
  }
}

export function Panels() {
  const panel = useDesk((d) => d.panel);
  const unread = useSeen((s) => s.unread);
  const open = usePanel();
  return (
    <aside className={css.drawer} data-area="log" aria-label={words.log.drawer}>
      <div className={css.tabs} role="tablist">
        {PANELS.map((p) => (
          <button key={p} type="button" role="tab" aria-selected={p === panel} className={cx(css.tab, p === panel && css.on)} onClick={() => open(p)}>
            {words.tabs[p]}
            {p === 'chat' && unread > 0 && <span className={css.badge}>{unread}</span>}
          </button>
        ))}
      </div>
      <div className={css.body} role="tabpanel" aria-label={words.tabs[panel]}>
        <PanelBody panel={panel} />
      </div>
    </aside>
  );
}
