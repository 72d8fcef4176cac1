import { utimes } from 'node:fs/promises';
import path from 'node:path';
import type { PreviewResponse } from '@naija/contracts/http/releases';
import {
  PREVIEW_LABEL_MAX,
  PREVIEW_LABEL_PATTERN,
  PREVIEWS_MAX,
  previewEnd,
} from '@naija/contracts/remote/previews';
import { releasesOf, type RegistryEntry } from '@naija/contracts/remote/registry';
import { readSoundRelease } from '../inspect/inspect-release.ts';
import { withLock } from '../lock.ts';
import { checkRoutes } from '../registry/check-routes.ts';
import { entryOf } from '../registry/registry-entry.ts';
import { readRegistryFile } from '../registry/registry-file.ts';
import { ReleaseError } from '../release-error.ts';
import { integrityOf, type ReleaseFolder } from '../release-folder.ts';
import { storeRelease } from '../store-release.ts';
import { removeTemporaryFiles } from '../temporary.ts';
import { deleteUnpublished, type PreviewOptions } from './end-previews.ts';
import { readPreviews, writePreviews } from '../registry/previews-file.ts';

/**
 * Stores a built release for 14 days that is shown only at its own address; the oldest preview is removed if there are too
 * many. Nothing changes for a listed release, which needs no preview.
 * @throws ReleaseError as `publishRelease` does
 */
export async function previewRelease(
  built: string,
  remotesDir: string,
  { label, ...options }: PreviewOptions = {},
): Promise<PreviewResponse> {
  checkLabel(label);
  const folder = await readSoundRelease(built, '');
  const { name: remote, version } = folder.release;
  return withLock(remotesDir, async () => {
    await removeTemporaryFiles(remotesDir);
    const registry = await readRegistryFile(remotesDir);
    checkRoutes(registry, folder.release);
    const previews = await readPreviews(remotesDir, remote, options);
    const added = await storeRelease(built, remotesDir, folder);
    const answer = { remote, version, label: label ?? null, added };
    if (releasesOf(registry, remote).some(({ metadata }) => metadata.version === version))
      return { ...answer, until: null };

    const now = options.now?.() ?? new Date();
    const preview = previewOf(folder, label, now);
    const others = previews.filter((other) => !isReplaced(other, version, label));
    const current = others.filter((other) => previewEnd(other) > now.getTime()).slice(0, PREVIEWS_MAX - 1);
    // Otherwise a publishing would delete files that were unlisted long ago.
    await utimes(path.join(remotesDir, remote, version), now, now);
    await writePreviews(remotesDir, remote, [preview, ...current], options);
    const kept = new Set([version, ...current.map(({ metadata }) => metadata.version)]);
    const ended = previews.map(({ metadata }) => metadata.version).filter((each) => !kept.has(each));
    await deleteUnpublished(remotesDir, remote, ended);
    return { ...answer, until: new Date(previewEnd(preview)).toISOString() };
  });
}

function previewOf(
  { release, manifest }: ReleaseFolder,
  label: string | undefined,
  now: Date,
): RegistryEntry {
  const entry = entryOf(release, integrityOf(manifest), '');
  return {
    ...entry,
    deployment: { traffic: 0, default: false },
    extras: { ...entry.extras, since: now.toISOString(), ...(label !== undefined && { label }) },
  };
}

function isReplaced(
  { metadata, extras }: RegistryEntry,
  version: string,
  label: string | undefined,
): boolean {
  return metadata.version === version || (label !== undefined && extras.label === label);
}

function checkLabel(label: string | undefined): void {
  if (label === undefined || (label.length <= PREVIEW_LABEL_MAX && PREVIEW_LABEL_PATTERN.test(label))) return;
  throw new ReleaseError(
    'invalid',
    `A label begins with a letter and consists of letters, digits and . _ / -, ${String(PREVIEW_LABEL_MAX)} at most, such as pr-12`,
  );
}
