/** Weights that were learnt for something else are refused in words. */
import { expect, test } from 'vitest';
import { whyUnfit } from '../weights.ts';
import fixture from './fixture.json' with { type: 'json' };

const { weights } = fixture;
const encoder = { rules: weights.rules, mark: weights.mark };
const reading = { size: 24, features: { count: 30 } };

test('what fits is not refused', () => expect(whyUnfit(weights, 'fixture', encoder, reading)).toBe(null));

test.each([
  ['another game', whyUnfit(weights, 'chess', encoder, reading), 'learnt for fixture, not for chess'],
  ['another edition', whyUnfit(weights, 'fixture', { ...encoder, rules: '2' }, reading), 'learnt with edition 1 of fixture, and its encoder reads edition 2'],
  ['another encoder', whyUnfit(weights, 'fixture', { ...encoder, mark: 'g' }, reading), 'another encoder of fixture (f) than it has now (g)'],
  ['other bytes', whyUnfit(weights, 'fixture', encoder, { ...reading, size: 25 }), 'read 24 bytes of a view of fixture, and there are 25'],
  ['other moves', whyUnfit(weights, 'fixture', encoder, { ...reading, features: { count: 31 } }), 'know 30 features of moves of fixture, and there are 31'],
])('%s is', (_, said, words) => expect(said).toContain(words));
