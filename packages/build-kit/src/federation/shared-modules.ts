import { createRequire } from 'node:module';
import path from 'node:path';
import type {
  ExportAllDeclaration,
  ExportNamedDeclaration,
  Identifier,
  ImportDeclaration,
  Node,
  Program,
} from 'estree';
import { walk } from 'estree-walker';
import MagicString from 'magic-string';
import type { Plugin, Rollup } from 'vite';
import { RUNTIME_MORE, SHARED_MODULES } from '@naija/contracts/remote/remote';
import { moduleVariables, specifierNames, textOfName } from '../lib/import-names.ts';
import { RUNTIME, type RuntimeNames } from '../lib/runtime-names.ts';

/** `shared:react` is the whole package, `shared:react?memo` one of its exports, `shared:react?*` exports all of them. */
const PREFIX = 'shared:';
const RESOLVED = `\0${PREFIX}`;

type Placed<T> = T & { start: number; end: number };
type FromShared = (ImportDeclaration | ExportNamedDeclaration | ExportAllDeclaration) & {
  source: { value: string };
};

/**
 * Looks up each shared package once in each remote. The federation plugin would replace each import of each module with a
 * look-up of its own, each with an `await`. Placed before that plugin, and after the plugins that read imported names.
 * @param runtimeDir folder of the runtime, from which the packages are resolved
 */
export function sharedLookups(runtimeDir: string, names: RuntimeNames): Plugin {
  return {
    name: 'naija:shared-lookups',
    apply: 'build',
    transform(code, id) {
      if (id.startsWith(RESOLVED)) return null;
      return replaceShared(
        code,
        (text) => this.parse(text),
        (node, text, program) => {
          const { start, end } = node as Placed<FromShared>;
          const statements =
            node.type === 'ImportDeclaration' ? readFromWhole(node, text, program) : reexports(node);
          text.overwrite(start, end, statements.join('\n'));
        },
      );
    },
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(RESOLVED)) return null;
      const [name = '', exported] = id.slice(RESOLVED.length).split('?', 2);
      // The plugin turns this import into a look-up.
      if (exported === undefined) return `import * as shared from '${name}';\nexport default shared;`;
      const code =
        exported === '*'
          ? exportsOf(name, runtimeDir, names).map((one) => reexport(name, one, one))
          : [`import shared from '${PREFIX}${name}';`, `export default shared[${JSON.stringify(exported)}];`];
      return { code: code.join('\n'), moduleSideEffects: false };
    },
  };
}

/**
 * Links the shell with the shared packages at build time. Only remotes have to look them up, and receive the same modules.
 * The federation plugin recognizes imports by the name of the package. Placed before that plugin.
 */
export function linkedShared(): Plugin {
  return {
    name: 'naija:linked-shared',
    apply: 'build',
    transform(code) {
      return replaceShared(
        code,
        (text) => this.parse(text),
        ({ source }, text) => {
          const { start, end, value } = source as Placed<FromShared['source']>;
          text.overwrite(start, end, idOf(value));
        },
      );
    },
    resolveId(source, importer, options) {
      if (!source.startsWith(PREFIX)) return null;
      return this.resolve(source.slice(PREFIX.length), importer, { ...options, skipSelf: true });
    },
  };
}

function replaceShared(
  code: string,
  parse: (code: string) => Program,
  replace: (node: FromShared, text: MagicString, program: Program) => void,
): Rollup.TransformResult {
  if (!SHARED_MODULES.some((name) => code.includes(name))) return null;
  const text = new MagicString(code);
  const program = parse(code);
  for (const node of program.body)
    if ('source' in node && SHARED_MODULES.some((name) => name === node.source?.value))
      replace(node as FromShared, text, program);
  return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null;
}

/**
 * Replaces each use of an imported name by a property of the whole package, so that a module needs nothing but the whole.
 * @returns the imports that are needed
 */
function readFromWhole(node: FromShared & ImportDeclaration, text: MagicString, program: Program): string[] {
  const from = node.source.value;
  const whole = `__shared${String((node as Placed<ImportDeclaration>).start)}`;
  const { exported, shorthand } = specialUses(program);
  const variables = moduleVariables(program);
  const imports = specifierNames(node).map(({ imported, local }) => {
    if (imported === '*' || imported === 'default' || exported.has(local))
      return `import ${local} from ${idOf(from, imported)};`;
    for (const { identifier } of variables.find(({ name }) => name === local)?.references ?? []) {
      const { start, end } = identifier as Placed<Identifier>;
      const key = shorthand.has(start) ? `${local}: ` : '';
      text.overwrite(start, end, `${key}${whole}[${JSON.stringify(imported)}]`);
    }
    return `import ${whole} from ${idOf(from)};`;
  });
  return [...new Set(imports)];
}

/** Names that a module exports by name, and offsets of the values in properties such as `{ name }`. */
function specialUses(program: Program): { exported: ReadonlySet<string>; shorthand: ReadonlySet<number> } {
  const exported = new Set<string>();
  const shorthand = new Set<number>();
  walk(program, {
    enter(node) {
      if (node.type === 'ExportSpecifier') exported.add(textOfName(node.local));
      if (node.type === 'Property' && node.shorthand) shorthand.add((node.value as Placed<Node>).start);
    },
  });
  return { exported, shorthand };
}

function reexports(node: FromShared & (ExportNamedDeclaration | ExportAllDeclaration)): string[] {
  const from = node.source.value;
  if (node.type === 'ExportNamedDeclaration')
    return node.specifiers.map(({ local, exported }) =>
      reexport(from, textOfName(local), textOfName(exported)),
    );
  return [
    node.exported
      ? reexport(from, '*', textOfName(node.exported))
      : `export * from ${JSON.stringify(`${PREFIX}${from}?*`)};`,
  ];
}

function reexport(from: string, name: string, exported: string): string {
  return `export { default as ${JSON.stringify(exported)} } from ${idOf(from, name)};`;
}

/** Literal with the id of a shared package, or of one of its exports. */
function idOf(from: string, name = '*'): string {
  return JSON.stringify(`${PREFIX}${from}${name === '*' || name === 'default' ? '' : `?${name}`}`);
}

function exportsOf(name: string, runtimeDir: string, { first, more }: RuntimeNames): readonly string[] {
  if (name === RUNTIME) return first;
  if (name === RUNTIME_MORE) return more;
  const require = createRequire(path.join(runtimeDir, 'package.json'));
  return Object.keys(require(name) as object);
}
