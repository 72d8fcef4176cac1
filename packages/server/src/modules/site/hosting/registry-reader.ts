import { readRegistryParts, REGISTRY_PATH, type Registry } from '@naija/contracts/remote/registry';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileVersion } from '../file-version.ts';

export type RegistryReader = () => Promise<Registry | undefined>;

/**
 * Creates a reader that keeps the last registry if the file is unreadable, and leaves out unreadable releases. Both are
 * reported.
 */
export function createRegistryReader(remotes: string, report: (error: unknown) => void): RegistryReader {
  const file = join(remotes, basename(REGISTRY_PATH));
  let readVersion = '';
  let registry: Registry | undefined;
  return async () => {
    try {
      const version = await fileVersion(file);
      if (version === readVersion) return registry;
      const text = await readFile(file, 'utf8');
      readVersion = version; // The version is set only now, because requests during the read have no registry yet.
      const read = readRegistryParts(JSON.parse(text));
      registry = read.registry;
      for (const fault of read.faults) report(new Error(fault));
    } catch (error) {
      report(error);
    }
    return registry;
  };
}
