import type { ImportExpression, Node, ObjectExpression, Program, Property } from 'estree';
import { walk } from 'estree-walker';
import type MagicString from 'magic-string';

export interface DeclaredPage {
  path: string;
  module: string;
  title?: string;
  /** URL patterns of API responses that are cached for the page. */
  data?: string[];
  clientOnly?: boolean;
}

/**
 * Reads all objects such as `{ path: '/x', page: () => import('./X.tsx'), title: 'X', data: ['/api/v1/x'], clientOnly: true }`
 * in a parsed module.
 * @throws Error if a field is not a literal
 */
export function declaredPages(program: Program): DeclaredPage[] {
  const pages: DeclaredPage[] = [];
  walk(program, {
    enter(node) {
      if (node.type !== 'ObjectExpression') return;
      const path = property(node, 'path');
      const page = property(node, 'page');
      if (!path || !page) return;
      const title = property(node, 'title');
      const data = property(node, 'data');
      const clientOnly = property(node, 'clientOnly');
      pages.push({
        path: literal(path.value, 'path'),
        module: literal(importedBy(page.value), 'import'),
        ...(title && { title: literal(title.value, 'title') }),
        ...(data && { data: literals(data.value, 'data') }),
        ...(clientOnly && { clientOnly: literalFlag(clientOnly.value, 'clientOnly') }),
      });
    },
  });
  return pages;
}

/** Fields of a page that only `release.json` needs. */
const DESCRIPTIONS = ['title', 'data', 'clientOnly'];

/** Removes the fields of pages that no browser reads from a module. */
export function removeDescriptions(program: Program, text: MagicString): void {
  walk(program, {
    enter(node) {
      if (node.type !== 'ObjectExpression' || !property(node, 'path') || !property(node, 'page')) return;
      const kept = node.properties.filter(
        (entry) => !DESCRIPTIONS.some((name) => property(node, name) === entry),
      );
      const { start, end } = node as Placed;
      text.overwrite(
        start,
        end,
        `{${kept.map((entry) => text.slice((entry as Placed).start, (entry as Placed).end)).join()}}`,
      );
      this.skip();
    },
  });
}

type Placed = Node & { start: number; end: number };

function property(node: ObjectExpression, name: string): Property | undefined {
  return node.properties.find(
    (entry): entry is Property =>
      entry.type === 'Property' && entry.key.type === 'Identifier' && entry.key.name === name,
  );
}

function importedBy(node: Node): Node | undefined {
  const imports: ImportExpression[] = [];
  walk(node, {
    enter(inner) {
      if (inner.type === 'ImportExpression') imports.push(inner);
    },
  });
  const [only] = imports;
  return only?.source;
}

function literal(node: Node | null | undefined, what: string): string {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  throw new Error(`The ${what} of a page must be a literal text`);
}

function literalFlag(node: Node, what: string): boolean {
  if (node.type === 'Literal' && typeof node.value === 'boolean') return node.value;
  throw new Error(`The ${what} of a page must be a literal true or false`);
}

function literals(node: Node, what: string): string[] {
  if (node.type !== 'ArrayExpression')
    throw new Error(`The ${what} of a page must be a literal list of texts`);
  return node.elements.map((element) => literal(element, what));
}
