import path from 'node:path';
import { explainPort, portFromEnvironment } from '../lib/free-port.mjs';
import { log } from '../lib/log.mjs';
import { closeOnSignal } from '../lib/shutdown.mjs';
import { ROOT } from '../lib/workspaces.mjs';

/**
 * Rebuilds a remote at every save and shows it in a site that runs elsewhere, until a signal stops it.
 * @param {string} shell origin of that site
 * @param {string} folder of the remote
 */
export async function developAgainstShell(shell, folder) {
  const port = await portFromEnvironment('PORT', 0);
  const name = path.basename(folder).replace(/-mfe$/, '');
  // Imported here since it is built by now.
  const { developAgainst } = await import('@naija/mfe');
  const close = await developAgainst({ name, root: path.join(ROOT, folder), shell, port, log }).catch(
    (/** @type {unknown} */ error) => explainPort(error, port),
  );
  closeOnSignal(close);
}
