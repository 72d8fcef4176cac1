import { pathToFileURL } from 'node:url';
import { bundleSteps, nodeStep } from './build-steps.mjs';
import { fingerprint } from './fingerprint.mjs';
import { checkNode, install } from './install.mjs';
import { giveUp, say } from './say.mjs';
import { isStale, markFresh } from './stale.mjs';

/** @typedef {import('./build-steps.mjs').BuildStep} BuildStep */

/** Two bundlers at once suit the smallest machine; each takes about one core. */
const AT_ONCE = 2;

/** Checks Node, installs what is missing and builds what is stale. */
export async function prepare() {
  await prepareNode();
  await buildBundles();
}

/** As `prepare`, but without what the browser gets. */
export async function prepareNode() {
  checkNode();
  await install();
  await build(nodeStep());
}

async function buildBundles() {
  const waiting = bundleSteps();
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await build(step);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/**
 * Runs a step whose output is stale.
 * @param {BuildStep} step
 */
export async function build(step) {
  if (!isStale(step)) return;
  say(`Building ${step.name}`);
  const inputs = fingerprint(step.inputs);
  const { code, output } = await step.run();
  if (code !== 0) {
    process.stderr.write(output);
    giveUp(`${step.name} could not be built; the reason stands above`);
  }
  markFresh(step, inputs);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await prepare();
