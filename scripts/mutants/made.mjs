/** Mutants of a source file: one small change each, made at every place where something is chosen, compared, called, told to the store or counted. */
import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { at } from '../house.mjs';

const OTHER = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '+': '-', '-': '+', '*': '/', '/': '*' };
const LOGIC = { '&&': '||', '||': '&&' };

const inside = (node, test) => {
  for (let x = node.parent; x !== undefined; x = x.parent) if (test(x)) return true;
  return false;
};
/** What is told to a store: every property of it counts. */
const isTold = (node) =>
  inside(node, (x) => x.type === 'CallExpression' && /(^|\.)(set|setState|put|keep)$/.test(x.callee.name ?? x.callee.property?.name ?? ''));

/** Of a condition it is enough that it always holds, and that it never does. */
const isTest = (node) => node.parent?.test === node;

/** The changes at one node: what stands in its place. */
const changesAt = (node, text) => {
  const of = (x) => text.slice(x.start, x.end);
  if (isTest(node) && !['LogicalExpression', 'BinaryExpression'].includes(node.type)) return [];
  switch (node.type) {
    case 'BinaryExpression': {
      const other = OTHER[node.operator];
      return other === undefined ? [] : [{ node, to: `${of(node.left)} ${other} ${of(node.right)}` }];
    }
    case 'LogicalExpression':
      return node.operator === '??' ? [{ node, to: of(node.right) }] : [{ node, to: `(${of(node.left)} ${LOGIC[node.operator]} ${of(node.right)})` }];
    case 'ConditionalExpression':
      return [
        { node, to: of(node.consequent) },
        { node, to: of(node.alternate) },
      ];
    case 'IfStatement':
      return [
        { node: node.test, to: 'true' },
        { node: node.test, to: 'false' },
      ];
    case 'UnaryExpression':
      return node.operator === '!' ? [{ node, to: of(node.argument) }] : [];
    case 'UpdateExpression':
    case 'AssignmentExpression':
      return node.parent?.type === 'ExpressionStatement' ? [{ node: node.parent, to: ';' }] : [];
    case 'CallExpression':
    case 'AwaitExpression':
      return node.parent?.type === 'ExpressionStatement' ? [{ node: node.parent, to: ';' }] : [];
    case 'Property':
      return node.parent?.type === 'ObjectExpression' && isTold(node) ? [{ node, to: '...{}' }] : [];
    default:
      return [];
  }
};

/** Every mutant of a file: what it is called, and the whole text with the change in it. */
export const mutantsOf = (file) => {
  const text = readFileSync(at(file), 'utf8');
  const found = [];
  const walk = (node, parent) => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      for (const x of node) walk(x, parent);
      return;
    }
    if (typeof node.type !== 'string') return;
    if (node.type.startsWith('TS') && !/TSAsExpression|TSSatisfiesExpression|TSNonNullExpression/.test(node.type)) return;
    node.parent = parent;
    found.push(...changesAt(node, text));
    for (const [key, x] of Object.entries(node)) if (key !== 'parent') walk(x, node);
  };
  walk(parseAst(text, { lang: 'ts', sourceType: 'module' }), undefined);
  return found.map(({ node, to }) => {
    const short = (x) => x.replace(/\s+/g, ' ').trim();
    return {
      file,
      name: `${file}: ${short(text.slice(node.start, node.end))} → ${short(to)}`,
      text: text.slice(0, node.start) + to + text.slice(node.end),
    };
  });
};
