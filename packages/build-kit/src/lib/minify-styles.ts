import type { Node, Program, TemplateElement } from 'estree';
import { walk } from 'estree-walker';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { specifierNames } from './import-names.ts';
import { isPackageCode } from './source-files.ts';

const STYLED = 'styled-components';

const COMMENT = /\/\*[^]*?\*\//g;
const QUOTED = /("[^"]*"|'[^']*')/;

/**
 * Removes comments and white space from styles. The class names of styled-components are hashes of a style's text, so every
 * build of a source needs this, including that for the server.
 */
export function minifyStyles(): Plugin {
  return {
    name: 'naija:minify-styles',
    apply: 'build',
    transform(code, id) {
      if (isPackageCode(id) || !code.includes(STYLED)) return null;
      const program = this.parse(code);
      const tags = namesFromStyled(program);
      const text = new MagicString(code);
      walk(program, {
        enter(node) {
          if (node.type === 'TaggedTemplateExpression' && tags.has(rootOf(node.tag)))
            node.quasi.quasis.forEach((part) => {
              minify(part, text);
            });
        },
      });
      return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null;
    },
  };
}

export function minifyCss(css: string): string {
  return css
    .replace(COMMENT, ' ')
    .split(QUOTED)
    .map((part, index) => (index % 2 === 1 ? part : tighten(part)))
    .join('');
}

/** Removes white space. A space before a colon stays, because it may separate an element from its descendants. */
function tighten(css: string): string {
  return css.replace(/\s+/g, ' ').replace(/ ?([{};,]) ?|(:) /g, '$1$2');
}

function namesFromStyled({ body }: Program): ReadonlySet<string | undefined> {
  const imports = body.filter((node) => node.type === 'ImportDeclaration' && node.source.value === STYLED);
  return new Set(imports.flatMap((node) => specifierNames(node as never)).map(({ local }) => local));
}

/** Name at the root of a tag: `styled` in `styled.div` and in `styled(Button).attrs(…)`. */
function rootOf(tag: Node): string | undefined {
  if (tag.type === 'MemberExpression') return rootOf(tag.object);
  if (tag.type === 'CallExpression') return rootOf(tag.callee);
  return tag.type === 'Identifier' ? tag.name : undefined;
}

function minify(part: TemplateElement, text: MagicString): void {
  const { start, end } = part as TemplateElement & { start: number; end: number };
  const minified = minifyCss(part.value.raw);
  if (minified !== part.value.raw) text.update(start, end, minified);
}
