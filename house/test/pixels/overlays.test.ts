/** The stages on which the law of what is drawn looks at the page: none of its overlays is left out. */
import { expect, test } from 'vitest';
import { overlays } from '../browser/laws/stages/overlays.ts';
import { STAGES } from '../browser/laws/stages/perform.ts';

test('every overlay of the page has its stage, and every stage shows what is there', () => {
  const { unseen, gone } = overlays(STAGES.flatMap(({ shows }) => shows));
  expect(unseen, 'they lie over something, and no stage shows them').toEqual([]);
  expect(gone, 'stages show what is not there').toEqual([]);
});

test('a stage that is left out is missed', () => {
  const { unseen } = overlays(STAGES.filter(({ name }) => !name.includes('hint')).flatMap(({ shows }) => shows));
  expect(unseen).toEqual(['house/page/table/Hinted.tsx']);
});

test('no two stages have the same name', () => {
  const names = STAGES.map(({ name }) => name);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
