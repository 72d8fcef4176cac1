import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { sizePlugins, sourcePlugins, TREESHAKE } from '@naija/build-kit';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { remoteFolders, ROOT } from '../lib/workspaces.mjs';

const FEDERATION = 'virtual:federation';
const RESOLVED = `\0${FEDERATION}`;

/** The remote that `/` shows. */
const FIRST = 'directory-mfe';

/** Pages of the remote that are in the one file. */
export const HOME_PAGE = './features/home/HomePage.tsx';
export const PUBLIC_PAGES = [
  HOME_PAGE,
  './features/location/LocationPage.tsx',
  './features/profile/ProfilePage.tsx',
];

/**
 * Builds shell and remotes as one application without federation. All that the first load of some pages needs is one
 * file; the other pages stay apart, as they do with federation.
 * @param {string} outDir @param {readonly string[]} pages
 */
export async function buildOneBundle(outDir, pages) {
  // Imported here since it is built by now.
  const { providedBy } = await import('@naija/build-kit');
  const { versions } = await providedBy(path.join(ROOT, 'shell'));
  await build({
    root: path.join(ROOT, 'shell'),
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    resolve: { conditions: ['@naija/source', 'module', 'browser', 'production'] },
    define: { __PROVIDES__: JSON.stringify(versions), __EXPORTS__: '""', __MORE_EXPORTS__: '""' },
    plugins: [
      ...sourcePlugins(path.join(ROOT, 'packages/runtime')),
      ...sizePlugins(),
      remotesFromSources(),
      firstLoadTogether(pages),
      unrenderedPreload(),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: Infinity,
      rollupOptions: { treeshake: TREESHAKE },
    },
  });
  compress(outDir);
}

/** Writes the copies that the server sends, as the build of the shell does. @param {string} folder */
function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true }).map(String)) {
    if (!/\.(js|css|html|svg)$/.test(name)) continue;
    const file = path.join(folder, name);
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** @returns {import('vite').Plugin} */
function remotesFromSources() {
  return {
    name: 'one-bundle:remotes',
    enforce: 'pre',
    resolveId: (id) => (id === FEDERATION ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const file = (/** @type {string} */ folder) =>
        JSON.stringify(path.join(ROOT, folder, 'src/remote.tsx'));
      const entries = remoteFolders().map((folder) => {
        const name = JSON.stringify(folder.replace(/-mfe$/, ''));
        return `${name}: () => ${folder === FIRST ? 'Promise.resolve(first)' : `import(${file(folder)})`}`;
      });
      return `import * as first from ${file(FIRST)};
const sources = { ${entries.join(', ')} };
export const importRemote = async (id) => (await sources[id.slice(0, id.lastIndexOf('@'))]()).default;`;
    },
  };
}

/**
 * Turns the `import()` of what the first load needs anyway into plain imports, so that it all lands in one file.
 * @param {readonly string[]} pages @returns {import('vite').Plugin}
 */
function firstLoadTogether(pages) {
  /** @type {Record<string, readonly string[]>} what is imported lazily and needed all the same, by importing file */
  const needed = { 'shell/src/main.ts': ['./bootstrap.tsx'], [`${FIRST}/src/pages.ts`]: pages };
  return {
    name: 'one-bundle:first-load',
    transform(code, id) {
      const specifiers = needed[path.relative(ROOT, id)];
      return specifiers?.reduce((rest, specifier, index) => {
        const call = new RegExp(`import\\((['"])${specifier.replaceAll('.', '\\.')}\\1\\)`);
        if (!call.test(rest)) this.error(`${id} no longer imports ${specifier}`);
        const name = `needed${String(index)}`;
        return `import * as ${name} from '${specifier}';\n${rest.replace(call, `Promise.resolve(${name})`)}`;
      }, code);
    },
  };
}

/**
 * Preloads what renders a page that the server has not rendered, as the shell does. It counts for times, not for the weight.
 * @returns {import('vite').Plugin}
 */
function unrenderedPreload() {
  return {
    name: 'one-bundle:unrendered-preload',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const html = bundle['index.html'];
        const chunk = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.name === 'unrendered-page',
        );
        if (html?.type !== 'asset' || !chunk) this.error('The shell has no page for browsers alone');
        const link = `<link rel="modulepreload" crossorigin ${RENDERED_PAGE.unrenderedAttribute} href="/${chunk.fileName}">`;
        html.source = String(html.source).replace('</head>', `${link}</head>`);
      },
    },
  };
}
