import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DepOptimizationOptions, UserConfig } from 'vite';
import { installedFolder } from '../lib/installed.ts';
import { SOURCE_CONDITIONS } from '../lib/source-conditions.ts';

/** Packages of the kit that a page loads; each is resolved from the one before. */
const PACKAGES = ['@naija/build-kit', '@naija/ui', '@naija/runtime', '@naija/outbox', '@naija/contracts'];
/** Folder of the code for pages, in packages that also have code for Node. */
const LOADED: Readonly<Record<string, string>> = { '@naija/build-kit': 'src/host' };
const NOT_LOADED = /\.(?:test|stories|fixture|d)\.tsx?$|(?:^|[\\/])testing[\\/]/;
const IMPORTED = /^(?:import (?!type )|export (?!type )|\} ).*?from '([^'.?]+)';$|import\('([^'.?]+)'\)/gm;
const JSX = ['react/jsx-runtime', 'react/jsx-dev-runtime'];

/**
 * Vite's development settings for imports of the kit. Vite does not search installed sources for packages: a CommonJS
 * package that only they use would reach the browser unbundled, and the page would stay blank.
 */
export function kitInDevelopment(root: string): DepOptimizationOptions {
  const entries = ['index.html'];
  let from = root;
  const folders = PACKAGES.map((name) => (from = installedFolder(name, from)));
  if (!folders.some((folder) => folder.includes(`${path.sep}node_modules${path.sep}`))) return { entries };
  const include = folders.flatMap((folder, index) =>
    importedIn(path.join(folder, LOADED[PACKAGES[index] ?? ''] ?? 'src')).map((name) => {
      if (isSame(packageOf(name), root, folder)) return name;
      return [...PACKAGES.slice(0, index + 1), name].join(' > ');
    }),
  );
  return { entries, exclude: PACKAGES, include: [...new Set([...JSX, ...include])] };
}

/** Names of third-party packages that the sources in a folder import. */
function importedIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true }).map(String);
  const found = files
    .filter((file) => /\.tsx?$/.test(file) && !NOT_LOADED.test(file))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(IMPORTED)])
    .flatMap(([, fixed, dynamic]) => fixed ?? dynamic ?? []);
  return [...new Set(found)].filter((name) => !PACKAGES.includes(packageOf(name)));
}

function packageOf(name: string): string {
  const [first = '', second = ''] = name.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

function isSame(name: string, root: string, folder: string): boolean {
  try {
    return installedFolder(name, root) === installedFolder(name, folder);
  } catch {
    return false; // It is nested below the package that imports it.
  }
}

/** Vite's settings for the Storybook of a remote. Storybook finds its entries itself. */
export function storybookPreset(root: string): UserConfig {
  const { entries: _entries, ...optimizeDeps } = kitInDevelopment(root);
  return { root, resolve: { conditions: SOURCE_CONDITIONS }, optimizeDeps };
}
