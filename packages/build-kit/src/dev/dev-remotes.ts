import type { Plugin } from 'vite';
import {
  REGISTRY_PATH,
  registryName,
  REGISTRY_SCHEMA,
  type Registry,
  type RegistryEntry,
} from '@naija/contracts/remote/registry';
import { readRegistryFile } from '@naija/releases';
import { type SourceRemote, SOURCES, sourceEntry, sourceUrl } from './dev-sources.ts';
import { devLoader } from '../federation/index.ts';
import { readWorkspace } from '../lib/workspace.ts';

export interface DevRemotesOptions {
  /** Remotes that are served from their sources, with hot updates. */
  sources: readonly SourceRemote[];
  /** Folder of releases with all other remotes. */
  published?: string;
}

/** Loads remotes into a shell in development, with one React for all. */
export function devRemotes({ sources, published }: DevRemotesOptions): Plugin[] {
  let versions: Record<string, string> = {};
  const modules = Object.fromEntries(
    sources.map((remote) => [`${remote.name}@${SOURCES}`, sourceUrl(remote)]),
  );
  const registry: Plugin = {
    name: 'naija:dev-remotes',
    apply: 'serve',
    config: () => ({
      // Includes dependencies of builds: discovering them later would reload the page.
      optimizeDeps: { include: ['react', 'react-dom'] },
    }),
    configResolved({ root }) {
      versions = readWorkspace(root).shared;
    },
    configureServer({ middlewares }) {
      middlewares.use(REGISTRY_PATH, (_request, response, next) => {
        devRegistry(sources, published)
          .then((registry) => {
            response.setHeader('content-type', 'application/json');
            response.setHeader('cache-control', 'no-store');
            response.end(JSON.stringify(registry));
          })
          .catch(next);
      });
    },
  };
  return [devLoader({ modules, versions: () => versions }), registry];
}

/** Registry of a dev server: some remotes from sources, the others as published. */
export async function devRegistry(
  sources: readonly SourceRemote[],
  published: string | undefined,
): Promise<Registry> {
  const others = published === undefined ? {} : (await readRegistryFile(published)).microFrontends;
  const own = await Promise.all(
    sources.map(async (remote): Promise<[string, RegistryEntry[]]> => [
      registryName(remote.name),
      [await sourceEntry(remote)],
    ]),
  );
  return { schema: REGISTRY_SCHEMA, microFrontends: { ...others, ...Object.fromEntries(own) } };
}
