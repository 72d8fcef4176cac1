import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, type Rollup, parseAst, transformWithEsbuild } from 'vite';
import { API_PREFIX } from '@naija/contracts/http/paths';
import type { ReleaseNeeds } from '@naija/contracts/remote/needs';
import { init, parse } from 'es-module-lexer';
import { neededProperties } from '../lib/custom-properties.ts';
import { isPackageCode } from '../lib/source-files.ts';
import { callsOf } from './contract-calls.ts';
import { readsOf, type ModuleReads } from './module-reads.ts';
import { modulesIn, type SharedImports } from './shared-imports.ts';

const NAMES_PATHS = /from '@naija\/contracts\/http\/.*Paths\./s;

const NOT_SHIPPED = /\.test\.tsx?$|(?:^|[\\/])testing[\\/]/;

/** Calls that exports of the runtime make for a remote, which are in none of its own modules. */
export async function runtimeReads(runtimeDir: string, used: ReadonlySet<string>): Promise<ModuleReads[]> {
  await init();
  const src = path.join(runtimeDir, 'src');
  const files = (await readdir(src, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !NOT_SHIPPED.test(file),
  );
  const reads = files.map(async (file): Promise<ModuleReads[]> => {
    const source = await readFile(path.join(src, file), 'utf8');
    if (!NAMES_PATHS.test(source)) return [];
    const { code } = await transformWithEsbuild(source, file);
    const [, exports] = parse(code);
    return exports.some((entry) => entry.type !== 'reexport-all' && used.has(entry.name))
      ? [readsOf(parseAst(code), API_PREFIX)]
      : [];
  });
  return (await Promise.all(reads)).flat();
}

/** Collects the design tokens and fields of responses that each module needs. */
export interface NeedsCollector {
  plugin: Plugin;
  neededBy(bundle: Rollup.OutputBundle): Promise<Required<ReleaseNeeds>>;
}

/**
 * A field counts as read if a call responds with it and its name occurs anywhere in the code of the bundle. Code reads
 * fields through its own types and components, so a narrower rule would miss some.
 */
export function releaseNeeds(runtimeDir: string, shared: SharedImports): NeedsCollector {
  const byModule = new Map<string, ModuleReads>();
  return {
    plugin: {
      name: 'naija:release-needs',
      apply: 'build',
      transform(code, id) {
        if (!isPackageCode(id)) byModule.set(id, readsOf(this.parse(code), API_PREFIX));
        return null;
      },
    },
    async neededBy(bundle) {
      const reads = modulesIn(bundle).flatMap((id) => byModule.get(id) ?? []);
      const names = new Set(reads.flatMap((module) => [...module.names]));
      const used = new Set(Object.values(shared.usedIn(bundle)).flat());
      return {
        tokens: neededProperties(sourcesIn(bundle)),
        calls: await callsOf([...reads, ...(await runtimeReads(runtimeDir, used))], names),
      };
    },
  };
}

/** Style sheets, and code of the remote: properties in code of packages are not tokens of the shell. */
function sourcesIn(bundle: Rollup.OutputBundle): string[] {
  return Object.values(bundle).flatMap((file) => {
    if (file.type === 'chunk')
      return Object.entries(file.modules).flatMap(([id, { code }]) =>
        isPackageCode(id) ? [] : (code ?? ''),
      );
    return file.fileName.endsWith('.css') ? String(file.source) : [];
  });
}
