/** A look into a pile: what it holds by face, in numbers, as everybody may know it. */
import { Dialog } from '@pesthouse/board';
import { FACE_COUNT, idOf } from '../names.ts';
import { about } from './about.ts';
import { Tile } from './Face.tsx';
import { useGiven } from './given.tsx';
import css from './inspect.module.css';

export interface Looked {
  readonly title: string;
  readonly note: string;
  /** What it is made of; a part with a name has a heading of its own. */
  readonly parts: readonly { readonly name?: string; readonly pile: readonly number[] }[];
}

export const Faces = ({ pile }: { readonly pile: readonly number[] }) => {
  const {
    words,
    names: { cardLabel },
  } = useGiven();
  const held = pile.flatMap((n, f) => (n > 0 && f < FACE_COUNT ? [{ id: idOf(f), n }] : []));
  return held.length === 0 ? (
    <p className={css.none}>{words.nothing}</p>
  ) : (
    <ul className={css.faces}>
      {held.map(({ id, n }) => (
        <li key={id} {...about('card', id)} aria-label={`${n} × ${cardLabel(id)}`}>
          <Tile face={id} />
          {n > 1 ? <b>{words.times(n)}</b> : null}
        </li>
      ))}
    </ul>
  );
};

export const Inspect = ({ looked, close }: { readonly looked: Looked | null; close(): void }) => (
  <Dialog open={looked !== null} onClose={close} title={looked?.title ?? ''} wide>
    {looked === null ? null : (
      <>
        <p className={css.note}>{looked.note}</p>
        <div className={css.parts}>
          {looked.parts.map(({ name, pile }) => (
            <section key={name ?? ''}>
              {name === undefined ? null : <h3>{name}</h3>}
              <Faces pile={pile} />
            </section>
          ))}
        </div>
      </>
    )}
  </Dialog>
);
