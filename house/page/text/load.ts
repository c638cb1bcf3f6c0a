/** Loads the words of the page's language: those of the front at once, those of the other rooms before one of them is entered. */

import { doorsOf } from '../../games/index.ts';
import type { HouseText } from './en/house.ts';
import { heard } from './heard.ts';
import { language } from './language.ts';
import { keepFront, keepRooms, type RoomsText } from './loaded.ts';

const FRONTS = import.meta.glob<{ readonly house: HouseText }>('./*/house.ts');
const ROOMS = import.meta.glob<RoomsText>('./*/rooms.ts');

const found = <T>(loads: { readonly [file: string]: () => Promise<T> }, file: string): Promise<T> => {
  const load = loads[file];
  return load === undefined ? Promise.reject(new Error(`there are no words ${file}`)) : load();
};

export const loadFront = async (): Promise<void> => {
  const [{ house }, doors] = await Promise.all([found(FRONTS, `./${language}/house.ts`), doorsOf(language)]);
  keepFront(await heard({ house, doors }));
};

let coming: Promise<void> | undefined;
export const loadRooms = (): Promise<void> => {
  coming ??= found(ROOMS, `./${language}/rooms.ts`)
    .then((rooms) => heard({ ...rooms }))
    .then(keepRooms);
  // Who could not fetch them may try again.
  coming.catch(() => {
    coming = undefined;
  });
  return coming;
};

/** How a room is entered: after its words. */
export const room = async <T>(enter: () => Promise<T>): Promise<T> => {
  await loadRooms();
  return enter();
};
