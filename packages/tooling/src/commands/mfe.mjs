import { prepareNode, tryToBuild, typeErrors } from '../build/build.mjs';
import { loadMfe } from '../build/load-mfe.mjs';
import { loadEnvFile } from '../lib/env-file.mjs';
import { run } from '../lib/run.mjs';
import { remoteFolders, ROOT } from '../lib/workspaces.mjs';

/** Working directory of the user: npm starts scripts at the root. */
const cwd = (process.env['npm_lifecycle_event'] === 'mfe' && process.env['INIT_CWD']) || process.cwd();

loadEnvFile();
const args = process.argv.slice(2);
const { run: mfe } = await loadMfe(args[0]);
process.exitCode = await mfe(args, {
  stdout: (text) => process.stdout.write(text),
  stderr: (text) => process.stderr.write(text),
  stdin: process.stdin,
  env: process.env,
  program: 'npm run mfe --',
  root: ROOT,
  cwd,
  build,
  typeErrors,
  install,
  storedReleases: {
    read: (work) => withReleases(({ dir }) => work(dir)),
    change: (work) => withReleases(({ change }) => change(work)),
  },
});

/** @param {string} folder */
async function build(folder) {
  if (!remoteFolders().includes(folder)) throw new Error(`${folder} is not a folder of a remote`);
  const { code, output } = await tryToBuild(folder);
  if (code !== 0) throw new Error(`${folder} could not be built:\n${output.trim()}`);
}

async function install() {
  process.stderr.write('› Installing what the new remote needs\n');
  const npm = process.env['npm_execpath'];
  const words = ['install', '--no-audit', '--no-fund'];
  const { code, output } = npm
    ? await run(process.execPath, [npm, ...words], { quiet: true })
    : await run('npm', words, { quiet: true });
  if (code !== 0)
    throw new Error(`npm install failed; run it again when this is put right:\n${output.trim()}`);
}

/**
 * @template T
 * @param {(releases: import('@naija/server/releases').ReleaseStore) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withReleases(work) {
  await prepareNode();
  // Imported here since it is built by now.
  const { readReleaseSettings, withReleases: open } = await import('@naija/server/releases');
  return open(readReleaseSettings(process.env), (line) => process.stderr.write(`${line}\n`), work);
}
