/** A choice that is half made: which card, then which target, each as a button beside what glows on the board. */

import { keyOf, pick, pickedAs, pickedOf, TurnedText, useKeys } from '@pesthouse/board';
import { capital } from '@pesthouse/kernel';
import { CARDS, type CardId } from '../names.ts';
import type { Move } from '../state.ts';
import { isRepriced } from './acts.ts';
import { begun, cardIn, type Props } from './choice.ts';
import css from './controls.module.css';
import { useGiven } from './given.tsx';
import { brief, Press } from './Press.tsx';

/** More choices than this do not fit the bar: they are made on the board. */
const MOST = 8;

const short = (p: Props, label: string): string => {
  const card = CARDS.find((c) => c === pickedAs(p, 'card'));
  const rest = card === undefined ? label : p.text.label.withoutCard(label, card);
  return capital(rest);
};

/** Which card first: each that can be played, given or asked for. */
export const ByCard = ({ p, moves }: { readonly p: Props; readonly moves: readonly Move[] }) => {
  const {
    words,
    names: { cardName },
  } = useGiven();
  const cards = CARDS.filter((c) => moves.some((m) => cardIn(m) === c));
  const take = (card: CardId): void => pick(p, [...pickedOf(p), `card:${card}`]);
  useKeys({ ...Object.fromEntries(cards.slice(0, 9).map((card, i) => [String(i + 1), () => take(card)])), Escape: () => p.setDraft({}) });
  return (
    <>
      {cards.map((card, i) => (
        <Press
          key={card}
          p={p}
          title={cardName(card)}
          hotkey={i < 9 ? String(i + 1) : undefined}
          leads={moves.filter((m) => cardIn(m) === card)}
          onPress={() => take(card)}
        />
      ))}
      {begun(p) ? <Press p={p} title={words.back} hotkey="Esc" tone="closed" onPress={() => p.setDraft({})} /> : null}
    </>
  );
};
export const severalCards = (moves: readonly Move[]): boolean => new Set(moves.map(cardIn)).size > 1;

/** What is left of a choice that is half made, each as a button. */
export const Left = ({ p, moves }: { readonly p: Props; readonly moves: readonly Move[] }) => {
  const given = useGiven();
  const { words } = given;
  const rows = moves.map((move) => ({ move, ...p.text.move(p.view, p.seat, move) }));
  const alike = rows.length > 1 && rows.every((x) => x.detail === rows[0]?.detail);
  const few = rows.length <= MOST ? rows : [];
  const [first] = moves;
  useKeys({
    ...Object.fromEntries(few.map(({ move }, i) => [String(i + 1), () => p.choose(move)] as const)),
    Enter: moves.length === 1 && first !== undefined ? () => p.choose(first) : undefined,
    Escape: () => p.setDraft({}),
  });
  return (
    <>
      {few.length === 0 || alike ? (
        <span className={css.tell}>
          <b>{words.onBoard(rows.length)}</b>
          {alike && first !== undefined ? <TurnedText changed={isRepriced(given, p, first)}>{brief(rows[0]?.detail ?? '')}</TurnedText> : null}
        </span>
      ) : null}
      {few.map(({ move, label, detail }, i) => (
        <Press
          key={keyOf(move)}
          p={p}
          title={<span>{rows.length > 1 ? short(p, label) : label}</span>}
          more={alike || detail === '' ? undefined : <TurnedText changed={isRepriced(given, p, move)}>{rows.length === 1 ? detail : brief(detail)}</TurnedText>}
          hotkey={rows.length === 1 ? 'Enter' : String(i + 1)}
          tone={rows.length === 1 ? 'hot' : 'plain'}
          move={move}
          label={`${label}: ${detail}`}
          onPress={() => p.choose(move)}
        />
      ))}
      <Press p={p} title={words.back} hotkey="Esc" tone="closed" onPress={() => p.setDraft({})} />
    </>
  );
};
