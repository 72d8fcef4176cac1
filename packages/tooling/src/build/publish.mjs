import path from 'node:path';
import { builtReleases } from './build.mjs';
import { ROOT } from '../lib/workspaces.mjs';

/** @typedef {NonNullable<Parameters<typeof import('@naija/releases').publishRelease>[2]>} PublishOptions */

/**
 * Publishes every built remote into a folder of releases.
 * @param {string} remotesDir
 * @param {(folder: string) => PublishOptions} [options] by folder of the remote: 'auth-mfe'
 */
export async function publishAll(remotesDir, options) {
  // Imported here since it is built by now.
  const { publishRelease } = await import('@naija/releases');
  for (const folder of builtReleases())
    await publishRelease(path.join(ROOT, folder), remotesDir, options?.(folder.split('/', 1)[0] ?? ''));
}
