import path from 'node:path';
import type { ShellManifest } from '@naija/contracts/remote/compatibility';
import { CONTRACT_VERSION } from '@naija/contracts/remote/remote';
import { runtimeExports } from './runtime-exports.ts';
import { RUNTIME } from './runtime-names.ts';
import { readWorkspace } from './workspace.ts';

/**
 * What the shell in a folder offers to remotes, read from its sources.
 * @param shellRoot folder of the shell, with its package.json
 */
export async function providedBy(shellRoot: string): Promise<ShellManifest> {
  const { shared, runtimeDir } = readWorkspace(shellRoot);
  return {
    contract: CONTRACT_VERSION,
    versions: shared,
    exports: { [RUNTIME]: await runtimeExports(path.join(runtimeDir, 'src/index.ts')) },
  };
}
