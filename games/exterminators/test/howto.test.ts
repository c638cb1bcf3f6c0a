/** How to play Pests! calls the options by their names and says how the house is built. */
import { basisOf } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { words as german } from '../text/de.ts';
import { words as english } from '../text/en.ts';
import { howto as germanSheet } from '../text/howto.de.ts';
import { howto as englishSheet } from '../text/howto.en.ts';

const basis = basisOf(rules);

test.each([
  ['English', englishSheet, english],
  ['German', germanSheet, german],
] as const)('EXT-BLD-23 EXT-BLD-11 EXT-BLD-14 in %s', (_, sheet, words) => {
  const { boxes } = sheet(basis.numbers);
  const text = words(basis);
  expect(JSON.stringify(boxes.begin)).toContain(`(${text.option('autoBuild').name})`);
  expect(JSON.stringify(boxes.begin)).not.toContain(text.option('quickStart').name);
  expect(JSON.stringify(boxes.build)).toMatch(new RegExp(` ${basis.numbers.nestFromRound ?? 3}[ .]`));
});
