/** Setup of every test of the house: what its file made for a while goes when its tests are over, also when they failed. */
import { afterAll } from 'vitest';
import { clearFolders } from './folder.ts';

afterAll(clearFolders);
