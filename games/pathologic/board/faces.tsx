/** How the page of house rules draws what stands on the sheet of Pathologic: the pictures of Prescriptions and Strains, and who holds them. */
import { HEALERS, STRAINS, TITLES } from '../names.ts';
import { cardArt, HUE, picture, portraitArt, strainArt } from './art.ts';
import { ownerOf } from './Card.tsx';
import css from './faces.module.css';
import { useGiven } from './given.tsx';
import './theme.css';

export { Given } from './given.tsx';
export const width = 188;
/** What the card itself says; a ruling that changes it stands among the rulings. */
const AS_PRINTED = { fullParalysis: false };

export const named = (): boolean => false;

export const Face = ({ id }: { readonly id: string }) => {
  const {
    names: { titleRule, strainRule },
  } = useGiven();
  const title = TITLES.find((x) => x === id);
  const strain = STRAINS.find((x) => x === id);
  if (title !== undefined)
    return (
      <span className={css.card} style={{ '--hc': HUE[ownerOf(title)] }}>
        <img src={cardArt(title)} alt="" draggable={false} />
        <span className={css.text}>{titleRule(title, AS_PRINTED)}</span>
      </span>
    );
  return strain === undefined ? null : (
    <span className={css.card} style={{ '--hc': '#3c1216' }}>
      <img src={strainArt(strain)} alt="" draggable={false} />
      <span className={css.text}>{strainRule(strain)}</span>
    </span>
  );
};

export const Sign = ({ part }: { readonly part: string }) => {
  const healer = HEALERS.find((x) => x === part);
  if (healer !== undefined) return <img className={css.sign} src={portraitArt(healer)} alt="" draggable={false} />;
  return part === 'strains' ? <img className={css.sign} src={picture('plague-mask')} alt="" draggable={false} /> : null;
};
