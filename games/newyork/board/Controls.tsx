/** The buttons of the prompt bar, phase by phase. */

import { announce, BarButton, Key, only, pickedOf, useKeys } from '@pesthouse/board';
import { KINDS_OF } from '../data/tables.ts';
import type { Move } from '../state.ts';
import { attackerNow, foodChance } from '../text/reading.ts';
import { type Choice, choiceOf, type Props, picks, pressKind } from './choice.ts';
import css from './controls.module.css';
import { useGiven } from './given.tsx';
import { KindRow } from './KindRow.tsx';
import { useMeant } from './meant.ts';

/** More fights than this do not fit the bar: they are chosen on the map. */
const FEW = 2;

interface PressProps {
  readonly move: Move;
  readonly label: string;
  readonly more?: string;
  readonly hotkey: string;
  readonly main?: boolean;
  readonly props: Props;
}

const Press = ({ move, label, more, hotkey, main = false, props: p }: PressProps) => {
  const { words } = useGiven();
  return (
    <BarButton p={p} className={main ? css.main : css.alt} move={move} hotkey={hotkey} act={() => p.choose(move)}>
      <span>
        {label}
        {more === undefined ? null : <small>{more}</small>}
      </span>
      <Key p={p}>{words.key(hotkey)}</Key>
    </BarButton>
  );
};

const Done = ({ choice, props, stops = false }: { readonly choice: Choice; readonly props: Props; readonly stops?: boolean }) => {
  const { words } = useGiven();
  return choice.done === null ? null : <Press move={choice.done} label={stops ? words.stop : words.done} hotkey={stops ? 'S' : 'D'} props={props} />;
};

const Gather = ({ choice, props }: { readonly choice: Choice; readonly props: Props }) => {
  const { words } = useGiven();
  const { view } = props;
  return (
    <>
      {choice.ready === null ? null : (
        <Press
          main
          move={choice.ready}
          label={words.draw}
          more={`${words.drawChance(foodChance(view))}, ${words.drawn(view.drawn, view.limit)}`}
          hotkey="Space"
          props={props}
        />
      )}
      <Done choice={choice} props={props} stops />
    </>
  );
};

/** How much of the price comes from the ground: only where there is a choice. */
const Stepper = ({ choice, props }: { readonly choice: Choice; readonly props: Props }) => {
  const {
    words,
    read: { fromHand },
  } = useGiven();
  const { ready, at } = choice;
  if (ready?.verb !== 'breed' || at === null) return null;
  const ways = only(choice.open.get(at) ?? [], 'breed').filter((m) => m.kind === ready.kind);
  if (ways.length < 2) return null;
  const put = (local: number): void => {
    picks(props, { kind: ready.kind, local, at });
    announce(`${local} ${words.there}, ${fromHand({ ...ready, local })} ${words.hand}`);
  };
  const has = (local: number): boolean => ways.some((m) => m.local === local);
  return (
    <div className={css.stepper}>
      <button type="button" aria-label={words.oneLess(at)} disabled={!has(ready.local - 1)} onClick={() => put(ready.local - 1)}>
        −
      </button>
      <div data-paid="">
        <b>{ready.local}</b> {words.there}
        {props.narrow ? <br /> : ', '}
        <b>{fromHand(ready)}</b> {words.hand}
        {props.narrow ? null : <small>{words.paidAt(at)}</small>}
      </div>
      <button type="button" aria-label={words.oneMore(at)} disabled={!has(ready.local + 1)} onClick={() => put(ready.local + 1)}>
        +
      </button>
    </div>
  );
};

const Breed = ({ choice, props }: { readonly choice: Choice; readonly props: Props }) => {
  const {
    words,
    text: { groupWith },
  } = useGiven();
  const { ready, me } = choice;
  const { view } = props;
  return (
    <>
      <Stepper choice={choice} props={props} />
      {ready?.verb === 'breed' && me !== null ? (
        <Press main move={ready} label={words.breedAt(ready.at)} more={words.then(groupWith(view, ready.at, me, [ready.kind]))} hotkey="Enter" props={props} />
      ) : null}
      <Done choice={choice} props={props} />
    </>
  );
};

const Fight = ({ choice, props }: { readonly choice: Choice; readonly props: Props }) => {
  const {
    words,
    read: { fightAt },
  } = useGiven();
  const { view, legal } = props;
  const all = [...only(legal, 'attack'), ...only(legal, 'target')];
  const { ready } = choice;
  const shown = ready !== null && (ready.verb === 'attack' || ready.verb === 'target') ? [ready] : all.length <= FEW ? all : [];
  return (
    <>
      {shown.map((m) => {
        const { attack, defence, chance } = fightAt(view, m.at, attackerNow(view), m.target);
        return (
          <Press
            key={`${m.at} ${m.target}`}
            main={ready !== null || shown.length === 1}
            move={m}
            label={shown.length === 1 ? words.attackAt(m.target, m.at) : words.foeAt(m.target, m.at)}
            more={words.versus(attack.rolled, defence.rolled, chance)}
            hotkey={shown.length === 1 ? 'Enter' : String(shown.indexOf(m) + 1)}
            props={props}
          />
        );
      })}
      <Done choice={choice} props={props} />
    </>
  );
};

const keysOf = (choice: Choice, props: Props) => {
  const { choose, legal, view } = props;
  const press = (m: Move | null | undefined) => (m === null || m === undefined ? undefined : () => choose(m));
  const fights = [...only(legal, 'attack'), ...only(legal, 'target')];
  const digit = (i: number) => {
    const kind = choice.me === null ? undefined : KINDS_OF[choice.me][i];
    if (choice.task === 'fight' || choice.task === 'target') return fights.length <= FEW ? press(fights[i]) : undefined;
    if (kind === undefined || !choice.kinds.includes(kind)) return undefined;
    return () => pressKind(props, kind);
  };
  const sole = fights.length === 1 ? fights[0] : undefined;
  const draw = choice.task === 'gather' ? press(choice.ready) : undefined;
  return {
    Enter: draw ?? press(choice.ready) ?? press(sole),
    ' ': draw,
    d: choice.task === 'gather' ? undefined : press(choice.done),
    s: choice.task === 'gather' ? press(choice.done) : undefined,
    Escape: pickedOf(props).length > 0 && view.phase !== 'over' ? () => picks(props, {}) : undefined,
    '1': digit(0),
    '2': digit(1),
    '3': digit(2),
  };
};

export const Controls = (given: Props) => {
  const props = useMeant(given);
  const choice = choiceOf(props);
  useKeys(keysOf(choice, props));
  const part = () => {
    switch (choice.task) {
      case 'gather':
        return <Gather choice={choice} props={props} />;
      case 'breed':
        return <Breed choice={choice} props={props} />;
      case 'fight':
      case 'target':
        return <Fight choice={choice} props={props} />;
      case 'move':
        return <Done choice={choice} props={props} />;
      default:
        return null;
    }
  };
  return (
    <div className={props.narrow ? css.sheet : css.row}>
      {props.narrow && (choice.task === 'breed' || choice.task === 'sacrifice') ? <KindRow choice={choice} props={props} /> : null}
      <div className={css.acts}>{part()}</div>
    </div>
  );
};
