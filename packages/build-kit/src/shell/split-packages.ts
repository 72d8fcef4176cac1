import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin, type Rollup, type UserConfig } from 'vite';
import { closure } from '../lib/closure.ts';
import { isPackageCode } from '../lib/source-files.ts';
import { splitModule } from './split-module.ts';

const FIRST = '?part=first';
/** End of the ids of parts that are loaded only with the second module of the runtime. */
export const MORE = '?part=more';

/**
 * Splits modules of packages into two files. Rollup moves only whole modules, so that a router in one module would be loaded
 * completely with the first page.
 * @param entry module whose exports, with everything that they need, are the first part
 * @param settings settings of the build that finds the first part
 */
export function splitPackages(entry: string, settings: UserConfig): Plugin {
  let wanted: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  const parts = new Map<string, string>();
  return {
    name: 'naija:split-packages',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      parts.clear();
      wanted = await exportsIn(entry, settings);
    },
    resolveId: (source) => (source.endsWith(FIRST) || source.endsWith(MORE) ? source : null),
    async load(id) {
      const part = parts.get(id);
      if (part !== undefined) return { code: part, moduleSideEffects: false };
      const names = wanted.get(id);
      if (!names) return null;
      const code = await readFile(id, 'utf8');
      const ids = { first: id + FIRST, more: id + MORE };
      const split = splitModule(code, this.parse(code), names, ids);
      if (!split) return null;
      parts.set(ids.first, split.first).set(ids.more, split.more);
      return { code: split.facade, moduleSideEffects: false };
    },
  };
}

/** Used exports of package modules in a build of an entry. */
async function exportsIn(
  entry: string,
  settings: UserConfig,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { output } = (await build({
    ...settings,
    root: path.dirname(entry),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ...settings.build,
      write: false,
      minify: false,
      rollupOptions: {
        ...settings.build?.rollupOptions,
        input: entry,
        preserveEntrySignatures: 'strict',
        external: ['react', 'react-dom', 'react/jsx-runtime'],
      },
    },
  })) as Rollup.RollupOutput;
  // Modules that are imported later have files of their own.
  const loaded = closure(Object.fromEntries(output.map((file) => [file.fileName, file])), [
    output[0].fileName,
  ]);
  const modules = output.flatMap((file) =>
    file.type === 'chunk' && loaded.has(file.fileName) ? Object.entries(file.modules) : [],
  );
  return new Map(
    modules
      .filter(([id]) => isPackageCode(id) && !id.startsWith('\0'))
      .map(([id, { renderedExports }]) => [id, new Set(renderedExports)]),
  );
}
