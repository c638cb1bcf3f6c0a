/** Before the queen acts: roll, play a free card first, swap cards with a teammate, or choose the face of her die. */

import { only, pick, pickedAs, useKeys } from '@pesthouse/board';
import { ActIcon } from './ActIcon.tsx';
import { KEY } from './acts.ts';
import { QueenDie } from './Bits.tsx';
import { actionOf, type MoveOf, type Props } from './choice.ts';
import css from './controls.module.css';
import { useGiven } from './given.tsx';
import { Left } from './HalfMade.tsx';
import { Press } from './Press.tsx';

const Faces = ({ p, moves }: { readonly p: Props; readonly moves: readonly (MoveOf<'persuade'> | MoveOf<'mind-control'>)[] }) => {
  const {
    names: { FACE_NAME },
  } = useGiven();
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

export const Before = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  const [roll] = only(p.legal, 'roll');
  const [sleep] = only(p.legal, 'hibernate');
  const [let_] = only(p.legal, 'let-roll');
  const faces = [...only(p.legal, 'mind-control'), ...only(p.legal, 'persuade')];
  const swaps = p.legal.filter((m) => actionOf(m) === 'swap');
  const choosing = pickedAs(p, 'card') === 'mind_control' || only(p.legal, 'persuade').length > 0;
  const trapped = (p.view.players[p.view.active]?.held ?? -1) >= 0;
  useKeys({
    Enter: roll === undefined ? undefined : () => p.choose(roll),
    r: roll === undefined ? undefined : () => p.choose(roll),
    s: sleep === undefined ? undefined : () => p.choose(sleep),
    [KEY.swap.toLowerCase()]: swaps.length > 0 && !choosing ? () => pick(p, ['action:swap']) : undefined,
    m: faces.length > 0 && !choosing ? () => pick(p, ['card:mind_control']) : undefined,
    x: let_ === undefined ? undefined : () => p.choose(let_),
  });
  if (pickedAs(p, 'card') === 'pests_hibernate' && sleep !== undefined) return <Left p={p} moves={[sleep]} />;
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
        <Press p={p} title={words.mind} more={words.mindMore} hotkey="M" onPress={() => pick(p, ['card:mind_control'])} />
      )}
      {swaps.length === 0 || choosing ? null : (
        <Press
          p={p}
          title={
            <>
              <ActIcon action="swap" />
              {words.act.swap}
            </>
          }
          more={words.swapMore}
          hotkey={KEY.swap}
          leads={swaps}
          onPress={() => pick(p, ['action:swap'])}
        />
      )}
      {let_ === undefined ? null : (
        <Press p={p} tone="go" title={words.letRoll} more={words.letRollMore} hotkey="X" move={let_} onPress={() => p.choose(let_)} />
      )}
      {choosing && roll !== undefined ? <Press p={p} title={words.back} hotkey="Esc" tone="closed" onPress={() => p.setDraft({})} /> : null}
    </>
  );
};
