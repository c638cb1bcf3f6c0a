/** A Prescription as it lies in the hand: picture, title, what it says, its type; and as a button that picks it. */

import { answers, cx, TurnedText } from '@pesthouse/board';
import { prescriptions } from '../data/printed.ts';
import { type Healer, TITLES, type Title } from '../names.ts';
import type { State } from '../state.ts';
import { about } from './about.ts';
import { cardArt, HUE } from './art.ts';
import css from './cards.module.css';
import { choiceOf, completes, type Props, press } from './choice.ts';
import { useGiven } from './given.tsx';
import { Icon } from './Icon.tsx';
import { aboutAim } from './wish.ts';

const dataOf = (title: Title) => prescriptions.find((x) => x.id === title);
const typeOf = (title: Title): 'influence' | 'action' | 'reaction' => dataOf(title)?.type ?? 'influence';
export const ownerOf = (title: Title): Healer => dataOf(title)?.healer ?? 'bachelor';

interface FaceProps {
  readonly view: State;
  readonly title: Title;
  readonly note?: string;
  readonly copies?: number;
  /** The whole text, where there is room for it. */
  readonly full?: boolean;
}

export const CardFace = ({ view, title, note = '', copies = 1, full = false }: FaceProps) => {
  const {
    words,
    names: { titleRule, titleText },
    tables: { CARDS },
    printed,
    read,
  } = useGiven();
  const type = typeOf(title);
  const at = TITLES.indexOf(title);
  // PATH-OPT-03 changes a text as a turned number does.
  const changed =
    JSON.stringify(CARDS[at]) !== JSON.stringify(printed.CARDS[at]) || (title === 'paralysis' && read.fullParalysis(view) !== printed.ALWAYS.fullParalysis > 0);
  return (
    <span {...about('card', title)} className={css.in} style={{ '--hc': HUE[ownerOf(title)] }}>
      <span className={css.vg}>
        <img src={cardArt(title)} alt="" />
        {copies > 1 ? <i>×{copies}</i> : null}
      </span>
      <b className={css.title}>{titleText(title)}</b>
      <span className={css.rule}>
        <TurnedText changed={changed}>{full ? titleRule(title, view) : words.cardBrief(title, view)}</TurnedText>
      </span>
      <span className={css.type}>
        <Icon name={`rxtype-${type}`} size={14} />
        {words[type]}
        {/* The deck for two has its own copies (PATH-P2-04). */}
        {!view.duel && CARDS[at]?.copies === 1 && note === '' ? `, ${words.unique}` : ''}
        <u>{note}</u>
      </span>
    </span>
  );
};

export const CardSpot = ({
  p,
  title,
  copies = 1,
  taking = false,
}: {
  readonly p: Props;
  readonly title: Title;
  readonly copies?: number;
  readonly taking?: boolean;
}) => {
  const {
    words,
    names: { stop, titleRule, titleText },
  } = useGiven();
  const aim = `card:${title}`;
  const c = choiceOf(p);
  const live = c.live.has(aim);
  const chosen = c.prefix.includes(aim);
  const type = typeOf(title);
  const note = taking ? '' : live ? (type === 'action' ? words.onePoint : words.nowFree) : type === 'reaction' ? '' : words.waitsFor;
  const enter = (): void => {
    const move = completes(p, 'verb:take') ?? completes(p, 'verb:play');
    if (chosen && move !== null) p.point(move);
  };
  return (
    <button
      type="button"
      className={cx(css.card, live && css.can, chosen && css.chosen, !live && css.wait)}
      data-card=""
      data-live={live || undefined}
      data-spot={`card:${title}`}
      {...about('card', title)}
      aria-pressed={live ? chosen : undefined}
      aria-label={`${stop(`${titleText(title)}${copies > 1 ? `, ${copies}` : ''}`)} ${words[type]}. ${titleRule(title, p.view)}${note === '' ? '' : ` (${note})`}`}
      {...answers(
        p,
        () => press(p, aim),
        () => aboutAim(p, aim, titleText(title), titleRule(title, p.view)),
      )}
      onPointerEnter={enter}
      onPointerLeave={() => p.point(null)}
    >
      <CardFace view={p.view} title={title} note={note} copies={copies} full={p.narrow} />
    </button>
  );
};
