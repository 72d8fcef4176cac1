/** Types of the used part of the package, which has none of its own. */
declare module 'eslint-scope' {
  import type { Identifier, Program } from 'estree';

  export interface Reference {
    identifier: Identifier;
    isWrite(): boolean;
  }
  export interface Variable {
    name: string;
    identifiers: Identifier[];
    references: Reference[];
  }
  export interface Scope {
    variables: Variable[];
    childScopes: Scope[];
  }
  /** Every node needs its `range`. */
  export function analyze(
    program: Program,
    options: { ecmaVersion: number; sourceType: 'module' },
  ): { globalScope: Scope };
}
