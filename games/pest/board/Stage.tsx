/** The full scene of the end: the reckoning of all Houses while it is announced. */
import type { Props } from './choice.ts';
import { Final } from './Final.tsx';
import css from './stage.module.css';
import { useScene } from './underway.ts';

export const Stage = (p: Props) => {
  const s = useScene(p);
  if (p.now?.type !== 'ended') return null;
  return (
    <div className={css.stage}>
      <div className={css.leaf}>
        <Final p={p} s={s} />
      </div>
    </div>
  );
};
