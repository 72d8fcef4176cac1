import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isCSSRequest, type Plugin, type Rollup, parseAst, transformWithEsbuild } from 'vite';
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
  const styles = new Map<string, string>();
  return {
    plugin: {
      name: 'naija:release-needs',
      apply: 'build',
      transform(code, id) {
        if (isPackageCode(id)) return null;
        // Vite turns style sheets into JavaScript later.
        if (isCSSRequest(id)) styles.set(id, code);
        else byModule.set(id, readsOf(this.parse(code), API_PREFIX));
        return null;
      },
    },
    async neededBy(bundle) {
      const reads = modulesIn(bundle).flatMap((id) => byModule.get(id) ?? []);
      const names = new Set(reads.flatMap((module) => [...module.names]));
      const used = new Set(Object.values(shared.usedIn(bundle)).flat());
      return {
        tokens: neededProperties([...styles.values(), ...codeIn(bundle, false)], codeIn(bundle, true)),
        calls: await callsOf([...reads, ...(await runtimeReads(runtimeDir, used))], names),
      };
    },
  };
}

/** Code of the remote or, with all style sheets, that of packages, which use no tokens of the shell. */
function codeIn(bundle: Rollup.OutputBundle, ofPackages: boolean): string[] {
  return Object.values(bundle).flatMap((file) => {
    if (file.type === 'chunk')
      return Object.entries(file.modules).flatMap(([id, { code }]) =>
        isPackageCode(id) === ofPackages ? (code ?? '') : [],
      );
    return ofPackages && file.fileName.endsWith('.css') ? String(file.source) : [];
  });
}
