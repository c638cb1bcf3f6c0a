/** The buttons of the prompt bar: every choice with its price and its consequence; what is chosen on the board narrows them. */

import { BarButton, cx, Key, keyOf, only, pick, pickedOf, useBarKeys } from '@pesthouse/board';
import { capital } from '@pesthouse/kernel';
import { ACTIONS, type Bed, CELLS, cellAt, PLACES, RESOURCES } from '../names.ts';
import { houseOf, nth } from '../reading.ts';
import type { Move } from '../state.ts';
import { Chips, chipsOf } from './Chips.tsx';
import type { Props } from './choice.ts';
import css from './controls.module.css';
import { Pic } from './Draw.tsx';
import { type GivenHere, useGiven } from './given.tsx';
import { RES_PIC } from './pictures.ts';
import { effectOf } from './preview.ts';
import { type Row, rowsOf } from './rows.ts';
import type { Drawing } from './sizes.ts';

/** What several ways have in common. */
const groupName = (here: GivenHere, m: Move): string | null => {
  const {
    names: { techName, slotName, RESOURCE_NAME, deskName, buildingName, ACTION_NAME },
  } = here;
  switch (m.verb) {
    case 'take':
      return techName(m.card);
    case 'carry':
    case 'cure':
    case 'drop':
      return capital(slotName(m.from));
    case 'swap':
      return RESOURCE_NAME[m.first];
    case 'shift':
      return capital(deskName(m.from));
    case 'build':
      return buildingName(m.building);
    case 'act':
      return ACTION_NAME[m.action];
    default:
      return null;
  }
};
/** Where a Sick Person may go, in a word or two: five of them stand beside each other. */
const bedTitle = ({ words, names: { slotName, techName, ACTION_NAME } }: GivenHere, to: Bed): string => {
  switch (to) {
    case 'regular':
      return capital(slotName(to));
    case 'storage':
      return words.store;
    case 'graveyard':
      return words.graveShort;
    case 'tech-1':
    case 'tech-14':
      return techName(to);
    default:
      return words.above(ACTION_NAME[to]);
  }
};
const shortName = (here: GivenHere, p: Props, m: Move): string => {
  const {
    names: { spaceName, buildingName, workTitle, deskTitle, slotName },
    words,
  } = here;
  switch (m.verb) {
    case 'step':
    case 'jump':
      return capital(spaceName(m.to));
    case 'castle':
    case 'doctor':
      return spaceName(m.at);
    case 'camp':
      return words.campAway(spaceName(m.at));
    case 'stop':
      return words.stop;
    case 'build':
      return new Set(only(p.legal, 'build').map((x) => x.at)).size > 1 ? words.buildAt(buildingName(m.building), spaceName(m.at)) : buildingName(m.building);
    case 'lay':
      return bedTitle(here, m.to);
    case 'tidy':
      return words.tidy;
    case 'raise':
      return capital(workTitle(m.work));
    case 'assign':
      return capital(deskTitle(m.to));
    case 'cure':
      return capital(m.coins > 0 ? words.withCoins(slotName(m.from), m.coins) : slotName(m.from));
    default:
      return p.text.move(p.view, p.seat, m).label;
  }
};
const picOf = (p: Props, m: Move): Drawing | null => {
  switch (m.verb) {
    case 'castle':
      return RES_PIC[RESOURCES[nth(p.view.yields, PLACES.indexOf(m.at))] ?? 'coin'];
    case 'crate':
    case 'store':
    case 'mobile':
    case 'more':
    case 'less':
      return RES_PIC[m.resource];
    case 'act':
      return `act-${m.action}`;
    case 'trade':
      return 'act-trade';
    case 'camp':
      return 'camp';
    default:
      return null;
  }
};

/** Its name for lessons: where a verb has several buttons, with what tells them apart. */
const spotOf = (m: Move): string => {
  switch (m.verb) {
    case 'act':
      return `do:act:${m.action}${m.enhance ? ':enhanced' : ''}`;
    case 'settle':
      return m.camp ? 'do:settle:camp' : 'do:settle';
    case 'lay':
      return `do:lay:${m.to}`;
    case 'cure':
      return `do:cure:${m.from}`;
    case 'build':
      return `do:build:${m.building}`;
    case 'assign':
      return `do:assign:${m.to}`;
    default:
      return `do:${m.verb}`;
  }
};

/** Makes the move, or picks what the button's several moves have in common. */
const act = (p: Props, { move, ways, target }: Row): void => {
  if (ways > 1 && target !== null) pick(p, [...pickedOf(p), target]);
  else p.choose(move);
};

