import path from 'node:path';
import { NODE_PACKAGES } from '../build/build.mjs';
import { startChild } from '../lib/child.mjs';
import { publishMissing } from './publish-missing.mjs';
import { explainPort, portFromEnvironment } from '../lib/free-port.mjs';
import { log } from '../lib/log.mjs';
import { closeOnSignal } from '../lib/shutdown.mjs';
import { COMPILER } from '../lib/run.mjs';
import { remoteFolders, ROOT } from '../lib/workspaces.mjs';

/**
 * Serves the site for development until it is stopped: the shell from its sources, and a server behind it.
 * @param {readonly string[]} named folders of the remotes to take from their sources; the others are taken as they
 *   are published. None means all from their sources.
 */
export async function developSite(named) {
  const port = await portFromEnvironment('PORT', 3000);
  const apiPort = await portFromEnvironment('API_PORT', 0);
  const origin = `http://localhost:${String(port)}`;
  // Imported here since they are built by now.
  const { readSettings } = await import('@naija/server/env');
  const { machineUser } = await import('@naija/releases');
  const { withReleases } = await import('@naija/server/releases');
  const settings = readSettings({ ...process.env, PORT: String(apiPort) });
  const { remotesDir, registryKeys } = settings;
  const onStart = { replacesOwn: false };
  const options = { who: machineUser(), onStart, ...registryKeys };
  if (named.length > 0)
    await withReleases(settings, log, (releases) => publishMissing(releases, named, options));

  const vite = await serveShell(named, remotesDir, { port, apiPort });
  // The TypeScript version that built them: another one would compile everything again, under servers that run from it.
  const watch = [`node_modules/${COMPILER}`, '-b', '-w', ...NODE_PACKAGES];
  const compiler = startChild(watch, process.env, { endsAlone: false });
  compiler.output.resume();
  const server = startChild(['--watch', '--watch-preserve-output', 'packages/server/dist/main.js'], {
    PUBLIC_URL: origin,
    ...process.env,
    PORT: String(apiPort),
  });
  closeOnSignal(() => Promise.all([vite.close(), compiler.stop(), server.stop()]));

  log('Starting the server behind the site; it starts again when its sources change');
  log('Pages are rendered in the browser alone here; npm start shows them as the server renders them');
  let ready = `The site with hot updates: ${origin}`;
  server.output.on('data', (/** @type {Buffer} */ bytes) => {
    if (!bytes.includes('is ready on')) return;
    log(ready);
    ready = 'The server started again';
  });
}

/** @param {readonly string[]} named @param {string} remotesDir @param {{ port: number, apiPort: number }} ports */
async function serveShell(named, remotesDir, { port, apiPort }) {
  const { devRemotes } = await import('@naija/build-kit');
  const { createServer } = await import('vite');
  const sources = (named.length > 0 ? named : remoteFolders()).map((folder) => ({
    name: path.basename(folder).replace(/-mfe$/, ''),
    dir: path.join(ROOT, folder),
  }));
  const server = { target: `http://localhost:${String(apiPort)}`, changeOrigin: false };
  const vite = await createServer({
    configFile: path.join(ROOT, 'shell/vite.config.ts'),
    root: path.join(ROOT, 'shell'),
    plugins: [devRemotes({ sources, ...(named.length > 0 && { published: remotesDir }) })],
    server: {
      port,
      strictPort: true,
      proxy: Object.fromEntries(['/api', '/media', '/dev/', '/remotes/'].map((place) => [place, server])),
    },
  });
  await vite.listen().catch(async (/** @type {unknown} */ error) => {
    await vite.close();
    explainPort(error, port);
  });
  return vite;
}
