/** The net in TypeScript says what PyTorch says of the same weights. */
import { expect, test } from 'vitest';
import { MOST } from '../features.ts';
import { Net } from '../net.ts';
import fixture from './fixture.json' with { type: 'json' };

/** PyTorch adds up in floats too, but in another order. */
const CLOSE = 1e-4;

const near = (mine: readonly number[], theirs: readonly number[]): void => {
  expect(mine).toHaveLength(theirs.length);
  for (const [i, x] of mine.entries()) expect(Math.abs(x - (theirs[i] ?? Number.NaN))).toBeLessThan(CLOSE);
};

test('equal to PyTorch on a small net, to a ten-thousandth', () => {
  const net = new Net(fixture.weights);
  const { said } = fixture;
  for (const [i, seen] of fixture.seen.entries()) {
    net.read(Uint8Array.from(seen));
    near([net.chance()], said.chance.slice(i, i + 1));
    near(net.shares(3), said.shares[i] ?? []);
    near(net.margins(3), said.margins[i] ?? []);
    for (const [k, bag] of net.guesses().entries()) near(bag, said.bags[k]?.[i] ?? []);
    const features = new Uint16Array(MOST);
    for (const [f, x] of (said.features[i] ?? []).entries()) {
      features[0] = f;
      // Feature 0 stands for none.
      near([net.temptation(features, 0)], [f === 0 ? 0 : x]);
    }
  }
});
