import path from 'node:path';
import type { ShellManifest } from '@naija/contracts/remote/compatibility';
import { CONTRACT_VERSION } from '@naija/contracts/remote/remote';
import { runtimeExports } from '../lib/runtime-exports.ts';
import { RUNTIME } from '../lib/runtime-names.ts';
import { readWorkspace } from '../lib/workspace.ts';

/** Constants of the shell's code. */
export function providedDefinitions({ versions, exports }: ShellManifest): Record<string, string> {
  return { __PROVIDES__: JSON.stringify(versions), __EXPORTS__: JSON.stringify(exports) };
}

/** Versions and exports that a shell offers to remotes, read from its sources. */
export async function providedBy(shellRoot: string): Promise<ShellManifest> {
  const { shared, runtimeDir } = readWorkspace(shellRoot);
  return {
    contract: CONTRACT_VERSION,
    versions: shared,
    exports: { [RUNTIME]: await runtimeExports(path.join(runtimeDir, 'src/index.ts')) },
  };
}
