import type { Node } from 'estree';
import { walk } from 'estree-walker';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { isPackageCode } from './source-files.ts';

type Placed = Node & { start: number; end: number };

/** Functions of React that only make something. */
const MAKERS = ['createContext', 'forwardRef', 'memo'];
/** One of ours. */
const TEXTS = ['words'];

/**
 * Lets Rollup remove components of packages, and texts, that nobody uses: it cannot know that a call of React's makers, or of
 * `words`, has no effect, and a display name given afterwards counts as a use.
 */
export function pureComponents(): Plugin {
  return {
    name: 'naija:pure-components',
    apply: 'build',
    transform(code, id) {
      const makers = isPackageCode(id) ? MAKERS : TEXTS;
      if (!makers.some((name) => code.includes(`${name}(`))) return null;
      const text = new MagicString(code);
      walk(this.parse(code), {
        enter(node) {
          const { start, end } = node as Placed;
          if (isMaker(node, makers)) text.appendLeft(start, '/*#__PURE__*/ ');
          if (makers === MAKERS && isDisplayName(node)) text.overwrite(start, end, ';');
        },
      });
      return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null;
    },
  };
}

function isMaker(node: Node, makers: readonly string[]): boolean {
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  // As in `React.memo`; texts are declared by their own function alone.
  const name = callee.type === 'MemberExpression' && makers === MAKERS ? callee.property : callee;
  return name.type === 'Identifier' && makers.includes(name.name);
}

/** `Name.displayName = 'Name';` */
function isDisplayName(node: Node): boolean {
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression') return false;
  const { left, right } = node.expression;
  if (left.type !== 'MemberExpression' || right.type !== 'Literal') return false;
  return left.property.type === 'Identifier' && left.property.name === 'displayName';
}
