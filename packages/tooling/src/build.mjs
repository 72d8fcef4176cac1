import { pathToFileURL } from 'node:url';
import { bundleSteps, kitStep, serverStep } from './build-steps.mjs';
import { fingerprint } from './fingerprint.mjs';
import { checkNode, install } from './install.mjs';
import { keepKit } from './kept-kit.mjs';
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
  await prepareKit();
  await build(serverStep());
}

/** As `prepareNode`, but without the server. */
export async function prepareKit() {
  checkNode();
  await install();
  await build(kitStep());
  keepKit();
}

/**
 * Runs a step whose output is stale.
 * @param {BuildStep} step
 */
export async function build(step) {
  const { code, output } = await tryToBuild(step);
  if (code === 0) return;
  process.stderr.write(output);
  giveUp(`${step.name} could not be built; the reason stands above`);
}

/**
 * Runs a step whose output is stale, and leaves it to the caller what a failure means.
 * @param {BuildStep} step
 */
export async function tryToBuild(step) {
  if (!isStale(step)) return { code: 0, output: '' };
  say(`Building ${step.name}`);
  const inputs = fingerprint(step.inputs);
  const result = await step.run();
  if (result.code === 0) markFresh(step, inputs);
  return result;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await prepare();
