/** What Pathologic says of Strains, windows, the Ticker and what is picked is what the rules do. */
import { basisOf, Sfc } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { COACH_CLAUSES } from '../text/coach.ts';
import { words as german } from '../text/de.ts';
import { door as germanDoor } from '../text/door.de.ts';
import { door as englishDoor } from '../text/door.en.ts';
import { words as english } from '../text/en.ts';
import { pickedIn } from '../text/position.ts';
import { optionsFor } from './games.ts';

const basis = basisOf(rules);
const tongues = [english(basis), german(basis)] as const;
const begin = (seats: number) => rules.start(optionsFor(seats), seats, new Sfc().at(1, 1));

test('PATH-P2-07 PATH-P2-09 with one Healer the Ticker says that it walks and what it decides; with more it does not', () => {
  const two = tongues.map((x) => x.about?.(begin(2), 0, 'ticker'));
  expect(two[0]?.does).toMatch(/goes on by one tier.*new Event needs the Resource of that tier/);
  expect(two[1]?.does).toMatch(/eine Reihe weiter/);
  expect(two[0]?.clauses).toContain('PATH-P2-07');
  expect(tongues[0].about?.(begin(3), 0, 'ticker')?.does).toMatch(/^The first Healer/);
  const log = tongues.map((x) => x.event(begin(2), { type: 'tier', healer: 'haruspex', clause: 'PATH-P2-07' }));
  expect(log[0]).toMatch(/moves to the Haruspex's tier: a new Event will need the Resource of that tier/);
  expect(log[1]).toMatch(/rückt in die Reihe des Haruspex: Ein neues Ereignis braucht/);
});

test('PATH-SUP-10 the coach says that who passes is not asked again in that Setup Phase', () => {
  const said = tongues.map((x) => x.coach?.window?.text ?? '');
  expect(said[0]).toMatch(/not asked again/);
  expect(said[0]).not.toMatch(/costs nothing/);
  expect(said[1]).toMatch(/nicht mehr gefragt/);
  expect(COACH_CLAUSES.window).toContain('PATH-SUP-10');
});

test('the door says what the Healers prove', () => {
  expect(englishDoor.sentence).not.toMatch(/exists/);
  expect(germanDoor.sentence).toMatch(/nur ihre Behandlung/);
});

test('the piece or card that was pressed first is the one that the prompt asks about', () => {
  expect(pickedIn({ key: 'act', picked: 'piece:maria' })).toEqual({ piece: 'maria', card: null });
  expect(pickedIn({ key: 'act', picked: 'card:summons\npiece:maria' })).toEqual({ piece: null, card: 'summons' });
  expect(pickedIn({ key: 'act' })).toEqual({ piece: null, card: null });
});
