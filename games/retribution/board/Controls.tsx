/** The buttons of the prompt bar: what is picked, and every choice that does not lie on the table as a card. */

import { asking, BarButton, cx, firstSentence, Key, keyOf, only, useBarKeys } from '@pesthouse/board';
import type { Move } from '../state.ts';
import { type Props, picked, type Verb } from './choice.ts';
import css from './controls.module.css';
import { useGiven } from './given.tsx';
import { plainCards, playAll } from './macro.ts';

interface PressProps {
  readonly p: Props;
  readonly move: Move;
  readonly hotkey: string;
  readonly tone?: 'main' | 'alt' | 'red';
}

const LONGEST = 44;

const Press = ({ p, move, hotkey, tone = 'alt' }: PressProps) => {
  const { label, detail } = p.text.move(p.view, p.seat, move);
  return (
    <BarButton p={p} className={cx(css.btn, css[tone])} move={move} hotkey={hotkey} title={detail} act={() => p.choose(move)}>
      <b>
        {label} <Key p={p}>{hotkey}</Key>
      </b>
      <span>{firstSentence(detail, LONGEST)}</span>
    </BarButton>
  );
};

/** Choices that end or leave something, and what is free. */
const PLAIN: Readonly<Partial<Record<Verb, string>>> = {
  'end-spread': 'E',
  'end-infect': 'E',
  finish: 'E',
  'take-rat-king': 'R',
  decline: 'X',
  stop: 'X',
  redeal: 'D',
  keep: 'K',
  suffer: 'X',
};
/** Choices that are few and weighty enough to stand in the bar beside the cards that offer them. */
const FEW: ReadonlySet<Verb> = new Set(['repent', 'activate', 'resolve', 'give-up']);
const MOST = 4;

interface Row {
  readonly move: Move;
  readonly hotkey: string;
}

const listed = (p: Props): Row[] => {
  const few = p.legal.filter((m) => FEW.has(m.verb));
  return [
    ...(few.length > MOST ? [] : few.map((move, i) => ({ move, hotkey: String(i + 1) }))),
    ...p.legal.flatMap((move) => {
      const hotkey = PLAIN[move.verb];
      return hotkey === undefined ? [] : [{ move, hotkey }];
    }),
  ];
};

/** What Enter does when nothing is picked: the only way on. */
const wayOn = (p: Props, rows: readonly Row[]): Row | undefined => (rows.length === 1 && p.legal.length <= 1 ? rows[0] : undefined);

export const Controls = (p: Props) => {
  const here = useGiven();
  const { words } = here;
  const { legal, choose, setDraft, draft, view } = p;
  const ready = picked(p);
  const rows = listed(p).filter((x) => ready === null || keyOf(x.move) !== keyOf(ready));
  const foe = asking(view)?.step === 'respond';
  const all = plainCards(here, p);
  const on = ready === null ? wayOn(p, rows) : { move: ready, hotkey: 'Enter' };
  const targets = only(legal, 'target').map((move, i) => ({ move, hotkey: String(i + 1) }));
  useBarKeys([...rows, ...targets], ({ move }) => choose(move), {
    on,
    off: Object.keys(draft).length > 0 ? () => setDraft({}) : undefined,
    more: { a: all.n > 1 ? () => playAll(here, p) : undefined },
  });
  const endAlone = only(legal, 'end-spread').length > 0 && legal.length === 1;
  return (
    <div className={cx(css.acts, p.narrow && css.sheet)} data-foe={foe || undefined}>
      {ready === null ? null : <Press p={p} move={ready} hotkey="Enter" tone="main" />}
      {all.n > 1 && ready === null ? (
        <BarButton p={p} className={cx(css.btn, css.main)} hotkey="A" act={() => playAll(here, p)}>
          <b>
            {words.playAll(all.n)} <Key p={p}>A</Key>
          </b>
          <span>{words.playAllMore(all.sum)}</span>
        </BarButton>
      ) : null}
      {rows.map(({ move, hotkey }, i) => (
        <Press
          key={keyOf(move)}
          p={p}
          move={move}
          hotkey={hotkey}
          tone={
            move.verb === 'suffer' ? 'red' : ready === null && (move.verb === 'repent' ? i === 0 : on?.move === move || (endAlone && i === 0)) ? 'main' : 'alt'
          }
        />
      ))}
    </div>
  );
};
