import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { previewEnd } from '@naija/contracts/remote/previews';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import type { WithdrawnPreviews } from '@naija/contracts/http/releases';
import { readAudit } from '../audit.ts';
import { withLock } from '../lock.ts';
import type { SwitchOptions } from '../switch-options.ts';
import { removeRelease } from '../unlisted-releases.ts';
import { previewsFolder, readPreviews, writePreviews } from '../registry/previews-file.ts';
import { ReleaseError } from '../release-error.ts';

type ListOptions = Pick<SwitchOptions, 'key' | 'otherKeys' | 'now'>;

/** Removes previews from the list, and deletes their files unless they were published. Requires the lock. */
export async function endPreviews(
  remotesDir: string,
  remote: string,
  isEnded: (preview: RegistryEntry) => boolean,
  options: ListOptions,
): Promise<string[]> {
  const previews = await readPreviews(remotesDir, remote, options);
  const ended = previews.filter(isEnded).map(({ metadata }) => metadata.version);
  if (ended.length === 0) return [];
  await writePreviews(
    remotesDir,
    remote,
    previews.filter((preview) => !isEnded(preview)),
    options,
  );
  await deleteUnpublished(remotesDir, remote, ended);
  return ended;
}

/** Ends all previews that are older than 14 days. */
export async function removeExpiredPreviews(remotesDir: string, options: ListOptions): Promise<void> {
  const now = (options.now?.() ?? new Date()).getTime();
  const isExpired = (preview: RegistryEntry) => previewEnd(preview) <= now;
  for (const remote of await remotesWithPreviews(remotesDir)) {
    const previews = await readPreviews(remotesDir, remote, options);
    if (previews.some(isExpired))
      await withLock(remotesDir, () => endPreviews(remotesDir, remote, isExpired, options));
  }
}

/**
 * Deletes the files of unpublished releases. Those of published ones stay for open tabs until a later publishing
 * deletes them.
 */
export async function deleteUnpublished(
  remotesDir: string,
  remote: string,
  versions: readonly string[],
): Promise<void> {
  if (versions.length === 0) return;
  const audit = (await readAudit(remotesDir)).filter((line) => line.remote === remote);
  const published = new Set(audit.flatMap(({ from, to }) => [from, to]));
  for (const version of versions.filter((each) => !published.has(each)))
    await removeRelease(remotesDir, { name: remote, version });
}

async function remotesWithPreviews(remotesDir: string): Promise<string[]> {
  const files = await readdir(previewsFolder(remotesDir)).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return files.filter((file) => file.endsWith('.json')).map((file) => path.basename(file, '.json'));
}

/**
 * Ends a preview at once.
 * @param named its version or label
 * @throws ReleaseError 'not_found' with a list of the existing previews
 */
export async function withdrawPreview(
  remotesDir: string,
  remote: string,
  named: string,
  options: Omit<PreviewOptions, 'label'> = {},
): Promise<WithdrawnPreviews> {
  return withLock(remotesDir, async () => {
    const versions = await endPreviews(
      remotesDir,
      remote,
      ({ metadata, extras }) => metadata.version === named || extras.label === named,
      options,
    );
    if (versions.length > 0) return { remote, versions };
    const previews = await readPreviews(remotesDir, remote, options);
    const names = previews.map(({ metadata, extras }) =>
      extras.label === undefined ? metadata.version : `${metadata.version} (${extras.label})`,
    );
    throw new ReleaseError(
      'not_found',
      `${remote} has no preview ${named} (there are: ${names.join(', ') || 'none'})`,
    );
  });
}

export interface PreviewOptions extends Pick<SwitchOptions, 'key' | 'otherKeys' | 'now'> {
  /** Purpose of the preview; replaces the preview with the same label. */
  label?: string;
}
