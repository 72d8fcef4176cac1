import path from 'node:path';
import { NODE_PACKAGES } from './build-steps.mjs';
import { startChild } from './child.mjs';
import { publishMissing } from './dev-published.mjs';
import { explainPort, portOf } from './free-port.mjs';
import { say } from './say.mjs';
import { untilStopped } from './until-stopped.mjs';
import { remoteFolders, ROOT } from './workspaces.mjs';

/**
 * Serves the site for development until it is stopped: the shell from its sources, and a server behind it.
 * @param {readonly string[]} named folders of the remotes to take from their sources; the others are taken as they
 *   are published. None means all from their sources.
 */
export async function developSite(named) {
  const port = await portOf('PORT', 3000);
  const apiPort = await portOf('API_PORT', 0);
  const origin = `http://localhost:${String(port)}`;
  // Loaded only now: before, they may not have been built.
  const { readSettings } = await import('@naija/server/env');
  const { machineUser } = await import('@naija/releases');
  const { remotesDir, registryKey: key } = readSettings({ ...process.env, PORT: String(apiPort) });
  const onStart = { replacesOwn: false };
  if (named.length > 0)
    await publishMissing(remotesDir, named, { who: machineUser(), onStart, ...(key && { key }) });

  const vite = await serveShell(named, remotesDir, { port, apiPort });
  const compiler = startChild(['node_modules/typescript/bin/tsc', '-b', '-w', ...NODE_PACKAGES]);
  compiler.output.resume();
  const server = startChild(['--watch', '--watch-preserve-output', 'packages/server/dist/main.js'], {
    PUBLIC_URL: origin,
    ...process.env,
    PORT: String(apiPort),
  });
  untilStopped(() => Promise.all([vite.close(), compiler.stop(), server.stop()]));

  say('Starting the server behind the site; it starts again when its sources change');
  let ready = `The site with hot updates: ${origin}`;
  server.output.on('data', (/** @type {Buffer} */ bytes) => {
    if (!bytes.includes('is ready on')) return;
    say(ready);
    ready = 'The server started again';
  });
}

/**
 * @param {readonly string[]} named
 * @param {string} remotesDir
 * @param {{ port: number, apiPort: number }} ports
 */
async function serveShell(named, remotesDir, { port, apiPort }) {
  const { devRemotes } = await import('@naija/remote-kit/vite');
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
