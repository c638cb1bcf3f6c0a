/** Which numbers of Sample are printed and which are ours. It is a game of ours, so all of them are. */
import { originsOf } from '@pesthouse/kernel';
import { tunables } from './data/tables.ts';

export const origins = originsOf([['reconstructed', tunables.map((t) => t.name)]]);
