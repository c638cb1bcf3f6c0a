/** What a module imports at once, seen through front doors: a door that only passes on what lies behind it brings in no more than what is asked of it by name. */
import type { Rolldown } from 'vite';

type Context = Rolldown.PluginContext;
type Statement = ReturnType<Context['parse']>['body'][number];
type Named = Extract<Statement, { type: 'ExportNamedDeclaration' }>['specifiers'][number]['exported'];

/** One line that brings something in from another module: which names of it, or all. */
interface Line {
  readonly from: string;
  /** Names as the other module exports them, under the names by which they are passed on. */
  readonly names: readonly (readonly [there: string, here: string])[] | 'all';
  readonly passedOn: boolean;
}
interface Read {
  readonly lines: readonly Line[];
  /** What it exports of its own. */
  readonly own: ReadonlySet<string>;
  /** Nothing but lines that pass on. */
  readonly door: boolean;
}

const nameOf = (x: Named): string => (x.type === 'Literal' ? x.value : x.name);
const lineOf = (x: Statement): Line | null => {
  if (x.type === 'ImportDeclaration') {
    const whole = x.specifiers.length === 0 || x.specifiers.some((s) => s.type === 'ImportNamespaceSpecifier');
    const names = x.specifiers.flatMap((s) => (s.type === 'ImportNamespaceSpecifier' ? [] : [s.type === 'ImportSpecifier' ? nameOf(s.imported) : 'default']));
    return { from: x.source.value, names: whole ? 'all' : names.map((n) => [n, n] as const), passedOn: false };
  }
  if (x.type === 'ExportAllDeclaration') return { from: x.source.value, names: 'all', passedOn: x.exported === null };
  if (x.type === 'ExportNamedDeclaration' && x.source !== null)
    return { from: x.source.value, names: x.specifiers.map((s) => [nameOf(s.local), nameOf(s.exported)] as const), passedOn: true };
  return null;
};
const ownOf = (x: Statement): readonly string[] => {
  if (x.type === 'ExportDefaultDeclaration') return ['default'];
  if (x.type !== 'ExportNamedDeclaration' || x.source !== null) return [];
  const { declaration } = x;
  if (declaration === null) return x.specifiers.map((s) => nameOf(s.exported));
  if (declaration.type === 'VariableDeclaration') return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return 'id' in declaration && declaration.id !== null && declaration.id.type === 'Identifier' ? [declaration.id.name] : [];
};

/** How every module is found that an entry needs before anything of it is shown. What was read and found once is known for the next entry. */
export type Reach = (entry: string) => Promise<ReadonlySet<string>>;

export const reachIn = (build: Context): Reach => {
  const known = new Map<string, Read>();
  const resolved = new Map<string, string | null>();
  const read = (id: string): Read => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const code = build.getModuleInfo(id)?.code ?? '';
    const { body } = build.parse(code);
    const lines = body.map(lineOf).filter((x) => x !== null);
    const found = { lines, own: new Set(body.flatMap(ownOf)), door: lines.length > 0 && lines.length === body.length && lines.every((x) => x.passedOn) };
    known.set(id, found);
    return found;
  };
  const target = async (from: string, said: string): Promise<string | null> => {
    const key = `${from}\0${said}`;
    const before = resolved.get(key);
    if (before !== undefined) return before;
    const id = (await build.resolve(said, from))?.id ?? null;
    resolved.set(key, id);
    return id;
  };
  return (entry) => following(build, read, target, entry);
};

const following = async (
  build: Context,
  read: (id: string) => Read,
  target: (from: string, said: string) => Promise<string | null>,
  entry: string,
): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  const enter = async (id: string): Promise<void> => {
    if (found.has(id) || build.getModuleInfo(id) === null) return;
    found.add(id);
    // What has no lines of its own to be read, as styles and packages of others, is followed as the bundler does.
    if (!/\.(?:tsx?|js)$/.test(id) || id.includes('node_modules')) {
      for (const next of build.getModuleInfo(id)?.importedIds ?? []) await enter(next);
      return;
    }
    for (const line of read(id).lines) {
      const to = await target(id, line.from);
      if (to !== null) await ask(to, line.names === 'all' ? 'all' : line.names.map(([there]) => there));
    }
  };
  /** Gives whether the names were all found, so that one star after another may be asked. */
  const ask = async (id: string, names: readonly string[] | 'all'): Promise<void> => {
    if (names === 'all' || !/\.tsx?$/.test(id) || !read(id).door) return enter(id);
    for (const name of names) await through(id, name);
  };
  const through = async (door: string, name: string): Promise<boolean> => {
    for (const { from, names } of read(door).lines) {
      const to = await target(door, from);
      if (to === null) continue;
      if (names !== 'all') {
        const there = names.find(([, here]) => here === name)?.[0];
        if (there === undefined) continue;
        await ask(to, [there]);
        return true;
      }
      if (read(to).own.has(name)) {
        await enter(to);
        return true;
      }
      if (read(to).door && (await through(to, name))) return true;
    }
    return false;
  };
  await enter(entry);
  return found;
};
