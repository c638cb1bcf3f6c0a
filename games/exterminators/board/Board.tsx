/** The scene: the lawn with the house, and your own things at its lower edge, if you sit here; before the house what is chosen from. */
import { about } from './about.ts';
import css from './board.module.css';
import type { Props } from './choice.ts';
import { Dock } from './Dock.tsx';
import { House } from './House.tsx';
import { PhoneBoard } from './PhoneBoard.tsx';
import { Shelf } from './Shelf.tsx';
import { useScene } from './underway.ts';
import { watches } from './who.ts';

/** A room of so many pixels shows its name, its pests and who is in it. */
const READABLE = 74;

export const Board = (props: Props) => {
  const p = { ...props, view: useScene(props) };
  if (p.narrow) return <PhoneBoard p={p} />;
  const setting = p.view.phase === 'exterminators' || p.view.phase === 'toolboxes';
  return (
    <div className={css.room}>
      {setting ? (
        <Shelf p={p} />
      ) : (
        <div className={css.lawn} {...about('house')}>
          <House p={p} leastRoom={READABLE} />
          <div className={css.shade} />
        </div>
      )}
      {watches(p) ? null : <Dock p={p} />}
    </div>
  );
};
