import type { ComponentType } from 'react';
import { importRemote } from 'virtual:federation';
import { readRemote, RUNTIME_MORE, type Remote } from '@naija/contracts/remote/remote';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import {
  areIntrinsicsBroken,
  assertIntrinsics,
  restoreIntrinsics,
} from '../intrinsics/restore-intrinsics.ts';
import { withTimeout } from '../browser/with-timeout.ts';
import { blameVisibleRelease } from './visible-release.ts';
import { isFileMissing, ReleaseFailure } from './failures/release-failure.ts';
import { registerRunning } from './failures/running-releases.ts';
import { haltPage } from './fatal-error.ts';
import { preloadPage } from './preload.ts';
import { releaseId, UNCHECKED } from './release-id.ts';
import { markImport } from './watchdog/page-marks.ts';

/** Time for the files to arrive on the slowest network we support. */
const FETCH_TIMEOUT_MS = 30_000;
/** Time for the files to be evaluated on the slowest device we support. */
const IMPORT_TIMEOUT_MS = 10_000;

export interface LoadedRelease {
  remote: string;
  release: RegistryEntry;
  Root: ComponentType;
  /** Must be called once the release is visible. Until then it may still crash the page. */
  onShown: () => void;
}

/**
 * Loads a release. Only this module depends on federation. @throws ReleaseFailure with the stage at which it failed
 */
export async function loadRelease(
  remote: string,
  release: RegistryEntry,
  pathname: string,
): Promise<LoadedRelease> {
  try {
    await withTimeout(FETCH_TIMEOUT_MS, Promise.all([preloadPage(release, pathname), loadMore(release)]));
  } catch (error) {
    throw error instanceof ReleaseFailure ? error : new ReleaseFailure('load', error);
  }
  blameVisibleRelease();
  if (areIntrinsicsBroken()) return haltPage(new Error('natives were changed for good'));
  registerRunning(remote, release);
  const onShown =
    release.metadata.integrity === UNCHECKED
      ? () => undefined
      : markImport(releaseId(remote, release), IMPORT_TIMEOUT_MS);
  try {
    const { Root } = await withTimeout(IMPORT_TIMEOUT_MS, importRelease(remote, release));
    assertIntrinsics();
    return { remote, release, Root, onShown };
  } catch (error) {
    restoreIntrinsics();
    onShown();
    throw new ReleaseFailure(isFileMissing(error) ? 'load' : 'import', error);
  }
}

/** Loads the second module of the runtime if the release needs it. */
async function loadMore({ extras }: RegistryEntry): Promise<void> {
  const names = extras.uses[RUNTIME_MORE];
  if (names) (await import('./load-more.ts')).checkMore(names);
}

async function importRelease(
  remote: string,
  { url, metadata }: RegistryEntry,
): Promise<Remote<ComponentType>> {
  return readRemote(remote, await importRemote(`${remote}@${metadata.version}`, url));
}
