import { readRegistry, REGISTRY_PATH, type Registry } from '@naija/contracts/remote/registry';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Gives the registry as it stands on disk, or undefined where there has never been a usable one. */
export type RegistryReader = () => Promise<Registry | undefined>;

/**
 * Reads the registry in a folder of releases again whenever its file changed; one that cannot be read is reported and
 * the last kept.
 */
export function registryReader(remotes: string, report: (error: unknown) => void): RegistryReader {
  const file = join(remotes, basename(REGISTRY_PATH));
  let seen = '';
  let registry: Registry | undefined;
  return async () => {
    try {
      const { mtimeMs, size, ino } = await stat(file);
      const version = [mtimeMs, size, ino].join();
      if (version !== seen) {
        seen = version;
        registry = readRegistry(JSON.parse(await readFile(file, 'utf8')));
      }
    } catch (error) {
      report(error);
    }
    return registry;
  };
}
