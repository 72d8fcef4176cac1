import type { Plugin, Rollup } from 'vite';
import { API_PREFIX } from '@naija/contracts/http/paths';
import type { ReleaseNeeds } from '@naija/contracts/remote/needs';
import { neededProperties } from '../lib/custom-properties.ts';
import { isPackageCode } from '../lib/source-files.ts';
import { callsOf } from './contract-calls.ts';
import { readsOf, type ModuleReads } from './module-reads.ts';
import { runtimeReads } from './runtime-calls.ts';
import { modulesIn, type SharedImports } from './shared-imports.ts';

/** Collects what each module needs of design tokens and of answers to calls. */
export interface NeedsCollector {
  plugin: Plugin;
  neededBy(bundle: Rollup.OutputBundle): Promise<Required<ReleaseNeeds>>;
}

/**
 * A field counts as read where its name stands anywhere in the code of the bundle and a call answers with it: code reads
 * fields through types and components of its own, so nothing narrower finds all of them.
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

function sourcesIn(bundle: Rollup.OutputBundle): string[] {
  return Object.values(bundle).flatMap((file) => {
    if (file.type === 'chunk') return file.code;
    return file.fileName.endsWith('.css') ? String(file.source) : [];
  });
}
