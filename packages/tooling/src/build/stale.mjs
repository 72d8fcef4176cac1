import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { ROOT } from '../lib/workspaces.mjs';

/** @typedef {import('./steps.mjs').BuildStep} BuildStep */

const STAMPS = path.join(ROOT, '.cache/build');

/** @param {BuildStep} step */
function stampFile({ name }) {
  return path.join(STAMPS, name.replaceAll(/\W+/g, '-'));
}

/**
 * True when a step's output is missing or was built from other inputs, by content.
 * @param {BuildStep} step
 */
export function isStale(step) {
  return !existsSync(path.join(ROOT, step.output)) || stampOf(step) !== fingerprint(step.inputs);
}

/**
 * The fingerprint of the inputs that a step's output belongs to; empty where that is not known.
 * @param {BuildStep} step
 */
export function stampOf(step) {
  const stamp = stampFile(step);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
}

/**
 * Records the fingerprint that a step's output was built from.
 * @param {BuildStep} step
 * @param {string} inputs taken before the step ran, so that an edit in between is seen
 */
export function markFresh(step, inputs) {
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stampFile(step), inputs);
}
