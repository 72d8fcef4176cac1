import type { Node, Program } from 'estree';
import { walk } from 'estree-walker';
import { specifierNames } from '../lib/import-names.ts';

const CONTRACTS = '@naija/contracts/http/';
const METHOD = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE)$/;
const NAME = /^\w{1,100}$/;

/** In the place of a part of a path that is known at run time. */
export const ANY_VALUE = '*';

/** What a module has to do with calls of the API, whatever of it runs. */
export interface ModuleReads {
  /** Of the contracts: `agentPaths.byId`, and the module that exports them. */
  paths: { module: string; group: string; name: string }[];
  /** Written as text: `/api/v1/user/:id`, or with ANY_VALUE for what is known at run time. */
  literals: string[];
  /** GET, and methods that are named. */
  methods: Set<string>;
  /** Names by which it could read a field: of properties, and texts that could be one. */
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

/** By local name. */
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
