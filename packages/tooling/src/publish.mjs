import path from 'node:path';
import { builtReleases } from './build-steps.mjs';
import { ROOT } from './workspaces.mjs';

/**
 * Puts every built remote where the server serves it.
 * @param {string} remotesDir
 */
export async function publishAll(remotesDir) {
  // Not there before the first build, so it cannot be imported at the top.
  const { publishRelease } = await import('@naija/remote-kit/releases');
  for (const folder of builtReleases()) await publishRelease(path.join(ROOT, folder), remotesDir);
}
