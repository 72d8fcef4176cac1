import type { ComponentType } from 'react';
import { __federation_method_getRemote, __federation_method_setRemote } from 'virtual:__federation__';
import { EXPOSED_MODULE, readRemote, type Remote } from '@naija/contracts/remote/remote';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { isBeyondRepair, refuseChangedNatives, restoreNatives } from '../natives/open-natives.ts';
import { blameShown } from './blame-shown.ts';
import { isFileMissing, ReleaseFailure } from './failures/release-failure.ts';
import { noteRunning } from './failures/running-releases.ts';
import { leftToReload } from './left-to-reload.ts';
import { preloadPage } from './preload.ts';
import { releaseId, UNCHECKED } from './release-id.ts';
import { markImport } from './selection/import-mark.ts';
import { within } from './within.ts';

/** How long the files of a release may take to arrive, in milliseconds, on the slowest line we serve. */
const ARRIVAL = 30_000;
/** How long a release may take to come to life once its files are there, in milliseconds, on the slowest phone. */
const IMPORT = 10_000;

/** A release that can be shown. */
export interface LoadedRelease {
  remote: string;
  release: RegistryEntry;
  Root: ComponentType;
  /** To be called once it is on the screen: only then has it left the stage at which it can bring the page down. */
  shown: () => void;
}

/**
 * Loads one release of a remote. Nothing else in the shell knows how remotes are brought in.
 * @throws ReleaseFailure that says at which stage it failed
 */
export async function loadRelease(
  remote: string,
  release: RegistryEntry,
  pathname: string,
): Promise<LoadedRelease> {
  try {
    await within(ARRIVAL, preloadPage(release, pathname));
  } catch (error) {
    throw new ReleaseFailure('load', error);
  }
  blameShown();
  if (isBeyondRepair()) return leftToReload(new Error('natives were changed for good'));
  noteRunning(remote, release);
  const shown =
    release.metadata.integrity === UNCHECKED
      ? () => undefined
      : markImport(releaseId(remote, release), IMPORT);
  try {
    const { Root } = await within(IMPORT, importRelease(remote, release));
    refuseChangedNatives();
    return { remote, release, Root, shown };
  } catch (error) {
    restoreNatives();
    shown();
    throw new ReleaseFailure(isFileMissing(error) ? 'load' : 'import', error);
  }
}

async function importRelease(
  remote: string,
  { url, metadata }: RegistryEntry,
): Promise<Remote<ComponentType>> {
  const id = `${remote}@${metadata.version}`;
  // The plugin waits for ever when this address is refused, so it never is.
  __federation_method_setRemote(id, { url: () => Promise.resolve(url), format: 'esm', from: 'vite' });
  return readRemote(remote, defaultExport(await __federation_method_getRemote(id, EXPOSED_MODULE)));
}

/** The plugin gives a module's default export where that is all it exports, and the whole module otherwise. */
function defaultExport(exposed: unknown): unknown {
  return typeof exposed === 'object' && exposed !== null && 'default' in exposed ? exposed.default : exposed;
}
