import type { Expression, ImportDeclaration, Node, Program, TemplateLiteral } from 'estree';
import { walk } from 'estree-walker';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { specifierNames } from './import-names.ts';
import { isPackageCode } from './source-files.ts';

const TOKENS = 'tokens';

/**
 * Replaces design tokens with their custom properties: `tokens.color.ink` becomes `var(--color-ink)`. Styles become plain
 * text that styled-components does not have to assemble in the browser, and no page contains the tables of tokens.
 */
export function inlineTokens(): Plugin {
  return {
    name: 'naija:inline-tokens',
    apply: 'build',
    transform(code, id) {
      if (isPackageCode(id) || !code.includes(TOKENS)) return null;
      const program = this.parse(code);
      const declaration = tokensImport(program);
      if (!declaration) return null;
      const text = new MagicString(code);
      const others: Node[] = [];
      walk(program, {
        enter(node, parent) {
          if (node === declaration) {
            this.skip();
            return;
          }
          if (node.type === 'Identifier' && node.name === TOKENS) others.push(node);
          const property = propertyOf(node);
          if (property === undefined) return;
          const quote = parent?.type === 'TemplateLiteral' ? '' : "'";
          const [start, end] = parent?.type === 'TemplateLiteral' ? gapOf(parent, node) : placeOf(node);
          text.overwrite(start, end, quote + property + quote);
          this.skip();
        },
      });
      if (others.length === 0) text.overwrite(...placeOf(declaration), withoutTokens(declaration));
      return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null;
    },
  };
}

function tokensImport({ body }: Program): ImportDeclaration | undefined {
  return body.find(
    (node) =>
      node.type === 'ImportDeclaration' &&
      specifierNames(node).some(({ imported, local }) => imported === TOKENS && local === TOKENS),
  ) as ImportDeclaration | undefined;
}

/** The import without `tokens`; empty if it has no other names, so that the module is not loaded only for tokens. */
function withoutTokens(declaration: ImportDeclaration): string {
  const names = specifierNames(declaration).flatMap(({ imported, local }) =>
    imported === TOKENS ? [] : [`${imported} as ${local}`],
  );
  return names.length > 0
    ? `import { ${names.join(', ')} } from ${JSON.stringify(declaration.source.value)};`
    : '';
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

/** Range of an expression in a template, from `${` to `}`. */
function gapOf({ expressions, quasis }: TemplateLiteral, node: Node): [start: number, end: number] {
  const [before, after] = quasis.slice(expressions.indexOf(node as Expression));
  if (!before || !after) throw new Error('A template has text before and after each expression');
  return [placeOf(before)[1], placeOf(after)[0]];
}

function placeOf(node: Node): [start: number, end: number] {
  const { start, end } = node as Node & { start: number; end: number };
  return [start, end];
}
