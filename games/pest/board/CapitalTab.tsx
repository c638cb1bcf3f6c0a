/** The phone's tab of what all share: Decrees, Capital, the Years, the Influence track. */
import { Capital } from './Capital.tsx';
import type { Props } from './choice.ts';
import { Decrees } from './Decrees.tsx';
import { Final } from './Final.tsx';
import { Ladder } from './Ladder.tsx';
import { PestPanel } from './PestPanel.tsx';
import css from './phone.module.css';
import { Ribbon } from './Ribbon.tsx';
import { useStory } from './story.ts';
import { useScene } from './underway.ts';

export const CapitalTab = (p: Props) => {
  const s = useScene(p);
  const story = useStory(p.view, p.now);
  return (
    <div className={css.tab}>
      {s.over ? <Final p={p} s={s} /> : null}
      {story !== null && s.phase === 'pest' ? <PestPanel p={p} s={s} story={story} /> : null}
      <Capital p={p} s={s} />
      <Decrees p={p} s={s} />
      <Ribbon s={s} />
      <Ladder s={s} lying />
    </div>
  );
};
