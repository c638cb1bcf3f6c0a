/** The house does not answer: what is shown from memory, what still works, and a button to try again. */
import { Button, Icon } from '@pesthouse/board';
import { useText } from '../text/index.ts';
import css from './housegone.module.css';
import type { Mine } from './usevisits.ts';

export function HouseGone({ mine }: { readonly mine: Mine & { readonly again: () => void } }) {
  const text = useText();
  const then = mine.asOf > 0 && mine.module !== null ? text.gone.asOf(mine.module.agoOf(mine.asOf, text)) : '';
  return (
    <p className={css.gone} role="status">
      <Icon name="warning" size={20} />
      <span>
        <b>{text.offline}.</b> {then} {text.gone.still}
      </span>
      <Button size="s" onClick={mine.again}>
        {text.gone.again}
      </Button>
    </p>
  );
}
