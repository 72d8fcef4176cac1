import path from 'node:path';
import { builtReleases } from './build.mjs';
import { log } from '../lib/log.mjs';
import { ROOT } from '../lib/workspaces.mjs';

/** @typedef {NonNullable<Parameters<typeof import('@naija/releases').publishRelease>[2]>} PublishOptions */

/**
 * Publishes the built remotes of this checkout where a start is allowed to, and logs where visitors get another version.
 * A remote that cannot be published does not keep the server from starting.
 * @param {Pick<import('@naija/server/releases').ReleaseStore, 'change'>} releases
 * @param {PublishOptions & Required<Pick<PublishOptions, 'onStart'>>} options
 */
export async function publishCheckout({ change }, options) {
  // Imported here since it is built by now.
  const { publishRelease, readReleaseFolder } = await import('@naija/releases');
  for (const folder of builtReleases()) {
    const remote = folder.replace(/-mfe\/.*/, '');
    const built = path.join(ROOT, folder);
    try {
      const { release } = await readReleaseFolder(built);
      const { current } = await change((dir) => publishRelease(built, dir, options));
      if (current !== release.version) log(notShown(remote, release.version, current));
    } catch (error) {
      log(`${remote} is not published: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/**
 * @param {string} remote
 * @param {string} checkout version that stands in the repository
 * @param {string} current version that visitors get; empty if the remote is not listed any more
 */
function notShown(remote, checkout, current) {
  const given = current === '' ? 'nothing' : current;
  return `${remote}: the checkout (${checkout}) is not what visitors get (${given}); npm run mfe -- publish ${remote} switches to it`;
}
