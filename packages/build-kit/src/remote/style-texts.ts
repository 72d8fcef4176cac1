import { analyze, type Scope } from 'eslint-scope';
import type {
  Expression,
  Identifier,
  MemberExpression,
  Node,
  Program,
  Property,
  SimpleCallExpression,
} from 'estree';
import { walk } from 'estree-walker';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { isPackageCode } from '../lib/source-files.ts';

type Placed<T> = T & { start: number; end: number; range?: [number, number] };

/**
 * Lets packages set the text of style elements, which is the same as their `innerHTML`. The site's Trusted Types refuse
 * `innerHTML` with an error that ends the page, but a style element that the policy blocks only has no effect.
 */
export function styleTexts(): Plugin {
  return {
    name: 'naija:style-texts',
    apply: 'build',
    transform(code, id) {
      if (!/\.[cm]?[jt]sx?$/.test(id) || !isPackageCode(id) || !code.includes('nnerHTML')) return null;
      const text = new MagicString(code);
      const program = this.parse(code, { allowReturnOutsideFunction: true });
      for (const { start, end } of innerHtmlOfStyles(program)) text.overwrite(start, end, 'textContent');
      for (const { start, end, html } of htmlOfStyles(program))
        text.overwrite(start, end, `children: (${code.slice(html.start, html.end)})`);
      return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null;
    },
  };
}

/** Names `innerHTML` in assignments to variables that hold nothing but one new style element. */
function innerHtmlOfStyles(program: Program): Placed<Node>[] {
  const [created, assigned] = [new Set<Node>(), new Map<Node, Placed<Node>>()];
  walk(program, {
    enter(node) {
      const { start, end } = node as Placed<Node>;
      node.range = [start, end];
      if (node.type === 'VariableDeclarator' && node.init && createsStyle(node.init)) created.add(node.id);
      if (node.type === 'AssignmentExpression' && isInnerHtml(node.left))
        assigned.set(node.left.object, node.left.property as Placed<Node>);
    },
  });
  if (created.size === 0 || assigned.size === 0) return [];
  const { globalScope } = analyze(program, { ecmaVersion: 2022, sourceType: 'module' });
  return variablesIn(globalScope)
    .filter(({ identifiers, references }) => {
      const isWrittenOnce = references.filter((reference) => reference.isWrite()).length === 1;
      return isWrittenOnce && identifiers.every((identifier) => created.has(identifier));
    })
    .flatMap(({ references }) => references.flatMap(({ identifier }) => assigned.get(identifier) ?? []));
}

const variablesIn = ({ variables, childScopes }: Scope): Scope['variables'] => [
  ...variables,
  ...childScopes.flatMap(variablesIn),
];

function createsStyle(init: Expression): boolean {
  if (init.type !== 'CallExpression' || init.callee.type !== 'MemberExpression') return false;
  const { property } = init.callee;
  return property.type === 'Identifier' && property.name === 'createElement' && isStyle(init.arguments[0]);
}

function isInnerHtml(node: Node): node is MemberExpression {
  return (
    node.type === 'MemberExpression' &&
    !node.computed &&
    node.property.type === 'Identifier' &&
    node.property.name === 'innerHTML'
  );
}

function isStyle(node: Node | undefined): boolean {
  return node?.type === 'Literal' && node.value === 'style';
}

/** Properties `dangerouslySetInnerHTML` of style elements in JSX, with the expressions of their HTML. */
function htmlOfStyles(program: Program): (Placed<Property> & { html: Placed<Node> })[] {
  const found: (Placed<Property> & { html: Placed<Node> })[] = [];
  walk(program, {
    enter(node) {
      // Further arguments of `createElement` are children as well.
      if (node.type !== 'CallExpression' || !isStyle(node.arguments[0]) || hasChildren(node)) return;
      const property = propertyOf(node.arguments[1], 'dangerouslySetInnerHTML');
      const html = property && propertyOf(property.value, '__html');
      if (property && html)
        found.push({ ...(property as Placed<Property>), html: html.value as Placed<Node> });
    },
  });
  return found;
}

function hasChildren({ callee, arguments: given }: SimpleCallExpression): boolean {
  const { name } =
    callee.type === 'MemberExpression' ? (callee.property as Identifier) : (callee as Identifier);
  return given.length > 2 && !/^_?jsxs?(?:DEV)?$/.test(name);
}

function propertyOf(node: Node | undefined, name: string): Property | undefined {
  if (node?.type !== 'ObjectExpression') return undefined;
  return node.properties.find(
    (property): property is Property =>
      property.type === 'Property' &&
      property.kind === 'init' &&
      !property.method &&
      property.key.type === 'Identifier' &&
      property.key.name === name,
  );
}
