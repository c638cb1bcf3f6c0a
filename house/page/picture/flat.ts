/** A drawing without style sheets, variables and sprites: everything that it looks like stands in it, so that whoever draws it needs nothing else. */
import { filled, listOf, type Rule, saidOf, type Vars } from './styles.ts';
import { type Element, find, type Node, parsed } from './tree.ts';

/** What a drawing takes of a style. */
const TAKEN =
  /^(?:fill|fill-opacity|fill-rule|stroke|stroke-(?:width|opacity|dasharray|dashoffset|linecap|linejoin|miterlimit)|opacity|font-(?:family|size|weight|style)|text-anchor|letter-spacing|word-spacing|paint-order|display|visibility|color|transform|clip-path|mask|mix-blend-mode|dominant-baseline|filter|stop-color|stop-opacity)$/;
const FONT = /^(?:(italic)\s+)?(?:([1-9]00|bold|normal)\s+)?([\d.]+)(?:px)?(?:\s*\/\s*[\d.]+(?:px)?)?\s+(.+)$/;

/** Colours as they were written before there were spaces in them. */
const colours = (value: string): string =>
  value.replace(/rgb\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)\s*(?:\/\s*([\d.]+%?))?\s*\)/g, (_, r: string, g: string, b: string, a?: string) =>
    a === undefined ? `rgb(${r},${g},${b})` : `rgba(${r},${g},${b},${a.endsWith('%') ? Number(a.slice(0, -1)) / 100 : a})`,
  );

const styleOf = (said: Iterable<readonly [string, string]>, vars: Vars): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const [name, value] of said) {
    const full = colours(filled(value, vars).replace(/\s*!important$/, ''));
    const font = name === 'font' ? FONT.exec(full) : null;
    if (font !== null) {
      const [, style, weight, size = '', family = ''] = font;
      found.set('font-size', `${size}px`).set('font-family', family);
      if (style !== undefined) found.set('font-style', style);
      if (weight !== undefined) found.set('font-weight', weight);
    } else if (TAKEN.test(name) && !/calc\(|clamp\(|color-mix\(|var\(/.test(full)) found.set(name, full);
  }
  return found;
};

export interface Around {
  readonly rules: readonly Rule[];
  /** A sprite that stands in the page, for drawings that are named by a mark alone. */
  readonly sprite: readonly Node[];
}

const sprites = new Map<string, readonly Node[]>();
const spriteOf = (address: string): readonly Node[] => {
  const known =
    sprites.get(address) ?? parsed(new TextDecoder().decode(Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (c) => c.charCodeAt(0))));
  sprites.set(address, known);
  return known;
};

/** Attributes that mean something to readers of the page only. */
const dropped = (name: string): boolean => /^(?:class|style|role|tabindex|data-|aria-|on)/.test(name);

/** A drawing of a sprite, at its place and in the colours that stand there. */
const used = (x: Element, around: Around): Element | null => {
  const [address = '', mark = ''] = (x.attrs.href ?? x.attrs['xlink:href'] ?? '').split('#');
  if (mark === '' || (address === '' ? around.sprite.length === 0 : !address.startsWith('data:'))) return null;
  const found = find(address === '' ? around.sprite : spriteOf(address), (y) => y.attrs.id === mark)?.[0];
  if (found === undefined) return null;
  const { x: left = '0', y: top = '0', width = '100%', height = '100%', class: cls = '', style = '' } = x.attrs;
  const viewBox = found.attrs.viewBox;
  if (found.name !== 'symbol' || viewBox === undefined)
    return { name: 'g', attrs: { class: cls, style, transform: `translate(${left} ${top})` }, children: found.name === 'symbol' ? found.children : [found] };
  return { name: 'svg', attrs: { x: left, y: top, width, height, viewBox, class: cls, style }, children: found.children };
};

export const flat = (x: Element, around: Around, path: readonly Element[] = [], above: Vars = new Map()): Element => {
  const here = [...path, x];
  const said = [...saidOf(around.rules, here), ...listOf(x.attrs.style ?? '')];
  const vars = new Map(above);
  for (const [name, value] of said) if (name.startsWith('--')) vars.set(name, filled(value, above));
  const style = styleOf(said, vars);
  const drawing = x.name === 'use' ? used(x, around) : null;
  if (drawing !== null) return flat(drawing, around, path, above);
  const attrs: { [name: string]: string } = {};
  for (const [name, value] of Object.entries(x.attrs)) if (!dropped(name)) attrs[name] = colours(filled(value, vars));
  if (style.size > 0) attrs.style = [...style].map(([name, value]) => `${name}:${value}`).join(';');
  return { name: x.name, attrs, children: x.children.map((y) => (typeof y === 'string' ? y : flat(y, around, here, vars))) };
};

/** The variables that hold inside of these, each of which lies in the one before. */
export const varsIn = (path: readonly Element[], rules: readonly Rule[]): Vars => {
  const vars = new Map<string, string>();
  path.forEach((_, i) => {
    for (const [name, value] of saidOf(rules, path.slice(0, i + 1))) if (name.startsWith('--')) vars.set(name, filled(value, vars));
  });
  return vars;
};
