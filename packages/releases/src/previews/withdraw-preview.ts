import type { WithdrawnPreviews } from '@naija/contracts/http/releases';
import { withLock } from '../lock.ts';
import { ReleaseError } from '../release-error.ts';
import { endPreviews } from './end-previews.ts';
import { readPreviews } from '../registry/previews-file.ts';
import type { PreviewOptions } from './preview-release.ts';

/**
 * Ends a preview at once.
 * @param named its version or label
 * @throws ReleaseError 'not_found' with the previews that there are
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
