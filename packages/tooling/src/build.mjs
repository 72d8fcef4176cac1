import { pathToFileURL } from 'node:url';
import { bundleSteps, nodeStep } from './build-steps.mjs';
import { fingerprint } from './fingerprint.mjs';
import { checkNode, install } from './install.mjs';
import { giveUp, say } from './say.mjs';
import { isStale, markFresh } from './stale.mjs';
import { twoAtOnce } from './two-at-once.mjs';

/** @typedef {import('./build-steps.mjs').BuildStep} BuildStep */

/**
 * Checks Node, installs what is missing and builds what is stale.
 * @param {BuildStep[]} more what is to be built besides the product
 */
export async function prepare(...more) {
  await prepareNode();
  await twoAtOnce([...bundleSteps(), ...more], build);
}

/** As `prepare`, but without what the browser gets. */
export async function prepareNode() {
  checkNode();
  await install();
  await build(nodeStep());
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
