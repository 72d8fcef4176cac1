import { analyze, type Variable } from 'eslint-scope';
import type { Identifier, ImportDeclaration, Literal, Node, Program } from 'estree';
import { walk } from 'estree-walker';

type Placed<T> = T & { start: number; end: number; range?: [number, number] };

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

/** Variables of a module, with all their references. */
export function moduleVariables(program: Program): readonly Variable[] {
  walk(program, {
    enter(node) {
      const placed = node as Placed<Node>;
      placed.range = [placed.start, placed.end];
    },
  });
  return (
    analyze(program, { ecmaVersion: 2022, sourceType: 'module' }).globalScope.childScopes[0]?.variables ?? []
  );
}
