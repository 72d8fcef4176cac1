import type { Node } from 'estree';
import { walk } from 'estree-walker';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { isPackageCode } from './source-files.ts';

type Placed = Node & { start: number; end: number };

/** Functions of React that only create something. */
const MAKERS = ['createContext', 'forwardRef', 'memo'];
/** A package may recognize its components by their display names, as Swiper does. */
const READS_NAME = /\.displayName\b(?!\s*=[^=])/;
/** Our own functions without effects. */
const TEXTS = ['words'];

/**
 * Lets Rollup remove unused components of packages and unused texts. It cannot know that calls of these functions have no
 * effect, and a display name that is assigned afterwards counts as a use.
 */
export function pureComponents(): Plugin {
  return {
    name: 'naija:pure-components',
    apply: 'build',
    transform(code, id) {
      const makers = isPackageCode(id) ? MAKERS : TEXTS;
      if (!makers.some((name) => code.includes(`${name}(`))) return null;
      const text = new MagicString(code);
      const readsNames = READS_NAME.test(code);
      walk(this.parse(code), {
        enter(node) {
          const { start, end } = node as Placed;
          if (isMaker(node, makers)) text.appendLeft(start, '/*#__PURE__*/ ');
          if (makers === MAKERS && !readsNames && isDisplayName(node)) text.overwrite(start, end, ';');
        },
      });
      return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null;
    },
  };
}

function isMaker(node: Node, makers: readonly string[]): boolean {
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  // Components may also be created with `React.memo`; texts are only declared by a plain call.
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
