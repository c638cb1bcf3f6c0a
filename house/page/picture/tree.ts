/** A drawing as a tree: read from what React writes and from files of art, and written down again. */

export interface Element {
  readonly name: string;
  readonly attrs: { readonly [name: string]: string };
  readonly children: readonly Node[];
}
export type Node = Element | string;

const ENTITIES: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, dec?: string, name?: string) =>
    hex !== undefined
      ? String.fromCodePoint(Number.parseInt(hex, 16))
      : dec !== undefined
        ? String.fromCodePoint(Number(dec))
        : (ENTITIES[name ?? ''] ?? whole),
  );
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<!([^>]*)>|<\/([\w:-]+)\s*>|<([\w:-]+)((?:\s+[\w:.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*(\/?)>|([^<]+)/g;
const ATTR = /([\w:.-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g;
/** What HTML does not close. */
const VOID = new Set(['img', 'br', 'input', 'hr']);

export const parsed = (text: string): readonly Node[] => {
  interface Open {
    readonly name: string;
    readonly attrs: { readonly [name: string]: string };
    readonly children: Node[];
  }
  const root: Open = { name: '', attrs: {}, children: [] };
  const open = [root];
  const top = (): Open => open.at(-1) ?? root;
  for (const [, data, , end, begin, attrs = '', closed, words] of text.matchAll(TOKEN)) {
    if (words !== undefined) top().children.push(plain(words));
    else if (data !== undefined) top().children.push(data);
    else if (end !== undefined) {
      if (open.length > 1) open.pop();
    } else if (begin !== undefined) {
      const made: Open = {
        name: begin,
        attrs: Object.fromEntries([...attrs.matchAll(ATTR)].map(([, name = '', a, b]) => [name, plain(a ?? b ?? '')])),
        children: [],
      };
      top().children.push(made);
      if (closed !== '/' && !VOID.has(begin)) open.push(made);
    }
  }
  return root.children;
};

export const written = (node: Node): string => {
  if (typeof node === 'string') return escaped(node);
  const attrs = Object.entries(node.attrs).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${node.name}${attrs.join('')}>${node.children.map(written).join('')}</${node.name}>`;
};

/** The first element of that kind, with those it lies in. */
export const find = (nodes: readonly Node[], is: (x: Element) => boolean, inside: readonly Element[] = []): readonly [Element, readonly Element[]] | null => {
  for (const x of nodes) {
    if (typeof x === 'string') continue;
    if (is(x)) return [x, inside];
    const found = find(x.children, is, [...inside, x]);
    if (found !== null) return found;
  }
  return null;
};
