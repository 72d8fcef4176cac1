import { bundleSteps } from './build-steps.mjs';
import { prepareNode } from './build.mjs';
import { fingerprint } from './fingerprint.mjs';
import { run } from './run.mjs';
import { isStale, markFresh } from './stale.mjs';
import { ROOT } from './workspaces.mjs';

/** Where the command was typed; npm starts it in the folder of the repository. */
const cwd = (process.env['npm_lifecycle_event'] === 'mfe' && process.env['INIT_CWD']) || process.cwd();

await prepareNode();

// Not there before the first build, so it cannot be imported at the top.
const { run: mfe } = await import('@naija/remote-kit/mfe');
process.exitCode = await mfe(process.argv.slice(2), {
  stdout: (text) => process.stdout.write(text),
  stderr: (text) => process.stderr.write(text),
  env: process.env,
  root: ROOT,
  cwd,
  build,
  install,
});

/** @param {string} folder */
async function build(folder) {
  const step = bundleSteps().find(({ name }) => name === folder);
  if (!step) throw new Error(`${folder} is no folder of a remote`);
  if (!isStale(step)) return;
  process.stderr.write(`› Building ${folder}\n`);
  const inputs = fingerprint(step.inputs);
  const { code, output } = await step.run();
  if (code !== 0) throw new Error(`${folder} could not be built:\n${output.trim()}`);
  markFresh(step, inputs);
}

async function install() {
  process.stderr.write('› Installing what the new remote needs\n');
  const npm = process.env['npm_execpath'];
  const args = ['install', '--no-audit', '--no-fund'];
  const { code, output } = npm
    ? await run(process.execPath, [npm, ...args], { quiet: true })
    : await run('npm', args, { quiet: true });
  if (code !== 0)
    throw new Error(`npm install failed; run it again when this is put right:\n${output.trim()}`);
}