const Press = ({ p, row, tone = 'main' }: { readonly p: Props; readonly row: Row; readonly tone?: 'main' | 'quiet' }) => {
  const here = useGiven();
  const { words } = here;
  const { move, hotkey, ways } = row;
  const said = p.text.move(p.view, p.seat, move);
  const group = ways > 1 ? (groupName(here, move) ?? said.label) : null;
  const effect = group === null ? effectOf(here, p.view, p.seat, move) : null;
  const chips = effect === null ? [] : chipsOf(here, effect);
  const pic = picOf(p, move);
  const hot = p.pointed !== null && JSON.stringify(p.pointed) === row.key;
  return (
    <BarButton
      p={p}
      className={cx(css.btn, tone === 'quiet' && css.quiet, hot && css.hot)}
      move={group === null ? move : null}
      leads={row.leads}
      hotkey={hotkey}
      spot={spotOf(move)}
      title={said.detail}
      act={() => act(p, row)}
    >
      <b>
        <Key p={p}>{hotkey}</Key>
        {pic === null ? null : <Pic name={pic} h={18} label={move.verb === 'castle' ? said.detail : undefined} />}
        {group ?? shortName(here, p, move)}
      </b>
      <span>{group !== null ? words.choose(ways) : chips.length > 0 ? <Chips chips={chips} /> : <small>{said.detail}</small>}</span>
    </BarButton>
  );
};

/** What is pointed at on the board and has no button of its own: its price and what it would do. */
const Would = ({ p, rows }: { readonly p: Props; readonly rows: readonly Row[] }) => {
  const here = useGiven();
  const m = p.pointed;
  if (p.narrow || m === null || rows.some((r) => r.key === keyOf(m))) return null;
  const effect = effectOf(here, p.view, p.seat, m);
  const said = p.text.move(p.view, p.seat, m);
  return (
    <span className={cx(css.btn, css.would)}>
      <b>{shortName(here, p, m)}</b>
      <span>{effect === null ? <small>{said.detail}</small> : <Chips chips={chipsOf(here, effect)} />}</span>
    </span>
  );
};

/** The cells of the grid where the own board is not on the screen. */
const Cells = ({ p }: { readonly p: Props }) => {
  const {
    words,
    names: { ACTION_NAME, standName },
  } = useGiven();
  const places = only(p.legal, 'assistant');
  const pairs = only(p.legal, 'pair');
  if (!p.narrow || places.length + pairs.length === 0) return null;
  const house = houseOf(p.view, p.seat);
  return (
    <fieldset className={css.cells} aria-label={words.cells}>
      {[0, 1, 2].flatMap((r) =>
        [0, 1, 2].map((c) => {
          const cell = CELLS[cellAt(c, r)];
          if (cell === undefined) return null;
          const move: Move | undefined = places.find((m) => m.stand === cell) ?? pairs.find((m) => m.cell === cell);
          return (
            <button
              key={cell}
              type="button"
              disabled={move === undefined}
              className={css.cell}
              aria-label={standName(cell)}
              data-spot={`cell:${house}:${cell}`}
              onClick={() => move !== undefined && p.choose(move)}
            >
              <b>{ACTION_NAME[ACTIONS[c] ?? 'move']}</b>
              <span>{ACTION_NAME[ACTIONS[3 + r] ?? 'research']}</span>
            </button>
          );
        }),
      )}
      {places
        .filter((m) => m.stand === 'tech-17' || m.stand === 'tech-28')
        .map((m) => (
          <button key={m.stand} type="button" className={css.cell} onClick={() => p.choose(m)}>
            <b>{standName(m.stand)}</b>
          </button>
        ))}
    </fieldset>
  );
};

export const Controls = (p: Props) => {
  const { words } = useGiven();
  const { rows, plain } = rowsOf(p);
  const picked = pickedOf(p);
  const sole = rows.length === 1 && plain.length === 0 ? rows[0] : rows.length === 0 && plain.length === 1 ? plain[0] : undefined;
  useBarKeys([...rows, ...plain], (row) => act(p, row), { on: sole, off: picked.length > 0 ? () => p.setDraft({}) : undefined });
  const main = rows.map((row) => <Press key={row.key} p={p} row={row} />);
  const others = (
    <>
      {plain.map((row) => (
        <Press key={row.key} p={p} row={row} tone="quiet" />
      ))}
      {picked.length === 0 ? null : (
        <BarButton p={p} className={cx(css.btn, css.quiet)} act={() => p.setDraft({})}>
          <b>
            <Key p={p}>Esc</Key>
            {words.clear}
          </b>
        </BarButton>
      )}
    </>
  );
  if (p.narrow)
    return (
      <div className={css.sheet}>
        <Cells p={p} />
        {main.length === 0 ? null : <div className={css.pairs}>{main}</div>}
        {plain.length + picked.length === 0 ? null : <div className={css.plain}>{others}</div>}
      </div>
    );
  return (
    <div className={css.acts}>
      <Would p={p} rows={[...rows, ...plain]} />
      {main}
      {plain.length + picked.length === 0 ? null : <div className={css.others}>{others}</div>}
    </div>
  );
};
