/** The buttons of the prompt bar: the actions, what is half chosen, the faces of the Queen Die, and the tile in the builder's hand. */
import type { ReactNode } from 'react';
import { cx } from '../../../client/kit/cx.ts';
import { useKeys } from '../../../client/kit/keys.ts';
import { CARDS, type CardId } from '../names.ts';
import type { Move } from '../state.ts';
import { words } from '../text/labels.en.ts';
import { cardName, FACE_NAME, roomName } from '../text/names.en.ts';
import { ActIcon } from './ActIcon.tsx';
import { closedActs, KEY, type Open, openActs } from './acts.ts';
import { picture } from './art.ts';
import { Cost, QueenDie } from './Bits.tsx';
import { type Building, buildingOf, nextTile } from './building.ts';
import { asking, begun, candidates, cardIn, keyOf, type MoveOf, only, type Props } from './choice.ts';
import css from './controls.module.css';
import { tellWhy } from './why.ts';

interface PressProps {
  readonly p: Props;
  readonly title: ReactNode;
  readonly more?: string | undefined;
  readonly hotkey?: string | undefined;
  readonly tone?: 'plain' | 'go' | 'hot' | 'closed';
  readonly move?: Move | undefined;
  readonly label?: string | undefined;
  onPress(at: Element): void;
}

/** A button of the bar; pointing at it shows on the board what it would do. */
const Press = ({ p, title, more, hotkey, tone = 'plain', move, label, onPress }: PressProps) => (
  <button
    type="button"
    className={cx(css.act, css[tone])}
    aria-keyshortcuts={hotkey}
    aria-label={label}
    onClick={(e) => onPress(e.currentTarget)}
    onPointerEnter={() => move !== undefined && p.point(move)}
    onPointerLeave={() => move !== undefined && p.point(null)}
    onFocus={() => move !== undefined && p.point(move)}
    onBlur={() => move !== undefined && p.point(null)}
  >
    <b>{title}</b>
    {more === undefined || more === '' ? null : <small>{more}</small>}
    {hotkey === undefined || p.narrow ? null : <kbd>{hotkey}</kbd>}
  </button>
);

/** Only the first sentence fits a button; the whole of it stands in the list of choices. */
const brief = (detail: string): string => (detail.length <= 40 ? detail : (detail.split(/(?<=\.) /)[0] ?? detail));

/** More choices than this do not fit the bar: they are made on the board. */
const MOST = 8;

