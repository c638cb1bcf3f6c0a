/** The buttons of the prompt bar: the actions, what is half chosen, the faces of the Queen Die, and the tile in the builder's hand. */

import { asking, cx, keyOf, pick, pickedAs, Turned, TurnedText, tell, times, useKeys } from '@pesthouse/board';
import { playerAt } from '../state.ts';
import { ActIcon } from './ActIcon.tsx';
import { closedActs, KEY, type Open, openActs } from './acts.ts';
import { picture } from './art.ts';
import { Before } from './Before.tsx';
import { Cost } from './Bits.tsx';
import { Build } from './Build.tsx';
import { buildingOf } from './building.ts';
import { type Action, begun, candidates, type Props } from './choice.ts';
import css from './controls.module.css';
import { useGiven } from './given.tsx';
import { ByCard, Left, severalCards } from './HalfMade.tsx';
import { brief, Press } from './Press.tsx';
import { isFull } from './who.ts';

const pressAct = (p: Props, { action, moves }: Open): void => {
  const [first] = moves;
  if (first !== undefined && moves.length === 1 && action !== 'card') p.choose(first);
  else pick(p, [`action:${action}`]);
};

/** The end of the turn is what to press once nothing is left to spend; before that it is one way out among others, and where it puts its player out it says so. */
const toneOf = ({ view, seat, legal }: Props, action: Action): 'plain' | 'go' | 'alarm' => {
  if (action !== 'end') return 'plain';
  if (isFull(view, playerAt(view, seat))) return 'alarm';
  return legal.every((m) => m.verb === 'end-turn') ? 'go' : 'plain';
};

/** What an action costs, marked where house rules have changed it; cards that cost different points say it one by one. */
const Price = ({ cost, was, number }: Pick<Open, 'cost' | 'was' | 'number'>) => {
  if (cost === null) return null;
  const shown = <Cost ap={cost} />;
  return was === null ? (
    <TurnedText changed>{shown}</TurnedText>
  ) : (
    <Turned number={number} now={cost} was={was}>
      {shown}
    </Turned>
  );
};

const Act = ({ p, open }: { readonly p: Props; readonly open: Open }) => {
  const { words } = useGiven();
  const { action, moves, more } = open;
  const tone = toneOf(p, action);
  return (
    <Press
      p={p}
      title={
        <>
          <ActIcon action={action} />
          {tone === 'alarm' ? words.endOut : words.act[action]}
          <Price {...open} />
        </>
      }
      more={more}
      hotkey={KEY[action]}
      tone={tone}
      move={moves.length === 1 ? moves[0] : undefined}
      leads={moves}
      spot={moves[0] === undefined ? undefined : `do:${moves[0].verb}`}
      onPress={() => pressAct(p, open)}
    />
  );
};

const Points = ({ p }: { readonly p: Props }) => (
  <span className={css.points} aria-hidden="true">
    {times(p.view.ap).map((key) => (
      <img key={key} src={picture('action-point')} alt="" />
    ))}
    {times(p.view.free + Math.max(0, p.view.drink)).map((key) => (
      <img key={key} src={picture('free-move')} alt="" />
    ))}
  </span>
);

const Acts = ({ p }: { readonly p: Props }) => {
  const given = useGiven();
  const { words } = given;
  const all = openActs(given, p);
  // On a wide screen the cards lie in the dock, with keys of their own.
  const shown = p.narrow ? all : all.filter((x) => x.action !== 'card');
  const closed = closedActs(p);
  const listing = p.draft.closed === true;
  useKeys({
    ...Object.fromEntries(all.map((x) => [KEY[x.action].toLowerCase(), () => pressAct(p, x)])),
    y: () => p.setDraft(listing ? {} : { closed: true }),
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
            onPress={(at) => tell(p, at, { name: words.whyNot(words.act[action]), wishes })}
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
          onPress={() => p.setDraft({ closed: true })}
        />
      )}
    </>
  );
};

/** Few choices that lie nowhere else: each a button. */
const Plain = ({ p }: { readonly p: Props }) => {
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
        move={m}
        onPress={() => p.choose(m)}
      />
    );
  });
};

export const Controls = (p: Props) => {
  const step = asking(p.view)?.step;
  const site = buildingOf(p);
  const left = candidates(p);
  const action = pickedAs(p, 'action');
  const half = begun(p) && (step === 'act' || step === 'dive' || (step === 'window' && action === 'swap'));
  const first = severalCards(left) && (step === 'dive' || action === 'card' || action === 'swap') && left.length > 3;
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
