/** The breath of everything that can be chosen: layers of their own, so that the poster under them is not drawn again with every frame. */
import css from './board.module.css';
import { percentBox, SPOT } from './map.ts';
import type { Scene } from './scene.ts';

export const Halos = ({ scene, pile }: { readonly scene: Scene; readonly pile: boolean }) => (
  <>
    {scene.plaques
      .filter((p) => p.mood === 'legal' || p.mood === 'chosen')
      .map((p) => (
        <span key={p.at} className={css.halo} style={percentBox(SPOT[p.at].x - 101, SPOT[p.at].y - 75, 202, 182)} />
      ))}
    {pile ? <span className={css.halo} style={percentBox(38, 78, 128, 152)} /> : null}
  </>
);
