import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT } from '../lib/workspaces.mjs';

const ENTRY = 'virtual:ui-of-public-pages';
const RESOLVED = `\0${ENTRY}`;
/** Packages that are counted elsewhere, or shared with the rest of the page. */
const EXTERNAL = [/^react/, /^styled-components/, /^@naija\/contracts/];

/** Entries of public pages. */
const ENTRIES = ['shell/src/bootstrap.tsx', ...pagesOf('directory-mfe')];

/** @param {string} folder of a remote */
function pagesOf(folder) {
  const source = readFileSync(path.join(ROOT, folder, 'src/pages.ts'), 'utf8');
  return [...source.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, file]) => `${folder}/src/${file ?? ''}`);
}

/**
 * The files that are loaded together with some others; what is imported later is not among them, nor are types.
 * @param {readonly string[]} entries
 */
function loadedWith(entries) {
  const files = new Set(entries);
  for (const file of files) {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    for (const [, specifier] of source.matchAll(/^(?:import|export)(?! type)[^;]*? from '(\.[^']+)'/gm))
      files.add(path.join(path.dirname(file), specifier ?? ''));
  }
  return files;
}

/** @returns {string[]} every value that public pages take from the design system as they load */
function namesInUse() {
  const taken = [...loadedWith(ENTRIES)].flatMap((file) => {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    return [...source.matchAll(/import \{([^}]*)\} from '@naija\/ui'/g)].flatMap(
      ([, names]) => names?.split(',') ?? [],
    );
  });
  const names = taken.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '));
  return [...new Set(names)].sort();
}

/**
 * Size of the components that public pages use, minified as one file.
 * @returns {Promise<{ names: string[], bytes: number, gzip: number }>}
 */
export async function publicUiWeight() {
  const names = namesInUse();
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@naija/source', 'module', 'browser', 'production'] },
    plugins: [
      {
        name: 'ui-weight',
        resolveId: (id) => (id === ENTRY ? RESOLVED : null),
        load: (id) => (id === RESOLVED ? `export { ${names.join(', ')} } from '@naija/ui';` : null),
      },
    ],
    build: {
      write: false,
      target: 'esnext',
      reportCompressedSize: false,
      rollupOptions: { input: ENTRY, external: EXTERNAL, preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = /** @type {import('vite').Rollup.RollupOutput} */ (
    Array.isArray(result) ? result[0] : result
  );
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  return { names, bytes: Buffer.byteLength(code), gzip: gzipSync(code, { level: 9 }).length };
}
