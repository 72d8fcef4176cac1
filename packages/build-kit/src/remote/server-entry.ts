import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import { SERVER_ENTRY_FILE, SERVER_SHARED } from '@naija/contracts/remote/rendered-page';
import { LICENCES_FILE } from '@naija/contracts/remote/release';
import { COMMONJS, packageImports } from '../federation/index.ts';
import { licences } from '../lib/licences.ts';
import { readRuntimeNames } from '../lib/runtime-names.ts';
import { INSTALLED, isPackageCode } from '../lib/source-files.ts';
import { sourcePlugins } from '../lib/source-plugins.ts';
import { refusedCopies } from './refused-copies.ts';
import { styleTexts } from './style-texts.ts';

/** Conditions of packages for servers that are not Node, because a renderer has no modules of Node. */
const CONDITIONS = ['@naija/source', 'module', 'edge-light', 'production'];

/** Variable with the URL of a release's folder, which is known when the release is served. */
const RELEASE_BASE = 'releaseBase';
/** Id of the module that packages get for each module of Node. */
const EMPTY = '\0empty-builtin';

export interface ServerEntry {
  code: string;
  /** Licence texts of what is in the code. */
  licences: string;
}

/**
 * Builds a remote for the server as the body of a function of `require`, `exports`, `module` and `releaseBase`. Shared
 * packages are required; everything else is included, so that one hash covers all code that runs.
 * @param root folder of the remote
 */
export async function buildServerEntry(root: string, runtimeDir: string): Promise<ServerEntry> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: CONDITIONS },
    ssr: { noExternal: true, resolve: { conditions: CONDITIONS } },
    // Without `global`, lodash would evaluate a string to find the global object, which a renderer forbids.
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}', global: 'globalThis' },
    plugins: [
      ...sourcePlugins(runtimeDir),
      browserLike(),
      packageImports(runtimeDir, await readRuntimeNames(runtimeDir)),
      styleTexts(),
      refusedCopies(root, runtimeDir),
      licences(),
    ],
    experimental: {
      renderBuiltUrl: (file, { hostType }) =>
        // Style sheets of this build are not used.
        hostType === 'css' ? { relative: true } : { runtime: `${RELEASE_BASE}+${JSON.stringify(file)}` },
    },
    build: {
      ssr: path.join(root, 'src/remote.tsx'),
      write: false,
      // The same as in the build for browsers, so that assets have the same names.
      assetsDir: '',
      target: 'node20',
      // Unminified for stack traces; no browser loads the file.
      minify: false,
      commonjsOptions: COMMONJS,
      reportCompressedSize: false,
      rollupOptions: {
        external: [...SERVER_SHARED],
        output: {
          format: 'cjs',
          exports: 'named',
          entryFileNames: SERVER_ENTRY_FILE,
          chunkFileNames: '[name]-[hash].js',
        },
      },
    },
  })) as Rollup.RollupOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  checkImports(chunks);
  const list = output.find(({ fileName }) => fileName === LICENCES_FILE);
  return { code: joinChunks(chunks), licences: list?.type === 'asset' ? String(list.source) : '' };
}

/**
 * Lets code of packages load that was written for browsers: files that need Node are replaced as the package says for
 * browsers, other modules of Node are empty, and addresses of files beside a module can be made. Nothing requests them here.
 */
function browserLike(): Plugin {
  return {
    name: 'naija:browser-like',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || options.isEntry) return null;
      // A package may have the name of a module of Node, such as `buffer`.
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (isBuiltin(source) && isPackageCode(importer) && resolved?.external !== false) return EMPTY;
      if (!resolved?.id.includes(INSTALLED)) return null;
      const other = fileForBrowsers(resolved.id);
      if (other === undefined) return null;
      return other === false ? EMPTY : await this.resolve(other, resolved.id, { ...options, skipSelf: true });
    },
    load: (id) => (id === EMPTY ? { code: 'export default {};', syntheticNamedExports: true } : null),
    resolveImportMeta: (property, { moduleId }) =>
      property === 'url' && isPackageCode(moduleId)
        ? `new URL(${RELEASE_BASE},'https://localhost').href`
        : null,
  };
}

/** Returns what a package names in `browser` for a file with modules of Node; undefined for other files. */
function fileForBrowsers(file: string): string | false | undefined {
  const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(file) ?? [];
  if (folder === undefined || !existsSync(file) || !importsNode(readFileSync(file, 'utf8'))) return undefined;
  const { browser = {}, main = 'index.js' } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as { browser?: string | Record<string, string | false>; main?: string };
  const files = typeof browser === 'string' ? { [main]: path.join(folder, browser) } : browser;
  const withoutEnd = (name: string) => path.join(folder, name).replace(/(?:\/index)?(?:\.[cm]?js)?$/, '');
  const [, other] =
    Object.entries(files).find(([name]) => withoutEnd(name) === withoutEnd(path.relative(folder, file))) ??
    [];
  return other && other.startsWith('.') ? path.join(folder, other) : other;
}

function importsNode(code: string): boolean {
  return [...code.matchAll(/\b(?:from|import|require\()\s*(["'])([^"']+)\1/g)].some(([, , source = '']) =>
    isBuiltin(source),
  );
}

function checkImports(chunks: readonly Rollup.OutputChunk[]): void {
  const known = new Set([...SERVER_SHARED, ...chunks.map(({ fileName }) => fileName)]);
  const unknown = chunks.flatMap(({ imports, dynamicImports }) =>
    [...imports, ...dynamicImports].filter((name) => !known.has(name)),
  );
  if (unknown.length > 0)
    throw new Error(`The server has no ${[...new Set(unknown)].join(', ')} for pages that it renders`);
}

/**
 * Joins CommonJS chunks into one script. Each chunk runs when it is first required, like a file, so that lazy parts of a page
 * do not run on the server before a render requires them. A chunk that throws runs again at the next require.
 */
function joinChunks(chunks: readonly Rollup.OutputChunk[]): string {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The server entry has no entry chunk');
  const others = chunks.filter((chunk) => chunk !== entry);
  if (others.length === 0) return entry.code;
  const files = [entry, ...others].map(
    ({ fileName, code }) => `${JSON.stringify(`./${fileName}`)}(require,exports,module){${code}\n}`,
  );
  return `const chunks={${files.join(',\n')}},loaded={};
const load=(name)=>{if(!Object.hasOwn(chunks,name))return require(name);
if(loaded[name])return loaded[name].exports;
const chunk=loaded[name]={exports:{}};
try{chunks[name](load,chunk.exports,chunk)}catch(error){delete loaded[name];throw error}
return chunk.exports};
Object.assign(exports,load(${JSON.stringify(`./${entry.fileName}`)}));
`;
}
