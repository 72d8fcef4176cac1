import type { ComponentType } from 'react';
import { __federation_method_getRemote, __federation_method_setRemote } from 'virtual:__federation__';
import { EXPOSED_MODULE, readRemote, type Remote } from '@naija/contracts/remote/remote';
import { releasesOf, type RegistryEntry } from '@naija/contracts/remote/registry';
import { misfits } from './compatibility.ts';
import { preloadPage } from './preload.ts';
import { loadRegistry } from './registry.ts';
import { RemoteUnavailable } from './remote-unavailable.ts';
import { within } from './within.ts';

/** How long a release may take to arrive, in milliseconds, on the slowest line we serve. */
const PATIENCE = 30_000;

/**
 * Loads a remote: its current release or, where that does not work, the newest earlier one that does.
 * Nothing else in the shell knows how remotes are brought in.
 * @throws RemoteUnavailable with what was wrong with each release
 */
export async function loadRemote(name: string, pathname: string): Promise<Remote<ComponentType>> {
  const failures: string[] = [];
  for (const release of releasesOf(await loadRegistry(), name)) {
    try {
      return await loadRelease(name, release, pathname);
    } catch (error) {
      failures.push(`${release.metadata.version}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new RemoteUnavailable(name, failures);
}

async function loadRelease(
  name: string,
  release: RegistryEntry,
  pathname: string,
): Promise<Remote<ComponentType>> {
  const wrong = misfits(release, { versions: __PROVIDES__, exports: __EXPORTS__ });
  if (wrong.length > 0) throw new Error(wrong.join('; '));
  await within(PATIENCE, preloadPage(release, pathname));
  const id = `${name}@${release.metadata.version}`;
  // The plugin waits for ever when this address is refused, so it never is.
  __federation_method_setRemote(id, { url: () => Promise.resolve(release.url), format: 'esm', from: 'vite' });
  const exposed = await within(PATIENCE, __federation_method_getRemote(id, EXPOSED_MODULE));
  return readRemote<ComponentType>(name, defaultExport(exposed));
}

/** The plugin gives a module's default export where that is all it exports, and the whole module otherwise. */
function defaultExport(exposed: unknown): unknown {
  return typeof exposed === 'object' && exposed !== null && 'default' in exposed ? exposed.default : exposed;
}