/** The card is picked already: its button need not say its name again. */
const short = (p: Props, label: string): string => {
  const card = CARDS.find((c) => c === p.draft.card);
  const rest = card === undefined ? label : label.replace(`Play ${cardName(card)} `, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};

/** Which card first: each that can be played, given or asked for. */
const ByCard = ({ p, moves }: { readonly p: Props; readonly moves: readonly Move[] }) => {
  const cards = CARDS.filter((c) => moves.some((m) => cardIn(m) === c));
  const pick = (card: CardId): void => p.setDraft({ ...p.draft, card });
  useKeys({ ...Object.fromEntries(cards.slice(0, 9).map((card, i) => [String(i + 1), () => pick(card)])), Escape: () => p.setDraft({}) });
  return (
    <>
      {cards.map((card, i) => (
        <Press key={card} p={p} title={cardName(card)} hotkey={i < 9 ? String(i + 1) : undefined} onPress={() => pick(card)} />
      ))}
      {begun(p.draft) ? <Press p={p} title={words.back} hotkey="Esc" tone="closed" onPress={() => p.setDraft({})} /> : null}
    </>
  );
};
const severalCards = (moves: readonly Move[]): boolean => new Set(moves.map(cardIn)).size > 1;

/** What is left of a choice that is half made, each as a button. */
const Left = ({ p, moves }: { readonly p: Props; readonly moves: readonly Move[] }) => {
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
          {alike ? brief(rows[0]?.detail ?? '') : null}
        </span>
      ) : null}
      {few.map(({ move, label, detail }, i) => (
        <Press
          key={keyOf(move)}
          p={p}
          title={<span>{rows.length > 1 ? short(p, label) : label}</span>}
          more={alike ? undefined : rows.length === 1 ? detail : brief(detail)}
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

const pressAct = (p: Props, { action, moves }: Open): void => {
  const [first] = moves;
  if (first !== undefined && moves.length === 1 && action !== 'card') p.choose(first);
  else p.setDraft({ action });
};

const Act = ({ p, open }: { readonly p: Props; readonly open: Open }) => {
  const { action, moves, cost, more } = open;
  return (
    <Press
      p={p}
      title={
        <>
          <ActIcon action={action} />
          {words.act[action]}
          {cost === null ? null : <Cost ap={cost} />}
        </>
      }
      more={more}
      hotkey={KEY[action]}
      tone={action === 'end' ? 'go' : 'plain'}
      move={moves.length === 1 ? moves[0] : undefined}
      onPress={() => pressAct(p, open)}
    />
  );
};

const Points = ({ p }: { readonly p: Props }) => (
  <span className={css.points} aria-hidden="true">
    {Array.from({ length: p.view.ap }, (_, i) => `ap ${i}`).map((key) => (
      <img key={key} src={picture('action-point')} alt="" />
    ))}
    {Array.from({ length: p.view.free + Math.max(0, p.view.drink) }, (_, i) => `free ${i}`).map((key) => (
      <img key={key} src={picture('free-move')} alt="" />
    ))}
  </span>
);

const Acts = ({ p }: { readonly p: Props }) => {
  const all = openActs(p);
  // On a wide screen the cards lie in the dock, with keys of their own.
  const shown = p.narrow ? all : all.filter((x) => x.action !== 'card');
  const closed = closedActs(p);
  const listing = p.draft.action === 'closed';
  useKeys({
    ...Object.fromEntries(all.map((x) => [KEY[x.action].toLowerCase(), () => pressAct(p, x)])),
    y: () => p.setDraft(listing ? {} : { action: 'closed' }),
  });
  if (listing)
    return (
      <>
        {closed.map(({ action, wishes }) => (
          <Press
            key={action}
            p={p}
            tone="closed"
            title={
              <>
                <ActIcon action={action} />
                {words.act[action]}
              </>
            }
            more={words.closedMore}
            onPress={(at) => tellWhy(p, at, words.whyNot(words.act[action]), wishes)}
          />
        ))}
        <Press p={p} title={words.back} hotkey="Y" onPress={() => p.setDraft({})} />
      </>
    );
  return (
    <>
      <Points p={p} />
      {shown.map((open) => (
        <Act key={open.action} p={p} open={open} />
      ))}
      {closed.length === 0 ? null : (
        <Press
          p={p}
          tone="closed"
          title={p.narrow ? words.closed(closed.length) : '?'}
          more={p.narrow ? words.closedMore : undefined}
          label={`${words.closed(closed.length)}: ${closed.map((x) => words.act[x.action]).join(', ')}`}
          onPress={() => p.setDraft({ action: 'closed' })}
        />
      )}
    </>
  );
};

const Faces = ({ p, moves }: { readonly p: Props; readonly moves: readonly (MoveOf<'persuade'> | MoveOf<'mind-control'>)[] }) => {
  useKeys(Object.fromEntries(moves.map((m, i) => [String(i + 1), () => p.choose(m)])));
  return moves.map((m, i) => (
    <Press
      key={m.face}
      p={p}
      title={
        <span className={css.face}>
          <QueenDie face={m.face} size={30} />
          {FACE_NAME[m.face]}
        </span>
      }
      hotkey={String(i + 1)}
      move={m}
      label={`${FACE_NAME[m.face]}: ${p.text.move(p.view, p.seat, m).detail}`}
      onPress={() => p.choose(m)}
    />
  ));
};

const Before = ({ p }: { readonly p: Props }) => {
  const [roll] = only(p.legal, 'roll');
  const [sleep] = only(p.legal, 'hibernate');
  const [let_] = only(p.legal, 'let-roll');
  const faces = [...only(p.legal, 'mind-control'), ...only(p.legal, 'persuade')];
  const choosing = p.draft.card === 'mind_control' || only(p.legal, 'persuade').length > 0;
  const trapped = (p.view.players[p.view.active]?.held ?? -1) >= 0;
  useKeys({
    Enter: roll === undefined ? undefined : () => p.choose(roll),
    r: roll === undefined ? undefined : () => p.choose(roll),
    s: sleep === undefined ? undefined : () => p.choose(sleep),
    m: faces.length > 0 && !choosing ? () => p.setDraft({ card: 'mind_control' }) : undefined,
    x: let_ === undefined ? undefined : () => p.choose(let_),
  });
  if (p.draft.card === 'pests_hibernate' && sleep !== undefined) return <Left p={p} moves={[sleep]} />;
  return (
    <>
      {choosing ? <Faces p={p} moves={faces} /> : null}
      {roll === undefined || choosing ? null : (
        <Press p={p} tone="go" title={words.roll} more={trapped ? words.escapeOne : words.sixWays} hotkey="R" move={roll} onPress={() => p.choose(roll)} />
      )}
      {sleep === undefined || choosing ? null : (
        <Press p={p} title={words.hibernate} more={words.hibernateMore} hotkey="S" move={sleep} onPress={() => p.choose(sleep)} />
      )}
      {faces.length === 0 || choosing ? null : (
        <Press p={p} title={words.mind} more={words.mindMore} hotkey="M" onPress={() => p.setDraft({ card: 'mind_control' })} />
      )}
      {let_ === undefined ? null : (
        <Press p={p} tone="go" title={words.letRoll} more={words.letRollMore} hotkey="X" move={let_} onPress={() => p.choose(let_)} />
      )}
      {choosing && roll !== undefined ? <Press p={p} title={words.back} hotkey="Esc" tone="closed" onPress={() => p.setDraft({})} /> : null}
    </>
  );
};

const Build = ({ p, b }: { readonly p: Props; readonly b: Building }) => {
  const { ghost, tile } = b;
  const turn = (by: number): void => {
    if (ghost === null || tile === null) return;
    p.setDraft({ tile, x: ghost.move.x, y: ghost.move.y, way: (ghost.way + by + ghost.ways) % ghost.ways });
  };
  const other = nextTile(b);
  const swap = (): void => {
    if (other !== null) p.setDraft({ tile: other });
  };
  useKeys({
    r: () => turn(1),
    q: () => turn(-1),
    t: swap,
    Enter: ghost === null ? undefined : () => p.choose(ghost.move),
    Escape: () => p.setDraft(tile === null ? {} : { tile }),
  });
  const ways = ghost?.ways ?? 0;
  return (
    <>
      {ghost === null || ways < 2 ? null : (
        <>
          <Press p={p} title={words.turnLeft} more={words.nth(ghost.way + 1, ways)} hotkey="Q" onPress={() => turn(-1)} />
          <Press p={p} title={words.turnRight} more={words.nth(ghost.way + 1, ways)} hotkey="R" onPress={() => turn(1)} />
        </>
      )}
      {other === null || other === tile || b.forced ? null : <Press p={p} title={words.otherTile} more={roomName(other)} hotkey="T" onPress={swap} />}
      {ghost === null ? (
        <span className={css.tell}>
          <b>{words.tapCell}</b>
          {words.tapCellMore(b.cells.size)}
        </span>
      ) : (
        <Press p={p} tone="go" title={words.place} more={words.placeMore} hotkey="Enter" onPress={() => p.choose(ghost.move)} />
      )}
    </>
  );
};

/** Few choices that lie nowhere else: each a button. */
const Plain = ({ p }: { readonly p: Props }) => {
  const TONE: { readonly [verb: string]: 'go' | 'plain' } = { stop: 'go', accept: 'go' };
  const few = p.legal.length <= 6 ? p.legal : [];
  useKeys(Object.fromEntries(few.map((m, i) => [m.verb === 'stop' || m.verb === 'decline' ? 'x' : String(i + 1), () => p.choose(m)])));
  return few.map((m, i) => {
    const { label, detail } = p.text.move(p.view, p.seat, m);
    return (
      <Press
        key={keyOf(m)}
        p={p}
        title={<span>{label}</span>}
        more={brief(detail)}
        hotkey={m.verb === 'stop' || m.verb === 'decline' ? 'X' : String(i + 1)}
        tone={TONE[m.verb] ?? 'plain'}
        move={m}
        onPress={() => p.choose(m)}
      />
    );
  });
};

export const Controls = (p: Props) => {
  const step = asking(p.view)?.step;
  const site = buildingOf(p);
  const half = begun(p.draft) && (step === 'act' || step === 'dive');
  const left = candidates(p);
  const first = severalCards(left) && (step === 'dive' || p.draft.action === 'card' || p.draft.action === 'swap') && left.length > 3;
  return (
    <div className={cx(css.acts, p.narrow && css.sheet)} data-step={step}>
      {first ? (
        <ByCard p={p} moves={left} />
      ) : half ? (
        <Left p={p} moves={left} />
      ) : site !== null ? (
        <Build p={p} b={site} />
      ) : step === 'act' ? (
        <Acts p={p} />
      ) : step === 'window' || step === 'persuade' ? (
        <Before p={p} />
      ) : step === 'choose' || step === 'draft' ? null : (
        <Plain p={p} />
      )}
    </div>
  );
};
