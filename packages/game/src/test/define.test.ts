/** A definition with no more than it needs is a game; what is missing or foreign is said; and the README shows what runs here. */
import { readFileSync } from 'node:fs';
import type { AnyEngine } from '@pesthouse/kernel';
import { toy } from '@pesthouse/kernel/toy';
import { describe, expect, test } from 'vitest';
import { defineGame, UnknownEdition, WrongNumbers } from '../index.ts';
import { lamps } from './lamps/index.ts';
import { rules as source } from './lamps/rules.ts';

const blocks = [...readFileSync(new URL('../../README.md', import.meta.url), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);
const code = readFileSync(new URL('./lamps/index.ts', import.meta.url), 'utf8');

test('the definition of the README is the one that is tried here', () => expect(code.replace('../../index.ts', '@pesthouse/game')).toContain(blocks[0]));

test('what the README asks of it is there', async () => {
  const { rules } = await lamps.rules();
  const engine = await lamps.engine('1');
  const text = await lamps.words('1', {}, 'en');
  expect(engine).toBe(rules);
  expect(text.seat(rules.start({ wax: true, rounds: 2 }, 2, { used: 0, below: () => 0 }), 1)).toBe('Seat 2');
  for (const line of ['await lamps.rules()', "await lamps.engine('1')", "await lamps.words('1', {}, 'en')"]) expect(blocks[1]).toContain(line);
});

describe('a game with no more than it needs', () => {
  test('says in English what another language lacks, and which parts that is', async () => {
    expect((await lamps.door('de')).title).toBe('Lamps');
    expect((await lamps.text('de')).waiting).toBeTypeOf('function');
    expect([lamps.lacks('en'), lamps.lacks('de')]).toEqual([[], ['door', 'words']]);
  });

  test('has no board, lessons, origins or trials, and its newest rules are its only edition', async () => {
    expect([lamps.board, lamps.seat, lamps.faces, lamps.pictures, lamps.more, lamps.howto, lamps.sheet]).toEqual(Array(7).fill(undefined));
    expect([await lamps.lessons(), await lamps.origins(), await lamps.trials(), await lamps.net()]).toEqual([[], {}, { duels: [], fairness: [] }, undefined]);
    expect(await lamps.editions()).toEqual(['1']);
    await expect(lamps.engine('7')).rejects.toThrow(UnknownEdition);
    await expect(lamps.fresh('7')).rejects.toThrow(`does not know edition 7 of ${toy.meta.title}`);
  });
});

describe('editions', () => {
  let made = 0;
  const kept = defineGame({
    meta: toy.meta,
    rules: async () => ({ rules: source }),
    door: { en: () => import('./lamps/door.en.ts') },
    words: { en: () => import('./lamps/words.en.ts') },
    editions: async () => ({
      editions: ['1', '0'].map((version) => ({
        version,
        load: async () => ({
          make: () => {
            made++;
            const e: AnyEngine = source;
            return { ...e };
          },
        }),
      })),
    }),
    veils: { 0: ['paid'] },
  });

  test('an older one is made from its module, once for all who share it and anew for who wants an own one', async () => {
    const old = await kept.engine('0');
    expect(await kept.engine('0')).toBe(old);
    expect(await kept.fresh('0')).not.toBe(old);
    expect(made).toBe(2);
    expect(await kept.editions()).toEqual(['1', '0']);
  });

  test('an event of it that would tell a secret is veiled there and nowhere else', async () => {
    expect((await kept.engine('0')).veils).toEqual(['paid']);
    expect((await kept.fresh('1')).veils).toBeUndefined();
  });

  test('a number that it does not have is refused in words', async () => {
    await expect(kept.engine('0', { wings: 2 })).rejects.toThrow(WrongNumbers);
    await expect(kept.engine('0', { wings: 2 })).rejects.toThrow('there is no number wings in edition 1');
  });
});
