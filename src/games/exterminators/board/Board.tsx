/** The scene: the lawn with the house, and your own things at its lower edge; before the house what is chosen from. */
import { words } from '../text/labels.en.ts';
import { picture } from './art.ts';
import css from './board.module.css';
import type { Props } from './choice.ts';
import { Dock } from './Dock.tsx';
import { House } from './House.tsx';
import { PhoneBoard } from './PhoneBoard.tsx';
import { Shelf } from './Shelf.tsx';
import { useScene } from './scene.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Up, Down, Left and Right are the same for the whole game. */
export const Compass = () => (
  <div className={css.compass} aria-hidden="true">
    <img src={picture('compass-rose')} alt="" />
    {words.compass.map((letter, i) => (
      <b key={letter} className={css[SIDES[i] ?? 'top']}>
        {letter}
      </b>
    ))}
  </div>
);

export const Board = (props: Props) => {
  const p = { ...props, view: useScene(props.view, props.now) };
  if (p.narrow) return <PhoneBoard p={p} />;
  const setting = p.view.phase === 'exterminators' || p.view.phase === 'toolboxes';
  return (
    <div className={css.room}>
      {setting ? (
        <Shelf p={p} />
      ) : (
        <div className={css.lawn}>
          <House p={p} />
          <div className={css.shade} />
          <Compass />
        </div>
      )}
      <Dock p={p} />
    </div>
  );
};
