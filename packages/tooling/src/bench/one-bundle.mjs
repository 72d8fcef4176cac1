import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { remoteFolders, ROOT } from '../workspaces.mjs';

const FEDERATION = 'virtual:__federation__';
const RESOLVED = `\0${FEDERATION}`;

/** The remote and the page of it that `/` shows. */
const FIRST = 'directory-mfe';
const FIRST_PAGE = `${FIRST}/src/features/home/HomePage.tsx`;

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
    plugins: [react(), remotesFromSources()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      modulePreload: false,
      reportCompressedSize: false,
      rollupOptions: { output: { manualChunks: firstLoadTogether() } },
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

/** @returns {import('vite').Rollup.GetManualChunk} */
function firstLoadTogether() {
  /** @type {Set<string> | undefined} */
  let needed;
  return (id, { getModuleInfo }) => {
    if (!needed) {
      const roots = ['shell/src/main.ts', 'shell/src/bootstrap.tsx', FIRST_PAGE];
      needed = reachable(
        roots.map((file) => path.join(ROOT, file)),
        getModuleInfo,
      );
    }
    return needed.has(id) ? 'first' : undefined;
  };
}

/**
 * Modules that these import, without `import()`.
 * @param {readonly string[]} roots
 * @param {import('vite').Rollup.GetModuleInfo} getModuleInfo
 */
function reachable(roots, getModuleInfo) {
  /** @type {Set<string>} */
  const seen = new Set();
  const visit = (/** @type {string} */ id) => {
    if (seen.has(id)) return;
    seen.add(id);
    getModuleInfo(id)?.importedIds.forEach(visit);
  };
  roots.forEach(visit);
  return seen;
}
