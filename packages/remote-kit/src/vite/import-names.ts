import type { ImportDeclaration } from 'estree';

/** One name of an import; a whole namespace is `*`. */
export interface Imported {
  imported: string;
  local: string;
}

/** The names an import declaration brings in. */
export function specifierNames(node: ImportDeclaration): Imported[] {
  return node.specifiers.map((specifier) => {
    const local = specifier.local.name;
    if (specifier.type === 'ImportDefaultSpecifier') return { imported: 'default', local };
    if (specifier.type === 'ImportNamespaceSpecifier') return { imported: '*', local };
    const { imported } = specifier;
    return { imported: imported.type === 'Identifier' ? imported.name : String(imported.value), local };
  });
}
