/** How the page of house rules draws what stands on the sheet of Pest: Technologies, Decrees and buildings. */
import { DECREES, TECHS } from '../names.ts';
import { Pic } from './Draw.tsx';
import css from './faces.module.css';
import { techPic } from './pictures.ts';
import type { Drawing } from './sizes.ts';
import './theme.css';

export { Given } from './given.tsx';
export const width = 148;

export const named = (): boolean => false;

export const Face = ({ id }: { readonly id: string }) => {
  const tech = TECHS.find((x) => x === id);
  if (tech !== undefined)
    return (
      <span className={css.card}>
        <Pic name={techPic(TECHS.indexOf(tech) + 1)} h={84} />
      </span>
    );
  return DECREES.some((x) => x === id) ? (
    <span className={css.decree}>
      <Pic name="renown-seal" h={40} />
    </span>
  ) : null;
};

const SIGN: { readonly [part: string]: Drawing } = {
  'tech-top': 'research',
  'tech-middle': 'research',
  'tech-bottom': 'research',
  'tech-any': 'research',
  'decrees-1': 'renown-seal',
  'decrees-2': 'renown-seal',
  'decrees-3': 'renown-seal',
  buildings: 'building-workshop',
  works: 'cap-cathedral',
  healthy: 'person-healthy',
  'imperative-1': 'influence',
  'imperative-2': 'influence',
  'imperative-3': 'influence',
};
export const Sign = ({ part }: { readonly part: string }) => {
  const name = SIGN[part];
  return name === undefined ? null : <Pic name={name} h={22} />;
};
