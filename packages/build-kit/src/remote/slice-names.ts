import type { CallExpression, Node, Program } from 'estree';
import { walk } from 'estree-walker';
import type { Plugin } from 'vite';
import { specifierNames } from '../lib/import-names.ts';

const TOOLKIT = '@reduxjs/toolkit';
/** Functions whose first argument starts the type of an action. */
const TYPED = ['createAction', 'createAsyncThunk'];
const SLICE = 'createSlice';
/** Options that name a slice and its place in the store. */
const SLICE_KEYS = ['name', 'reducerPath'];

/**
 * Requires a remote to prefix the names of its slices and actions, because all remotes share one store.
 * @param sources folder of the remote's own sources, with a slash
 */
export function sliceNames(sources: string, remote: string): Plugin {
  return {
    name: 'naija:slice-names',
    transform(code, id) {
      if (!id.startsWith(sources) || !code.includes(TOOLKIT)) return null;
      for (const { what, node } of namesIn(this.parse(code))) {
        const name = node.type === 'Literal' ? node.value : undefined;
        if (typeof name === 'string' && name.startsWith(`${remote}/`)) continue;
        this.error(
          `The ${what} must be a literal text that begins with "${remote}/", since all remotes share one store`,
        );
      }
      return null;
    },
  };
}

interface Name {
  /** Description, such as "name of createSlice". */
  what: string;
  node: Node;
}

function namesIn(program: Program): Name[] {
  const makers = importedMakers(program);
  const names: Name[] = [];
  walk(program, {
    enter(node) {
      if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
      const maker = makers.get(node.callee.name);
      if (maker !== undefined) names.push(...namesGiven(maker, node));
    },
  });
  return names;
}

/** Functions that create slices and actions, by their local names. */
function importedMakers({ body }: Program): ReadonlyMap<string, string> {
  return new Map(
    body
      .flatMap((node) =>
        node.type === 'ImportDeclaration' && node.source.value === TOOLKIT ? specifierNames(node) : [],
      )
      .filter(({ imported }) => imported === SLICE || TYPED.includes(imported))
      .map(({ imported, local }) => [local, imported]),
  );
}

function namesGiven(maker: string, { arguments: [first] }: CallExpression): Name[] {
  if (!first) return [];
  if (maker !== SLICE) return [{ what: `first argument of ${maker}`, node: first }];
  if (first.type !== 'ObjectExpression') return [{ what: `name of ${SLICE}`, node: first }];
  return first.properties.flatMap((property): Name[] => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    const { name } = property.key;
    return SLICE_KEYS.includes(name) ? [{ what: `${name} of ${SLICE}`, node: property.value }] : [];
  });
}
