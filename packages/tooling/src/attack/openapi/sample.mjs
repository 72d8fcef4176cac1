import { generateSync } from 'json-schema-faker';

/** @typedef {import('./document.mjs').Operation} Operation */
/** @typedef {string | number | boolean | null | Json[] | { [name: string]: Json }} Json */

/**
 * A request in parts, so that each can be changed.
 * @typedef {object} Sample
 * @property {Record<string, Json>} path
 * @property {Record<string, Json>} query
 * @property {Record<string, Json>} header
 * @property {string | undefined} type of the body
 * @property {Json | undefined} body
 */

/**
 * A request that the document allows.
 * @param {Operation} operation @param {Readonly<Record<string, Json>>} known values of parameters, such as ids of what there is
 * @param {number} seed
 * @returns {Sample}
 */
export function sampleOf({ parameters, bodies }, known, seed) {
  const types = Object.keys(bodies);
  const type = types[seed % types.length];
  /** @type {Sample} */
  const sample = { path: {}, query: {}, header: {}, type, body: undefined };
  for (const { in: place, name, schema } of parameters) {
    const value = known[name] ?? generate(schema, seed);
    sample[place][name] = value;
  }
  if (type !== undefined) sample.body = generate(bodies[type] ?? {}, seed);
  return sample;
}

/** @param {import('./document.mjs').Schema} schema @param {number} seed */
function generate(schema, seed) {
  return /** @type {Json} */ (generateSync(schema, { seed, optionalsProbability: 0.7 }));
}
