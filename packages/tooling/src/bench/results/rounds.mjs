import { log } from '../../lib/log.mjs';

/** A page of a busy machine that was not there in time is visited once more. */
const ATTEMPTS = 2;

/**
 * Measures all variants in turn, as often as wanted: what slows the machine down meanwhile slows all of them down.
 * @template {string} Name @template S @template T
 * @param {{ name: string, runs: number, sites: { [Each in Name]?: S } }} options
 * @param {(variant: Name, site: S) => Promise<T>} measure
 * @returns {Promise<Partial<Record<Name, T[]>>>} what was measured of each variant, by run
 */
export async function measureInTurn({ name, runs, sites }, measure) {
  /** @type {Partial<Record<Name, T[]>>} */
  const measured = {};
  const variants = /** @type {[Name, S][]} */ (Object.entries(sites));
  for (let run = 0; run < runs; run += 1)
    for (const [variant, site] of variants) {
      log(`${name}: ${variant}, run ${String(run + 1)} of ${String(runs)}`);
      const result = await retried(() => measure(variant, site));
      (measured[variant] ??= []).push(result);
    }
  return measured;
}

/** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
async function retried(work) {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      log(`Once more, since ${error instanceof Error ? error.message : String(error)}`);
    }
}
