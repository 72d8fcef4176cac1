import path from 'node:path';
import { serveBuild } from './serve-build.mjs';
import { watchBuild } from './watch-build.mjs';
import { portFromEnvironment } from '../lib/free-port.mjs';
import { log } from '../lib/log.mjs';
import { closeOnSignal } from '../lib/shutdown.mjs';
import { ROOT } from '../lib/workspaces.mjs';

/**
 * Rebuilds a remote at every save and serves it to a shell that runs elsewhere, until a signal stops it.
 * @param {string} shell origin of that shell
 * @param {string} folder of the remote
 */
export async function developAgainst(shell, folder) {
  const root = path.join(ROOT, folder);
  const port = await portFromEnvironment('PORT', 0);
  const build = await watchBuild(root);
  const server = await serveBuild(root, port, build.settled);
  closeOnSignal(() => Promise.all([server.close(), build.close()]));

  await build.settled();
  const name = path.basename(folder).replace(/-mfe$/, '');
  log(`${name} in the shell at ${shell}; after a save, reload the page there:`);
  log(`${shell}/?remote=${name}@${server.origin}`);
}
