/** What of a style sheet grows on a large screen, and what stays as it is. */
import { expect, test } from 'vitest';
import { growing, growingLengths } from '../vite.growing.ts';

test('lengths in pixels become so many pixels of the screen', () => {
  expect(growing('700 26px / 28px var(--font-display)')).toBe('700 calc(26 * var(--px)) / calc(28 * var(--px)) var(--font-display)');
  expect(growing('calc(100% - 12px)')).toBe('calc(100% - calc(12 * var(--px)))');
  expect(growing('-6px 0.5em')).toBe('calc(-6 * var(--px)) 0.5em');
});

test('hairs, pictures, words and names are left alone', () => {
  for (const value of ['1px', '0 1px 100%', 'url("a-20px.svg")', '"20px"', 'var(--t12px)', '2fr 50%']) expect(growing(value)).toBe(value);
});

test('borders and shadows keep their width, and the pixel itself is never made of itself', () => {
  const after = (prop: string, value: string): string => {
    const declaration = { prop, value };
    growingLengths.Declaration(declaration);
    return declaration.value;
  };
  expect(after('border', '3px solid red')).toBe('3px solid red');
  expect(after('box-shadow', '0 4px 8px red')).toBe('0 4px 8px red');
  expect(after('--px', '2px')).toBe('2px');
  expect(after('border-radius', '8px')).toBe('calc(8 * var(--px))');
  expect(after('--bar-top', '48px')).toBe('calc(48 * var(--px))');
});
