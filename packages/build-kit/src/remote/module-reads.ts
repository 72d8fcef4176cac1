import type { Node, Program } from 'estree';
import { walk } from 'estree-walker';
import { specifierNames } from '../lib/import-names.ts';

const CONTRACTS = '@naija/contracts/http/';
const METHOD = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE)$/;
const NAME = /^\w{1,100}$/;

/** Placeholder for a part of a path that is known only at run time. */
export const ANY_VALUE = '*';

/** References of a module to calls of the API, in any part of its code. */
export interface ModuleReads {
  /** Paths of the contracts, such as `agentPaths.byId`, with the module that exports them. */
  paths: { module: string; group: string; name: string }[];
  /** Paths written as text, such as `/api/v1/user/:id`, with ANY_VALUE for parts that are known only at run time. */
  literals: string[];
  /** GET, and all methods that the code names. */
  methods: Set<string>;
  /** Names by which it could read a field: names of properties, and texts that could be such a name. */
  names: Set<string>;
}

export function readsOf(program: Program, apiPrefix: string): ModuleReads {
  const groups = contractImports(program);
  const reads: ModuleReads = { paths: [], literals: [], methods: new Set(['GET']), names: new Set() };
  const addText = (text: string) => {
    if (text.startsWith(`${apiPrefix}/`)) reads.literals.push(text);
    if (METHOD.test(text)) reads.methods.add(text);
    if (NAME.test(text)) reads.names.add(text);
  };
  walk(program, {
    enter(node) {
      if (node.type === 'Literal' && typeof node.value === 'string') addText(node.value);
      if (node.type === 'TemplateLiteral')
        addText(node.quasis.map(({ value }) => value.cooked ?? '').join(ANY_VALUE));
      const name = propertyName(node);
      if (name === undefined) return;
      reads.names.add(name);
      if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return;
      const group = groups.get(node.object.name);
      if (group) reads.paths.push({ ...group, name });
    },
  });
  return reads;
}

/** Imports from the contracts by local name. */
function contractImports({ body }: Program): Map<string, { module: string; group: string }> {
  return new Map(
    body.flatMap((node) => {
      if (node.type !== 'ImportDeclaration' || !String(node.source.value).startsWith(CONTRACTS)) return [];
      const module = String(node.source.value);
      return specifierNames(node).map(({ imported, local }) => [local, { module, group: imported }] as const);
    }),
  );
}

function propertyName(node: Node): string | undefined {
  if (node.type !== 'MemberExpression' && node.type !== 'Property') return undefined;
  const named = node.type === 'Property' ? node.key : node.property;
  return !node.computed && named.type === 'Identifier' ? named.name : undefined;
}
