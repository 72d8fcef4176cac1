import type { ImportDeclaration } from 'estree';

/** An imported name; `*` for a namespace. */
export interface Imported {
  imported: string;
  local: string;
}

export function specifierNames(node: ImportDeclaration): Imported[] {
  return node.specifiers.map((specifier) => {
    const local = specifier.local.name;
    if (specifier.type === 'ImportDefaultSpecifier') return { imported: 'default', local };
    if (specifier.type === 'ImportNamespaceSpecifier') return { imported: '*', local };
    const { imported } = specifier;
    return { imported: imported.type === 'Identifier' ? imported.name : String(imported.value), local };
  });
}
