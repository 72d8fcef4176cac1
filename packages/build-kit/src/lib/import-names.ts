import type { Identifier, ImportDeclaration, Literal } from 'estree';

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
    return { imported: textOfName(specifier.imported), local };
  });
}

export function textOfName(name: Identifier | Literal): string {
  return name.type === 'Identifier' ? name.name : String(name.value);
}
