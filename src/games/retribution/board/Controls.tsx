/** The buttons of the prompt bar: what is picked, and every choice that does not lie on the table as a card. */

import { asking, keyOf, only } from '../../../client/kit/board/moves.ts';
import { pointing } from '../../../client/kit/board/pointing.ts';
import { cx } from '../../../client/kit/cx.ts';
import { useKeys } from '../../../client/kit/keys.ts';
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

/** Only the first sentence fits a button; the whole of it stands in the list of choices. */
const brief = (detail: string): string => (detail.length <= 44 ? detail : (detail.split(/(?<=\.) /)[0] ?? detail));

const Press = ({ p, move, hotkey, tone = 'alt' }: PressProps) => {
  const { label, detail } = p.text.move(p.view, p.seat, move);
  return (
    <button
      type="button"
      className={cx(css.btn, css[tone])}
      aria-keyshortcuts={hotkey}
      title={detail}
      data-spot={`do:${move.verb}`}
      onClick={() => p.choose(move)}
      {...pointing(p, move)}
    >
      <b>
        {label} {p.narrow ? null : <kbd>{hotkey}</kbd>}
      </b>
      <span>{brief(detail)}</span>
    </button>
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

const listed = (p: Props): { readonly move: Move; readonly hotkey: string }[] => {
  const few = p.legal.filter((m) => FEW.has(m.verb));
  return [
    ...(few.length > MOST ? [] : few.map((move, i) => ({ move, hotkey: String(i + 1) }))),
    ...p.legal.flatMap((move) => {
      const hotkey = PLAIN[move.verb];
      return hotkey === undefined ? [] : [{ move, hotkey }];
    }),
  ];
};

/** The move that Enter makes when nothing is picked: the only way on. */
const wayOn = (p: Props, rows: readonly { readonly move: Move }[]): Move | null => {
  const first = rows[0]?.move;
  if (first === undefined || p.legal.length > rows.length) return null;
  return rows.length === 1 ? first : null;
};

export const Controls = (p: Props) => {
  const here = useGiven();
  const { words } = here;
  const { legal, choose, setDraft, draft, view } = p;
  const ready = picked(p);
  const rows = listed(p).filter((x) => ready === null || keyOf(x.move) !== keyOf(ready));
  const foe = asking(view)?.step === 'respond';
  const all = plainCards(here, p);
  const on = ready ?? wayOn(p, rows);
  const keys = Object.fromEntries([
    ...only(legal, 'target').map((move, i) => [String(i + 1), () => choose(move)]),
    ...rows.map(({ move, hotkey }) => [hotkey.toLowerCase(), () => choose(move)]),
  ]);
  useKeys({
    ...keys,
    Enter: on === null ? undefined : () => choose(on),
    a: all.n > 1 ? () => playAll(here, p) : undefined,
    Escape: Object.keys(draft).length > 0 ? () => setDraft({}) : undefined,
  });
  const endAlone = only(legal, 'end-spread').length > 0 && legal.length === 1;
  return (
    <div className={cx(css.acts, p.narrow && css.sheet)} data-foe={foe || undefined}>
      {ready === null ? null : <Press p={p} move={ready} hotkey="Enter" tone="main" />}
      {all.n > 1 && ready === null ? (
        <button type="button" className={cx(css.btn, css.main)} aria-keyshortcuts="A" onClick={() => playAll(here, p)}>
          <b>
            {words.playAll(all.n)} {p.narrow ? null : <kbd>A</kbd>}
          </b>
          <span>{words.playAllMore(all.sum)}</span>
        </button>
      ) : null}
      {rows.map(({ move, hotkey }, i) => (
        <Press
          key={keyOf(move)}
          p={p}
          move={move}
          hotkey={hotkey}
          tone={move.verb === 'suffer' ? 'red' : ready === null && (move.verb === 'repent' ? i === 0 : on === move || (endAlone && i === 0)) ? 'main' : 'alt'}
        />
      ))}
    </div>
  );
};
