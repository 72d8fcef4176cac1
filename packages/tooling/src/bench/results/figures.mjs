/**
 * Measured variants: this site, the same with client rendering only, the same sources in one bundle, and the least that
 * is possible (the page without scripts, or a route of Fastify that gives a constant).
 * @typedef {'ours' | 'unrendered' | 'bundle' | 'limit'} Variant
 */

/**
 * One row of the table. Samples with the same index were taken one right after the other.
 * @typedef {object} Figure
 * @property {string} id
 * @property {string} title with its unit
 * @property {Partial<Record<Variant, readonly number[]>>} samples
 */

/** @typedef {{ median: number, min: number, max: number }} Spread */

/**
 * @typedef {object} Summary
 * @property {string} title
 * @property {Partial<Record<Value, Spread>>} values
 */

/** @typedef {Variant | `ours/${Exclude<Variant, 'ours'>}`} Value a variant, or ours over another */

/** @type {readonly Variant[]} */
export const VARIANTS = ['ours', 'unrendered', 'bundle', 'limit'];
/** @type {readonly Exclude<Variant, 'ours'>[]} */
const OTHERS = ['unrendered', 'bundle', 'limit'];

/** @param {readonly number[]} samples at least one */
export function spreadOf(samples) {
  const sorted = [...samples].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = NaN, high = NaN] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return { median: (low + high) / 2, min: sorted[0] ?? NaN, max: sorted.at(-1) ?? NaN };
}

/**
 * Summarizes a figure. Ratios compare run by run, since the speed of the machine changes from one run to the next.
 * @param {Figure} figure @returns {Summary}
 */
export function summarize({ title, samples }) {
  /** @type {Summary['values']} */
  const values = {};
  for (const variant of VARIANTS) {
    const own = samples[variant];
    if (own && own.length > 0) values[variant] = spreadOf(own);
  }
  for (const other of OTHERS) {
    const ratios = ratiosOf(samples.ours ?? [], samples[other] ?? []);
    if (ratios.length > 0) values[`ours/${other}`] = spreadOf(ratios);
  }
  return { title, values };
}

/** @param {readonly number[]} ours @param {readonly number[]} other */
function ratiosOf(ours, other) {
  if (ours.length !== other.length) return [];
  return ours.map((value, run) => value / (other[run] ?? NaN)).filter(Number.isFinite);
}
