import type { ShellManifest } from '@naija/contracts/remote/compatibility';
import { CONTRACT_VERSION, RUNTIME_MORE } from '@naija/contracts/remote/remote';
import { readRuntimeNames, RUNTIME } from '../lib/runtime-names.ts';
import { readWorkspace } from '../lib/workspace.ts';

/** Constants in the shell's code. Lists of exports are joined to one text, because every page contains them. */
export function providedDefinitions({ versions, exports }: ShellManifest): Record<string, string> {
  const { [RUNTIME]: first = [], [RUNTIME_MORE]: more = [] } = exports;
  return {
    __PROVIDES__: JSON.stringify(versions),
    __EXPORTS__: JSON.stringify(first.join(' ')),
    __MORE_EXPORTS__: JSON.stringify(more.join(' ')),
  };
}

/** Versions and exports that a shell offers to remotes, read from its sources. */
export async function providedBy(shellRoot: string): Promise<ShellManifest> {
  const { shared, runtimeDir } = readWorkspace(shellRoot);
  const { first, more } = await readRuntimeNames(runtimeDir);
  const version = shared[RUNTIME] ?? '';
  return {
    contract: CONTRACT_VERSION,
    versions: { ...shared, [RUNTIME_MORE]: version },
    exports: { [RUNTIME]: [...first], [RUNTIME_MORE]: [...more] },
  };
}
