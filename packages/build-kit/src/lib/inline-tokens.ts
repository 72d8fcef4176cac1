import type { Expression, Node, Program, TemplateLiteral } from 'estree';
import { walk } from 'estree-walker';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { specifierNames } from './import-names.ts';
import { isPackageCode } from './source-files.ts';

const TOKENS = 'tokens';

/**
 * Writes the custom property in place of a design token: `tokens.color.ink` is `var(--color-ink)`. Styles become plain
 * text, which styled-components need not put together in the browser, and no page carries the tables of tokens.
 */
export function inlineTokens(): Plugin {
  return {
    name: 'naija:inline-tokens',
    apply: 'build',
    transform(code, id) {
      if (isPackageCode(id) || !code.includes(TOKENS)) return null;
      const program = this.parse(code);
      if (!importsTokens(program)) return null;
      const text = new MagicString(code);
      walk(program, {
        enter(node, parent) {
          const property = propertyOf(node);
          if (property === undefined) return;
          const quote = parent?.type === 'TemplateLiteral' ? '' : "'";
          const [start, end] = parent?.type === 'TemplateLiteral' ? gapOf(parent, node) : placeOf(node);
          text.overwrite(start, end, quote + property + quote);
          this.skip();
        },
      });
      return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null;
    },
  };
}

function importsTokens({ body }: Program): boolean {
  return body.some(
    (node) =>
      node.type === 'ImportDeclaration' &&
      specifierNames(node).some(({ imported, local }) => imported === TOKENS && local === TOKENS),
  );
}

/** The custom property that `tokens.group.name` stands for. */
function propertyOf(node: Node): string | undefined {
  if (node.type !== 'MemberExpression' || node.object.type !== 'MemberExpression') return undefined;
  const [group, name] = [node.object, node].map(({ computed, property }) =>
    !computed && property.type === 'Identifier' ? property.name : undefined,
  );
  const { object } = node.object;
  if (object.type !== 'Identifier' || object.name !== TOKENS || !group || !name) return undefined;
  return `var(--${group}-${name})`;
}

/** From `${` to `}`. */
function gapOf({ expressions, quasis }: TemplateLiteral, node: Node): [start: number, end: number] {
  const [before, after] = quasis.slice(expressions.indexOf(node as Expression));
  if (!before || !after) throw new Error('A template has text before and after each expression');
  return [placeOf(before)[1], placeOf(after)[0]];
}

function placeOf(node: Node): [start: number, end: number] {
  const { start, end } = node as Node & { start: number; end: number };
  return [start, end];
}
