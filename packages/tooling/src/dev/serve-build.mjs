import { WATCHED_BUILD } from './watch-build.mjs';
import { explainPort } from '../lib/free-port.mjs';

/** Loopback counts as secure: pages with https may load scripts from it. */
const HOST = '127.0.0.1';

/**
 * Serves a remote's build to pages of any origin, on the loopback interface only.
 * @param {string} root folder of the remote
 * @param {number} port
 * @param {() => Promise<void>} settled what an answer waits for: in the middle of a build files are missing
 */
export async function serveBuild(root, port, settled) {
  const { preview } = await import('vite');
  const server = await preview({
    root,
    configFile: false,
    appType: 'mpa',
    logLevel: 'silent',
    plugins: [waitForBuild(settled)],
    build: { outDir: WATCHED_BUILD },
    preview: {
      host: HOST,
      port,
      strictPort: true,
      cors: true,
      headers: { 'cache-control': 'no-store' },
    },
  }).catch((/** @type {unknown} */ error) => explainPort(error, port));
  return { origin: `http://${HOST}:${String(port)}`, close: () => server.close() };
}

/** @param {() => Promise<void>} settled @returns {import('vite').Plugin} */
function waitForBuild(settled) {
  return {
    name: 'naija:wait-for-build',
    configurePreviewServer({ middlewares }) {
      middlewares.use((_request, response, next) => {
        // Chromium's preflight for requests from public sites to loopback (Private Network Access).
        response.setHeader('access-control-allow-private-network', 'true');
        settled().then(() => {
          next();
        }, next);
      });
    },
  };
}
