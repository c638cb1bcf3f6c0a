/** The own kinds in the yellow sheet of the phone. */
import { KINDS_OF } from '../data/tables.ts';
import { about } from './about.ts';
import { pestArt } from './art.ts';
import { type Choice, type Props, pestFirst, pressKind } from './choice.ts';
import css from './controls.module.css';
import { Icon } from './Drawing.tsx';
import { useGiven } from './given.tsx';

export const KindRow = ({ choice: c, props }: { readonly choice: Choice; readonly props: Props }) => {
  const {
    words,
    names: { kindName },
    tables: { KIND },
  } = useGiven();
  return c.me === null ? null : (
    <div className={css.kinds}>
      {KINDS_OF[c.me].map((kind) => (
        <button
          key={kind}
          type="button"
          className={css.kind}
          aria-pressed={c.kind === kind}
          data-ask={(pestFirst(c) && c.kinds.includes(kind)) || undefined}
          disabled={!c.kinds.includes(kind)}
          data-spot={`kind:${kind}`}
          {...about('kind', kind)}
          onClick={() => pressKind(props, kind)}
        >
          <svg viewBox="6 4 108 104" width="36" height="44" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <image href={pestArt(kind)} width="120" height="112" />
          </svg>
          <span>
            <b>{kindName(kind)}</b>
            <em>
              <Icon name="slice" size={14} />
              {c.task === 'sacrifice' ? words.left(props.view.deck[kind]) : words.cost(KIND[kind].cost, KIND[kind].dice)}
            </em>
          </span>
        </button>
      ))}
    </div>
  );
};
