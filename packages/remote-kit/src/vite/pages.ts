import type { ImportExpression, Node, ObjectExpression, Program, Property } from 'estree';
import { walk } from 'estree-walker';

/** A page as a remote's source declares it. */
export interface DeclaredPage {
  path: string;
  /** Specifier of the page's module, as written. */
  module: string;
}

/**
 * Reads `{ path: '/x', page: () => import('./X.tsx') }` out of a parsed module.
 * @throws Error when a page's path or import is not a literal: then the release could not be described.
 */
export function declaredPages(program: Program): DeclaredPage[] {
  const pages: DeclaredPage[] = [];
  walk(program, {
    enter(node) {
      if (node.type !== 'ObjectExpression') return;
      const path = property(node, 'path');
      const page = property(node, 'page');
      if (!path || !page) return;
      pages.push({ path: literal(path.value, 'path'), module: literal(importedBy(page.value), 'import') });
    },
  });
  return pages;
}

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

function literal(node: Node | undefined, what: string): string {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  throw new Error(`The ${what} of a page must be a literal text`);
}
