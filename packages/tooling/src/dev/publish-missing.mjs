import path from 'node:path';
import { build } from '../build/build.mjs';
import { remoteFolders, ROOT } from '../lib/workspaces.mjs';

/** @typedef {NonNullable<Parameters<typeof import('@naija/releases').publishRelease>[2]>} PublishOptions */

/**
 * Builds and publishes every remote without a published release, except those that run from their sources.
 * @param {import('@naija/server/releases').ReleaseStore} releases
 * @param {readonly string[]} unneeded folders of remotes
 * @param {PublishOptions} options
 */
export async function publishMissing({ dir, change }, unneeded, options) {
  const { publishRelease, readReleasesStatus } = await import('@naija/releases');
  const { remotes } = await readReleasesStatus(dir);
  const skipped = unneeded.map((folder) => path.basename(folder));
  const there = remotes.filter(({ releases }) => releases.length > 0).map(({ remote }) => `${remote}-mfe`);
  const missing = remoteFolders().filter((folder) => ![...skipped, ...there].includes(folder));
  for (const remote of missing) {
    await build(remote);
    const built = path.join(ROOT, remote, 'dist/release');
    await change((folder) => publishRelease(built, folder, options));
  }
}
