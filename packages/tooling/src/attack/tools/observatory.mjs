import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { log } from '../../lib/log.mjs';
import { run } from '../../lib/run.mjs';
import { ROOT } from '../../lib/workspaces.mjs';
import { runProgram } from '../run-program.mjs';
import { startTlsFront } from '../tls-front.mjs';

/** @typedef {import('../findings.mjs').Finding} Finding */
/** @typedef {{ pass: boolean, result: string, expectation: string, scoreModifier: number }} Test */
/** @typedef {{ error?: string, scan?: { grade: string, score: number }, tests?: Record<string, Test> }} Report */

const PINNED = path.join(ROOT, 'packages/tooling/attack/observatory');
const INSTALLED = path.join(ROOT, '.cache/attack/observatory');
const SCANNER = path.join(INSTALLED, 'node_modules/@mdn/mdn-http-observatory');
const FILES = ['package.json', 'package-lock.json'];

/**
 * MDN's scanner of headers, over https.
 * @type {import('../attack.mjs').Tool}
 */
export const observatory = {
  name: 'observatory',
  program: 'openssl',
  limits: 'production',
  async run({ target, folder, seconds }) {
    await installObservatory();
    const front = await startTlsFront(target.url, folder);
    try {
      const { text } = await runProgram(process.execPath, [path.join(SCANNER, 'src/scan.js'), front.host], {
        file: path.join(folder, 'observatory.json'),
        seconds,
        env: { ...process.env, NODE_EXTRA_CA_CERTS: front.certificate },
      });
      return readObservatory(/** @type {Report} */ (JSON.parse(text)));
    } finally {
      front.stop();
    }
  },
};

/** @param {Report} report @returns {Finding[]} */
export function readObservatory({ error, scan, tests = {} }) {
  if (!scan) throw new Error(`the scanner has no result: ${error ?? ''}`);
  log(`observatory: grade ${scan.grade}, score ${String(scan.score)}`);
  return Object.entries(tests)
    .filter(([, { pass }]) => !pass)
    .map(([where, { result, expectation }]) => ({
      tool: 'observatory',
      what: result,
      where,
      detail: `expected ${expectation}`,
    }));
}

/** Installs it once for each version of its lockfile; without its scripts, which fetch lists from the Internet. */
async function installObservatory() {
  if (existsSync(SCANNER) && FILES.every((name) => textIn(INSTALLED, name) === textIn(PINNED, name))) return;
  log('Installing the HTTP Observatory');
  mkdirSync(INSTALLED, { recursive: true });
  for (const name of FILES) cpSync(path.join(PINNED, name), path.join(INSTALLED, name));
  const args = ['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await run('npm', args, { cwd: INSTALLED, quiet: true });
  if (code !== 0) throw new Error(`The HTTP Observatory could not be installed:\n${output.trim()}`);
  // Sites that browsers ask over https without being told: none of them is this one.
  writeFileSync(path.join(SCANNER, 'conf/hsts-preload.json'), '{}');
}

/** @param {string} folder @param {string} name */
const textIn = (folder, name) => readFileSync(path.join(folder, name), 'utf8');
