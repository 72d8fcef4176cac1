import { readRegistryParts, REGISTRY_PATH, type Registry } from '@naija/contracts/remote/registry';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Gives the registry as it stands on disk, or undefined where there has never been a usable one. */
export type RegistryReader = () => Promise<Registry | undefined>;

/**
 * Reads the registry in a folder of releases again whenever its file changed; one that cannot be read is reported and
 * the last kept. A release that cannot be read is reported as well, and left out alone.
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
        const read = readRegistryParts(JSON.parse(await readFile(file, 'utf8')));
        registry = read.registry;
        for (const fault of read.faults) report(new Error(fault));
      }
    } catch (error) {
      report(error);
    }
    return registry;
  };
}
