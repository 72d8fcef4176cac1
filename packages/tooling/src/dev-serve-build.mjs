import { WATCHED_BUILD } from './dev-watch-build.mjs';
import { explainPort } from './free-port.mjs';

/** The address that browsers let a page of any site, also one with https, take scripts from. */
const HOST = '127.0.0.1';

/**
 * Serves a remote's build to pages of any origin, to this machine alone.
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
    plugins: [beforeAnswers(settled)],
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

/**
 * @param {() => Promise<void>} settled
 * @returns {import('vite').Plugin}
 */
function beforeAnswers(settled) {
  return {
    name: 'naija:before-answers',
    configurePreviewServer({ middlewares }) {
      middlewares.use((_request, response, next) => {
        // Chromium asks before a page of the open web may reach this machine.
        response.setHeader('access-control-allow-private-network', 'true');
        settled().then(() => {
          next();
        }, next);
      });
    },
  };
}
