/** A card drawn without a screen: its markup at a table with some numbers turned, in the words of a language. */

import { basisOf, type Numbers } from '@pesthouse/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Face } from '../../names.ts';
import { rules } from '../../rules.ts';
import { words as english, type Words } from '../../text/en.ts';
import { Full, Tile } from '../Face.tsx';
import { Given } from '../given.tsx';

export const basis = basisOf(rules);

export const drawn = (of: 'tile' | 'full', face: Face, turned: Numbers = {}, words: (of: typeof basis) => Words = english): string => {
  const numbers = { ...basis.numbers, ...turned };
  return renderToStaticMarkup(
    <Given text={words({ ...basis, numbers })} numbers={numbers} printed={basis.numbers}>
      {of === 'tile' ? <Tile face={face} /> : <Full face={face} />}
    </Given>,
  );
};
