import path from 'node:path';
import { builtReleases } from './build-steps.mjs';
import { ROOT } from './workspaces.mjs';

/** @typedef {NonNullable<Parameters<typeof import('@naija/releases').publishRelease>[2]>} PublishOptions */

/**
 * Puts every built remote where the server serves it.
 * @param {string} remotesDir
 * @param {(folder: string) => PublishOptions} [options] by folder of the remote: 'auth-mfe'
 */
export async function publishAll(remotesDir, options) {
  // Not there before the first build, so it cannot be imported at the top.
  const { publishRelease } = await import('@naija/releases');
  for (const folder of builtReleases())
    await publishRelease(path.join(ROOT, folder), remotesDir, options?.(folder.split('/', 1)[0] ?? ''));
}
