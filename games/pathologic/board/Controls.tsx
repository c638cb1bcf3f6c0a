/** The buttons of the prompt bar: what can be done with what is picked, and every choice that does not stand on the map. */

import { type Aim, asking, BarButton, cx, Key, keyOf, kindOf, only, restOf, useBarKeys } from '@pesthouse/board';
import { PIECES, RESOURCES, type Resource, STRAINS, TITLES, WARDS } from '../names.ts';
import { atOf, isFree, type Move } from '../state.ts';
import type { Words } from '../text/en.ts';
import { drawing } from './art.ts';
import { briefOf, ICONS, idle, KEYS } from './brief.ts';
import { choiceOf, completes, type Props, press, stepBack } from './choice.ts';
import css from './controls.module.css';
import { type GivenHere, useGiven } from './given.tsx';
import { Counter } from './Icon.tsx';
import { resourceOf } from './who.ts';

interface Row {
  readonly aim: Aim;
  readonly move: Move | null;
  readonly label: string;
  readonly detail: string;
  readonly hotkey: string;
  readonly tone: 'pri' | 'plain' | 'ghost';
}

const GHOST: ReadonlySet<string> = new Set(['end', 'done', 'pass', 'stop', 'cancel', 'decline', 'let-lie', 'stay', 'conceal', 'keep']);
const PRIMARY: ReadonlySet<string> = new Set(['resolve', 'infect', 'cease', 'complete', 'take', 'play', 'reveal']);

/** What a thing to press is called where it stands in the bar instead of on the map. */
const nameOf = ({ capital, pieceText, placeName, RESOURCE, strainText, titleText }: Words['names'], aim: Aim): string => {
  const id = restOf(aim);
  switch (kindOf(aim)) {
    case 'piece':
      return capital(pieceText(PIECES.find((x) => x === id) ?? 'bachelor'));
    case 'place':
      return capital(placeName(Number(id)));
    case 'card':
      return titleText(TITLES.find((x) => x === id) ?? 'back');
    case 'strain':
      return strainText(STRAINS.find((x) => x === id) ?? 'back');
    default:
      return RESOURCE[RESOURCES.find((x) => x === id) ?? 'none'];
  }
};

/** The Resource that a Ward brings. */
const bringsOf = (aim: Aim): Resource | undefined => {
  const ward = kindOf(aim) === 'piece' ? WARDS.find((x) => x === restOf(aim)) : undefined;
  return ward === undefined ? undefined : resourceOf(WARDS.indexOf(ward));
};

/** What is worth knowing of it before it is pressed. */
const hintOf = (p: Props, aim: Aim): string => {
  const {
    label: words,
    names: { capital, placeName, RESOURCE },
  } = p.text;
  const id = restOf(aim);
  const title = kindOf(aim) === 'card' ? TITLES.find((x) => x === id) : undefined;
  if (title !== undefined) return words.cardBrief(title, p.view);
  const strain = kindOf(aim) === 'strain' ? STRAINS.find((x) => x === id) : undefined;
  if (strain !== undefined) return words.strainBrief[strain];
  const piece = kindOf(aim) === 'piece' ? PIECES.indexOf(PIECES.find((x) => x === id) ?? 'bachelor') : -1;
  const at = piece < 0 ? 0 : atOf(p.view, piece);
  // Before it is placed, what it brings is what matters.
  const brings = bringsOf(aim);
  if (at === 0) return brings === undefined ? '' : capital(RESOURCE[brings]);
  return `${placeName(at)}, ${isFree(p.view, piece) ? words.free : words.quarantined}`;
};

const rowOf = (here: GivenHere, p: Props, aim: Aim, i: number): Row => {
  const { words, names } = here;
  const move = completes(p, aim);
  const kind = kindOf(aim);
  if (kind === 'verb' && move !== null) {
    const { label, detail } = briefOf(here, p, move);
    return {
      aim,
      move,
      label: aim === 'verb:play' ? words.play(label) : label,
      detail,
      hotkey: KEYS[move.verb] ?? (aim === 'verb:play' || aim === 'verb:take' ? 'Enter' : String(i + 1)),
      tone: GHOST.has(move.verb) ? 'ghost' : PRIMARY.has(restOf(aim)) && !idle(p, move) ? 'pri' : 'plain',
    };
  }
  const said = move === null ? null : p.text.move(p.view, p.seat, move);
  return {
    aim,
    move,
    label: kind === 'res' ? (restOf(aim) === 'none' ? words.onlyOne : nameOf(names, aim)) : (said?.label ?? nameOf(names, aim)),
    detail: said?.detail ?? hintOf(p, aim),
    hotkey: String(i + 1),
    tone: 'plain',
  };
};

/** More than this are easier to find on the map. */
const FEW = 4;
/** What is asked where nothing of it stands on the map. */
const OFF_MAP: ReadonlySet<string> = new Set(['hit', 'place-piece', 'revive', 'prescribe', 'take-card']);

