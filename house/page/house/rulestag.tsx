/** The tag of a table that is played by house rules: their name, in the colour of the pencil. */
import { Icon } from '@pesthouse/board';
import { useText } from '../text/index.ts';
import css from './rulestag.module.css';
import type { Visit } from './visit.ts';

export function RulesTag({ visit }: { readonly visit: Pick<Visit, 'rules'> }) {
  const text = useText();
  return visit.rules === null ? null : (
    <span className={css.tag} title={text.tables.houseRules(visit.rules.name)}>
      <Icon name="pencil" size={12} label={text.door.houseRules} />
      <span>{visit.rules.name}</span>
    </span>
  );
}
