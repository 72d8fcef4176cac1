import type { Identifier, Node, Program } from 'estree';
import { walk } from 'estree-walker';

type Placed<T> = T & { start: number; end: number };

const WORDS = 'words';

/**
 * Reduces a module to its calls of `words` and to the declarations and imports that they need, so that the texts of a component
 * can be read without running the component. The import of `words` itself is left out.
 * @param body statements of the module, without types
 */
export function reduceToWords(code: string, { body }: Program): string {
  const others = body.filter((statement) => !importsWords(statement));
  const kept = new Set<Node>(others.filter((statement) => callsWords(statement)));
  // Added statements are searched in turn.
  for (const statement of kept) {
    const named = namesIn(statement);
    for (const other of others) if (declaredBy(other).some((name) => named.has(name))) kept.add(other);
  }
  return others
    .filter((statement) => kept.has(statement))
    .map((statement) => code.slice((statement as Placed<Node>).start, (statement as Placed<Node>).end))
    .join('\n');
}

function importsWords(statement: Node): boolean {
  return statement.type === 'ImportDeclaration' && declaredBy(statement).includes(WORDS);
}

function callsWords(statement: Node): boolean {
  let isFound = false;
  walk(statement, {
    enter(node) {
      if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === WORDS)
        isFound = true;
    },
  });
  return isFound;
}

function namesIn(statement: Node): ReadonlySet<string> {
  const names = new Set<string>();
  walk(statement, {
    enter(node) {
      if (node.type === 'Identifier') names.add(node.name);
    },
  });
  return names;
}

function declaredBy(statement: Node): string[] {
  switch (statement.type) {
    case 'ImportDeclaration':
      return statement.specifiers.map(({ local }) => local.name);
    case 'ExportNamedDeclaration':
      return statement.declaration ? declaredBy(statement.declaration) : [];
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => [...namesIn(id)]);
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return [(statement.id as Identifier | null)?.name ?? ''];
    default:
      return [];
  }
}
