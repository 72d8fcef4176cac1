import { bundleSteps, kitStep, serverStep } from './steps.mjs';
import { fingerprint } from './fingerprint.mjs';
import { checkNode, install } from './install.mjs';
import { saveLastGoodKit } from './last-good-kit.mjs';
import { exitWithError, log } from '../lib/log.mjs';
import { isStale, markFresh } from './stale.mjs';
import { forEachConcurrently } from '../lib/concurrency.mjs';

/** @typedef {import('./steps.mjs').BuildStep} BuildStep */

/**
 * Checks Node, installs what is missing and builds what is stale.
 * @param {BuildStep[]} more what is to be built besides the product
 */
export async function prepare(...more) {
  await prepareKit();
  // The storybook takes as long as three bundles: begun last, it would leave a core without work.
  await forEachConcurrently([...more, serverStep(), ...bundleSteps()], build);
}

/** As `prepare`, but without what the browser gets. */
export async function prepareNode() {
  await prepareKit();
  await build(serverStep());
}

/** As `prepareNode`, but without the server. */
export async function prepareKit() {
  checkNode();
  await install();
  await build(kitStep());
  saveLastGoodKit();
}

/**
 * Runs a step whose output is stale.
 * @param {BuildStep} step
 */
export async function build(step) {
  const { code, output } = await tryToBuild(step);
  if (code === 0) return;
  process.stderr.write(output);
  exitWithError(`${step.name} could not be built; the reason stands above`);
}

/**
 * Runs a step whose output is stale; the caller handles a failure.
 * @param {BuildStep} step
 */
export async function tryToBuild(step) {
  if (!isStale(step)) return { code: 0, output: '' };
  log(`Building ${step.name}`);
  const inputs = fingerprint(step.inputs);
  const result = await step.run();
  if (result.code === 0) markFresh(step, inputs);
  return result;
}
