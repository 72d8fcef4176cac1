import {
  registryName,
  REGISTRY_SCHEMA,
  type Registry,
  type RegistryEntry,
} from '@naija/contracts/remote/registry';
import { readRegistryFile } from '@naija/releases';
import { sourceEntry, type SourceRemote } from './dev-sources.ts';

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