const rowsOf = (here: GivenHere, p: Props): readonly Row[] => {
  const c = choiceOf(p);
  const step = asking(p.view)?.step ?? '';
  const aims = [...c.next];
  const solid = [...c.live].filter((x) => kindOf(x) === 'verb' || kindOf(x) === 'res');
  const other = aims.filter((x) => kindOf(x) !== 'verb' && kindOf(x) !== 'res');
  const cards = other.filter((x) => kindOf(x) === 'card');
  // On a wide screen all of them are in sight and glow; a phone names what is few or cannot be seen.
  const ofEvent = kindOf(c.prefix[0] ?? '') === 'event';
  const shown = ofEvent
    ? other.filter((x) => kindOf(x) === 'piece')
    : p.narrow
      ? OFF_MAP.has(step)
        ? other
        : [...cards, ...(other.length - cards.length <= FEW ? other.filter((x) => kindOf(x) !== 'card') : [])]
      : [];
  const rows = [...shown, ...solid].map((x, i) => rowOf(here, p, x, i));
  // With nothing picked yet, what brings Evidence stands first.
  const resolves = step === 'act' && c.prefix.length === 0 ? only(p.legal, 'resolve') : [];
  const first = resolves
    .slice(0, 2)
    .map((move, i): Row => ({ aim: keyOf(move), move, ...briefOf(here, p, move), hotkey: i === 0 ? 'R' : String(i + 1), tone: 'pri' }));
  const rank = { pri: 0, plain: 1, ghost: 2 } as const;
  return [...first, ...rows].sort((a, b) => rank[a.tone] - rank[b.tone]);
};

const act = (p: Props, { aim, move }: Row): void => {
  if (aim.startsWith('{') && move !== null) p.choose(move);
  else press(p, aim);
};

const Press = ({ p, row }: { readonly p: Props; readonly row: Row }) => {
  const { move } = row;
  const resource = kindOf(row.aim) === 'res' ? RESOURCES.find((r) => r === restOf(row.aim)) : undefined;
  const icon = move === null ? undefined : ICONS[move.verb];
  const brings = asking(p.view)?.step === 'place-piece' ? bringsOf(row.aim) : undefined;
  return (
    <BarButton
      p={p}
      className={cx(css.ch, css[row.tone])}
      move={move}
      hotkey={row.hotkey}
      spot={resource === undefined ? `do:${move?.verb ?? restOf(row.aim)}` : row.aim}
      title={row.detail}
      act={() => act(p, row)}
    >
      {resource !== undefined || brings !== undefined ? (
        <Counter r={resource ?? brings ?? 'coin'} size={24} />
      ) : icon !== undefined ? (
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <use href={drawing(icon)} />
        </svg>
      ) : null}
      <span>
        <b>
          {row.label} <Key p={p}>{row.hotkey === 'Enter' ? '⏎' : row.hotkey}</Key>
        </b>
        {row.detail === '' ? null : <small>{row.detail}</small>}
      </span>
    </BarButton>
  );
};

export const Controls = (p: Props) => {
  const here = useGiven();
  const { words } = here;
  const c = choiceOf(p);
  const { ready } = c;
  const rows: Row[] = [
    ...(ready === null ? [] : [{ aim: keyOf(ready), move: ready, ...p.text.move(p.view, p.seat, ready), hotkey: 'Enter', tone: 'pri' as const }]),
    ...rowsOf(here, p),
  ];
  const picked = Object.keys(p.draft).length > 0;
  // To pass stays in sight while a card is being considered.
  const pass = picked ? only(p.legal, 'pass')[0] : undefined;
  if (pass !== undefined) rows.push({ aim: keyOf(pass), move: pass, ...briefOf(here, p, pass), hotkey: 'X', tone: 'ghost' });
  const back = (): void => stepBack(p);
  const on = rows.find((r) => r.hotkey === 'Enter') ?? (rows.length === 1 && p.legal.length === 1 ? rows[0] : undefined);
  useBarKeys(rows, (row) => act(p, row), { on, off: picked ? back : undefined });
  const hint = rows.length === 0 && c.next.size > 0;
  return (
    <div className={cx(css.acts, p.narrow && css.sheet)}>
      {hint ? (
        <p className={css.hint}>
          {[...c.next].some((x) => kindOf(x) === 'card') ? words.chooseCard : OFF_MAP.has(asking(p.view)?.step ?? '') ? words.chooseAbove : words.chooseTarget}
        </p>
      ) : null}
      {rows.map((row) => (
        <Press key={row.aim} p={p} row={row} />
      ))}
      {picked ? (
        <BarButton p={p} className={cx(css.ch, css.ghost, css.back)} hotkey="Escape" act={back}>
          <span>
            <b>
              {words.back} <Key p={p}>Esc</Key>
            </b>
          </span>
        </BarButton>
      ) : null}
    </div>
  );
};
