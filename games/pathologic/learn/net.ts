/** The net of the game: its encoder and what it learnt. */
import type { Schooled } from '@pesthouse/kernel';
import { encoder } from './encoder.ts';
import weights from './weights.json' with { type: 'json' };

export const schooled: Schooled = { encoder, weights };
