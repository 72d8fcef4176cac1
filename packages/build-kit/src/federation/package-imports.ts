import type { ExportNamedDeclaration, ImportDeclaration, Node } from 'estree';
import MagicString from 'magic-string';
import type { BuildOptions, Plugin } from 'vite';
import { SHARED_MODULES } from '@naija/contracts/remote/remote';
import { specifierNames, textOfName } from '../lib/import-names.ts';
import {
  moduleOf,
  namesFrom,
  toRuntimeName,
  WRAPPED_PACKAGES,
  type RuntimeNames,
} from '../lib/runtime-names.ts';
import { isPackageCode } from '../lib/source-files.ts';

/** Start of the ids of modules whose default export is a shared package, as `require` returns it. */
const WHOLE = '\0whole:';
/** Start of the ids of modules that replace an export which the runtime does not have. */
const MISSING = '\0missing:';
/** Packages may have stores of their own. The toolkit has no state that the page would have to share. */
const OWN_COPY = ['@reduxjs/toolkit', '@reduxjs/toolkit/query/react', 'redux'];

/** End of the path of a package's main file. */
const INDEX = /\/(?:index(?:\.js)?)?$/;
/** The call of a helper that esbuild leaves in ES modules; it throws in browsers. */
const HELPER_CALL = /\b__require\d*\((["'])([^"']+)\1\)/g;

type Placed<T> = T & { start: number; end: number };

/** True for names under which the page provides a module that packages import. */
export function isProvided(source: string): boolean {
  return SHARED_MODULES.some((name) => name === source) || isWrapped(source);
}

/** Modules of which the runtime has some exports. Only packages need roots of their own. */
const WRAPPED = [...WRAPPED_PACKAGES.filter((name) => !OWN_COPY.includes(name)), 'react-dom/client'];

function isWrapped(source: string): boolean {
  return WRAPPED.includes(source);
}

/** Settings for CommonJS code: linked packages have some as well, and `require` in a `try` is replaced if it must be. */
export const COMMONJS: NonNullable<BuildOptions['commonjsOptions']> = {
  include: [/\.c?js$/],
  transformMixedEsModules: true,
  ignoreTryCatch: (source) => !isProvided(source),
  requireReturnsDefault: (id) => id.startsWith(WHOLE),
};

/**
 * Lets code of packages use the shared packages, also in the forms that the federation plugin does not know: `require`,
 * `import()` and re-exports. A name of a wrapped package that the runtime does not export is an error when it is used.
 */
export function packageImports(runtimeDir: string, names: RuntimeNames): Plugin {
  return {
    name: 'naija:package-imports',
    apply: 'build',
    transform(code, id) {
      if (!isPackageCode(id) || id.startsWith('\0')) return null;
      const text = new MagicString(code);
      replaceHelpers(code, text);
      if (!WRAPPED.some((name) => code.includes(name))) return resultOf(text);
      for (const node of this.parse(code).body) {
        const imported = importOf(node, names);
        if (imported === undefined) continue;
        const { start, end } = node as Placed<Node>;
        text.overwrite(start, end, imported);
      }
      return resultOf(text);
    },
    resolveId: {
      order: 'pre',
      handler(source, importer) {
        if (source.startsWith(WHOLE) || source.startsWith(MISSING)) return source;
        const name = source.replace(INDEX, '');
        return isProvided(name) && importer !== undefined && !importer.startsWith('\0') ? WHOLE + name : null;
      },
    },
    load: {
      order: 'pre',
      async handler(id) {
        if (id.startsWith(MISSING))
          return { code: missing(id.slice(MISSING.length)), moduleSideEffects: false };
        if (!id.startsWith(WHOLE) || id.includes('?')) return null;
        const source = id.slice(WHOLE.length);
        return isWrapped(source)
          ? wholeOf(source, runtimeDir)
          : `import whole from '${source}';\nexport default whole;\nexport * from '${source}';`;
      },
    },
  };
}

function replaceHelpers(code: string, text: MagicString): void {
  for (const { 0: call, 2: source = '', index } of code.matchAll(HELPER_CALL)) {
    if (!isProvided(source)) continue;
    const local = `__provided${String(index)}`;
    text.overwrite(index, index + call.length, local);
    text.prepend(`import ${local} from ${JSON.stringify(WHOLE + source)};\n`);
  }
}

function resultOf(text: MagicString) {
  return text.hasChanged() ? { code: text.toString(), map: text.generateMap({ hires: true }) } : null;
}

/** The replacement of an import from a wrapped package; undefined for other statements. */
function importOf(node: Node, names: RuntimeNames): string | undefined {
  if (node.type !== 'ImportDeclaration' && node.type !== 'ExportNamedDeclaration') return undefined;
  const from = node.source?.value;
  if (typeof from !== 'string' || !isWrapped(from)) return undefined;
  return node.type === 'ImportDeclaration' ? imports(node, from, names) : reexports(node, from, names);
}

function imports(node: ImportDeclaration, from: string, names: RuntimeNames): string {
  return specifierNames(node)
    .map(({ imported, local }) =>
      imported === '*'
        ? `import ${local} from ${JSON.stringify(WHOLE + from)};`
        : importFrom(from, imported, local, names),
    )
    .join('\n');
}

function reexports(node: ExportNamedDeclaration, from: string, names: RuntimeNames): string {
  return node.specifiers
    .map((specifier, index) => {
      const local = `__provided${String((node as Placed<typeof node>).start)}_${String(index)}`;
      const imported = importFrom(from, textOfName(specifier.local), local, names);
      return `${imported}\nexport { ${local} as ${JSON.stringify(textOfName(specifier.exported))} };`;
    })
    .join('\n');
}

function importFrom(from: string, imported: string, local: string, names: RuntimeNames): string {
  const name = toRuntimeName(from, imported);
  if (name !== undefined && [...names.first, ...names.more].includes(name))
    return `import { ${name} as ${local} } from '${moduleOf(name, names)}';`;
  const id = imported === 'default' ? WHOLE + from : `${MISSING}${from}: ${imported}`;
  return `import ${local} from ${JSON.stringify(id)};`;
}

/** Code of a module whose default export throws when it is called, rendered or read from. */
function missing(what: string): string {
  return `function fail() { throw new Error(${JSON.stringify(`${what} is not shared with packages`)}); }
export default new Proxy(fail, { get: fail });`;
}

/** Code of a module that exports, also as properties of its default, all that the runtime exports of a wrapped package. */
async function wholeOf(source: string, runtimeDir: string): Promise<string> {
  const provided = await namesFrom(runtimeDir, source);
  const lines = provided.map(
    ({ name, module }, index) => `import { ${name} as p${String(index)} } from '${module}';`,
  );
  const properties = provided.map(({ exported }, index) => `${JSON.stringify(exported)}: p${String(index)}`);
  const exports = provided.flatMap(({ exported }, index) =>
    exported === 'default' ? [] : [`p${String(index)} as ${JSON.stringify(exported)}`],
  );
  return `${lines.join('\n')}
export { ${exports.join(', ')} };
const whole = { __esModule: true, ${properties.join(', ')} };
export default new Proxy(whole, { get(target, name) {
  if (name in target || typeof name !== 'string' || name === 'default') return target[name];
  throw new Error(${JSON.stringify(`${source}: `)} + name + ' is not shared with packages');
} });`;
}
