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
 * The browser for tests: `CHROMIUM_PATH`, or the one inside an npm package, so that all machines test with the same version,
 * or an installed one where the package has none. Each has the fonts of the package, on which line breaks depend.
 * @returns {Promise<TestBrowser>}
 */
export async function findBrowser() {
  const chosen = process.env['CHROMIUM_PATH'];
  if (!isPackaged()) {
    const installed = installedBrowser();
    if (chosen) return { executablePath: chosen, args: ARGS, env: {} };
    if (installed) return installed;
  }
  const { executablePath, fonts, env } = await unpackBrowser();
  return { executablePath: chosen || executablePath, args: ARGS, env: chosen ? fonts : { ...fonts, ...env } };
}

/** @returns {TestBrowser | undefined} the Chromium or Chrome of this machine */
export function installedBrowser() {
  const executablePath = onPath(...INSTALLED) ?? [MAC_CHROME].find(isExecutable);
  return executablePath === undefined ? undefined : { executablePath, args: ARGS, env: {} };
}

/** True if the npm package has a browser. */
const isPackaged = () => process.platform === 'linux' && process.arch === 'x64';
