import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { remoteFolders, ROOT } from '../lib/workspaces.mjs';

const FEDERATION = 'virtual:__federation__';
const RESOLVED = `\0${FEDERATION}`;

/** The remote that `/` shows. */
const FIRST = 'directory-mfe';

/**
 * What is imported lazily and needed on `/` all the same, by the file that imports it.
 * @type {Record<string, string>}
 */
const FIRST_LOAD = {
  'shell/src/main.ts': './bootstrap.tsx',
  [`${FIRST}/src/pages.ts`]: './features/home/HomePage.tsx',
};

/**
 * Builds shell and remotes as one application without federation. All that the first load of `/` needs is one file;
 * the other pages stay apart, as they do with federation.
 * @param {string} outDir
 */
export async function buildOneBundle(outDir) {
  await build({
    root: path.join(ROOT, 'shell'),
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    resolve: { conditions: ['source', 'module', 'browser', 'production'] },
    define: { __PROVIDES__: '{}', __EXPORTS__: '{}' },
    plugins: [react(), remotesFromSources(), firstLoadTogether()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      modulePreload: false,
      reportCompressedSize: false,
    },
  });
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
export const __federation_method_setRemote = () => {};
export const __federation_method_getRemote = (id) => sources[id.slice(0, id.lastIndexOf('@'))]();`;
    },
  };
}

/**
 * Turns the `import()` of what the first load needs anyway into plain imports, so that it all lands in one file.
 * @returns {import('vite').Plugin}
 */
function firstLoadTogether() {
  return {
    name: 'one-bundle:first-load',
    transform(code, id) {
      const specifier = FIRST_LOAD[path.relative(ROOT, id)];
      if (specifier === undefined) return null;
      const call = new RegExp(`import\\((['"])${specifier.replaceAll('.', '\\.')}\\1\\)`);
      if (!call.test(code)) this.error(`${id} no longer imports ${specifier}`);
      return `import * as needed from '${specifier}';\n${code.replace(call, 'Promise.resolve(needed)')}`;
    },
  };
}
