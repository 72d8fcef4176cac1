import { readRegistry, type Registry } from '@naija/contracts/remote/registry';
import { readFile, stat } from 'node:fs/promises';

/** Gives the registry as it stands on disk, or undefined where there has never been a usable one. */
export type RegistryReader = () => Promise<Registry | undefined>;

/** Reads the registry again whenever its file changed; one that cannot be read is reported and the last kept. */
export function registryReader(file: string, report: (error: unknown) => void): RegistryReader {
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
