import path from 'node:path';
import { serveBuild } from './dev-serve-build.mjs';
import { watchBuild } from './dev-watch-build.mjs';
import { portOf } from './free-port.mjs';
import { say } from './say.mjs';
import { untilStopped } from './until-stopped.mjs';
import { ROOT } from './workspaces.mjs';

/**
 * Builds a remote again at every save and serves the build, for a shell that runs elsewhere, until it is stopped.
 * @param {string} shell origin of that shell
 * @param {string} folder of the remote
 */
export async function developAgainst(shell, folder) {
  const root = path.join(ROOT, folder);
  const port = await portOf('PORT', 0);
  const build = await watchBuild(root);
  const server = await serveBuild(root, port, build.settled);
  untilStopped(() => Promise.all([server.close(), build.close()]));

  await build.settled();
  const name = path.basename(folder).replace(/-mfe$/, '');
  say(`${name} in the shell at ${shell}; after a save, reload the page there:`);
  say(`${shell}/?remote=${name}@${server.origin}`);
}
